/** The sets of words of which an expression takes any one, each with a number. It only grows. */
export interface WordSets {
  members: ReadonlySet<number>[]
  ids: Map<string, number>
  /** The sets that a word is in. */
  ofWord: Map<number, number[]>
}

export function newWordSets(): WordSets {
  return { members: [], ids: new Map(), ofWord: new Map() }
}

export function addWordSet({ members, ids, ofWord }: WordSets, words: Iterable<number>): number {
  const set = new Set([...words].sort((a, b) => a - b))
  const key = [...set].join()
  const known = ids.get(key)
  if (known !== undefined) return known
  const id = members.push(set) - 1
  ids.set(key, id)
  for (const word of set) {
    const others = ofWord.get(word)
    if (others === undefined) ofWord.set(word, [id])
    else others.push(id)
  }
  return id
}
