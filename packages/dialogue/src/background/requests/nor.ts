export const nor = `
åpne vinduet | lukk alle vinduene | rull ned vinduet mitt | kjør opp vinduene | sett vinduet litt på gløtt
åpne soltaket | lukk takluka | ta ned kalesjen
lås bilen | lås opp dørene | åpne døra | er dørene låst | slå på barnesikringen
åpne bagasjerommet | lukk bakluka | åpne panseret
slå på lyktene | skru av kupélyset | sett på fjernlyset | skru på nødblinken | demp stemningslyset
skru på vindusviskerne | viskerne fortere | visk bakruta | sprut litt spylervæske på frontruta
fold inn speilene | juster venstre speil | vipp speilet ned
kjør setet mitt bakover | setet lenger fram | lagre seteposisjonen min | senk hodestøtten
ring broren min | slå dette nummeret | svar på anropet | legg på | ring tilbake til den siste som ringte
les opp meldingene mine | send en melding til Sara | svar på den meldingen | har jeg fått ny e-post | skriv til ham at jeg blir sen
slå på cruisekontrollen | still inn fartsbegrenseren | skru på filholderen | hold større avstand | parker bilen for meg
tut med hornet | start motoren | slå av bilen | bytt til sportsmodus | fell ut hengerfestet
sjekk dekktrykket | hvor mye bensin er det igjen | når er neste service | hva betyr den varsellampa
vis ryggekameraet | vis meg kamerabildet
koble til wifi | slå på internettdeling | koble til en ny telefon | oppdater programvaren
hvordan blir været i morgen | kommer det til å regne i dag | hvor kaldt er det ute
hva er nytt i dag | les overskriftene for meg | hvem vant kampen i går kveld
sett på en nedtelling på ti minutter | vekk meg klokka seks | minn meg på å kjøpe melk | sett på vekkerklokka
hva har jeg i kalenderen | legg inn en avtale på mandag | avlys møtet mitt | når er neste møte
sett egg på handlelista | lag et notat | hva står på huskelista mi
slå på lyset på kjøkkenet | lukk garasjeporten | lås ytterdøra hjemme | skru ned varmen hjemme
bestill en pizza | bestill bord til to | kjøp billetter til konserten | hvor mye penger har jeg på konto
hva heter god morgen på spansk | hva er tolv ganger åtte | hvordan staver man rytme | hvor mange desiliter er det i en liter
fortell en vits | syng en sang for meg | hvem er du | hva kan du gjøre | hvordan har du det i dag
`
