# What a player may choose, in Hungarian: for hints, reviews and the log.

schotten-clan-card = { $part ->
    [subject] a{ " " }
   *[object] { "" }
 }{ $colour ->
    [R] piros
    [O] narancs
    [Y] sárga
    [G] zöld
    [B] kék
   *[P] lila
 } { $strength }
schotten-choice-lay = Tedd le { $stone ->
    [1] az
    [5] az
   *[other] a
 } { $stone }. Kő mellé: { $card }
schotten-choice-play = Játszd ki: { $card }
schotten-choice-claim = Foglald el { $stone ->
    [1] az
    [5] az
   *[other] a
 } { $stone }. Követ
schotten-choice-pick = Válaszd ezt: { $card }
schotten-choice-move = Helyezd át { $stone ->
    [1] az
    [5] az
   *[other] a
 } { $stone }. Kőhöz: { $card }
schotten-choice-back = Tedd vissza a paklija alá: { $card }
schotten-choice-face = A Joker ezt képviselje: { $card }
schotten-choice-strength = A Pajzshordozó erőssége legyen { $strength }
schotten-choice-done = Ne foglalj el többet
schotten-choice-pass = Passzolj
schotten-choice-draw-clan = Húzz Klánkártyát
schotten-choice-draw-tactics = Húzz Taktikai lapot
schotten-choice-discard = Dobd el: { $card }
