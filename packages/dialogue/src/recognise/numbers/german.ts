import { addNumber, type FoundNumbers, type NumberReader } from './spoken-number.ts'

const unitValues = {
  ein: 1,
  eins: 1,
  eine: 1,
  einen: 1,
  einer: 1,
  eines: 1,
  einem: 1,
  zwei: 2,
  zwo: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
}
const smallValues = {
  ...unitValues,
  null: 0,
  zehn: 10,
  elf: 11,
  zwölf: 12,
  dreizehn: 13,
  vierzehn: 14,
  fünfzehn: 15,
  sechzehn: 16,
  siebzehn: 17,
  achtzehn: 18,
  neunzehn: 19,
}
const tenValues = {
  zwanzig: 20,
  dreißig: 30,
  vierzig: 40,
  fünfzig: 50,
  sechzig: 60,
  siebzig: 70,
  achtzig: 80,
  neunzig: 90,
}
// By maps, since people may say `constructor` too
const units = new Map(Object.entries(unitValues))
const small = new Map(Object.entries(smallValues))
const tens = new Map(Object.entries(tenValues))
const beginning =
  /^(?:null|ein|zw|drei|vier|fünf|fuenf|se|sieb|acht|neun|zehn|elf|hundert|tausend|minus|halb|ander)/
const known = new Map<string, number | undefined>()
const mostKnown = 10_000

/** German numbers, which are one word up to a million: `minus zweihundertfünfzig`, `zwei Komma fünf`, `zweieinhalb`. */
export const germanNumbers: NumberReader = {
  mayBeginWith: (key) => beginning.test(key),
  read: readGerman,
}

function readGerman(keys: readonly string[], count: number, from: number, found: FoundNumbers): void {
  const isNegative = keys[from] === 'minus'
  const start = isNegative ? from + 1 : from
  const value = start < count ? wordValue(keys[start]!) : undefined
  if (value === undefined) return
  const sign = isNegative ? -1 : 1
  addNumber(found, start + 1, sign * value)
  if (keys[start + 1] !== 'komma' && keys[start + 1] !== 'punkt') return
  let digits = ''
  for (let at = start + 2; at < count; at++) {
    const digit = keys[at] === 'null' ? 0 : units.get(keys[at]!)
    if (digit === undefined) break
    digits += digit
    addNumber(found, at + 1, sign * Number(`${value}.${digits}`))
  }
}

function wordValue(word: string): number | undefined {
  if (known.has(word)) return known.get(word)
  const value = halves(
    word.replaceAll('fuenf', 'fünf').replaceAll('zwoelf', 'zwölf').replace('dreissig', 'dreißig'),
  )
  if (known.size < mostKnown) known.set(word, value)
  return value
}

function halves(word: string): number | undefined {
  if (word === 'anderthalb') return 1.5
  if (word === 'halb' || word === 'halbe' || word === 'halben') return 0.5
  if (!word.endsWith('einhalb')) return whole(word)
  const before = whole(word.slice(0, -'einhalb'.length))
  return before === undefined ? undefined : before + 0.5
}

function whole(word: string): number | undefined {
  return split(word, 'tausend', 1000, 1e6) ?? split(word, 'hundert', 100, 1000) ?? belowHundred(word)
}

/** `zweihundertdrei`: what stands before the word counts so many times, what stands after is added. */
function split(word: string, by: string, times: number, limit: number): number | undefined {
  const at = word.indexOf(by)
  if (at < 0) return undefined
  const before = at === 0 ? 1 : whole(word.slice(0, at))
  const rest = word.slice(at + by.length).replace(/^und/, '')
  const after = rest === '' ? 0 : whole(rest)
  if (before === undefined || after === undefined || after >= times || before * times >= limit)
    return undefined
  return before * times + after
}

function belowHundred(word: string): number | undefined {
  const simple = small.get(word) ?? tens.get(word)
  if (simple !== undefined) return simple
  const at = word.lastIndexOf('und')
  const unit = at > 0 ? units.get(word.slice(0, at)) : undefined
  const ten = tens.get(word.slice(at + 3))
  return unit === undefined || ten === undefined ? undefined : unit + ten
}
