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
schotten-why-claim = a(z) { $stone }. Kő meg van nyerve: ezt az oldalt már semmi sem üti
schotten-why-pick = { $card } áthelyezése változtat a legtöbbet
schotten-why-move = a lap a(z) { $stone }. Kőnél ér a legtöbbet
schotten-why-back = { $card } hiányzik majd a legkevésbé
schotten-why-face = így a legerősebb az oldal
schotten-why-draw-tactics = egy taktikai lap meglepetést hozhat
schotten-why-draw-clan = a Klánkártyák nyerik a Köveket
schotten-why-discard = a lap útban volt
schotten-why-no-card = nincs lap, amit letehetnék
schotten-why-tactics-wait = a Taktikai lapjaim várhatnak
schotten-why-done = nincs több elfoglalható Kő
schotten-why-recruiter = három új lap kettőért, amit nélkülözhetek
schotten-why-strategist = egy lapom máshol többet ér
schotten-why-traitor = a másik egy lapja az én oldalamon többet ér
schotten-why-banshee = a másik egy lapja túl jó ahhoz, hogy maradjon
schotten-why-bluff = a(z) { $stone }. Kőnél az összegem többet ér, mint a kombinációm
schotten-why-mud = egy negyedik lap a(z) { $stone }. Kőnél nekem többet segít
schotten-why-spare = { $card } a legjobban nélkülözhető, és a(z) { $stone }. Kő veszít vele a legkevesebbet
schotten-why-opens = { $card } megnyitja a következő követ, ahol még nincs lapom: { $stone }
schotten-why-adds = { $card } itt ér a legtöbbet: { $stone }. kő
schotten-why-towards = { $card } a(z) { $stone }. Kőnél ezt építi: { schotten-why-formation }
schotten-why-unbeatable = { $card } a(z) { $stone }. Kőnél: { schotten-why-formation }, amit senki sem üt
schotten-why-complete = { $card } teljessé teszi a(z) { $stone }. Kő oldalát: { schotten-why-formation } { $total }
