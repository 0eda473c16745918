export const ron = `
de ce e cerul albastru?
cine ți-a spus asta?
ce ai în mână?
ce vrei să te faci când vei fi mare?
ce a zis doctorul?
ce înseamnă cuvântul ăsta?
ce ai pățit?
de ce râzi?
la ce te gândești?
cum a fost la școală?
cum se scrie corect?
cum se mai simte mama ta?
cum scot o pată de vin?
cum ai putut să uiți?
când e ziua bunicii?
când a domnit Ștefan cel Mare?
când ai de gând să te maturizezi?
unde mi-am pus ochelarii?
unde v-ați cunoscut?
de unde vin copiii?
de unde știi?
câte picioare are un păianjen?
cât cântărește un elefant?
câți frați ai?
de cât timp sunteți căsătoriți?
care e culoarea ta preferată?
care dintre voi a început?
în ce clasă ești?
a cui e geaca asta?
cu cine ai fost aseară?
cine a scris Luceafărul?
cine vrea ultimul biscuit?
de ce plângi?
de ce torc pisicile?
de ce ai lovit-o pe sora ta?
ți-ai făcut temele?
te-ai spălat pe dinți?
o mai ții minte pe profa de română?
mai ești supărată pe mine?
ești robot?
crezi în fantome?
e adevărat că elefanții nu uită?
peștii dorm?
poți să ții un secret?
pot să te întreb ceva?
mai pot lua un biscuit?
vrei să te măriți cu mine?
ne jucăm ceva?
și tu ce i-ai răspuns?
explică-mi teoria relativității
povestește-mi cum ți-a fost ziua
cere-i iertare fratelui tău
spune adevărul
dă-i înapoi jucăria surorii tale
dă-i un pupic bunicii
dă-mi un șervețel
lasă-l în pace pe fratele tău
lasă-mă să mă gândesc
uite ce cățel drăguț
uită-te la mine când vorbesc cu tine
ascult-o pe mama
stai frumos
pune-ți pantofii
suflă-ți nasul
termină sandvișul
bea puțină apă
vino să te iau în brațe
du-te să te speli pe mâini
nu pune mâna pe aia
nu vorbi cu gura plină
nu-ți face griji
nu spune nimănui
nu plânge iubire
nu vă mai certați
fiți cuminți
ghici pe cine am văzut ieri
tradu noapte bună în italiană
scrie o compunere despre primăvară
ajută-mă la mate
întreabă-l pe tata
bună la toată lumea
noapte bună vise plăcute
la mulți ani
iartă-mă n-am vrut
mulțumesc mult pentru ieri
sunt frântă azi
sunt însărcinată
sunt mândru de tine
mă plictisesc
mă doare capul
nu știu ce să zic
nu înțeleg nimic
nu mai pot
nu vreau la școală
nu-mi vine să cred
nu e vina mea
am avut un vis ciudat azi-noapte
am uitat cum îl cheamă
am două surori și un frate
trebuia să fac medicina
cred că șeful mă urăște
mi-e dor de câinele meu
bunicul meu a fost miner
fetei mele i-a căzut un dinte
mă strâng pantofii
nu mă asculți niciodată
sforăie ca un urs
are ochii lui taică-su
iar s-au despărțit
tocmai vorbeam despre tine
trebuie să vorbim
a fost odată ca niciodată
nu e corect
nu te privește
am glumit
nu-i nimic
vecinii iar se ceartă
câinele mi-a mâncat tema
săracul de el
au ce doare
deci unde rămăsesem
mami se tot uită la mine
toată lumea greșește
pentru că așa zic eu
dacă aș fi știut
așchia nu sare departe de trunchi
`
