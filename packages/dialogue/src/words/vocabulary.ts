import { withoutAccents } from './text/words.ts'

/** The words that anything in a domain is made of, each with a number. It only grows. */
export interface Vocabulary {
  ids: Map<string, number>
  keys: string[]
  /** The words with accents, by what they are without. */
  accented: Map<string, number[]>
}

/** The number of a word that nothing in the domain has. */
export const unknownWord = -1

export function newVocabulary(): Vocabulary {
  return { ids: new Map(), keys: [], accented: new Map() }
}

export function idOfWord({ ids }: Vocabulary, key: string): number {
  return ids.get(key) ?? unknownWord
}

/** The number of a word, which it gets here if it has none. */
export function addWord(vocabulary: Vocabulary, key: string): number {
  const known = vocabulary.ids.get(key)
  if (known !== undefined) return known
  const id = vocabulary.keys.length
  vocabulary.ids.set(key, id)
  vocabulary.keys.push(key)
  const plain = withoutAccents(key)
  if (plain !== key) {
    const others = vocabulary.accented.get(plain)
    if (others === undefined) vocabulary.accented.set(plain, [id])
    else others.push(id)
  }
  return id
}

/** The other words that a word can be when accents do not matter. */
export function accentVariants(vocabulary: Vocabulary, key: string): number[] {
  const plain = withoutAccents(key)
  const itself = idOfWord(vocabulary, key)
  const variants = (vocabulary.accented.get(plain) ?? []).filter((id) => id !== itself)
  const plainId = plain === key ? unknownWord : idOfWord(vocabulary, plain)
  return plainId === unknownWord ? variants : [...variants, plainId]
}
