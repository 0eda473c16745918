import { addNumber, type FoundNumbers, type NumberReader } from './spoken-number.ts'

const small = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen'
).split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const smallValues = new Map(small.map((word, value) => [word, value]))
const tensValues = new Map(tens.map((word, index) => [word, 20 + 10 * index]))
const largeValues = new Map([
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
])

const starts = new Set([...small, ...tens, 'a', 'minus', 'negative', 'half'])

/** English numbers: `minus one hundred and twenty one point five`, `two and a half`. */
export const englishNumbers: NumberReader = {
  mayBeginWith: (key) => starts.has(key),
  read: readEnglish,
}

function readEnglish(keys: readonly string[], count: number, from: number, found: FoundNumbers): void {
  const isNegative = keys[from] === 'minus' || keys[from] === 'negative'
  if (keys[from] === 'half') addNumber(found, from + 1, 0.5)
  addNumbers(found, keys, count, isNegative ? from + 1 : from)
  if (isNegative) for (let at = 0; at < found.count; at++) found.values[at] = -found.values[at]!
}

/** Adds the numbers with one digit more each behind the point. */
function addDecimals(
  found: FoundNumbers,
  keys: readonly string[],
  count: number,
  from: number,
  whole: number,
): void {
  let digits = ''
  for (let at = from; at < count; at++) {
    const digit = keys[at] === 'oh' ? 0 : smallValues.get(keys[at]!)
    if (digit === undefined || digit > 9) return
    digits += digit
    addNumber(found, at + 1, Number(`${whole}.${digits}`))
  }
}

/** Adds word by word, and notes the value wherever a number can end. */
function addNumbers(found: FoundNumbers, keys: readonly string[], count: number, from: number): void {
  let whole = 0
  let current = -1
  // The next word must be worth less than this to be added
  let below = 1000
  let largest = Infinity
  for (let at = from; at < count; at++) {
    let key = keys[at]!
    if (current >= 0 && below === 100 && key === 'and') key = keys[++at] ?? ''
    const unit = smallValues.get(key)
    const ten = tensValues.get(key)
    const large = largeValues.get(key)
    if (current < 0 && key === 'a' && (keys[at + 1] === 'hundred' || largeValues.has(keys[at + 1] ?? ''))) {
      current = 1
      below = 1
      continue
    }
    if (unit !== undefined && unit < below && (unit > 0 || current < 0)) {
      current = Math.max(current, 0) + unit
      below = 1
    } else if (ten !== undefined && below >= 100) {
      current = Math.max(current, 0) + ten
      below = 10
    } else if (key === 'hundred' && current > 0 && current < 100) {
      current *= 100
      below = 100
    } else if (large !== undefined && current > 0 && large < largest) {
      whole += current * large
      current = 0
      below = 100
      largest = large
    } else {
      break
    }
    const end = at + 1
    const value = whole + current
    addNumber(found, end, value)
    if (keys[end] === 'point' || keys[end] === 'dot') addDecimals(found, keys, count, end + 1, value)
    if (end + 2 < count && keys[end] === 'and' && keys[end + 1] === 'a' && keys[end + 2] === 'half')
      addNumber(found, end + 3, value + 0.5)
  }
}
