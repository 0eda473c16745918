export const deu = `
warum ist der Himmel blau?
wer hat dir das erzählt?
was hast du da in der Hand?
wie war es heute in der Schule?
wo hast du denn deine Mütze gelassen?
wann hat Oma Geburtstag?
welche Farbe magst du am liebsten?
wessen Jacke ist das?
wem gehört der Rucksack?
wen hast du gestern getroffen?
weshalb bist du so traurig?
wieso sagst du so was?
woher kennst du den?
wohin sind die Dinosaurier verschwunden?
womit habe ich das verdient?
wozu brauchen wir Mathe?
worüber lachst du?
woran denkst du gerade?
wie viele Beine hat eine Spinne?
wie alt wird ein Elefant?
wie lange seid ihr schon verheiratet?
wie oft soll ich dir das noch sagen?
wie groß bist du eigentlich?
wie schreibt man Rhythmus?
wie bindet man eine Krawatte?
wie bekomme ich einen Rotweinfleck raus?
wie repariere ich einen tropfenden Wasserhahn?
wie funktioniert ein Magnet?
wie geht es deiner Mutter?
wie heißt deine neue Lehrerin?
wie kommst du denn darauf?
wie sagt man das auf Englisch?
wie soll ich das bloß schaffen?
was ist der Unterschied zwischen Hase und Kaninchen?
was ist der Sinn des Lebens?
was frisst ein Igel?
was willst du mal werden?
was hat der Arzt gesagt?
was soll das denn?
was machst du da hinten?
was würdest du an meiner Stelle tun?
was bedeutet ambivalent?
was kann ich denn dafür?
was haltet ihr von ihm?
was ist denn los mit dir?
was war deine schönste Kindheitserinnerung?
was für ein Hund ist das?
wer war Karl der Große?
wer hat den Buchdruck erfunden?
wer hat angefangen?
wer möchte noch ein Gummibärchen?
wer kommt alles zur Hochzeit?
wer bist du eigentlich?
wer hat Faust geschrieben?
wo kommen die Babys her?
wo tut es denn weh?
wo leben Pinguine?
wo habt ihr euch kennengelernt?
wo ist mein Schnuller?
wann war der Dreißigjährige Krieg?
wann bekommst du dein Zeugnis?
wann hast du zuletzt geschlafen?
wann wird er endlich erwachsen?
warum weinst du denn?
warum schnurren Katzen?
warum hast du deine Schwester gehauen?
warum glaubt mir keiner?
warum bin ich immer so müde?
warum muss ich das immer machen?
welcher Planet ist der größte?
welches Tier ist am schnellsten?
in welcher Klasse bist du jetzt?
an wen erinnert dich das?
mit wem warst du gestern weg?
seit wann trägst du eine Brille?
hast du deine Hausaufgaben gemacht?
hast du dir die Zähne geputzt?
hast du schon gehört was passiert ist?
hast du meine Brille gesehen?
hast du Geschwister?
habt ihr euch wieder vertragen?
haben Fische Ohren?
hat er sich wenigstens entschuldigt?
bist du ein Mensch oder eine Maschine?
bist du mir noch böse?
bist du verliebt?
ist das dein Ernst?
ist sie nicht süß?
ist ein Wal ein Fisch?
sind wir nicht alle ein bisschen verrückt?
sind Delfine schlau?
war Goethe wirklich so eitel?
warst du schon mal verliebt?
wart ihr auch auf der Party?
glaubst du an Gott?
glaubst du sie mag mich?
kennst du die neue Kollegin?
kannst du ein Geheimnis für dich behalten?
kannst du bis hundert zählen?
kannst du mal bitte kurz meine Tasche halten?
kann ich auch einen Keks haben?
kann mir das mal jemand erklären?
können Schweine schwimmen?
könntet ihr bitte aufhören zu streiten?
könnte es sein dass du lügst?
darf ich dich was fragen?
darf man Schildkröten im Garten halten?
soll ich ihn einfach ansprechen?
sollen wir Ich sehe was was du nicht siehst spielen?
willst du mich heiraten?
wollt ihr ein Rätsel hören?
würdest du für mich lügen?
wirst du mich vermissen?
weißt du noch wie wir uns verlaufen haben?
magst du lieber Hunde oder Katzen?
muss das jetzt sein?
müssen wir da wirklich hin?
findest du mich zu dick?
lebt dein Opa eigentlich noch?
gibt es Außerirdische?
gibt es den Weihnachtsmann wirklich?
gehst du gern in die Schule?
stimmt es dass Elefanten nie vergessen?
tut dir der Zahn noch weh?
verstehst du was ich meine?
und was hat sie dann gesagt?
echt jetzt?
sag mal geht es noch?
erklär mir mal die Relativitätstheorie
erklär mir warum die Blätter bunt werden
erzähl mir von deinem Tag
erzähl das bloß keinem weiter
erzähl Papa was du gemalt hast
sag deinem Bruder dass es dir leid tut
sag mir die Wahrheit
sag der Tante schön guten Tag
sag mir wer Amerika entdeckt hat
gib das sofort deiner Schwester zurück
gib mir mal ein Taschentuch
gib mir einen Kuss
gib nicht so an
lass deinen Bruder in Ruhe
lass mich mal überlegen
lass das
lass uns später darüber reden
lasst uns ein Spiel spielen
lasst den Hund in Frieden
hör auf zu jammern
hör mir doch mal zu
hört auf zu zanken
schau mal die vielen Kühe
schau mich an wenn ich mit dir rede
guck mal was ich gefunden habe
guck nicht so blöd
setz dich richtig hin
sitz still
nimm die Füße vom Sitz
nimm dir ein Beispiel an deiner Schwester
nimm das nicht so ernst
nimm den Finger aus der Nase
zieh deine Schuhe an
zieh nicht so ein Gesicht
komm her mein Schatz
komm schon so schlimm ist es nicht
geh mir nicht auf die Nerven
geh dir die Hände waschen
bleib ganz ruhig
bleib sitzen
sei nicht so frech
sei doch mal ehrlich
seid lieb zueinander
mach dir keine Sorgen
mach den Mund zu beim Kauen
mach keine Witze
mach mir nichts vor
macht euch nicht schmutzig
halt meine Hand fest
halt dich da raus
haltet euch die Ohren zu
hilf mir mal bei der Aufgabe hier
iss dein Brot auf
trink einen Schluck Wasser
wisch dir den Mund ab
putz dir die Nase
pass auf deine kleine Schwester auf
pass auf was du sagst
denk dir eine Zahl zwischen eins und zehn
denk doch mal nach
stell dir vor du könntest fliegen
stell dich nicht so an
stell keine dummen Fragen
nenne drei Säugetiere die Eier legen
nenn mich nicht so
buchstabiere Donaudampfschifffahrt
übersetze gute Nacht ins Spanische
berechne die Fläche von einem Kreis
schreib einen Aufsatz über die Französische Revolution
lies mir ein Gedicht vor
zähl mal bis drei
zeig mir deine Zunge
zeig doch mal was du gebastelt hast
wirf das bitte in den Müll
bitte hör auf zu weinen
bitte sei nicht sauer
entschuldige dich bei ihr
vergiss nicht danke zu sagen
versprich mir dass du nicht lachst
versuch ein bisschen zu schlafen
warte nur bis wir zu Hause sind
wünsch dir was
rate mal wen ich getroffen habe
reg dich nicht auf
schrei nicht so
schlaf gut mein Kleiner
schäm dich
trau dich
tu nicht so als wüsstest du nichts
beeilt euch ein bisschen
beiß nicht auf deinen Nägeln rum
fass das nicht an
frag deinen Vater
freu dich doch mal
rück mal ein Stück
hallo zusammen
guten Morgen ihr Schlafmützen
gute Nacht und träum was Schönes
auf Wiedersehen und bis bald
grüß dich lange nicht gesehen
alles Gute zum Geburtstag
frohe Weihnachten
herzlichen Glückwunsch zur Prüfung
Gesundheit
tut mir leid das wollte ich nicht
gern geschehen
ich bin so müde heute
ich bin stolz auf dich
ich bin schwanger
ich bin gegen Nüsse allergisch
ich bin doch nicht blöd
ich bin in einem kleinen Dorf aufgewachsen
ich habe keine Lust auf Schule
ich habe heute Nacht schlecht geträumt
ich habe Kopfschmerzen
ich habe zwei Brüder und eine Schwester
ich habe es dir doch gesagt
ich habe eine Eins in Chemie
ich habe meine Schlüssel verloren
ich habe sie seit Jahren nicht gesehen
ich hab dich lieb
ich hasse Montage
ich glaube er lügt
ich glaube mein Chef mag mich nicht
ich glaub ich spinne
ich weiß nicht was ich sagen soll
ich weiß es doch auch nicht
ich vermisse meinen Hund
ich verstehe kein Wort
ich kann nicht mehr
ich kann das nicht glauben
ich will aber ein Eis
ich will nicht in den Kindergarten
ich möchte Tierarzt werden
ich wünschte ich wäre größer
ich wollte dich nicht verletzen
ich muss dringend abnehmen
ich müsste mal wieder Sport machen
ich frage mich was aus ihm geworden ist
ich finde das unfair
ich hätte Medizin studieren sollen
ich würde das niemals tun
ich war so aufgeregt vor der Prüfung
ich arbeite als Krankenpfleger
ich denke also bin ich
mein Lieblingstier ist der Pinguin
mein Großvater war Bergmann
mein Zahn wackelt
mein Chef macht mich wahnsinnig
meine Schwester heiratet im Juni
meine Schuhe drücken
meine Tochter lernt gerade laufen
du bist die Beste
du hast da was am Kinn
du siehst müde aus
du hörst mir nie zu
du wirst es nicht glauben
du bist dran
er schnarcht wie ein Bär
er hat mich an den Haaren gezogen
er meldet sich nie
er ist zwei Jahre älter als ich
sie hat die Augen von ihrem Vater
sie ist jetzt Vegetarierin
sie hat gekündigt und studiert wieder
sie wollte kommen aber sie ist krank geworden
wir müssen reden
wir hatten im Zoo so viel Spaß
wir haben gerade über dich gesprochen
wir sollten das öfter machen
wir schreiben am Donnerstag eine Klassenarbeit
ihr seid unmöglich
ihr habt doch alle keine Ahnung
die haben sich schon wieder getrennt
die Nachbarn streiten sich ständig
die Kinder schlafen endlich
die Lehrerin ist total streng
der Hund hat meine Hausaufgaben gefressen
der Idiot hat nicht geblinkt
der frühe Vogel fängt den Wurm
der Apfel fällt nicht weit vom Stamm
das ist nicht lustig
das war doch nur Spaß
das geht dich gar nichts an
das ist ja langweilig
das habe ich nicht so gemeint
das erinnert mich an meine Kindheit
das macht doch nichts
das glaubt mir kein Mensch
das Baby hat den ersten Zahn
da krabbelt eine Spinne auf deiner Schulter
da hast du recht
es war einmal ein König
es tut so weh
es ist zum Heulen
es gibt Dinge die versteht man nicht
so ein Quatsch
so was habe ich noch nie gesehen
so ist das Leben
na ja mal sehen
also wo war ich stehen geblieben
ach du meine Güte
ach wie schade
aua das tut weh
oh je der Arme
Mama der guckt mich immer an
Papa mir ist schlecht
keiner hat mich gern
jeder macht mal Fehler
alle meine Freunde haben so was
manche Leute lernen es nie
früher war alles besser
als ich so alt war wie du hatten wir nichts
wenn ich das gewusst hätte
weil ich es sage
aber ich dachte du liebst mich
eigentlich ist er ganz nett
ehrlich gesagt ist mir das peinlich
vielleicht hat sie einfach Angst
hoffentlich besteht er die Prüfung
leider hat sie abgesagt
Fischers Fritz fischt frische Fische
Ende gut alles gut
zwei mal drei macht vier
schon wieder Montag
typisch Männer
`
