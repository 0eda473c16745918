import type { Fit, SpokenSlot } from '@sdp/dialogue/testing'
import type { Domain } from '@sdp/domain'
import { type ExpressionTree, type Item, parseExpression, type Sequence } from '@sdp/domain/expressions'
import { valueIn } from '@sdp/domain/reusable-expressions'

/** A sentence made from an expression, with what it means. */
export interface FreshSentence {
  text: string
  intent: string
  slots: Pick<SpokenSlot, 'slot' | 'value'>[]
  /** How the expression that it was made from fits it; words are counted as the expression writes them. */
  fit: Pick<Fit, 'free' | 'pieces' | 'literal' | 'weight' | 'intent' | 'expression'>
}

interface Making {
  language: string
  numberWords: Record<string, number>
  seed: number
}

const freeWords =
  'quartz lantern meadow falcon willow harbour cinder maple orchid velvet comet juniper'.split(' ')
const freeCharacters = [...'鹏程锦绣梧桐碧海云霄']

/** Makes sentences from random expressions of a domain: any alternative, literals, numbers as digits and words, example values or free words. */
export function freshSentences(
  domain: Domain,
  count: number,
  { language, numberWords, seed }: Making,
): FreshSentence[] {
  const random = randomNumbers(seed)
  const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)]!
  const spokenNumbers = Object.entries(numberWords)
  const isWithoutSpaces = language.startsWith('cmn')
  const slotsByName = new Map(domain.slots.map((slot) => [slot.name, slot]))
  const parts = new Map(
    domain.reusableExpressions.map((part) => [part.name, parseExpression(valueIn(part, language)).tree]),
  )
  const places = domain.intents.flatMap((intent, intentPlace) =>
    intent.expressions.flatMap((expression, place) => {
      const { tree } = parseExpression(expression.text)
      return tree === undefined ? [] : [{ intent, intentPlace, expression, place, tree }]
    }),
  )
  return Array.from({ length: count }, () => {
    const { intent, intentPlace, expression, place, tree } = pick(places)
    const words: string[] = []
    const slots: FreshSentence['slots'] = []
    let free = 0
    let literal = 0
    let pieces = 0
    saySequence(pick(tree.options))
    // Where everything is optional, nothing may have been said
    if (words.length === 0) saySequence(pick(tree.options))
    return {
      text: isWithoutSpaces ? withoutSpaces(words.join(' ')) : words.join(' '),
      intent: intent.name,
      slots,
      fit: { free, pieces, literal, weight: expression.weight, intent: intentPlace, expression: place },
    }

    function saySequence(items: Sequence): void {
      for (const item of items) sayItem(item)
    }

    function sayItem(item: Item): void {
      switch (item.kind) {
        case 'word':
          words.push(item.text)
          literal++
          // A character of a script without spaces is a word by itself
          pieces += isWithoutSpaces ? item.text.length : 1
          return
        case 'part':
          sayTree(parts.get(item.name))
          return
        case 'optional':
          if (random() < 0.5) return
          break
        case 'slot':
          saySlot(item.name)
          return
        case 'wildcard':
          throw new Error('no corpus has stars')
      }
      saySequence(pick(item.options))
    }

    function sayTree(part: ExpressionTree | undefined): void {
      saySequence(pick(part!.options))
    }

    function saySlot(name: string): void {
      const slot = slotsByName.get(name)!
      if (slot.type === 'StaticList') {
        const restriction = expression.restrictions.find((one) => one.slot === name)
        const canonical = pick(restriction?.canonicals ?? slot.canonicals)
        words.push(pick(canonical.literals))
        slots.push({ slot: name, value: canonical.name })
        pieces++
      } else if (slot.type === 'Number') {
        const number = Math.floor(random() * 100)
        const [text, value] =
          random() < 0.5 || spokenNumbers.length === 0 ? [String(number), number] : pick(spokenNumbers)
        words.push(text)
        slots.push({ slot: name, value })
        pieces++
      } else {
        const said =
          slot.exampleValues === undefined
            ? Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
                pick(isWithoutSpaces ? freeCharacters : freeWords),
              )
            : pick(slot.exampleValues).split(' ')
        free += said.length
        words.push(...said)
        slots.push({ slot: name, value: said.join(isWithoutSpaces ? '' : ' ') })
      }
    }
  })
}

/** Only characters that need no space lose it: the English words of a Chinese assistant keep theirs. */
function withoutSpaces(text: string): string {
  return text.replace(/(?<=[^\x20-\x7e]) | (?=[^\x20-\x7e])/g, '')
}

/** Random numbers from 0 to 1, the same for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
