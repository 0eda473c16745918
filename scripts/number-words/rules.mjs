import { concat, empty, none, sequence, union } from './automaton.mjs'

/**
 * Compiles rule-based number formats (RBNF, as CLDR has them; UTS 35 part 3) into automata that accept what the rules
 * write, with the steps of arithmetic that give the value back: `two*` `hundred` is `+2`, `*100`.
 */

/** Rule sets by name, from the JSON of `cldr-rbnf` or from rules of our own in the same form. */
export function parseRules(sets) {
  const parsed = new Map()
  for (const [name, rules] of Object.entries(sets)) {
    if (!name.startsWith('%') || name === '%%lenient-parse') continue
    const numeric = rules
      .filter(([key]) => /^\d+(?:\/\d+)?$/.test(key))
      .map(([key, body]) => parseRule(key, body))
    parsed.set(
      name,
      numeric.sort((a, b) => a.base - b.base),
    )
  }
  return parsed
}

const pieces = /\[|\]|←([^←]*)←|→([^→]*)→|=([^=]*)=|\$\(cardinal,([^)]*)\)\$|[^[\]←→=$]+/g

function parseRule(key, body) {
  const [base, radix = 10] = key.split('/').map(Number)
  let divisor = 1
  while (base > 0 && divisor * radix <= base) divisor *= radix
  let isOptional = false
  const items = []
  const text = body.replace(/;$/, '').replace(/^'/, '')
  for (const [piece, quotient, remainder, same, plural] of text.matchAll(pieces)) {
    if (piece === '[' || piece === ']') isOptional = piece === '['
    else if (quotient !== undefined) items.push({ kind: 'quotient', set: quotient, isOptional })
    else if (remainder !== undefined) items.push({ kind: 'remainder', set: remainder, isOptional })
    else if (same !== undefined) items.push({ kind: 'same', set: same, isOptional })
    else if (plural !== undefined) items.push({ kind: 'plural', forms: formsOf(plural), isOptional })
    else items.push({ kind: 'text', text: piece, isOptional })
  }
  return { base, divisor, items }
}

function formsOf(plural) {
  return Object.fromEntries(
    Array.from(plural.matchAll(/(\w+)\{([^}]*)\}/g), ([, name, text]) => [name, text]),
  )
}

/** From here on numbers are given as ranges and not one by one. */
const maxListed = 10_000

/**
 * Makes the automaton of the numbers that rule sets write. `anyOf` are sets that differ in gender, case or style only:
 * where a rule names one of them any other is accepted too, as people mix these when they speak, and the automaton need
 * not know which one it is in. `spell` makes the automaton of a text; `joint` is between what is multiplied and what
 * is added.
 */
export function compiler(sets, { anyOf, plurals, spell, joint = empty }) {
  const known = new Map()
  const isAny = new Set(anyOf)

  /** Numbers are a list in ascending order, or a range { from, below }. */
  function numbersOf(named, numbers) {
    const set = isAny.has(named) ? 'any' : named
    const key = `${set} ${Array.isArray(numbers) ? numbers.join() : `${numbers.from}-${numbers.below}`}`
    const before = known.get(key)
    if (before !== undefined) return before
    const all = (set === 'any' ? anyOf : [set])
      .flatMap((one) => sets.get(one).map((_, at) => ofRule(one, at, numbers)))
      .reduce(union, none)
    known.set(key, all)
    return all
  }

  function ofRule(set, at, numbers) {
    const rules = sets.get(set)
    const from = rules[at].base
    const below = rules[at + 1]?.base ?? Number.POSITIVE_INFINITY
    if (Array.isArray(numbers)) {
      const here = numbers.filter((one) => one >= from && one < below)
      return here.length === 0 ? none : ofList(set, at, here)
    }
    const range = { from: Math.max(from, numbers.from), below: Math.min(below, numbers.below) }
    if (range.from >= range.below) return none
    if (range.below - range.from <= maxListed) return ofList(set, at, listed(range.from, range.below))
    return ofRange(set, rules[at], range)
  }

  /** A rule that needs a remainder is not used where there is none: the rule before it is. */
  function isRolledBack({ base, divisor, items }, value) {
    return value % divisor === 0 && base % divisor !== 0 && items.some(({ kind }) => kind === 'remainder')
  }

  function ofList(set, at, values) {
    const rule = sets.get(set)[at]
    const back = values.filter((value) => isRolledBack(rule, value))
    const rest = back.length === 0 ? values : values.filter((value) => !isRolledBack(rule, value))
    const rolled = back.length === 0 ? none : ofList(set, at - 1, back)
    const { divisor } = rule
    // Quotients that have the same remainders and the same plural are written alike
    const remainders = new Map()
    for (const value of rest) {
      const quotient = Math.floor(value / divisor)
      remainders.set(quotient, [...(remainders.get(quotient) ?? []), value % divisor])
    }
    const groups = new Map()
    for (const [quotient, rests] of remainders) {
      for (const some of [rests.filter((one) => one === 0), rests.filter((one) => one > 0)]) {
        if (some.length === 0) continue
        const key = `${categoryOf(rule, quotient)} ${constantOf(rule, quotient)} ${some.join()}`
        const group = groups.get(key) ?? { quotients: [], remainders: some }
        group.quotients.push(quotient)
        groups.set(key, group)
      }
    }
    return [...groups.values()].map((group) => written(set, rule, group)).reduce(union, rolled)
  }

  function ofRange(set, rule, { from, below }) {
    const { divisor, items } = rule
    if (items.length === 1 && items[0].kind === 'same') {
      return isWords(items[0].set) ? sameOf(set, items[0].set, { from, below }) : none
    }
    if (from % divisor !== 0 || below % divisor !== 0 || below / divisor > maxListed)
      throw new Error(`${set} ${rule.base}: ${from} to ${below} are no whole quotients`)
    const groups = new Map()
    for (const quotient of listed(from / divisor, below / divisor)) {
      const key = `${categoryOf(rule, quotient)} ${constantOf(rule, quotient)}`
      groups.set(key, [...(groups.get(key) ?? []), quotient])
    }
    return [...groups.values()]
      .flatMap((quotients) => [
        written(set, rule, { quotients, remainders: [0] }),
        written(set, rule, { quotients, remainders: { from: 1, below: divisor } }),
      ])
      .reduce(union, none)
  }

  /** Another of the sets adds nothing here: all of them are read anyway. */
  function sameOf(set, other, numbers) {
    return isAny.has(set) && isAny.has(other) ? none : numbersOf(other, numbers)
  }

  function categoryOf({ items }, quotient) {
    return items.some(({ kind }) => kind === 'plural') ? plurals.select(quotient) : ''
  }

  /** What the text of a rule is worth by itself, where the quotient is not written. */
  function constantOf({ items, divisor }, quotient) {
    return items.some(({ kind }) => kind === 'quotient') ? '' : quotient * divisor
  }

  function written(set, rule, { quotients, remainders }) {
    const { items, divisor } = rule
    const hasRemainder = !Array.isArray(remainders) || remainders[0] > 0
    const used = items.filter(({ isOptional }) => hasRemainder || !isOptional)
    const same = used.find(({ kind }) => kind === 'same')
    const hasQuotient = used.some(({ kind }) => kind === 'quotient')
    // Without a quotient the rule's own text is worth what the remainder leaves of the number
    const says = hasQuotient || used.some(({ kind }) => kind === 'remainder')
    const values =
      says || !Array.isArray(remainders)
        ? undefined
        : quotients.flatMap((quotient) => remainders.map((remainder) => quotient * divisor + remainder))
    if (same !== undefined) {
      if (!isWords(same.set) || values === undefined) return none
      return chain(used, (item) => (item === same ? sameOf(set, same.set, values) : textOf(item, quotients)))
    }
    if (values !== undefined) {
      if (values.length > 1) return values.map((value) => one(used, quotients, value)).reduce(union, none)
      return one(used, quotients, values[0])
    }
    // As early as it can be, so that the remainders of all rules are the same nodes
    const constant = hasQuotient ? empty : step(`+${quotients[0] * divisor}`)
    const isFirst = used[0].kind === 'remainder'
    // As late as it can be, so that all that may be counted are the same nodes: `two` before `hundred` or `thousand`
    const counted = used.findLast(({ kind }, at) => kind !== 'remainder' && isBeforeRemainder(used, at))
    const made = chain(used, (item) => {
      if (item.kind === 'remainder') {
        const rest = numbersOf(item.set === '' ? set : item.set, remainders)
        return isFirst ? rest : concat(concat(constant, joint), rest)
      }
      const isCounted = item === counted
      if (item.kind === 'quotient') {
        const times = numbersOf(item.set === '' ? set : item.set, quotients)
        return isCounted ? concat(times, step(`*${divisor}`)) : times
      }
      const text = textOf(item, quotients)
      return isCounted ? concat(text, step(`*${divisor}`)) : text
    })
    return isFirst ? concat(made, constant) : made
  }

  function one(used, quotients, value) {
    return concat(
      chain(used, (item) => textOf(item, quotients)),
      step(`+${value}`),
    )
  }

  function textOf(item, quotients) {
    if (item.kind === 'text') return spell(item.text)
    return spell(item.forms[plurals.select(quotients[0])] ?? item.forms.other)
  }

  return numbersOf
}

/** Whether an item is the quotient or comes just behind it, before any remainder. */
function isBeforeRemainder(items, at) {
  const quotient = items.findIndex(({ kind }) => kind === 'quotient')
  const [, next] = items.slice(quotient)
  if (quotient < 0) return false
  return at === (next === undefined || next.kind === 'remainder' ? quotient : quotient + 1)
}

function isWords(set) {
  return set.startsWith('%')
}

function chain(items, automatonOf) {
  return items.map(automatonOf).reduce(concat, empty)
}

function step(symbol) {
  return sequence([symbol])
}

function listed(from, below) {
  return Array.from({ length: below - from }, (_, at) => from + at)
}
