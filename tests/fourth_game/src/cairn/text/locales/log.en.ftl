title-cairn = Cairn

cairn-event-dealt = Your weight is { $weight }.
cairn-event-taken = { $who ->
    [you] You take { $stones }; { $left } left.
   *[other] { $name } takes { $stones }; { $left } left.
 }
