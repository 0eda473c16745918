import {
  asNumber,
  type Condition,
  type InputKey,
  type InputValue,
  type Known,
  meets,
  unsaid,
} from '@sdp/domain/decision-table'
import { addTo, type Bits, bitsOf, copyOf } from './bits.ts'

/** What all rules of a table ask of one input: returns which of them pass, as a bit set. */
export interface Column {
  input: InputKey
  passing(known: Known | undefined): Bits
}

/** A rule that asks something of an input, by its number in the table. */
export interface Asking {
  rule: number
  conditions: readonly Condition[]
}

/** Values in the cache, at most; then it is cleared: texts that people say freely have no end. */
const maxCached = 500

/**
 * The conditions that the rules of a table have on one input. Those for equality are found by the value; all others are
 * judged once for all rules that have the same.
 */
export function column(input: InputKey, asking: readonly Asking[], size: number): Column {
  const { open, equal, updatedEqual, others } = sorted(asking, size)
  const missing = unsaid(input)
  let whenMissing: Bits | undefined
  const remembered = [new Map<unknown, Bits>(), new Map<unknown, Bits>()] as const

  const judge = (known: Known): Bits => {
    const bits = copyOf(open)
    const key = known.collected ? equalityKey(known.value) : undefined
    if (key !== undefined) {
      for (const rule of equal.get(key) ?? none) addTo(bits, rule)
      if (known.updated) for (const rule of updatedEqual.get(key) ?? none) addTo(bits, rule)
    }
    for (const { conditions, rules } of others) {
      if (conditions.every((condition) => meets(known, condition)))
        for (const rule of rules) addTo(bits, rule)
    }
    return bits
  }

  return {
    input,
    passing(known) {
      if (known === undefined || known === missing || !known.collected) {
        if (known?.updated) return judge(known)
        whenMissing ??= judge(known ?? missing)
        return whenMissing
      }
      if (typeof known.value === 'object') return judge(known)
      const values = remembered[known.updated ? 1 : 0]
      const before = values.get(known.value)
      if (before !== undefined) return before
      const bits = judge(known)
      if (values.size >= maxCached) values.clear()
      values.set(known.value, bits)
      return bits
    },
  }
}

const none: readonly number[] = []

interface Sorted {
  /** Rules that ask nothing of the input. */
  open: Bits
  equal: Map<string | number, number[]>
  updatedEqual: Map<string | number, number[]>
  others: { conditions: readonly Condition[]; rules: number[] }[]
}

function sorted(asking: readonly Asking[], size: number): Sorted {
  const open = bitsOf(size, [])
  open.words.fill(0xffffffff)
  const sort: Sorted = { open, equal: new Map(), updatedEqual: new Map(), others: [] }
  const alike = new Map<string, number[]>()
  for (const { rule, conditions } of asking) {
    open.words[rule >>> 5]! &= ~(1 << (rule & 31))
    const [first] = conditions
    const byValue = conditions.length === 1 ? valuesOfMatcher(sort, first!) : undefined
    if (byValue !== undefined) {
      for (const argument of first!.arguments) addToList(byValue, equalityKey(argument)!, rule)
      continue
    }
    const key = JSON.stringify(conditions.map((one) => [one.matcher, one.arguments]))
    const rules = alike.get(key)
    if (rules !== undefined) rules.push(rule)
    else {
      const own = [rule]
      alike.set(key, own)
      sort.others.push({ conditions, rules: own })
    }
  }
  clearBeyond(open, size)
  return sort
}

function valuesOfMatcher(sort: Sorted, { matcher, arguments: args }: Condition): Sorted['equal'] | undefined {
  if (matcher === 'EqualsMatcher') return sort.equal
  // Without arguments it asks for the update alone
  return matcher === 'UpdatedAndEquals' && args.length > 0 ? sort.updatedEqual : undefined
}

/** Under which key values are that the matchers for equality take for the same: '1' and 1.0 are, lists never. */
function equalityKey(value: InputValue | undefined): string | number | undefined {
  if (value === undefined || typeof value === 'object') return undefined
  return asNumber(value) ?? String(value)
}

function addToList(lists: Map<string | number, number[]>, key: string | number, entry: number): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [entry])
  else list.push(entry)
}

/** Clears the bits beyond the last number, and fills the summary. */
function clearBeyond({ words, summary }: Bits, size: number): void {
  if (size % 32 !== 0) words[words.length - 1]! &= (1 << (size % 32)) - 1
  words.forEach((word, at) => {
    if (word !== 0) summary[at >>> 5]! |= 1 << (at & 31)
  })
}
