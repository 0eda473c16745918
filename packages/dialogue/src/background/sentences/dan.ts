export const dan = `
hvorfor er himlen blå?
hvem har fortalt dig det?
hvad griner du ad?
hvad vil du være når du bliver stor?
hvad sagde lægen?
hvad betyder det ord?
hvad tænker du på?
hvordan gik det i skolen?
hvordan staver man til rytme?
hvordan får jeg en kaffeplet ud af skjorten?
hvordan kunne du glemme det?
hvornår har mormor fødselsdag?
hvornår levede vikingerne?
hvor har jeg lagt mine briller?
hvor mødte I hinanden?
hvor mange ben har en edderkop?
hvor gammel bliver en skildpadde?
hvor længe har I været gift?
hvilken farve kan du bedst lide?
hvilken klasse går du i?
hvis jakke er det?
hvem var H.C. Andersen?
hvem vil have den sidste småkage?
hvem begyndte?
hvorfor græder du?
hvorfor spinder katte?
hvorfor slog du din lillesøster?
har du lavet lektier?
har du børstet tænder?
har du nogen søskende?
kan du huske vores gamle lærer?
kan du holde på en hemmelighed?
kan fisk sove?
er du stadig sur på mig?
er du en robot?
er det rigtigt at elefanter aldrig glemmer?
tror du på spøgelser?
må jeg spørge dig om noget?
må jeg få en kage til?
skal vi lege en leg?
vil du gifte dig med mig?
og hvad svarede du så?
forklar mig hvad tyngdekraft er
fortæl mig om din dag
sig undskyld til din bror
sig sandheden
giv den tilbage til din søster
giv farmor et kys
lad din bror være i fred
lad mig lige tænke
se den søde hund der
hør efter hvad mor siger
sid ordentligt
tag dine sko på
puds næse
spis din mad op
drik lidt vand
kom her og få et kram
gå ud og vask hænder
rør ikke ved det der
tal ikke med mad i munden
du skal ikke være bange
sig det ikke til nogen
hold op med at skændes
vær søde ved hinanden
gæt hvem jeg så i går
oversæt godnat til italiensk
skriv en stil om foråret
hjælp mig med matematikken
spørg din far
hej med jer alle sammen
godnat og sov godt
tillykke med fødselsdagen
undskyld det var ikke meningen
tak for hjælpen i går
jeg er så træt i dag
jeg er gravid
jeg er stolt af dig
jeg keder mig
jeg har ondt i hovedet
jeg ved ikke hvad jeg skal sige
jeg fatter ikke en brik
jeg gider ikke i skole
jeg havde en mærkelig drøm i nat
jeg har glemt hvad han hedder
jeg har to søstre og en bror
jeg skulle have læst medicin
jeg tror min chef hader mig
jeg savner min hund
min morfar var fisker
min datter har tabt en tand
mine sko er for små
du hører aldrig efter
han snorker som en bjørn
hun har sin fars øjne
de er gået fra hinanden igen
vi talte lige om dig
vi bliver nødt til at snakke sammen
der var engang en konge
det er ikke fair
det rager ikke dig
det var bare for sjov
det gør ikke noget
naboerne skændes igen
hunden har spist mine lektier
sikke en skam
av det gør ondt
nå hvor kom jeg fra
mor han bliver ved med at kigge på mig
alle begår fejl
fordi jeg siger det
hvis bare jeg havde vidst det
rødgrød med fløde
`
