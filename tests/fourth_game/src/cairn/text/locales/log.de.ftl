title-cairn = Steinhaufen

cairn-event-dealt = Dein Gewicht ist { $weight }.
cairn-event-taken = { $who ->
    [you] Du nimmst { $stones }; es bleiben { $left }.
   *[other] { $name } nimmt { $stones }; es bleiben { $left }.
 }
