export const ron = `
deschide geamul | închide toate geamurile | lasă geamul meu jos | ridică geamurile | deschide puțin fereastra
deschide trapa | închide plafonul | dă jos capota decapotabilei
încuie mașina | descuie ușile | deschide ușa | sunt încuiate ușile | pune siguranța pentru copii
deschide portbagajul | închide hayonul | deschide capota motorului
aprinde farurile | stinge lumina din interior | pune faza lungă | pornește avariile | redu lumina ambientală
pornește ștergătoarele | dă ștergătoarele mai repede | șterge luneta | spală parbrizul
pliază oglinzile | reglează oglinda din stânga | lasă oglinda mai jos
dă-mi scaunul mai în spate | mută scaunul în față | salvează poziția scaunului | coboară tetiera
sună-l pe fratele meu | dă un telefon | formează numărul ăsta | răspunde la apel | închide apelul
citește-mi mesajele | trimite-i un mesaj Mariei | răspunde la mesajul ăsta | am mailuri noi | scrie-i că întârzii
pornește pilotul automat | setează limitatorul de viteză | activează asistentul de bandă | păstrează distanța mai mare | parchează tu mașina
claxonează | pornește motorul | oprește mașina | treci pe modul sport | scoate cârligul de remorcare
verifică presiunea în cauciucuri | câtă benzină mai am | când e următoarea revizie | ce înseamnă martorul ăsta din bord
arată camera de marșarier | arată-mi imaginea de pe cameră
conectează-te la wifi | pornește hotspotul | conectează un telefon nou | actualizează softul
cum e vremea mâine | o să plouă azi | câte grade sunt afară
ce mai e nou la știri | citește-mi titlurile zilei | cine a câștigat meciul aseară
pune un timer de zece minute | trezește-mă la șase | adu-mi aminte să cumpăr lapte | pune alarma
ce am azi în calendar | pune-mi o întâlnire luni | anulează ședința | când am următoarea întâlnire
pune ouă pe lista de cumpărături | notează ceva | ce am pe lista de făcut
aprinde lumina în bucătărie | închide ușa de la garaj | încuie ușa de la intrare acasă | dă căldura mai încet acasă
comandă o pizza | rezervă o masă pentru doi | ia bilete la concert | câți bani am în cont
cum se zice bună dimineața în spaniolă | cât fac doisprezece ori opt | cum se scrie înființa | câte grame are o livră
spune-mi un banc | cântă-mi ceva | cine ești | ce știi să faci | ce mai faci azi
`
