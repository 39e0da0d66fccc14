# Study boards: what can be worked out of a position.

schotten-study-proved = { $name } can prove stone { $stone } with { $yours }: { $cards }.
schotten-study-not-proved = { $name }: { $reason }.
