# The pages about Saltire and about checking a game.

web-fair-title = Férové kostky, férové karty
web-fair-lead = Karty si nemůže vybrat nikdo: hráči ani server. Nemusíte tomu věřit, můžete to ověřit.
web-fair-how = Jak to funguje
web-fair-step-1 = Před prvním rozdáním server zvolí tajné semínko a ukáže jeho otisk, závazek. Semínko pak už nelze změnit.
web-fair-step-2 = Každý hráč smí přidat vlastní slova, aby o míchání nerozhodoval sám ani server.
web-fair-step-3 = Každá karta a každý hod plyne ze semínka a z těchto slov podle pevného vzorce.
web-fair-step-4 = Po partii se semínko ukáže. Váš prohlížeč znovu spočítá otisk i každý los a porovná je.
web-fair-this = Tato partie
web-fair-where = Otevřete dohranou partii a ověřte ji:
web-fair-terminal = Také v terminálu:
web-about-lead = Saltire je stůl pro tři skotské deskové hry, s boty, lekcemi a záznamy. Je to svobodný software.
web-about-games = Hry
web-about-games-text = Pravidla říkáme vlastními slovy a obrázky jsou naše. Hry patří svým autorům a vydavatelům; líbí-li se vám některá, kupte si ji.
web-about-data = Co se uchovává
web-about-data-text = Jedna cookie říká, kdo jste. Žádná reklama, žádné sledování a nic se nenačítá odjinud. Účet lze smazat; jeho partie zůstanou, bez jména.
web-about-free = Licence
web-about-free-text = Program lze používat, měnit a předávat dál pod licencí MIT.
