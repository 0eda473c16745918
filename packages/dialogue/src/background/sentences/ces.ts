export const ces = `
proč je nebe modré?
kdo ti to řekl?
co máš v ruce?
čím chceš být až vyrosteš?
co bys dělal na mém místě?
co znamená ambivalentní?
co žerou tučňáci?
co říkal doktor?
co je s tebou?
čemu se směješ?
čeho se bojíš?
na co myslíš?
o čem to mluvíš?
komu jsi to dala?
koho jsi včera potkal?
s kým jsi byla včera večer?
jak bylo ve škole?
jak se píše výjimka?
jak se má maminka?
jak dostanu skvrnu od vína z košile?
jak opravit kapající kohoutek?
jak se řekne děkuji španělsky?
jak jsi mohl zapomenout?
jak dlouho jste manželé?
jak funguje magnet?
kdy má babička narozeniny?
kdy byla bitva na Bílé hoře?
kdy konečně dospěješ?
kde mám brýle?
kde jste se seznámili?
kde žijí klokani?
kam zmizeli dinosauři?
odkud to víš?
kolik nohou má pavouk?
kolik váží slon?
kolik máš sourozenců?
kolika let se dožije želva?
jaká je tvoje oblíbená barva?
jaký je smysl života?
která planeta je největší?
který z vás si začal?
čí je ta bunda?
odkdy nosíš brýle?
k čemu je dobrá matematika?
kdo napsal Babičku?
kdo chce poslední sušenku?
kdo byl Karel Čtvrtý?
proč brečíš?
proč kočky předou?
proč jsi praštil ségru?
proč zase já?
máš hotové úkoly?
čistil sis zuby?
pamatuješ si naši učitelku?
zlobíš se na mě ještě?
věříš na duchy?
myslíš že se mu líbím?
jsi robot?
je pravda že sloni nezapomínají?
spí ryby?
je velryba ryba?
známe se odněkud?
existují mimozemšťané?
umíš udržet tajemství?
můžu se tě na něco zeptat?
můžu ještě jednu sušenku?
podržíš mi kabelku?
nepřibrala jsem?
ty jsi se zamiloval?
a cos mu na to řekla?
opravdu to řekl?
co kdybychom si pořídili psa?
nestydíš se?
vezmeš si mě?
vysvětli mi teorii relativity
vysvětli proč listí žloutne
povídej jaký jsi měl den
řekni pravdu
řekni kdo objevil Ameriku
omluv se bráchovi
dej babičce pusu
podej mi kapesník
vrať sestře tu hračku
nech bráchu na pokoji
nech mě přemýšlet
podívej jaký roztomilý pejsek
dívej se na mě když s tebou mluvím
poslouchej mámu
seď rovně
sundej nohy ze sedačky
obuj si boty
vysmrkej se
dojez tu svačinu
napij se trochu vody
něco si přej
dávej si pozor na jazyk
pojď sem ať tě obejmu
jdi si umýt ruce
nesahej na to
nemluv s plnou pusou
neboj se
nikomu to neříkej
neplač miláčku
nevšímej si ho
přestaň fňukat
přestaňte se hádat
buďte na sebe hodní
uklidněte se děti
buď ke mně upřímný
představ si že umíš létat
hádej koho jsem včera viděla
jmenuj tři savce kteří snášejí vejce
přednes mi básničku
přelož dobrou noc do italštiny
napiš sloh o jaru
pomoz mi s matikou
zeptej se táty
posuň se kousek
slib mi že se nebudeš smát
počítej do deseti anglicky
ahoj všichni
dobré ráno ospalci
dobrou noc a hezké sny
dlouho jsme se neviděli
všechno nejlepší k narozeninám
gratuluju k nové práci
na zdraví
promiň to jsem nechtěl
díky za včerejšek
jsem dneska strašně unavená
jsem těhotná
jsem na tebe pyšný
nudím se
bolí mě hlava
nevím co na to říct
vůbec tomu nerozumím
já už nemůžu
nechci do školy
nemůžu tomu uvěřit
to není moje vina
zdál se mi divný sen
zapomněl jsem jak se jmenuje
mám dvě sestry a bratra
ve čtvrtek píšeme písemku
musím zhubnout
dostala jsem jedničku z chemie
měl jsem jít na medicínu
kéž bych byla vyšší
šéf mě asi nesnáší
já ti to říkala
pracuju jako zdravotní sestra
co s ním asi je
já chci poníka
stýská se mi po psovi
děda byl horník
dceři vypadl zub
sestra se v červnu vdává
ty boty mě tlačí
máš něco na bradě
nikdy mě neposloucháš
jsi nejlepší
chrápe jako medvěd
je o dva roky starší než já
zatahal mě za vlasy
má oči po tátovi
měla přijít ale onemocněla
zase se rozešli
zrovna jsme o tobě mluvili
v zoo byla legrace
musíme si promluvit
máš na rameni pavouka
byl jednou jeden král
to není fér
do toho ti nic není
dělal jsem si srandu
on si začal
připomíná mi to dětství
to nevadí
sousedi se zase hádají
pes mi sežral úkol
malej konečně usnul
ten blbec ani neblikal
to je ale ostuda
chudáček malý
au to bolí
no uvidíme
kde jsem to skončil
mami on na mě pořád kouká
nikdo mi nerozumí
každý dělá chyby
protože to říkám já
kdybych to býval věděl
a já myslela že mě miluješ
vlastně je docela milý
možná se jenom bojí
jablko nepadá daleko od stromu
tři sta třicet tři stříbrných stříkaček
zase pondělí
`
