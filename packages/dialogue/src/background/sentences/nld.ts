export const nld = `
waarom is de lucht blauw?
wie heeft jou dat verteld?
wat heb je daar in je hand?
wat wil je later worden?
wat zou jij in mijn plaats doen?
wat betekent ambivalent?
wat eten pinguïns?
wat zei de dokter?
wat is er met je aan de hand?
wat valt er te lachen?
hoe was het op school?
hoe schrijf je rododendron?
hoe gaat het met je moeder?
hoe krijg ik een wijnvlek uit mijn shirt?
hoe repareer ik een lekkende kraan?
hoe zeg je bedankt in het Duits?
hoe kon je dat vergeten?
hoe lang zijn jullie al getrouwd?
hoe oud wordt een schildpad?
hoeveel poten heeft een spin?
hoeveel weegt een olifant?
hoezo dan?
wanneer is oma jarig?
wanneer eindigde de Tachtigjarige Oorlog?
wanneer word jij eens volwassen?
waar heb ik mijn bril gelaten?
waar hebben jullie elkaar leren kennen?
waar leven panda's?
waar denk je aan?
waar heb je het over?
welke kleur vind je het mooist?
welke planeet is het grootst?
wiens jas is dit?
met wie was je gisteren?
sinds wanneer draag jij een bril?
in welke groep zit je nu?
wie heeft de Nachtwacht geschilderd?
wie wil het laatste koekje?
wie was Willem van Oranje?
wie is er begonnen?
waarom huil je?
waarom spinnen katten?
waarom heb je je zusje geslagen?
waarom moet ik altijd alles doen?
heb je je huiswerk gemaakt?
heb je je tanden gepoetst?
heb je broers of zussen?
herinner je je onze oude juf nog?
ben je nog boos op me?
ben je een robot?
ben je verliefd?
geloof je in spoken?
denk je dat hij liegt?
is het waar dat olifanten nooit vergeten?
is een walvis een vis?
kun je een geheim bewaren?
kun je even mijn tas vasthouden?
mag ik je iets vragen?
mag ik nog een koekje?
vind je me te dik?
zullen we een spelletje doen?
zullen we een hond nemen?
slapen vissen?
bestaan er buitenaardse wezens?
wil je met me trouwen?
kennen wij elkaar ergens van?
heeft hij dat echt gezegd?
en wat zei jij toen?
meen je dat nou?
schaam je je niet?
leg me de zwaartekracht eens uit
leg uit waarom bladeren rood worden
vertel eens over je dag
vertel dit aan niemand
zeg sorry tegen je broer
zeg eens eerlijk
zeg maar dag tegen oma
geef dat terug aan je zusje
geef me eens een zakdoek
geef oma een kusje
laat je broertje met rust
laat me even nadenken
kijk eens wat een leuk hondje
kijk me aan als ik tegen je praat
luister naar je vader
zit eens stil
haal je voeten van de stoel
doe je schoenen aan
doe niet zo flauw
snuit je neus
eet je boterham op
drink een slokje water
doe een wens
let op je woorden
kom eens hier voor een knuffel
ga je handen wassen
blijf daar van af
praat niet met volle mond
maak je geen zorgen
huil maar niet schat
hou op met zeuren
hou op met ruziemaken
wees lief voor elkaar
wees eens eerlijk tegen me
stel je voor dat je kon vliegen
raad eens wie ik gisteren zag
noem drie zoogdieren die eieren leggen
draag eens een gedicht voor
vertaal welterusten in het Italiaans
schrijf een opstel over de lente
help me met mijn wiskunde
vraag het maar aan mama
schuif eens een stukje op
beloof dat je niet lacht
tel tot tien in het Frans
hallo allemaal
goedemorgen slaapkoppen
welterusten en droom lekker
dat is lang geleden
gefeliciteerd met je verjaardag
gezondheid
sorry dat was niet de bedoeling
bedankt voor gisteren
ik ben doodmoe vandaag
ik ben zwanger
ik ben trots op je
ik verveel me
ik heb hoofdpijn
ik weet niet wat ik moet zeggen
ik snap er niks van
ik kan niet meer
ik wil niet naar school
ik geloof er geen woord van
ik heb er niks mee te maken
ik heb vannacht raar gedroomd
ik ben vergeten hoe hij heet
ik heb twee zussen en een broer
ik heb donderdag een toets
ik moet nodig afvallen
ik had een tien voor scheikunde
ik had dokter moeten worden
ik wou dat ik langer was
ik denk dat mijn baas me haat
ik zei het toch
ik werk als verpleger
ik vraag me af wat hij nu doet
ik wil een pony
ik mis mijn hond
mijn opa was mijnwerker
mijn dochter heeft een tand verloren
mijn zus trouwt in juni
mijn schoenen knellen
je hebt iets op je kin
je luistert nooit naar me
je bent de beste
hij snurkt als een beer
hij is twee jaar ouder dan ik
hij trok aan mijn haar
ze heeft de ogen van haar vader
ze zou komen maar ze is ziek geworden
ze zijn alweer uit elkaar
we hadden het net over je
we hebben zo gelachen in de dierentuin
we moeten praten
er zit een spin op je schouder
er was eens een koning
dat is niet eerlijk
dat gaat je niks aan
het was maar een grapje
hij begon
het doet me denken aan vroeger
het geeft niet hoor
de buren hebben weer ruzie
de hond heeft mijn huiswerk opgegeten
de baby slaapt eindelijk
die sukkel gaf niet eens richting aan
wat zonde zeg
ach wat zielig
au dat doet pijn
nou ja we zien wel
maar goed waar was ik gebleven
mama hij kijkt steeds naar me
niemand begrijpt mij
iedereen maakt fouten
omdat ik het zeg
had ik het maar geweten
maar ik dacht dat je van me hield
eigenlijk is hij best aardig
misschien is ze gewoon bang
de appel valt niet ver van de boom
de kat krabt de krullen van de trap
alweer vrijdag
`
