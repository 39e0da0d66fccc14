# Analysebretter: was sich aus einer Stellung errechnen lässt.

swords-study-daggers = Nicht gesehene Dolchkarten nach Wert
