web-cairn-heap = { $n ->
    [one] One stone lies on the heap
   *[other] { $n } stones lie on the heap
 }
web-cairn-take = { $n ->
    [one] Take a stone
   *[other] Take { $n } stones
 }
