import type { ForgivenWords } from './shape.ts'

export const dutch: ForgivenWords = {
  contractions: {
    "'t": 'het',
    "'n": 'een',
    "'s": 'des',
    "m'n": 'mijn',
    "z'n": 'zijn',
    "d'r": 'haar, er',
    "'k": 'ik',
    "da's": 'dat is',
    "'m": 'hem',
    "zo'n": 'zo een',
  },
  endings: { t: 'het', s: 'is' },
  courtesy: 'alsjeblieft, alstublieft, aub, graag',
  thanks: 'bedankt, dank je, dank je wel, dank u, dank u wel, dankjewel, heel erg bedankt, merci',
  opening:
    'kun je, kan je, kunt u, kan u, zou je, zou je kunnen, zou u, wil je, wilt u, zou je willen, je kunt, je mag, ik wil dat je, ik zou graag willen dat je, ik wil graag dat je, ik wil, ik wil graag, ik zou graag, wees zo vriendelijk om, hé, hey, hoi, hallo, hé auto, hey auto, hallo auto, oké, ok, nou, dus, en, nu, dan, zeg, ach',
  closing:
    'nu, nu meteen, meteen, direct, als je kunt, als je kan, als het kan, als dat kan, indien mogelijk, voor mij, voor me, oké, ok, wil je, zou je, kun je, ja',
  fillers:
    'even, eventjes, eens, eens even, maar even, misschien, gewoon, eigenlijk, zeg maar, denk ik, ik denk, weet je, weet je wel, trouwens, toch',
  particles: 'maar, wel, nou, dan',
  hesitations: 'eh, ehm, uh, uhm, euh, hm, hmm, mm, tja, nou ja',
  neverMisspelt:
    'nooit, niets, niemand, nergens, zonder, behalve, minder, achter, alleen, allen, alles, ander, andere, beide, beneden, beter, binnen, boven, buiten, daarna, dicht, draai, eerst, eerste, enkel, erger, geven, groot, grote, halen, halve, hebben, heeft, hoger, hoofd, iemand, ieder, iedere, immer, jullie, kamer, klaar, klein, kleine, komen, kouder, kunnen, lager, langs, later, laten, leven, licht, liever, links, lopen, maand, maken, meest, minuut, moeten, morgen, naast, nacht, nieuw, nieuwe, noemen, omhoog, omlaag, onder, plaats, praten, recht, rechts, regen, ruimte, samen, slaap, sneller, staan, start, steeds, straat, straks, terug, tegen, tussen, twaalf, vader, verder, voren, vraag, vragen, vroeg, waarom, wacht, wanneer, warmer, water, weinig, welke, weten, willen, worden, wordt, zacht, zachter, zeggen, zetten, zeven, zitten, zullen',
}
