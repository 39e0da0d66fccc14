# Elemzőtábla: ami egy állásból kiszámítható.

schotten-study-proved = { $name }, { $stone }. Kő: elfoglalható, ezzel: { $yours } ({ $cards }).
schotten-study-not-proved = { $name }: { $reason }.
