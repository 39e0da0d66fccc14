# Profiles and leaderboards, in English.

web-people-statistics = Games
web-people-no-statistics = No finished game yet.
web-people-opponents = Against
web-people-against-people = people
web-people-against-bots = bots
web-people-against-alone = nobody: all seats played
web-people-won = Won
web-people-drawn = Shared
web-people-lost = Lost
web-people-ratings = Ratings
web-people-no-ratings = No rated game yet.
web-people-players = { $n ->
    [one] one player
   *[other] { $n } players
 }
web-people-rating-now = Now
web-people-rating-best = Best
web-people-rated-games = Rated games
web-people-provisional = provisional
web-people-provisional-help = Until there are { $n } rated games a rating is provisional and is on no leaderboard.
web-people-plot = { $game }, { $players }: { $first } → { $last }, at best { $best }
web-people-plot-points = The figures
web-people-day = Day
web-people-against = Head-to-head
web-people-against-whom = Compare with
web-people-against-name = Name of a player
web-people-compare = Compare
web-people-against-none = { $one } and { $other } have finished no game together.
web-people-better = { $name } did better
web-people-latest = Latest games
web-people-nobody = Nobody here has that name.
web-people-private-other = This profile is private: only its owner sees games and ratings.
web-people-private-own = Your profile is private: nobody else sees this.
web-people-privacy = Who sees your games and ratings?
web-people-private = Keep my profile private
web-people-private-help = Others see your name only, and you are on no leaderboard. Tables in the lobby stay as public as they are.
web-people-gone = There is nobody of that name
web-people-gone-lead = The account was deleted, or the address is wrong.
web-people-leaders-lead = The highest ratings.
web-people-leaders-who = Listed are people with an account and at least { $n } rated games. A rating says how strong a player is at the very least.
web-people-leaders-none = Nobody has played enough rated games yet.
web-people-leaders-start = Set up a rated game
web-people-how-many = Players at the table
web-people-place = Place
web-people-player = Player
web-people-you = you
