# Rozborová deska: co lze z pozice spočítat.

schotten-study-proved = { $name } může ovládnout kámen { $stone }; kombinace { $yours }: { $cards }.
schotten-study-not-proved = { $name }: { $reason }.
