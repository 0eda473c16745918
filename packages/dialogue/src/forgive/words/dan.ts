import type { ForgivenWords } from './shape.ts'

export const danish: ForgivenWords = {
  contractions: {
    "ha'": 'have',
    "ta'": 'tage, tag',
    "gi'": 'give, giv',
    "sku'": 'skulle',
    "ku'": 'kunne',
    "vil'": 'ville',
    "la'": 'lade, lad',
    "bli'": 'blive',
    "ka'": 'kan',
    "ska'": 'skal',
    "va'": 'var, hvad',
    "det'": 'det er',
    "hva'": 'hvad',
    idag: 'i dag',
    imorgen: 'i morgen',
  },
  courtesy: 'venligst, vær venlig, vær så venlig, vær sød at, vær rar at, tak',
  thanks: 'tak, mange tak, tusind tak, tak skal du have',
  opening:
    'kan du, kunne du, vil du, ville du, vil du godt, vil du gerne, gider du, du kan, du må gerne, jeg vil have at du, jeg vil gerne have at du, jeg vil have dig til at, jeg vil gerne, jeg vil, hej, hej bil, hallo, hør, okay, ok, så, nå, og, nu, altså, ja, åh',
  closing:
    'nu, lige nu, med det samme, straks, hvis du kan, hvis det er muligt, hvis muligt, for mig, okay, ok, vil du, kan du, så',
  fillers:
    'måske, bare, lige, ligesom, egentlig, faktisk, simpelthen, tror jeg, jeg tror, ved du, du ved, sådan set, lige hurtigt',
  particles: 'jo, da, vel, nok, altså',
  hesitations: 'øh, øhm, eh, ehm, hm, hmm, mm, æh, æhm',
  digraphs: { å: 'aa', æ: 'ae', ø: 'oe' },
  neverMisspelt:
    'aldrig, ingen, intet, ingenting, undtagen, mindre, tænde, slukke, start, starte, stoppe, standse, lukke, andre, anden, andet, bagved, bedre, begge, bliver, denne, dette, disse, efter, eller, enten, første, flere, forbi, foran, gamle, gennem, gerne, hvilken, hvilket, hvornår, hvorfor, højre, højere, imellem, inden, indtil, koldere, kommer, lader, langsom, langt, lavere, ligger, længere, længe, mange, meget, mellem, mindst, minut, midten, morgen, måske, natten, nedad, neden, noget, nogen, nogle, nyeste, næste, omkring, plads, rigtig, samme, sammen, sidste, siden, skulle, snart, store, større, sådan, sænke, taler, tidlig, tilbage, tredje, under, varme, varmere, varmt, vejen, vejret, venstre, vende, vinter, værre',
}
