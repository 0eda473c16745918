export const hun = `
nyisd ki az ablakot | húzd fel az összes ablakot | engedd le az ablakomat | ablakot fel | nyisd ki résnyire az ablakot
nyisd ki a napfénytetőt | csukd be a tetőt | hajtsd le a vászontetőt
zárd be az autót | nyisd ki a zárakat | nyisd ki az ajtót | be vannak zárva az ajtók | kapcsold be a gyerekzárat
nyisd ki a csomagtartót | csukd le a csomagtérajtót | nyisd fel a motorháztetőt
kapcsold fel a fényszórót | kapcsold le a belső világítást | kapcsold be a reflektort | kapcsold be a vészvillogót | vedd lejjebb a hangulatfényt
indítsd el az ablaktörlőt | gyorsabban az ablaktörlőt | töröld le a hátsó ablakot | mosd le a szélvédőt
hajtsd be a tükröket | állítsd be a bal tükröt | döntsd lejjebb a tükröt
told hátra az ülésemet | ülést előre | mentsd el az üléspozíciómat | engedd lejjebb a fejtámlát
hívd fel a bátyámat | tárcsázd ezt a számot | vedd fel a telefont | tedd le | hívd vissza az utolsó hívót
olvasd fel az üzeneteimet | küldj üzenetet Sárának | válaszolj arra az üzenetre | jött új emailem | írd meg neki hogy kések
kapcsold be a tempomatot | állítsd be a sebességkorlátozót | sávtartót be | tarts nagyobb követési távolságot | parkold le az autót
dudálj egyet | indítsd be a motort | állítsd le az autót | válts sport módba | hajtsd ki a vonóhorgot
nézd meg a keréknyomást | mennyi benzin van még | mikor lesz a következő szerviz | mit jelent ez a figyelmeztető lámpa
mutasd a tolatókamerát | mutasd a kameraképet
csatlakozz a wifihez | kapcsold be a hotspotot | párosíts egy új telefont | frissítsd a szoftvert
milyen idő lesz holnap | fog ma esni az eső | hány fok van kint
mi újság a világban | olvasd fel a híreket | ki nyerte a tegnapi meccset
állíts be egy időzítőt tíz percre | ébressz fel hatkor | emlékeztess hogy vegyek tejet | állítsd be az ébresztőt
mi van ma a naptáramban | vegyél fel egy találkozót hétfőre | mondd le a megbeszélésemet | mikor lesz a következő megbeszélésem
írd fel a tojást a bevásárlólistára | jegyezd fel | mi van a teendőim között
kapcsold fel a villanyt a konyhában | csukd be a garázskaput | zárd be otthon a bejárati ajtót | vedd lejjebb otthon a fűtést
rendelj egy pizzát | foglalj asztalt két főre | vegyél jegyet a koncertre | mennyi pénz van a számlámon
hogy van spanyolul az hogy jó reggelt | mennyi tizenkétszer nyolc | hogy kell írni azt hogy muszáj | hány deka egy kiló
mesélj egy viccet | énekelj nekem valamit | ki vagy te | mit tudsz | hogy vagy ma
`
