/** One of 32 bits: where it is not among those of several words, the word is none of them. */
export function wordBit(word: number): number {
  return 1 << word
}

/** The sets of words of which an expression takes any one, each with a number. It only grows. */
export interface WordSets {
  members: ReadonlySet<number>[]
  /** The words of each set as bits, see `wordBit`. */
  bits: number[]
  ids: Map<string, number>
  /** The sets that a word is in. */
  ofWord: Map<number, number[]>
}

export function newWordSets(): WordSets {
  return { members: [], bits: [], ids: new Map(), ofWord: new Map() }
}

export function addWordSet({ members, bits, ids, ofWord }: WordSets, words: Iterable<number>): number {
  const set = new Set([...words].sort((a, b) => a - b))
  const key = [...set].join()
  const known = ids.get(key)
  if (known !== undefined) return known
  const id = members.push(set) - 1
  ids.set(key, id)
  let some = 0
  for (const word of set) some |= wordBit(word)
  bits.push(some)
  for (const word of set) {
    const others = ofWord.get(word)
    if (others === undefined) ofWord.set(word, [id])
    else others.push(id)
  }
  return id
}
