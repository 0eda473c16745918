import type { ForgivenWords } from './shape.ts'

export const swedish: ForgivenWords = {
  contractions: {
    sen: 'sedan',
    nån: 'någon',
    nåt: 'något',
    nåra: 'några',
    sån: 'sådan',
    sånt: 'sådant',
    mej: 'mig',
    dej: 'dig',
    sej: 'sig',
    dom: 'de, dem',
    "ha'": 'har',
    "va'": 'vad, var',
    "ska'": 'skall',
    ska: 'skall',
    stan: 'staden',
    "e'": 'är',
    "de'": 'det',
    idag: 'i dag',
    imorgon: 'i morgon',
    ikväll: 'i kväll',
  },
  courtesy: 'snälla, tack, är du snäll, var snäll och, vänligen',
  thanks: 'tack, tack så mycket, tackar, tusen tack, stort tack',
  opening:
    'kan du, skulle du kunna, kunde du, vill du, skulle du vilja, du kan, du kan väl, jag vill att du, jag skulle vilja att du, jag behöver att du, jag vill, jag skulle vilja, hej, hej bilen, hallå, hör du, okej, ok, så, nå, och, nu, då, ja, jaha, äh',
  closing:
    'nu, nu direkt, genast, på en gång, om du kan, om det går, om möjligt, åt mig, för mig, okej, ok, är du snäll, kan du, då',
  fillers:
    'kanske, bara, liksom, typ, alltså, egentligen, faktiskt, helt enkelt, tror jag, jag tror, vet du, du vet, väl, ju, lite snabbt',
  hesitations: 'eh, ehm, öh, öhm, hm, hmm, mm, äh, asså',
  digraphs: { å: 'aa', ä: 'ae', ö: 'oe' },
  neverMisspelt:
    'aldrig, ingen, inget, ingenting, förutom, istället, mindre, starta, stoppa, stanna, tända, släck, släcka, öppna, stäng, andra, annan, annat, bakom, bättre, borta, bredvid, dagen, denna, detta, dessa, efter, eller, emellan, framför, första, gamla, genom, höger, högre, innan, kallare, kallt, kanske, kommer, lagom, lägre, längre, länge, långsam, liten, mellan, minst, minut, mitten, morgon, många, mycket, nedan, något, några, någon, natten, nästa, också, olika, omkring, precis, redan, ringa, sakta, samma, sedan, sista, själv, sämre, sänka, senare, skall, skulle, snabb, snart, stora, större, sådan, talar, tidig, tillbaka, timme, tredje, under, utanför, varför, varje, varken, varma, varmare, varmt, vänster, vatten, vilken, vilket, vinter, väder',
}
