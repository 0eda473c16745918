import type { TimeGrammar } from './grammar.ts'

const weekday = '(Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonnabend|Sonntag)'

export const german: TimeGrammar = {
  clock: [
    ['$(hour) [Uhr|h]'],
    ['$(clock) (Uhr|h)'],
    ['$(hour) Uhr [und|null] $(minute) [Minuten]'],
    ['$(hour) $(twoDigits)'],
    ['(halb|halber) $(hour) [Uhr]', -30],
    ['[ein] Viertel nach $(hour) [Uhr]', 15],
    ['[ein] Viertel vor $(hour) [Uhr]', -15],
    ['(drei viertel|dreiviertel) $(hour) [Uhr]', -15],
    ['Viertel $(hour) [Uhr]', -45],
    ['$(minute) [Minuten] nach $(hour) [Uhr]'],
    ['$(minute) [Minuten] vor $(hour) [Uhr]', 0, -1],
    ['$(minute) [Minuten] nach halb $(hour) [Uhr]', -30],
    ['$(minute) [Minuten] vor halb $(hour) [Uhr]', -30, -1],
    ['Mitternacht', 0],
  ],
  parts: {
    morning:
      'früh|frühmorgens|morgens|vormittags|Vormittag|(am|heute|diesen) [frühen] Morgen|am Vormittag|in der (Früh|Frühe)',
    noon: '[zu|am] Mittag|mittags',
    afternoon: '[am] Nachmittag|nachmittags',
    evening: '[am] [späten|frühen] Abend|abends',
    night: '[in der] Nacht|nachts',
  },
  days: `heute|morgen|übermorgen|[am|nächsten|kommenden|diesen] ${weekday}`,
  leads:
    'um|gegen|ab|bis|vor|nach|für|von|zu|so|Punkt|genau|etwa|ungefähr|circa|ca|spätestens|kurz vor|kurz nach|rund',
  trails: 'herum|rum',
  fromNow: [
    'in [etwa|ungefähr|circa] ($(number) (Sekunden|Minute|Minuten|Stunde|Stunden)|einer (Minute|Stunde|Viertelstunde|Dreiviertelstunde|halben Stunde)|(eineinhalb|anderthalb) Stunden|ein paar Minuten)',
    'jetzt [gleich]|sofort|gleich|so bald wie möglich',
  ],
}
