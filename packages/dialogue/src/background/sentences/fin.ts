export const fin = `
miksi taivas on sininen?
kuka sinulle niin sanoi?
mitä sinulla on kädessä?
mikä sinusta tulee isona?
mitä lääkäri sanoi?
mitä tuo sana tarkoittaa?
mitä sinä ajattelet?
mille sinä naurat?
mikä sinua vaivaa?
miten koulussa meni?
miten kahvitahran saa pois paidasta?
miten saatoit unohtaa sen?
milloin mummolla on syntymäpäivä?
milloin talvisota alkoi?
koska sinä aiot aikuistua?
missä minun silmälasini ovat?
missä te tapasitte?
mihin dinosaurukset katosivat?
mistä vauvat tulevat?
mistä sinä sen tiedät?
kuinka monta jalkaa hämähäkillä on?
kuinka paljon norsu painaa?
kuinka kauan olette olleet naimisissa?
mikä on lempivärisi?
millä luokalla olet nyt?
kenen takki tämä on?
kenen kanssa olit eilen?
kuka kirjoitti Seitsemän veljestä?
kuka haluaa viimeisen keksin?
kumpi aloitti?
miksi itket?
miksi kissat kehräävät?
miksi löit siskoasi?
teitkö jo läksyt?
pesitkö hampaat?
onko sinulla sisaruksia?
onko totta että norsu ei unohda?
oletko vielä vihainen minulle?
oletko sinä robotti?
muistatko meidän vanhan opettajan?
uskotko kummituksiin?
osaatko pitää salaisuuden?
voinko kysyä sinulta jotain?
saanko vielä yhden keksin?
nukkuvatko kalat?
leikitäänkö jotain?
menisitkö kanssani naimisiin?
ja mitä sinä vastasit?
selitä minulle suhteellisuusteoria
kerro miten päiväsi meni
pyydä anteeksi veljeltäsi
puhu totta
anna se takaisin siskollesi
anna mummolle hali
anna minun miettiä
jätä veljesi rauhaan
katso miten söpö koira
katso minua kun puhun sinulle
kuuntele äitiä
istu kunnolla
laita kengät jalkaan
niistä nenä
syö leipäsi loppuun
juo vähän vettä
tule tänne niin halataan
mene pesemään kädet
älä koske siihen
älä puhu ruoka suussa
älä ole huolissasi
älä kerro kenellekään
älä itke kulta
lopettakaa riitely
olkaa kiltisti
arvaa kenet näin eilen
käännä hyvää yötä italiaksi
kirjoita aine keväästä
auta minua matikan läksyissä
kysy isältä
moi kaikille
hyvää yötä ja kauniita unia
paljon onnea syntymäpäivänä
anteeksi en tarkoittanut
kiitos eilisestä
olen ihan poikki tänään
olen raskaana
olen ylpeä sinusta
minulla on tylsää
päähän sattuu
en tiedä mitä sanoa
en ymmärrä yhtään mitään
en jaksa enää
en halua mennä kouluun
en voi uskoa tätä
se ei ollut minun syyni
näin viime yönä outoa unta
unohdin hänen nimensä
minulla on kaksi siskoa ja veli
olisi pitänyt lukea lääkäriksi
pomo taitaa vihata minua
minulla on ikävä koiraani
ukki oli kalastaja
tyttäreltä irtosi hammas
kengät puristavat
sinä et koskaan kuuntele
hän kuorsaa kuin karhu
hänellä on isänsä silmät
ne erosivat taas
juuri puhuimme sinusta
meidän täytyy jutella
olipa kerran kuningas
se ei ole reilua
se ei kuulu sinulle
se oli vain vitsi
ei se mitään
naapurit riitelevät taas
koira söi läksyni
voi raukkaa
au se sattui
niin mihin minä jäin
äiti se tuijottaa minua
kaikki tekevät virheitä
siksi koska minä sanon niin
jospa olisin tiennyt
ei omena kauas puusta putoa
`
