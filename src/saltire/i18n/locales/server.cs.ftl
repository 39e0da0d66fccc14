# Co se děje u stolu serveru, a rychlé věty.

event-table-join = { $who ->
    [you] Usedáte ke stolu.
   *[other] { $name } usedá ke stolu.
 }
event-table-leave = { $who ->
    [you] Vstáváte od stolu.
   *[other] { $name } vstává od stolu.
 }
event-table-salt = { $who ->
    [you] Přidáváte slovo k míchání.
   *[other] { $name } přidává slovo k míchání.
 }
event-table-start = Hra začíná.
event-table-drop = Stůl je zavřený.
event-table-undo = { $who ->
    [you] Berete svou akci zpět.
   *[other] { $name } bere akci zpět.
 }
event-table-resign = { $who ->
    [you] Vzdáváte se.
   *[other] { $name } se vzdává.
 }
event-table-flag = { $who ->
    [you] Váš čas vypršel.
   *[other] { $name }: čas vypršel.
 }
event-table-claim = { $who ->
    [you] Nárokujete si výhru: { $whom } tu není.
   *[other] { $name } si nárokuje výhru: { $whom } tu není.
 }
event-table-call-bot = { $who ->
    [you] Voláte bota za hráče { $whom }.
   *[other] { $name } volá bota za hráče { $whom }.
 }
event-table-return = { $who ->
    [you] Vracíte se na své místo.
   *[other] { $name } je zpět.
 }
event-table-offer-draw = { $who ->
    [you] Nabízíte remízu.
   *[other] { $name } nabízí remízu.
 }
event-table-accept-draw = { $who ->
    [you] Přijímáte remízu.
   *[other] { $name } přijímá remízu.
 }
event-table-refuse-draw = { $who ->
    [you] Bez remízy.
   *[other] { $name }: bez remízy.
 }
event-table-ask-takeback = { $who ->
    [you] Žádáte o vrácení tahu.
   *[other] { $name } žádá o vrácení tahu.
 }
event-table-accept-takeback = { $who ->
    [you] Povolujete vrácení tahu.
   *[other] { $name } povoluje vrácení tahu.
 }
event-table-refuse-takeback = { $who ->
    [you] Tah se nevrací.
   *[other] { $name }: tah se nevrací.
 }
event-table-rematch = { $who ->
    [you] Chcete další hru.
   *[other] { $name } chce další hru.
 }

phrase-hello = Ahoj!
phrase-good-luck = Hodně štěstí!
phrase-thinking = Přemýšlím.
phrase-your-turn = Jste na tahu!
phrase-well-played = Pěkně zahráno!
phrase-oops = Jejda!
phrase-sorry = Promiňte!
phrase-thanks = Díky!
phrase-good-game = Pěkná partie!
phrase-again = Ještě jednu?
