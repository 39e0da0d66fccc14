# Why a bot chose as it did.

schotten-why-formation = { $formation ->
    [sum] Összeg
    [run] Sor
    [colour] Szín
    [kind] { $size ->
        [4] Póker
       *[other] Drill
    }
   *[colour-run] Színsor
 }
schotten-why-claim = { $stone ->
    [1] az
    [5] az
   *[other] a
 } { $stone }. Kő meg van nyerve: ezt az oldalt már semmi sem üti
schotten-why-pick = { FORM($card, "the") } áthelyezése változtat a legtöbbet
schotten-why-move = a lap { $stone ->
    [1] az
    [5] az
   *[other] a
 } { $stone }. Kőnél ér a legtöbbet
schotten-why-back = { FORM($card, "the") } hiányzik majd a legkevésbé
schotten-why-face = így a legerősebb az oldal
schotten-why-draw-tactics = egy Taktikai lap meglepetést hozhat
schotten-why-draw-clan = a Köveket a Klánkártyák nyerik meg
schotten-why-discard = a lap útban volt
schotten-why-no-card = nincs lap, amit letehetnék
schotten-why-tactics-wait = a Taktikai lapjaim várhatnak
schotten-why-done = nincs több elfoglalható Kő
schotten-why-recruiter = három új lap kettőért, amelyet nélkülözhetek
schotten-why-strategist = egyik lapom máshol többet ér
schotten-why-traitor = a másik egyik lapja az én oldalamon többet ér
schotten-why-banshee = a másik egyik lapja túl jó ahhoz, hogy maradjon
schotten-why-bluff = { $stone ->
    [1] az
    [5] az
   *[other] a
 } { $stone }. Kőnél az összegem többet ér, mint a kombinációm
schotten-why-mud = egy negyedik lap { $stone ->
    [1] az
    [5] az
   *[other] a
 } { $stone }. Kőnél nekem többet segít
schotten-why-spare = { FORM($card, "the") } a legjobban nélkülözhető, és { $stone ->
    [1] az
    [5] az
   *[other] a
 } { $stone }. Kő veszít vele a legkevesebbet
schotten-why-opens = { FORM($card, "the") } megnyitja { $stone ->
    [1] az
    [5] az
   *[other] a
 } { $stone }. Követ, ahol még nincs lapom
schotten-why-adds = { FORM($card, "the") } { $stone ->
    [1] az
    [5] az
   *[other] a
 } { $stone }. Kőnél ér a legtöbbet
schotten-why-towards = { FORM($card, "the") } { $stone ->
    [1] az
    [5] az
   *[other] a
 } { $stone }. Kőnél ezt építi: { schotten-why-formation }
schotten-why-unbeatable = { FORM($card, "the") } { $stone ->
    [1] az
    [5] az
   *[other] a
 } { $stone }. Kőnél: { schotten-why-formation }, amelyet már semmi sem üt
schotten-why-complete = { FORM($card, "the") } teljessé teszi az oldalt { $stone ->
    [1] az
    [5] az
   *[other] a
 } { $stone }. Kőnél: { schotten-why-formation } { $total }
