export const hun = `
miért kék az ég?
ki mondta ezt neked?
mi van a kezedben?
mi leszel ha nagy leszel?
mit mondott az orvos?
mit jelent ez a szó?
mire gondolsz?
min nevetsz?
mi bajod van?
hogy ment az iskolában?
hogy kell írni azt hogy lyuk?
hogy vagytok mostanában?
hogyan jön ki a borfolt az ingből?
hogy felejthetted el?
mikor van a nagyi születésnapja?
mikor volt a mohácsi csata?
mikor nősz már fel?
hova tettem a szemüvegem?
hol ismerkedtetek meg?
hová tűntek a dinoszauruszok?
honnan jönnek a kisbabák?
honnan tudod?
hány lába van a póknak?
hány testvéred van?
mennyit nyom egy elefánt?
mióta vagytok házasok?
meddig él egy teknős?
melyik a kedvenc színed?
melyikőtök kezdte?
hányadikba jársz?
kié ez a kabát?
kivel voltál tegnap este?
ki írta az Egri csillagokat?
kinek kell az utolsó keksz?
miért sírsz?
miért dorombolnak a macskák?
miért ütötted meg a húgodat?
megcsináltad a leckét?
megmostad a fogad?
emlékszel a régi tanárunkra?
haragszol még rám?
hiszel a szellemekben?
te robot vagy?
igaz hogy az elefánt nem felejt?
alszanak a halak?
tudsz titkot tartani?
kérdezhetek valamit?
kaphatok még egy kekszet?
játsszunk valamit?
hozzám jössz feleségül?
és te mit válaszoltál?
magyarázd el a relativitáselméletet
meséld el milyen napod volt
kérj bocsánatot az öcsédtől
mondd meg az igazat
add vissza a húgodnak
adj egy puszit a nagyinak
adj egy zsebkendőt
hagyd békén a bátyádat
hadd gondolkozzak
nézd milyen aranyos kutya
nézz rám ha hozzád beszélek
hallgass anyádra
ülj rendesen
vedd fel a cipődet
fújd ki az orrod
edd meg a szendvicsed
igyál egy kis vizet
gyere ide hadd öleljelek meg
menj kezet mosni
ne nyúlj hozzá
ne beszélj tele szájjal
ne aggódj
ne mondd el senkinek
ne sírj kicsim
ne veszekedjetek
legyetek jók
találd ki kit láttam tegnap
fordítsd le olaszra hogy jó éjszakát
írj egy fogalmazást a tavaszról
segíts a matekban
kérdezd meg apádat
sziasztok mindenki
jó éjszakát szép álmokat
boldog születésnapot
bocsánat nem akartam
köszönöm a tegnapit
nagyon fáradt vagyok ma
terhes vagyok
büszke vagyok rád
unatkozom
fáj a fejem
nem tudom mit mondjak
nem értek semmit
nem bírom tovább
nem akarok iskolába menni
nem hiszem el
nem az én hibám
furcsát álmodtam az éjjel
elfelejtettem a nevét
két nővérem és egy öcsém van
orvosira kellett volna mennem
szerintem utál a főnököm
hiányzik a kutyám
a nagyapám bányász volt
kiesett a lányom foga
szorít a cipőm
sosem figyelsz rám
úgy horkol mint egy medve
az apja szemét örökölte
megint szakítottak
épp rólad beszéltünk
beszélnünk kell
egyszer volt hol nem volt
ez nem igazságos
semmi közöd hozzá
csak vicceltem
nem baj
a szomszédok megint veszekednek
a kutya megette a leckémet
szegényke
jaj ez fáj
na hol is tartottam
anya állandóan engem bámul
mindenki hibázik
mert azt mondtam
ha tudtam volna
az alma nem esik messze a fájától
`
