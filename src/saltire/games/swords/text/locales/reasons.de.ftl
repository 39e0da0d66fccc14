# Why a bot chose as it did.

swords-why-odds = Schottland hat etwa { $odds } % Siegchance
swords-why-traitors = { $n ->
    [0] ich erwarte keinen Verrat
   *[other] ich erwarte Verrat von { $seats }
 }
swords-why-taxes = Gold ist mir jetzt mehr wert als weitere Einheiten
swords-why-militia = eine Einheit in jedes Lager und eine für Schottland: wir werden sie brauchen
swords-why-troops = ich brauche Einheiten in meiner Burg
swords-why-mercenaries = vier Einheiten für ein Gold: ich werde sie brauchen
swords-why-gold = Gold gewinnt Spiele
swords-why-units-later = wenn ich zurück bin, werde ich Einheiten brauchen
swords-why-camp-enough = eine Einheit im Lager genügt, um bezahlt zu werden
swords-why-camp = mit { $units } mehr in meinem Lager: { swords-why-odds }
swords-why-camp-loyal = mit { $units } mehr in meinem Lager, auf Schottlands Seite: { swords-why-odds }
swords-why-card = { $card } hilft mir jetzt mehr als später
swords-why-card-on = { $card } auf { $seat } hilft mir jetzt mehr als später
swords-why-units = diese Zahl hilft mir am meisten
swords-why-drop = je weniger Dolche, desto besser
swords-why-done = ich habe getan, was ich wollte
swords-why-pass = ich behalte meine Karten: keine würde mir jetzt helfen
swords-why-no-card = keine meiner Karten lässt sich jetzt spielen
swords-why-peek = ich weiß nicht, wo { $seat } steht
swords-why-word = ich habe { $side ->
    [england] England
   *[scotland] Schottland
 } mein Wort gegeben
swords-why-good-word = ich sage { $side ->
    [england] England
   *[scotland] Schottland
 }, und mein Wort gilt
swords-why-open = sie dürfen wissen, dass ich zu { $side ->
    [england] England
   *[scotland] Schottland
 } stehe
swords-why-pretend = sie sollen glauben, dass ich zu { $side ->
    [england] England
   *[scotland] Schottland
 } stehe
swords-why-count-on-me = sie sollen auf mich zählen
swords-why-small-daggers = kleine Dolche wecken kleinen Verdacht
swords-why-true-daggers = die Wahrheit kostet nichts
swords-why-revenge = ihr habt mich verraten, jetzt verrate ich euch; { swords-why-odds }
swords-why-late = Verrat lohnt sich spät; { swords-why-odds }
swords-why-crown = { swords-why-odds }, und das Gold der Krone ist einen Dolch wert
swords-why-loyal = ich stehe zu Schottland; { swords-why-odds }
swords-why-dagger-costs = { swords-why-odds }, und ein Dolch käme mich teurer zu stehen, als die Krone zahlt
swords-why-side-england = { swords-why-traitors }: { swords-why-odds }, und die Krone bezahlt mir den Dolch
swords-why-side-scotland = { swords-why-traitors }: { swords-why-odds }, und meine Hände bleiben sauber
swords-why-grudge = { $seat } hat mich verraten
swords-why-home = ohne { $seat } ist die Schlacht besser für mich
swords-why-daggers = { $seat } hat { $n } { $n ->
    [one] Dolchkarte
   *[other] Dolchkarten
 }: besser an Schottland gebunden
swords-why-would-betray = { $seat } würde uns wohl verraten (etwa { $odds } %): besser an Schottland gebunden
swords-why-bound = { $seat } an Schottland gebunden hilft mir am meisten
swords-why-badge = mit der Ehrenmarke kämpft das andere Lager für Schottland
swords-why-keep = das andere Lager darf bleiben, wo es ist
