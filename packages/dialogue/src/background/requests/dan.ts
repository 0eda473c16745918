export const dan = `
åbn vinduet | luk alle vinduer | rul mit vindue ned | kør ruderne op | sæt vinduet lidt på klem
åbn soltaget | luk taget | slå kalechen ned
lås bilen | lås dørene op | åbn døren | er dørene låst | slå børnesikringen til
åbn bagagerummet | luk bagklappen | åbn motorhjelmen
tænd forlygterne | sluk lyset i kabinen | slå det lange lys til | tænd havariblinket | dæmp stemningslyset
tænd vinduesviskerne | viskere hurtigere | visk bagruden | sprøjt sprinklervæske på ruden
klap spejlene ind | indstil venstre spejl | vip spejlet ned
kør mit sæde tilbage | sædet længere frem | gem min sædeposition | sænk nakkestøtten
ring til min bror | ring nummeret op | tag telefonen | læg på | ring tilbage til den sidste der ringede
læs mine beskeder op | send en besked til Sara | svar på beskeden | har jeg fået nye mails | skriv til ham at jeg er forsinket
slå fartpiloten til | indstil fartbegrænseren | slå vognbaneassistenten til | hold større afstand | parkér bilen for mig
dyt i hornet | start motoren | sluk bilen | skift til sport | slå anhængertrækket ud
tjek dæktrykket | hvor meget benzin er der tilbage | hvornår skal bilen til service | hvad betyder den advarselslampe
vis bakkameraet | vis mig kamerabilledet
opret forbindelse til wifi | tænd for hotspottet | par en ny telefon | opdater softwaren
hvordan bliver vejret i morgen | bliver det regnvejr i dag | hvor koldt er det udenfor
hvad er der i nyhederne | læs overskrifterne op for mig | hvem vandt kampen i går
sæt en timer på ti minutter | væk mig klokken seks | mind mig om at købe mælk | sæt vækkeuret
hvad står der i min kalender | læg en aftale ind på mandag | aflys mit møde | hvornår er mit næste møde
skriv æg på indkøbslisten | lav en note | hvad er der på min huskeliste
tænd lyset i køkkenet | luk garageporten | lås hoveddøren derhjemme | skru ned for varmen derhjemme
bestil en pizza | book et bord til to | køb billetter til koncerten | hvor mange penge har jeg på kontoen
hvad hedder godmorgen på spansk | hvad er tolv gange otte | hvordan staver man til rytme | hvor mange deciliter går der på en liter
fortæl en vittighed | syng en sang for mig | hvem er du | hvad kan du hjælpe med | hvordan går det i dag
`
