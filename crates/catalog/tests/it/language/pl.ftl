### A few messages of Pocket Battles in Polish; the rest is English.

price = { $markers ->
    [0] { "" }
    [one] { "" } – { $markers } znacznik
    [few] { "" } – { $markers } znaczniki
   *[many] { "" } – { $markers } znaczników
}
question-deploy = Który stos kładziesz i gdzie?
question-order = Jaki rozkaz wydajesz? Masz do użycia { $ready ->
    [one] { $ready } znacznik
    [few] { $ready } znaczniki
   *[many] { $ready } znaczników
}.
event-stacks-opened = Wszystkie stosy są odkryte.
