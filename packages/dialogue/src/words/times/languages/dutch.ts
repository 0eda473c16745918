import type { TimeGrammar } from './grammar.ts'

const weekday = '(maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)'

export const dutch: TimeGrammar = {
  hours:
    'nul, een, twee, drie, vier, vijf, zes, zeven, acht, negen, tien, elf, twaalf, dertien, veertien, vijftien, zestien, zeventien, achttien, negentien, twintig, eenentwintig, tweeëntwintig, drieëntwintig, vierentwintig',
  clock: [
    ['$(hour) [uur]'],
    ['$(clock) (uur|u)'],
    ['$(hour) (uur|u) $(minute)'],
    ['$(hour) $(twoDigits)'],
    ['half $(hour) [uur]', -30],
    ['kwart over $(hour) [uur]', 15],
    ['kwart voor $(hour) [uur]', -15],
    ['$(minute) [minuten] over $(hour) [uur]'],
    ['$(minute) [minuten] voor $(hour) [uur]', 0, -1],
    ['$(minute) [minuten] over half $(hour) [uur]', -30],
    ['$(minute) [minuten] voor half $(hour) [uur]', -30, -1],
    ['middernacht', 0],
  ],
  parts: {
    morning: 's ochtends|s morgens|[in de] (ochtend|voormiddag)|vanochtend|vanmorgen|morgenochtend|vroeg',
    afternoon: 's middags|[in de] (middag|namiddag)|vanmiddag|morgenmiddag',
    evening: 's avonds|[in de] avond|vanavond|morgenavond',
    night: 's nachts|in de nacht|vannacht',
  },
  days: `vandaag|morgen|overmorgen|[op|aanstaande|volgende] ${weekday}`,
  leads: 'om|rond|omstreeks|tegen|voor|na|vanaf|tot|klokslag|precies|ongeveer|uiterlijk',
  trails: 'precies|stipt',
  fromNow: [
    'over [ongeveer] ($(number) (seconden|minuut|minuten|uur)|een (minuut|uur|half uur|halfuur|kwartier)|anderhalf uur|drie kwartier|een paar minuten)',
    'nu|meteen|direct|onmiddellijk|zo snel mogelijk',
  ],
}
