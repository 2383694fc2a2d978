### A few messages of Pocket Battles in Polish; the rest is English.

price = { $price ->
    [0] { "" }
    [one] { "" } – { $price } znacznik
    [few] { "" } – { $price } znaczniki
   *[many] { "" } – { $price } znaczników
}
question-deploy = Który stos kładziesz i gdzie?
question-order = Jaki rozkaz wydajesz? Masz do użycia { $ready ->
    [one] { $ready } znacznik
    [few] { $ready } znaczniki
   *[many] { $ready } znaczników
}.
event-stacks-opened = Wszystkie stosy są odkryte.
