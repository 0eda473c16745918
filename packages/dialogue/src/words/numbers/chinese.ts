import { addNumber, type FoundNumbers, type WholeNumbers } from './spoken-number.ts'

type Part = { kind: 'digit' | 'power' | 'score' | 'large'; value: number }

const parts = new Map<string, Part>()
for (const [value, characters] of [
  '〇零',
  '一壹壱幺',
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
const starts = new Set([...parts.keys(), '初'])
for (const [characters, value] of [
  ['万萬', 1e4],
  ['亿億', 1e8],
] as const) {
  for (const character of characters) parts.set(character, { kind: 'large', value })
}

/** Chinese numbers, character by character: `二十一`, `三百零四`; `一百五` is 150, as people shorten 一百五十. */
export const chineseNumbers: WholeNumbers = {
  canBeginWith: (key) => starts.has(key),
  read: (keys, count, from, found) => addNumbers(found, keys, count, from, true),
}

/** Japanese numbers in the same characters, where 百五 is 105. */
export const japaneseNumbers: WholeNumbers = {
  canBeginWith: (key) => starts.has(key),
  read: (keys, count, from, found) => addNumbers(found, keys, count, from, false),
}

function addNumbers(
  found: FoundNumbers,
  keys: readonly string[],
  count: number,
  from: number,
  isShortened: boolean,
): void {
  let whole = 0
  let section = 0
  // A digit that waits for its power, or -1; `一二三` read digit by digit is one number too
  let waiting = -1
  let lastPower = 1e4
  // What a digit behind the last power is counted in where no zero is between them: tens behind a hundred
  let next = 1
  let isPlain = true
  // `初三` is the third day of a month
  for (let at = keys[from] === '初' ? from + 1 : from; at < count; at++) {
    const part = parts.get(keys[at]!)
    if (part === undefined) break
    const { kind, value } = part
    if (kind === 'digit') {
      if (waiting > 0 && !isPlain) break
      if (waiting === 0) next = 1
      waiting = isPlain && waiting >= 0 ? waiting * 10 + value : value
    } else if (kind === 'power' && value < lastPower && waiting <= 9) {
      // Ten alone is ten, also behind a zero: 一千零十一 is 1011
      section += (waiting <= 0 ? 1 : waiting) * value
      waiting = -1
      lastPower = value
      next = value / 10
      isPlain = false
    } else if (kind === 'score' && waiting < 0 && lastPower > 10) {
      section += value
      lastPower = 10
      next = 1
      isPlain = false
    } else if (kind === 'large' && (section > 0 || waiting > 0)) {
      const times = section + Math.max(waiting, 0)
      whole = whole > value ? whole + times * value : (whole + times) * value
      section = 0
      waiting = -1
      lastPower = 1e4
      next = value / 10
      isPlain = false
    } else {
      break
    }
    addNumber(found, at + 1, whole + section + Math.max(waiting, 0) * (isShortened && !isPlain ? next : 1))
  }
}
