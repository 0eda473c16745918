import type { TimeGrammar } from './grammar.ts'

// With the endings of `sekizi geçe`, `sekize kala`, `sekizde`
const units = 'bir iki üç dört beş altı yedi sekiz dokuz'.split(' ')
const past = 'biri ikiyi üçü dördü beşi altıyı yediyi sekizi dokuzu onu'.split(' ')
const before = 'bire ikiye üçe dörde beşe altıya yediye sekize dokuza ona'.split(' ')
const at = 'birde ikide üçte dörtte beşte altıda yedide sekizde dokuzda onda'.split(' ')

/** The hours from 1 to 12 by the words with an ending of 1 to 10: 11 and 12 are ten and one, ten and two. */
function upToTwelve(words: readonly string[]): Record<string, number> {
  const all = [...words, `on ${words[0]}`, `on ${words[1]}`]
  return Object.fromEntries(all.map((word, index) => [word, index + 1]))
}

/** The hours from 13 to 24 with the ending of `sekizde`. */
const afternoon = Object.fromEntries([
  ...at.slice(2, 9).map((word, index) => [`on ${word}`, 13 + index] as const),
  ['yirmide', 20] as const,
  ...at.slice(0, 4).map((word, index) => [`yirmi ${word}`, 21 + index] as const),
])

export const turkish: TimeGrammar = {
  hours: [
    'sıfır',
    ...units,
    'on',
    ...units.map((unit) => `on ${unit}`),
    'yirmi',
    ...units.slice(0, 4).map((unit) => `yirmi ${unit}`),
  ].join(', '),
  tables: {
    hourPast: upToTwelve(past),
    hourBefore: upToTwelve(before),
    hourAt: { ...upToTwelve(at), ...afternoon },
  },
  clock: [
    ['$(hour) [de|da|te|ta]'],
    ['$(clock) (de|da|te|ta)'],
    ['$(hourAt)'],
    ['$(hour) $(twoDigits)'],
    ['$(hour) (buçuk|buçukta)', 30],
    ['$(hourPast) çeyrek (geçe|geçiyor)', 15],
    ['$(hourBefore) çeyrek (kala|var)', -15],
    ['$(hourPast) $(minute) (geçe|geçiyor)'],
    ['$(hourBefore) $(minute) (kala|var)', 0, -1],
    ['gece yarısı|gece yarısında', 0],
  ],
  parts: {
    morning: '[bu] sabah|sabahleyin|öğleden önce',
    noon: 'öğlen|öğle|öğleyin',
    afternoon: 'öğleden sonra|ikindi',
    evening: '[bu] akşam|akşamleyin',
    night: '[bu] gece|geceleyin',
  },
  days: 'bugün|yarın|öbür gün|(pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar) [günü]',
  leads: 'saat|tam|yaklaşık|en geç',
  trails: 'gibi|civarı|civarında|sularında|kadar',
  fromNow: [
    '($(number) (saniye|dakika|saat)|bir (dakika|saat)|yarım saat|bir buçuk saat|çeyrek saat|birkaç dakika) (sonra|içinde)',
    'şimdi|hemen|derhal',
  ],
}
