export const swe = `
öppna fönstret | stäng alla fönster | veva ner min ruta | hissa upp rutorna | öppna fönstret en liten glipa
öppna takluckan | stäng soltaket | fäll ner suffletten
lås bilen | lås upp dörrarna | öppna dörren | är dörrarna låsta | slå på barnlåset
öppna bagageluckan | stäng bakluckan | öppna motorhuven
tänd strålkastarna | släck innerbelysningen | sätt på helljuset | slå på varningsblinkersen | dämpa stämningsbelysningen
sätt på vindrutetorkarna | torkarna snabbare | torka bakrutan | spola vindrutan
fäll in speglarna | ställ in vänster spegel | vinkla ner spegeln
kör mitt säte bakåt | flytta fram sätet | spara min sätesposition | sänk nackstödet
ring min bror | slå det här numret | svara i telefonen | lägg på | ring tillbaka till den som ringde senast
läs upp mina meddelanden | skicka ett sms till Sara | svara på meddelandet | har jag fått nya mejl | skriv till honom att jag blir sen
sätt på farthållaren | ställ in fartbegränsaren | slå på filhållningen | håll längre avstånd | parkera bilen åt mig
tuta | starta motorn | stäng av bilen | byt till sportläge | fäll ut dragkroken
kolla däcktrycket | hur mycket bensin är det kvar | när är det dags för service | vad betyder den där varningslampan
visa backkameran | visa kamerabilden
anslut till wifi | slå på internetdelning | parkoppla en ny telefon | uppdatera programvaran
hur blir vädret i morgon | kommer det att regna i dag | hur kallt är det ute
vad säger nyheterna | läs upp rubrikerna | vem vann matchen i går
ställ en timer på tio minuter | väck mig klockan sex | påminn mig om att köpa mjölk | ställ alarmet
vad har jag i kalendern | lägg in ett möte på måndag | avboka mitt möte | när är mitt nästa möte
sätt upp ägg på inköpslistan | gör en anteckning | vad står på min att göra-lista
tänd i köket | stäng garageporten | lås ytterdörren hemma | sänk värmen hemma
beställ en pizza | boka bord för två | köp biljetter till konserten | hur mycket pengar har jag på kontot
vad heter god morgon på spanska | vad är tolv gånger åtta | hur stavas rytm | hur många deciliter går det på en liter
berätta en rolig historia | sjung en sång för mig | vem är du | vad kan du göra | hur mår du i dag
`
