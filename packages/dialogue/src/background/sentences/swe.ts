export const swe = `
varför är himlen blå?
vem har sagt det till dig?
vad har du i handen?
vad vill du bli när du blir stor?
vad skulle du göra i mitt ställe?
vad betyder ambivalent?
vad äter pingviner?
vad sa läkaren?
vad är det med dig?
vad skrattar du åt?
vad tänker du på?
hur var det i skolan?
hur stavas rytm?
hur mår din mamma?
hur får man bort en vinfläck?
hur lagar man en droppande kran?
hur säger man tack på ryska?
hur kunde du glömma det?
hur länge har ni varit gifta?
hur gammal blir en sköldpadda?
hur många ben har en spindel?
hur mycket väger en elefant?
när fyller mormor år?
när levde Gustav Vasa?
när ska du bli vuxen egentligen?
var la jag mina glasögon?
var träffades ni?
var bor kängurur?
vart tog dinosaurierna vägen?
varifrån kommer bebisar?
vilken är din favoritfärg?
vilken planet är störst?
vilken klass går du i nu?
vems jacka är det här?
vem var du med i går?
sedan när har du glasögon?
vem skrev Pippi Långstrump?
vem vill ha sista kakan?
vem började?
varför gråter du?
varför spinner katter?
varför slog du din syster?
varför måste det alltid vara jag?
har du gjort läxan?
har du borstat tänderna?
har du syskon?
minns du vår gamla fröken?
är du fortfarande arg på mig?
är du en robot?
är du kär?
är en val en fisk?
tror du på spöken?
tror du att han ljuger?
stämmer det att elefanter aldrig glömmer?
kan du hålla en hemlighet?
kan du hålla min väska en sekund?
får jag fråga dig en sak?
får jag en kaka till?
tycker du att jag har gått upp i vikt?
ska vi leka en lek?
ska vi skaffa hund?
sover fiskar?
finns det liv på andra planeter?
vill du gifta dig med mig?
har vi träffats förut?
sa han verkligen det?
och vad svarade du då?
menar du allvar?
skäms du inte?
förklara tyngdkraften för mig
förklara varför löven blir röda
berätta om din dag
berätta inte det här för någon
säg förlåt till din bror
säg som det är
säg hej till farmor
ge tillbaka den till din syster
ge mig en näsduk
ge mormor en puss
låt din lillebror vara
låt mig tänka efter
titta vilken söt hund
titta på mig när jag pratar med dig
lyssna på pappa
sitt still
ta ner fötterna från sätet
ta på dig skorna
snyt dig
ät upp mackan
drick lite vatten
önska dig något
tänk på vad du säger
kom hit så får du en kram
gå och tvätta händerna
rör inte den där
prata inte med mat i munnen
oroa dig inte
gråt inte gumman
bry dig inte om honom
sluta gnälla
sluta bråka
var snälla mot varandra
lugna er nu
var ärlig mot mig
tänk om du kunde flyga
gissa vem jag såg i går
nämn tre däggdjur som lägger ägg
läs en dikt för mig
översätt god natt till italienska
skriv en uppsats om våren
hjälp mig med matteläxan
fråga mamma
flytta på dig lite
lova att du inte skrattar
räkna till tio på franska
hej på er
god morgon sjusovare
god natt och dröm sött
det var länge sedan
grattis på födelsedagen
grattis till nya jobbet
prosit
förlåt det var inte meningen
tack så mycket för i går
jag är så trött i dag
jag är gravid
jag är stolt över dig
jag har tråkigt
jag har ont i huvudet
jag vet inte vad jag ska säga
jag fattar ingenting
jag orkar inte mer
jag vill inte gå till skolan
jag tror inte ett ord av det
det var inte mitt fel
jag drömde något konstigt i natt
jag har glömt vad han heter
jag har två systrar och en bror
jag har prov på torsdag
jag måste gå ner i vikt
jag fick full pott på kemiprovet
jag borde ha blivit läkare
jag önskar att jag var längre
jag tror att chefen hatar mig
vad var det jag sa
jag jobbar som sjuksköterska
jag undrar vad han gör nu
jag vill ha en ponny
jag saknar min hund
min morfar var gruvarbetare
min dotter har tappat en tand
min syster gifter sig i juni
mina skor klämmer
du har något på hakan
du lyssnar aldrig på mig
du är bäst
han snarkar som en björn
han är två år äldre än jag
han drog mig i håret
hon har sin pappas ögon
hon skulle komma men hon blev sjuk
de har gjort slut igen
vi pratade just om dig
vi hade så roligt på djurparken
vi måste prata
du har en spindel på axeln
det var en gång en kung
det är inte rättvist
det angår inte dig
det var bara ett skämt
det var han som började
det påminner mig om min barndom
det gör ingenting
grannarna bråkar igen
hunden åt upp min läxa
bebisen sover äntligen
den där idioten blinkade inte ens
så pinsamt
stackars liten
aj det gör ont
tja vi får väl se
nå var var jag
mamma han glor på mig
ingen förstår mig
alla gör fel ibland
därför att jag säger det
om jag bara hade vetat
men jag trodde du älskade mig
egentligen är han ganska snäll
hon kanske bara är rädd
äpplet faller inte långt från trädet
sju sjösjuka sjömän sköttes av sju sköna sjuksköterskor
redan fredag igen
`
