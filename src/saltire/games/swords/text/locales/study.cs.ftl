# Rozborová deska: co lze z pozice spočítat.

swords-study-daggers = Neviděné karty dýk podle hodnoty
