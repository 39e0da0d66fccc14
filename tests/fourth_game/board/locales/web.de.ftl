web-cairn-heap = { $n ->
    [one] Ein Stein liegt auf dem Haufen
   *[other] { $n } Steine liegen auf dem Haufen
 }
web-cairn-take = { $n ->
    [one] Nimm einen Stein
   *[other] Nimm { $n } Steine
 }
