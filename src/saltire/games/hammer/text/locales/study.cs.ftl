# Rozborová deska: co lze z pozice spočítat.

hammer-study-odds = Bitva { FORM($area, "in") }, bojují-li obě strany až do konce: { $name } jako útočník zničí nepřítele v { $odds } % případů, { $other } v { $loss } %; v { $rest } % musí útočník ustoupit.
