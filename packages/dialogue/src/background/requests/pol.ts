export const pol = `
otwórz okno | zamknij wszystkie okna | opuść moją szybę | podnieś szyby | uchyl trochę okno
otwórz szyberdach | zamknij okno dachowe | złóż dach
zamknij samochód | odblokuj drzwi | otwórz drzwi | czy drzwi są zamknięte | włącz blokadę dla dzieci
otwórz bagażnik | zamknij klapę bagażnika | otwórz maskę
włącz światła | zgaś światło w środku | włącz długie | włącz awaryjne | przyciemnij oświetlenie nastrojowe
włącz wycieraczki | wycieraczki szybciej | przetrzyj tylną szybę | spryskaj przednią szybę
złóż lusterka | ustaw lewe lusterko | opuść lusterko w dół
odsuń mój fotel do tyłu | fotel do przodu | zapisz ustawienie fotela | obniż zagłówek
zadzwoń do brata | wybierz ten numer | odbierz telefon | rozłącz się | oddzwoń do ostatniej osoby
przeczytaj moje wiadomości | wyślij esemesa do Kasi | odpisz na tę wiadomość | czy mam nowe maile | napisz mu że się spóźnię
włącz tempomat | ustaw ogranicznik prędkości | włącz asystenta pasa ruchu | trzymaj większy odstęp | zaparkuj samochód
zatrąb | uruchom silnik | wyłącz samochód | przełącz na tryb sportowy | wysuń hak holowniczy
sprawdź ciśnienie w oponach | ile zostało paliwa | kiedy następny przegląd | co oznacza ta kontrolka
pokaż kamerę cofania | pokaż obraz z kamery
połącz się z wifi | włącz hotspot | sparuj nowy telefon | zaktualizuj oprogramowanie
jaka będzie jutro pogoda | czy będzie dzisiaj padać | ile jest stopni na dworze
co tam w wiadomościach | przeczytaj mi nagłówki | kto wygrał wczorajszy mecz
nastaw minutnik na dziesięć minut | obudź mnie o szóstej | przypomnij mi żebym kupił mleko | ustaw budzik
co mam dziś w kalendarzu | dodaj spotkanie na poniedziałek | odwołaj moje spotkanie | kiedy mam następne spotkanie
dopisz jajka do listy zakupów | zrób notatkę | co mam na liście zadań
zapal światło w kuchni | zamknij bramę garażową | zamknij w domu drzwi wejściowe | skręć ogrzewanie w domu
zamów pizzę | zarezerwuj stolik dla dwóch osób | kup bilety na koncert | ile mam pieniędzy na koncie
jak jest dzień dobry po hiszpańsku | ile to jest dwanaście razy osiem | jak się pisze w ogóle | ile deko ma kilogram
opowiedz mi dowcip | zaśpiewaj mi coś | kim jesteś | co potrafisz | jak się dzisiaj masz
`
