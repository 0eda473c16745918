export const nor = `
hvorfor er himmelen blå?
hvem har sagt det til deg?
hva ler du av?
hva vil du bli når du blir stor?
hva sa legen?
hva betyr det ordet?
hva tenker du på?
hvordan gikk det på skolen?
hvordan skriver man rytme?
hvordan får jeg bort en rødvinsflekk?
hvordan kunne du glemme det?
når har bestemor bursdag?
når levde vikingene?
når skal du bli voksen?
hvor la jeg brillene mine?
hvor møttes dere?
hvor mange bein har en edderkopp?
hvor gammel blir en skilpadde?
hvor lenge har dere vært gift?
hvilken farge liker du best?
hvilken klasse går du i?
hvem sin jakke er dette?
hvem var Henrik Ibsen?
hvem vil ha den siste kjeksen?
hvem begynte?
hvorfor gråter du?
hvorfor maler katter?
hvorfor slo du søsteren din?
har du gjort leksene?
har du pusset tennene?
har du søsken?
husker du den gamle læreren vår?
kan du holde på en hemmelighet?
sover fisker?
er du fortsatt sint på meg?
er du en robot?
er det sant at elefanter aldri glemmer?
tror du på spøkelser?
kan jeg spørre deg om noe?
får jeg en kjeks til?
skal vi leke en lek?
vil du gifte deg med meg?
og hva svarte du da?
forklar tyngdekraften for meg
fortell om dagen din
si unnskyld til broren din
si sannheten
gi den tilbake til søsteren din
gi bestemor en klem
la broren din være i fred
la meg tenke litt
se på den søte hunden
hør på mamma
sitt ordentlig
ta på deg skoene
snyt deg
spis opp brødskiva
drikk litt vann
kom hit og få en klem
gå og vask hendene
ikke rør den
ikke snakk med mat i munnen
ikke vær redd
ikke si det til noen
slutt å krangle
vær snille med hverandre
gjett hvem jeg så i går
oversett god natt til italiensk
skriv en stil om våren
hjelp meg med matten
spør pappa
hei alle sammen
god natt og sov godt
gratulerer med dagen
unnskyld det var ikke meningen
takk for hjelpen i går
jeg er så trøtt i dag
jeg er gravid
jeg er stolt av deg
jeg kjeder meg
jeg har vondt i hodet
jeg vet ikke hva jeg skal si
jeg skjønner ingenting
jeg gidder ikke gå på skolen
jeg drømte noe rart i natt
jeg har glemt hva han heter
jeg har to søstre og en bror
jeg burde ha blitt lege
jeg tror sjefen hater meg
jeg savner hunden min
bestefar var fisker
dattera mi har mistet en tann
skoene mine er for trange
du hører aldri etter
han snorker som en bjørn
hun har øynene til faren sin
de har slått opp igjen
vi snakket akkurat om deg
vi må snakke sammen
det var en gang en konge
det er urettferdig
det har du ikke noe med
det var bare tull
det gjør ingenting
naboene krangler igjen
bikkja spiste leksene mine
så synd da
au det gjorde vondt
ja ja hvor var jeg
mamma han ser på meg hele tiden
alle gjør feil
fordi jeg sier det
hvis jeg bare hadde visst det
eplet faller ikke langt fra stammen
`
