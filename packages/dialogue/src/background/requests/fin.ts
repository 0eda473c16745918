export const fin = `
avaa ikkuna | sulje kaikki ikkunat | laske mun ikkuna alas | nosta ikkunat ylös | raota vähän ikkunaa
avaa kattoluukku | laita kattoluukku kiinni | laske katto alas
lukitse auto | avaa ovien lukitus | avaa ovi | onko ovet lukossa | laita lapsilukko päälle
avaa takakontti | sulje takaluukku | avaa konepelti
laita ajovalot päälle | sammuta sisävalo | pitkät päälle | laita hätävilkut päälle | himmennä tunnelmavaloa
laita pyyhkijät päälle | pyyhkijät nopeammalle | pyyhi takalasi | suihkuta pesunestettä tuulilasiin
käännä peilit sisään | säädä vasenta peiliä | käännä peiliä alaspäin
siirrä mun penkki taaemmas | penkki eteenpäin | tallenna istuimen asento | laske niskatuki alemmas
soita mun veljelle | valitse tämä numero | vastaa puheluun | lopeta puhelu | soita takaisin viimeisimmälle soittajalle
lue mun viestit | lähetä Saaralle viesti | vastaa siihen viestiin | onko tullut uutta sähköpostia | laita sille viesti että oon myöhässä
vakkari päälle | aseta nopeudenrajoitin | laita kaista-avustin päälle | pidä enemmän etäisyyttä | parkkeeraa auto
tööttää | käynnistä moottori | sammuta auto | vaihda sport-tilaan | käännä vetokoukku esiin
tarkista rengaspaineet | paljonko bensaa on jäljellä | milloin on seuraava huolto | mitä tää varoitusvalo tarkoittaa
näytä peruutuskamera | näytä kameran kuva
yhdistä wifiin | laita hotspot päälle | yhdistä uusi puhelin | päivitä ohjelmisto
millainen sää huomenna on | sataako tänään | kuinka kylmä ulkona on
mitä uutisissa on | lue mulle pääotsikot | kuka voitti eilisen pelin
laita ajastin kymmeneen minuuttiin | herätä mut kuudelta | muistuta mua ostamaan maitoa | laita herätys
mitä mulla on kalenterissa | lisää tapaaminen maanantaille | peru mun palaveri | milloin on seuraava palaveri
lisää kananmunat ostoslistalle | tee muistiinpano | mitä mun tehtävälistalla on
laita keittiön valo päälle | sulje autotallin ovi | lukitse kotona ulko-ovi | laske kotona lämmitystä
tilaa pizza | varaa pöytä kahdelle | osta liput konserttiin | paljonko mun tilillä on rahaa
mitä on hyvää huomenta espanjaksi | paljonko on kaksitoista kertaa kahdeksan | miten kirjoitetaan enää | montako desiä on litrassa
kerro vitsi | laula mulle jotain | kuka sä oot | mitä sä osaat | mitä kuuluu tänään
`
