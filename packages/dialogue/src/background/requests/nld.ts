export const nld = `
doe het raam open | doe alle ramen dicht | raampje naar beneden | draai mijn raam omhoog | zet het raam op een kiertje
open het schuifdak | dakraam dicht | doe de kap naar beneden
doe de auto op slot | ontgrendel de deuren | doe het portier open | zitten de deuren op slot | zet het kinderslot erop
open de kofferbak | achterklep dicht | doe de motorkap open
doe de koplampen aan | binnenverlichting uit | groot licht aan | zet de alarmlichten aan | dim de sfeerverlichting
zet de ruitenwissers aan | wissers sneller | veeg de achterruit schoon | sproei wat op de voorruit
klap de spiegels in | stel de linkerspiegel bij | spiegel iets omlaag
zet mijn stoel naar achteren | schuif de stoel naar voren | sla mijn stoelstand op | hoofdsteun lager
bel mijn broer | toets dit nummer in | neem op | hang op | bel de laatste beller terug
lees mijn berichten voor | stuur een appje naar Sarah | antwoord op dat bericht | heb ik nieuwe mail | app hem dat ik later ben
zet de cruisecontrol aan | stel de snelheidsbegrenzer in | rijstrookassistent aan | hou meer afstand | parkeer de auto voor me
toeter even | start de motor | zet de auto uit | schakel naar de sportstand | klap de trekhaak uit
controleer de bandenspanning | hoeveel benzine zit er nog in | wanneer moet ik voor onderhoud | wat betekent dat lampje op het dashboard
laat de achteruitrijcamera zien | toon het camerabeeld
maak verbinding met de wifi | zet de hotspot aan | koppel een nieuwe telefoon | werk de software bij
wat voor weer wordt het morgen | gaat het vandaag regenen | hoe koud is het buiten
wat is er in het nieuws | lees de krantenkoppen voor | wie heeft gisteren de wedstrijd gewonnen
zet een timer op tien minuten | maak me om zes uur wakker | herinner me eraan melk te kopen | zet de wekker
wat staat er in mijn agenda | zet een afspraak voor maandag in de agenda | zeg mijn vergadering af | wanneer is mijn volgende afspraak
zet eieren op het boodschappenlijstje | maak een notitie | wat staat er op mijn takenlijst
doe het licht in de keuken aan | garagedeur dicht | doe thuis de voordeur op slot | zet thuis de verwarming lager
bestel een pizza | reserveer een tafel voor twee | koop kaartjes voor het concert | hoeveel geld staat er op mijn rekening
hoe zeg je goedemorgen in het Spaans | hoeveel is twaalf keer acht | hoe spel je onmiddellijk | hoeveel gram zit er in een ons
vertel eens een mop | zing een liedje voor me | wie ben je | wat kun je allemaal | hoe gaat het vandaag met je
`
