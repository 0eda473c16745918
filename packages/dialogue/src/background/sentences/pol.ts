export const pol = `
dlaczego niebo jest niebieskie?
kto ci to powiedział?
co masz w ręce?
co chcesz robić w życiu?
co byś zrobił na moim miejscu?
co znaczy ambiwalentny?
co jedzą pingwiny?
co powiedział lekarz?
co ci jest?
co cię tak śmieszy?
czego się boisz?
czemu się nie odzywasz?
komu to dałeś?
kogo wczoraj spotkałaś?
kim był Mikołaj Kopernik?
z kim byłeś wczoraj?
o czym myślisz?
o co ci chodzi?
jak było w szkole?
jak się pisze żółw?
jak się czuje twoja mama?
jak wywabić plamę z wina?
jak naprawić cieknący kran?
jak jest dziękuję po hiszpańsku?
jak mogłeś zapomnieć?
jak długo jesteście małżeństwem?
jak działa magnes?
kiedy babcia ma urodziny?
kiedy była bitwa pod Grunwaldem?
kiedy ty wreszcie dorośniesz?
gdzie położyłem okulary?
gdzie się poznaliście?
gdzie żyją kangury?
skąd się biorą dzieci?
skąd to wiesz?
ile nóg ma pająk?
ile waży słoń?
ile masz rodzeństwa?
ile lat żyją żółwie?
jaki jest twój ulubiony kolor?
jaki jest sens życia?
jaka jest największa planeta?
które z was zaczęło?
czyja to kurtka?
od kiedy nosisz okulary?
po co nam matematyka?
kto napisał Pana Tadeusza?
kto chce ostatnie ciastko?
dlaczego płaczesz?
dlaczego koty mruczą?
czemu uderzyłeś siostrę?
dlaczego zawsze ja?
odrobiłeś lekcje?
umyłeś zęby?
pamiętasz naszą panią od polskiego?
jesteś jeszcze na mnie zła?
wierzysz w duchy?
myślisz że on mnie lubi?
jesteś robotem?
czy to prawda że słonie nie zapominają?
czy ryby śpią?
czy wieloryb to ryba?
czy my się skądś znamy?
czy istnieją kosmici?
umiesz dochować tajemnicy?
mogę cię o coś zapytać?
mogę jeszcze jedno ciastko?
potrzymasz mi torebkę?
nie uważasz że przytyłam?
zakochałeś się?
i co mu odpowiedziałaś?
naprawdę tak powiedział?
może weźmiemy psa ze schroniska?
nie wstyd ci?
wyjdziesz za mnie?
wytłumacz mi teorię względności
wytłumacz dlaczego liście żółkną
opowiedz jak ci minął dzień
powiedz prawdę
powiedz kto odkrył Amerykę
przeproś brata
pocałuj babcię
podaj mi chusteczkę
oddaj siostrze zabawkę
zostaw brata w spokoju
daj mi pomyśleć
daj spokój
zobacz jaki śliczny piesek
patrz na mnie jak do ciebie mówię
posłuchaj mamy
usiądź porządnie
zabierz nogi z fotela
załóż buty
wydmuchaj nos
zjedz kanapkę do końca
napij się wody
pomyśl życzenie
uważaj co mówisz
chodź się przytulić
idź umyć ręce
nie dotykaj tego
nie mów z pełną buzią
nie martw się
nie mów nikomu
nie płacz kochanie
nie zwracaj na niego uwagi
przestań marudzić
przestańcie się kłócić
bądźcie grzeczni
uspokójcie się dzieci
bądź ze mną szczery
wyobraź sobie że umiesz latać
zgadnij kogo spotkałam
wymień trzy ssaki które składają jaja
powiedz jakiś wierszyk
przetłumacz dobranoc na włoski
napisz wypracowanie o wiośnie
pomóż mi z matematyką
zapytaj taty
posuń się trochę
obiecaj że nie będziesz się śmiać
policz do dziesięciu po angielsku
cześć wszystkim
dzień dobry śpiochy
dobranoc kolorowych snów
kopę lat
wszystkiego najlepszego z okazji urodzin
gratuluję nowej pracy
na zdrowie
przepraszam nie chciałem
dziękuję ci za wczoraj
jestem dzisiaj padnięta
jestem w ciąży
jestem z ciebie dumny
nudzi mi się
boli mnie głowa
nie wiem co powiedzieć
nic z tego nie rozumiem
już nie mogę
nie chcę iść do szkoły
nie mogę w to uwierzyć
to nie moja wina
miałem dziwny sen
zapomniałam jak on ma na imię
mam dwie siostry i brata
mam w czwartek klasówkę
muszę schudnąć
dostałem piątkę z chemii
trzeba było iść na medycynę
chciałabym być wyższa
szef chyba mnie nie znosi
a nie mówiłam
pracuję jako pielęgniarka
ciekawe co się z nim stało
chcę kucyka
tęsknię za moim psem
mój dziadek był górnikiem
mojej córce wypadł ząb
moja siostra w czerwcu wychodzi za mąż
te buty mnie cisną
masz coś na brodzie
nigdy mnie nie słuchasz
jesteś najlepsza
chrapie jak niedźwiedź
jest ode mnie dwa lata starszy
pociągnął mnie za włosy
ma oczy po tacie
miała przyjechać ale zachorowała
znowu się rozstali
właśnie o tobie rozmawialiśmy
fajnie było w zoo
musimy porozmawiać
masz pająka na ramieniu
dawno dawno temu żył sobie król
to niesprawiedliwe
nie twoja sprawa
tylko żartowałem
to on zaczął
przypomina mi się dzieciństwo
nic nie szkodzi
sąsiedzi znowu się kłócą
pies zjadł mi zeszyt
mały wreszcie zasnął
ten wariat nawet nie wrzucił kierunkowskazu
ale wstyd
biedactwo
au to boli
no cóż zobaczymy
no więc na czym to ja skończyłem
mamo on się na mnie gapi
nikt mnie nie rozumie
każdy popełnia błędy
bo ja tak mówię
gdybym to ja wiedział
a myślałam że mnie kochasz
w sumie to fajny facet
może ona się po prostu boi
niedaleko pada jabłko od jabłoni
stół z powyłamywanymi nogami
znowu poniedziałek
`
