import type { ForgivenWords } from './shape.ts'

export const norwegian: ForgivenWords = {
  contractions: {
    "ha'": 'have, har',
    åssen: 'hvordan',
    "sku'": 'skulle',
    "ku'": 'kunne',
    idag: 'i dag',
    imorgen: 'i morgen',
    ikveld: 'i kveld',
  },
  courtesy: 'vær så snill, vær så snill å, vær snill og, er du snill, vennligst',
  thanks: 'takk, tusen takk, mange takk, takk skal du ha',
  opening:
    'kan du, kunne du, vil du, ville du, kunne du tenke deg å, du kan, jeg vil at du skal, jeg vil gjerne at du, jeg ønsker at du, jeg vil, jeg vil gjerne, jeg ønsker å, hei, hei bil, hallo, hør, ok, okei, så, nå, og, altså, da, ja, åh',
  closing:
    'nå, akkurat nå, med en gang, straks, hvis du kan, om du kan, hvis det går, hvis mulig, for meg, er du grei, ok, okei, vil du, kan du, da',
  fillers:
    'kanskje, bare, liksom, egentlig, faktisk, rett og slett, tror jeg, jeg tror, vet du, du vet, på en måte, lissom',
  particles: 'jo, da, vel, nok, altså',
  hesitations: 'eh, ehm, øh, øhm, hm, hmm, mm, æh, æhm',
  digraphs: { å: 'aa', æ: 'ae', ø: 'oe' },
  neverMisspelt:
    'aldri, ingen, intet, ingenting, unntatt, mindre, slukk, slukke, tenne, start, starte, stopp, stoppe, lukke, andre, annen, annet, bedre, begge, denne, dette, disse, eller, enten, etter, flere, foran, forbi, første, gamle, gjennom, gjerne, heller, hvilken, hvilket, hvorfor, høyre, høyere, igjen, imellom, innen, kaldt, kaldere, kommer, langsom, langt, lavere, ligger, lenge, lenger, lengre, mange, mellom, minst, minutt, midten, morgen, natten, neste, omkring, plass, riktig, samme, sammen, siste, siden, skulle, snart, store, større, senke, senere, snakker, tidlig, tilbake, tredje, under, varme, varmere, varmt, veien, været, venstre, verre, vende, vinter',
}
