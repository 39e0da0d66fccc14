# Elemzőtábla: ami egy állásból kiszámítható.

hammer-study-odds = Csata { FORM($area, "in") }, ha mindkét fél a végsőkig harcol: a támadó { $name } { $odds }% eséllyel semmisíti meg az ellenfelet, { $other } { $loss }% eséllyel; { $rest }% eséllyel a támadónak vissza kell vonulnia.
