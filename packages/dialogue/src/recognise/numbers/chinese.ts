import { addNumber, type FoundNumbers, type NumberReader } from './spoken-number.ts'

type Part = { kind: 'digit' | 'power' | 'score' | 'large'; value: number }

const parts = new Map<string, Part>()
for (const [value, characters] of [
  '〇零',
  '一壹壱',
  '二贰貳弐两兩',
  '三叁參参',
  '四肆',
  '五伍',
  '六陆陸',
  '七柒',
  '八捌',
  '九玖',
].entries()) {
  for (const character of characters) parts.set(character, { kind: 'digit', value })
}
for (const [characters, value] of [
  ['十拾', 10],
  ['百佰', 100],
  ['千仟', 1000],
] as const) {
  for (const character of characters) parts.set(character, { kind: 'power', value })
}
/** Twenty, thirty and forty in one character. */
for (const [characters, value] of [
  ['廿', 20],
  ['卅丗', 30],
  ['卌', 40],
] as const) {
  for (const character of characters) parts.set(character, { kind: 'score', value })
}
const beginnings = [...parts.keys()]
for (const [characters, value] of [
  ['万萬', 1e4],
  ['亿億', 1e8],
] as const) {
  for (const character of characters) parts.set(character, { kind: 'large', value })
}
const negative = new Set(['负', '負'])
/** `マイナス` is four words, as each character is one. */
const minus = [...'マイナス']
const points = new Set(['点', '點'])

const starts = new Set([...beginnings, ...negative, minus[0]!, '初'])

/** Chinese and Japanese numbers, character by character: `负二十一点五`, `三百零四`, `マイナス五`. */
export const chineseNumbers: NumberReader = {
  mayBeginWith: (key) => starts.has(key),
  read: readChinese,
}

function readChinese(keys: readonly string[], count: number, from: number, found: FoundNumbers): void {
  const isMinus = keys[from] === minus[0] && minus.every((character, at) => keys[from + at] === character)
  const isNegative = isMinus || negative.has(keys[from]!)
  let start = from
  if (isNegative) start += isMinus ? minus.length : 1
  // `初三` is the third day of a month
  if (keys[start] === '初') start++
  addNumbers(found, keys, count, start, isNegative ? -1 : 1)
}

function addNumbers(
  found: FoundNumbers,
  keys: readonly string[],
  count: number,
  from: number,
  sign: number,
): void {
  let whole = 0
  let section = 0
  // A digit that waits for its power, or -1; `一二三` read digit by digit is one number too
  let waiting = -1
  let lastPower = 1e4
  let isPlain = true
  for (let at = from; at < count; at++) {
    const part = parts.get(keys[at]!)
    if (part === undefined) break
    const { kind, value } = part
    if (kind === 'digit') {
      if (waiting > 0 && !isPlain) break
      waiting = isPlain && waiting >= 0 ? waiting * 10 + value : value
    } else if (kind === 'power' && value < lastPower && waiting <= 9) {
      section += (waiting < 0 ? 1 : waiting) * value
      waiting = -1
      lastPower = value
      isPlain = false
    } else if (kind === 'score' && waiting < 0 && lastPower > 10) {
      section += value
      lastPower = 10
      isPlain = false
    } else if (kind === 'large' && (section > 0 || waiting > 0)) {
      const times = section + Math.max(waiting, 0)
      whole = whole > value ? whole + times * value : (whole + times) * value
      section = 0
      waiting = -1
      lastPower = 1e4
      isPlain = false
    } else {
      break
    }
    const said = whole + section + Math.max(waiting, 0)
    addNumber(found, at + 1, sign * said)
    if (points.has(keys[at + 1]!)) addDecimals(found, keys, count, at + 2, said, sign)
  }
}

/** Adds the numbers with one digit more each behind the point. */
function addDecimals(
  found: FoundNumbers,
  keys: readonly string[],
  count: number,
  from: number,
  whole: number,
  sign: number,
): void {
  let decimals = ''
  for (let at = from; at < count; at++) {
    const part = parts.get(keys[at]!)
    if (part?.kind !== 'digit') break
    decimals += part.value
    addNumber(found, at + 1, sign * Number(`${whole}.${decimals}`))
  }
}
