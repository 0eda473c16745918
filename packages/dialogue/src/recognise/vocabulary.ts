import { withoutAccents } from './words.ts'

/** The words that anything in a domain is made of, each with a number. It only grows. */
export interface Vocabulary {
  ids: Map<string, number>
  keys: string[]
  /** The numbers of words of one character, by its code: where words have no spaces between them, all are such. */
  ofCharacter: Int32Array
  /** The words with accents, by what they are without. */
  accented: Map<string, number[]>
}

/** The number of a word that nothing in the domain has. */
export const unknownWord = -1

export function newVocabulary(): Vocabulary {
  return {
    ids: new Map(),
    keys: [],
    ofCharacter: new Int32Array(0x10000).fill(unknownWord),
    accented: new Map(),
  }
}

export function idOfWord({ ids }: Vocabulary, key: string): number {
  return ids.get(key) ?? unknownWord
}

/** The number of a word of one character, which may be written otherwise than its key. */
export function idOfCharacter(vocabulary: Vocabulary, code: number, key: string): number {
  const known = vocabulary.ofCharacter[code]!
  return known === unknownWord ? idOfWord(vocabulary, key) : known
}

/** The number of a word, which it gets here if it has none. */
export function addWord(vocabulary: Vocabulary, key: string): number {
  const known = vocabulary.ids.get(key)
  if (known !== undefined) return known
  const id = vocabulary.keys.length
  vocabulary.ids.set(key, id)
  vocabulary.keys.push(key)
  if (key.length === 1) vocabulary.ofCharacter[key.charCodeAt(0)] = id
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
