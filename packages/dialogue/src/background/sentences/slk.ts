export const slk = `
prečo je obloha modrá?
kto ti to povedal?
čo máš v ruke?
čím chceš byť keď vyrastieš?
čo povedal doktor?
čo znamená to slovo?
čo ti je?
na čom sa smeješ?
na čo myslíš?
o čom to hovoríš?
ako bolo v škole?
ako sa píše výnimka?
ako sa má tvoja mama?
ako dostanem škvrnu od vína z košele?
ako si mohol zabudnúť?
kedy má babka narodeniny?
kedy vznikla Veľká Morava?
kedy konečne dospeješ?
kde mám okuliare?
kde ste sa zoznámili?
odkiaľ sa berú deti?
odkiaľ to vieš?
koľko nôh má pavúk?
koľko váži slon?
koľko máš súrodencov?
ako dlho ste manželia?
aká je tvoja obľúbená farba?
ktorý z vás začal?
do ktorej triedy chodíš?
čia je tá bunda?
s kým si bola včera večer?
kto chce posledný keksík?
kto bol Milan Rastislav Štefánik?
prečo plačeš?
prečo mačky pradú?
prečo si udrel sestru?
máš hotové úlohy?
umyl si si zuby?
pamätáš sa na našu učiteľku?
hneváš sa ešte na mňa?
si robot?
veríš na duchov?
je pravda že slony nezabúdajú?
spia ryby?
vieš udržať tajomstvo?
môžem sa ťa niečo opýtať?
môžem ešte jeden keksík?
vezmeš si ma?
zahráme sa niečo?
a čo si mu odpovedala?
vysvetli mi teóriu relativity
povedz aký si mal deň
ospravedlň sa bratovi
povedz pravdu
vráť sestre hračku
daj babke pusu
podaj mi vreckovku
nechaj brata na pokoji
nechaj ma rozmýšľať
pozri aký zlatý psík
pozeraj sa na mňa keď s tebou hovorím
počúvaj mamu
sadni si poriadne
obuj si topánky
vyfúkaj si nos
dojedz desiatu
napi sa trochu vody
poď sem nech ťa objímem
choď si umyť ruky
nechytaj to
nehovor s plnými ústami
neboj sa
nikomu to nehovor
neplač zlatko
prestaňte sa hádať
buďte dobrí
hádaj koho som včera videla
prelož dobrú noc do taliančiny
napíš sloh o jari
pomôž mi s matikou
opýtaj sa otca
ahojte všetci
dobrú noc a sladké sny
všetko najlepšie k narodeninám
prepáč nechcel som
ďakujem ti za včerajšok
som dnes strašne unavená
som tehotná
som na teba hrdý
nudím sa
bolí ma hlava
neviem čo povedať
vôbec tomu nerozumiem
už nevládzem
nechcem ísť do školy
nemôžem tomu uveriť
nie je to moja vina
snívalo sa mi niečo čudné
zabudol som ako sa volá
mám dve sestry a brata
mal som ísť na medicínu
myslím že ma šéf neznáša
chýba mi môj pes
dedko bol baník
dcére vypadol zub
tlačia ma topánky
nikdy ma nepočúvaš
chrápe ako medveď
má oči po otcovi
zase sa rozišli
práve sme o tebe hovorili
musíme sa porozprávať
kde bolo tam bolo bol raz jeden kráľ
to nie je fér
nič ťa do toho
iba som žartoval
to nevadí
susedia sa zase hádajú
pes mi zožral úlohu
chudáčik
au to bolí
tak kde som to skončil
mami stále na mňa pozerá
každý robí chyby
lebo to hovorím ja
keby som to bol vedel
jablko nepadá ďaleko od stromu
`
