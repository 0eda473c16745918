export const slk = `
otvor okno | zavri všetky okná | stiahni mi okienko | vytiahni okná hore | pootvor trochu okno
otvor strešné okno | zavri strechu | zlož strechu
zamkni auto | odomkni dvere | otvor dvere | je zamknuté | zapni detskú poistku
otvor kufor | zavri piate dvere | otvor kapotu
zapni svetlá | zhasni svetlo v kabíne | zapni diaľkové | zapni výstražné svetlá | stlm ambientné osvetlenie
zapni stierače | stierače rýchlejšie | zotri zadné sklo | ostriekaj predné sklo
sklop zrkadlá | nastav ľavé zrkadlo | zrkadlo trochu dole
posuň mi sedadlo dozadu | sedadlo dopredu | ulož polohu môjho sedadla | zníž opierku hlavy
zavolaj bratovi | vytoč toto číslo | zdvihni to | zlož hovor | zavolaj späť poslednému volajúcemu
prečítaj mi esemesky | pošli správu Sáre | odpovedz na tú správu | mám nové maily | napíš mu že budem meškať
zapni tempomat | nastav obmedzovač rýchlosti | zapni asistenta jazdy v pruhu | drž väčší odstup | zaparkuj auto
zatrúb | naštartuj motor | vypni auto | prepni na športový režim | vyklop ťažné zariadenie
skontroluj tlak v pneumatikách | koľko benzínu ešte zostáva | kedy mám ísť na servis | čo znamená tá kontrolka
ukáž zadnú kameru | ukáž mi obraz z kamery
pripoj sa na wifi | zapni hotspot | spáruj nový telefón | aktualizuj softvér
aké bude zajtra počasie | bude dnes pršať | aká je vonku zima
čo je nové vo svete | prečítaj mi hlavné správy | kto včera vyhral zápas
nastav časovač na desať minút | zobuď ma o šiestej | pripomeň mi kúpiť mlieko | nastav budík
čo mám dnes v kalendári | pridaj stretnutie na pondelok | zruš mi stretnutie | kedy mám ďalšie stretnutie
pridaj vajíčka na nákupný zoznam | urob si poznámku | čo mám na zozname úloh
zasvieť v kuchyni | zatvor garáž | zamkni doma vchodové dvere | stiahni doma kúrenie
objednaj pizzu | rezervuj stôl pre dvoch | kúp lístky na koncert | koľko mám na účte
ako sa povie dobré ráno po španielsky | koľko je dvanásť krát osem | ako sa píše výnimka | koľko deka má kilo
povedz mi vtip | zaspievaj mi niečo | kto si | čo všetko vieš | ako sa dnes máš
`
