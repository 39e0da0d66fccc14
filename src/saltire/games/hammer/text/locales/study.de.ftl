# Analysebretter: was sich aus einer Stellung errechnen lässt.

hammer-study-odds = Schlacht in { $area }, wenn beide bis zum Ende kämpfen: { $name } als Angreifer vernichtet den Gegner in { $odds } % der Fälle, { $other } in { $loss } %; in { $rest } % muss sich der Angreifer zurückziehen.
