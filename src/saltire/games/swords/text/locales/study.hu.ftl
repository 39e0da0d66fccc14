# Elemzőtábla: ami egy állásból kiszámítható.

swords-study-daggers = Nem látott tőrkártyák érték szerint
