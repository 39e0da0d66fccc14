# Analysebretter: was sich aus einer Stellung errechnen lässt.

schotten-study-proved = { $name } kann Stein { $stone } nehmen, mit { $yours }: { $cards }.
schotten-study-not-proved = { $name }: { $reason }.
