import type { Expression } from '@sdp/domain/expressions'
import type { ExpressionOrigin } from '../../model/reading.ts'
import { type LiteralTree, newLiteralTree } from '../../words/literals.ts'
import { numberReader } from '../../words/numbers/number-words.ts'
import type { SpokenNumbers } from '../../words/numbers/spoken-number.ts'
import { newRanges, type Ranges } from '../../words/ranges.ts'
import { newSpellings, type Spellings } from '../../words/spellings.ts'
import { wordsOf } from '../../words/text/words.ts'
import { addWord, newVocabulary, type Vocabulary } from '../../words/vocabulary.ts'
import { type LazyDfa, newLazyDfa } from '../dfa/lazy-dfa.ts'
import { type Nodes, newNodes } from '../nfa/nodes.ts'
import { newTransitions, type Transitions } from '../nfa/transitions.ts'
import { newWordSets, type WordSets } from '../nfa/word-sets.ts'

/**
 * What all versions of a domain have in common from edit to edit. It only grows: what an edit took away stays here, and
 * the version after it does not mention it any more.
 */
export interface Store {
  language: string
  vocabulary: Vocabulary
  spellings: Spellings
  nodes: Nodes
  wordSets: WordSets
  ranges: Ranges
  tree: LiteralTree
  /** For readings without free words, and for all. */
  strict: LazyDfa
  all: LazyDfa
  transitions: Transitions
  units: Unit[]
  slotNames: string[]
  slotIds: Map<string, number>
  numbers: SpokenNumbers
  /** Whether an expression has a time, which is not looked for in sentences otherwise. */
  hasTimes: boolean
  /** The words of a text as numbers, for texts that come again. */
  knownWords: Map<string, number[]>
}

/** An expression of an intent as it was built. */
export interface Unit {
  id: number
  expression: Expression
  /** Where it is in the nodes; nothing where it cannot be understood. */
  start: number
  first: number
  count: number
  hasSlots: boolean
  /** One node of each slot that is filled by values. */
  valueNodes: readonly number[]
  hasFreeText: boolean
  /** What it mentions, `$` or `§` before the name, also in its reusable parts. */
  mentions: readonly string[]
  /** The origin that readings by it share, once there was one. */
  origin: ExpressionOrigin | undefined
}

export function newStore(language: string): Store {
  const nodes = newNodes()
  const wordSets = newWordSets()
  const ranges = newRanges()
  return {
    language,
    vocabulary: newVocabulary(),
    spellings: newSpellings(),
    nodes,
    wordSets,
    ranges,
    tree: newLiteralTree(),
    strict: newLazyDfa({ nodes, wordSets, ranges, isFree: false }),
    all: newLazyDfa({ nodes, wordSets, ranges, isFree: true }),
    transitions: newTransitions({ nodes, wordSets, ranges }),
    units: [],
    slotNames: [],
    slotIds: new Map(),
    numbers: numberReader(language),
    hasTimes: false,
    knownWords: new Map(),
  }
}

export function wordKeys(store: Store, text: string): string[] {
  return wordsOf(text, store.language).keys
}

export function wordIds(store: Store, text: string): number[] {
  const known = store.knownWords.get(text)
  if (known !== undefined) return known
  const ids = wordKeys(store, text).map((key) => addWord(store.vocabulary, key))
  store.knownWords.set(text, ids)
  return ids
}

export function slotId({ slotNames, slotIds }: Store, name: string): number {
  const known = slotIds.get(name)
  if (known !== undefined) return known
  const id = slotNames.push(name) - 1
  slotIds.set(name, id)
  return id
}
