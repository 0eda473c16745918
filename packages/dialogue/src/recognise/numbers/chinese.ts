import type { NumberReader, SpokenNumber } from './spoken-number.ts'

const digits = new Map<string, number>()
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
  for (const character of characters) digits.set(character, value)
}
const powers = new Map([
  ['十', 10],
  ['拾', 10],
  ['百', 100],
  ['佰', 100],
  ['千', 1000],
  ['仟', 1000],
])
/** Twenty, thirty and forty in one character. */
const scores = new Map([
  ['廿', 20],
  ['卅', 30],
  ['丗', 30],
  ['卌', 40],
])
const large = new Map([
  ['万', 1e4],
  ['萬', 1e4],
  ['亿', 1e8],
  ['億', 1e8],
])
const negative = new Set(['负', '負'])
/** `マイナス` is four words, as each character is one. */
const minus = [...'マイナス']
const points = new Set(['点', '點'])

const starts = new Set([...digits.keys(), ...powers.keys(), ...scores.keys(), ...negative, minus[0]!, '初'])

/** Chinese and Japanese numbers, character by character: `负二十一点五`, `三百零四`, `マイナス五`. */
export const chineseNumbers: NumberReader = {
  mayBeginWith: (key) => starts.has(key),
  read: readChinese,
}

function readChinese(keys: readonly string[], count: number, from: number): SpokenNumber[] {
  const isMinus = minus.every((character, at) => keys[from + at] === character)
  const isNegative = isMinus || negative.has(keys[from]!)
  let start = from
  if (isNegative) start += isMinus ? minus.length : 1
  // `初三` is the third day of a month
  if (keys[start] === '初') start++
  const sign = isNegative ? -1 : 1
  const found: SpokenNumber[] = []
  for (const { end, value } of wholeNumbers(keys, count, start)) {
    found.push({ end, value: sign * value })
    if (!points.has(keys[end]!)) continue
    let decimals = ''
    for (let at = end + 1; at < count && digits.has(keys[at]!); at++) {
      decimals += digits.get(keys[at]!)
      found.push({ end: at + 1, value: sign * Number(`${value}.${decimals}`) })
    }
  }
  return found
}

function wholeNumbers(keys: readonly string[], count: number, from: number): SpokenNumber[] {
  const found: SpokenNumber[] = []
  let whole = 0
  let section = 0
  // A digit that waits for its power, or -1; `一二三` read digit by digit is one number too
  let waiting = -1
  let lastPower = 1e4
  let isPlain = true
  for (let at = from; at < count; at++) {
    const key = keys[at]!
    const digit = digits.get(key)
    const power = powers.get(key)
    const score = scores.get(key)
    if (digit !== undefined) {
      if (waiting > 0 && !isPlain) break
      waiting = isPlain && waiting >= 0 ? waiting * 10 + digit : digit
    } else if (power !== undefined && power < lastPower && waiting <= 9) {
      section += (waiting < 0 ? 1 : waiting) * power
      waiting = -1
      lastPower = power
      isPlain = false
    } else if (score !== undefined && waiting < 0 && lastPower > 10) {
      section += score
      lastPower = 10
      isPlain = false
    } else if (large.has(key) && (section > 0 || waiting > 0)) {
      const times = large.get(key)!
      const part = section + Math.max(waiting, 0)
      whole = whole > times ? whole + part * times : (whole + part) * times
      section = 0
      waiting = -1
      lastPower = 1e4
      isPlain = false
    } else {
      break
    }
    found.push({ end: at + 1, value: whole + section + Math.max(waiting, 0) })
  }
  return found
}
