export const ces = `
otevři okno | zavři všechna okna | stáhni mi okýnko | vytáhni okna nahoru | pootevři trochu okno
otevři střešní okno | zavři střechu | sundej střechu
zamkni auto | odemkni dveře | otevři dveře | je zamčeno | zapni dětskou pojistku
otevři kufr | zavři páté dveře | otevři kapotu
rozsviť světla | zhasni světlo v kabině | zapni dálková | zapni výstražná světla | ztlum ambientní osvětlení
zapni stěrače | stěrače rychleji | setři zadní sklo | ostříkni přední sklo
sklop zrcátka | nastav levé zrcátko | zrcátko trochu dolů
posuň mi sedačku dozadu | sedačku dopředu | ulož polohu mého sedadla | sniž opěrku hlavy
zavolej bráchovi | vytoč tohle číslo | zvedni to | zavěs | zavolej zpátky poslednímu volajícímu
přečti mi zprávy z mobilu | pošli zprávu Sáře | odpověz na tu zprávu | mám nové maily | napiš mu že přijdu pozdě
zapni tempomat | nastav omezovač rychlosti | zapni hlídání jízdních pruhů | drž větší odstup | zaparkuj auto
zatrub | nastartuj motor | vypni auto | přepni do sportovního režimu | vyklop tažné zařízení
zkontroluj tlak v pneumatikách | kolik zbývá benzínu | kdy mám jet na servis | co znamená ta kontrolka
ukaž zadní kameru | ukaž mi obraz z kamery
připoj se na wifi | zapni hotspot | spáruj nový telefon | aktualizuj software
jaké bude zítra počasí | bude dneska pršet | jaká je venku zima
co je nového ve světě | přečti mi hlavní zprávy dne | kdo včera vyhrál zápas
nastav minutku na deset minut | vzbuď mě v šest | připomeň mi koupit mléko | nastav budík
co mám dnes v kalendáři | přidej schůzku na pondělí | zruš mi schůzku | kdy mám další schůzku
přidej vajíčka na nákupní seznam | udělej si poznámku | co mám na seznamu úkolů
rozsviť v kuchyni | zavři garáž | zamkni doma vchodové dveře | stáhni doma topení
objednej pizzu | zarezervuj stůl pro dva | kup lístky na koncert | kolik mám na účtu
jak se řekne dobré ráno španělsky | kolik je dvanáct krát osm | jak se píše výjimka | kolik deka má kilo
řekni mi vtip | zazpívej mi něco | kdo jsi | co všechno umíš | jak se dneska máš
`
