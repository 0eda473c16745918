import { type Item, parseExpression, type Sequence } from '@sdp/domain/expressions'
import { withoutAccents, wordsOf } from '../text/words.ts'

/** Phrases as a trie of words without accents, in which a named table of numbers can be in the place of a word. */
export interface PhraseTree<Meaning> {
  words: Map<string, PhraseTree<Meaning>>
  tables: Map<string, PhraseTree<Meaning>>
  meaning: Meaning | undefined
}

export function newPhraseTree<Meaning>(): PhraseTree<Meaning> {
  return { words: new Map(), tables: new Map(), meaning: undefined }
}

/** Adds all that an expression says; of two meanings of one phrase the first stays. */
export function addPhrases<Meaning>(
  tree: PhraseTree<Meaning>,
  expression: string,
  meaning: Meaning,
  language: string,
): void {
  const parsed = parseExpression(expression)
  if (parsed.tree === undefined) throw new Error(`'${expression}': ${parsed.error.message}`)
  for (const end of endsOf(parsed.tree.options, [tree], language)) end.meaning ??= meaning
}

type Trees<Meaning> = readonly PhraseTree<Meaning>[]

function endsOf<Meaning>(
  options: readonly Sequence[],
  starts: Trees<Meaning>,
  language: string,
): Trees<Meaning> {
  return options.flatMap((items) =>
    items.reduce<Trees<Meaning>>((trees, item) => afterItem(item, trees, language), starts),
  )
}

function afterItem<Meaning>(item: Item, trees: Trees<Meaning>, language: string): Trees<Meaning> {
  switch (item.kind) {
    case 'word':
      return spellingsOf(item.text).flatMap((text) => {
        const keys = wordsOf(text, language).keys.map(withoutAccents)
        return trees.map((tree) => keys.reduce((node, key) => childOf(node.words, key), tree))
      })
    case 'slot':
      return trees.map(({ tables }) => childOf(tables, item.name))
    case 'optional':
      return [...trees, ...endsOf(item.options, trees, language)]
    case 'group':
      return endsOf(item.options, trees, language)
    default:
      throw new Error(`a time is not said by a ${item.kind}`)
  }
}

/** Expressions are read with apostrophes as silent characters, guesses with words parted there. */
function spellingsOf(word: string): string[] {
  return word.includes("'") ? [word, word.replaceAll("'", ' ')] : [word]
}

function childOf<Meaning>(children: Map<string, PhraseTree<Meaning>>, key: string): PhraseTree<Meaning> {
  let child = children.get(key)
  if (child === undefined) {
    child = newPhraseTree()
    children.set(key, child)
  }
  return child
}

/** A number that a table reads at some word. */
export interface TableNumber {
  /** The word after the last. */
  end: number
  value: number
}

/** The numbers that were said in a phrase, by the names of their tables. */
export type SaidNumbers = readonly { table: string; value: number }[]

/** A phrase in a sentence. */
export interface FoundPhrase<Meaning> {
  /** The word after the last. */
  end: number
  meaning: Meaning
  said: SaidNumbers
  /** Words of the phrase, and tables. */
  steps: number
}

/** A sentence in which phrases are looked for. */
export interface PhraseText {
  /** Its words without accents. */
  words: readonly string[]
  readTable(table: string, at: number): readonly TableNumber[]
  /** The phrases that were found so far, by the word that they begin at. */
  found: Map<unknown, FoundPhrase<unknown>[][]>
}

/** The phrases that begin at a word; looked for once in a sentence. */
export function phrasesAt<Meaning>(
  text: PhraseText,
  tree: PhraseTree<Meaning>,
  at: number,
): readonly FoundPhrase<Meaning>[] {
  if (at >= text.words.length) return none
  let places = text.found.get(tree) as FoundPhrase<Meaning>[][] | undefined
  if (places === undefined) {
    places = []
    text.found.set(tree, places)
  }
  let found = places[at]
  if (found === undefined) {
    found = []
    follow(text, { node: tree, end: at, said: none, steps: 0 }, found)
    places[at] = found
  }
  return found
}

const none: readonly never[] = []

interface Place<Meaning> extends Omit<FoundPhrase<Meaning>, 'meaning'> {
  node: PhraseTree<Meaning>
}

function follow<Meaning>(
  text: PhraseText,
  { node, end, said, steps }: Place<Meaning>,
  found: FoundPhrase<Meaning>[],
): void {
  if (node.meaning !== undefined) found.push({ end, meaning: node.meaning, said, steps })
  if (end >= text.words.length) return
  const next = node.words.get(text.words[end]!)
  if (next !== undefined) follow(text, { node: next, end: end + 1, said, steps: steps + 1 }, found)
  for (const [table, after] of node.tables) {
    for (const { end: to, value } of text.readTable(table, end)) {
      follow(text, { node: after, end: to, said: [...said, { table, value }], steps: steps + 1 }, found)
    }
  }
}
