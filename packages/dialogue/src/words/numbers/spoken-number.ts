/** The numbers that begin at a word: of each the place of the word after it, and its value. */
export interface FoundNumbers {
  count: number
  ends: number[]
  values: number[]
}

export function noNumbers(): FoundNumbers {
  return { count: 0, ends: [], values: [] }
}

/** Reads the numbers of a language that are said in words, without sign and decimals. */
export interface WholeNumbers {
  /** Whether a word can be the first of a number; nothing is read where it cannot. */
  canBeginWith: (key: string) => boolean
  /** Adds the numbers that begin at a word, shorter ones too: `twenty` and `twenty one`. */
  read: (keys: readonly string[], count: number, from: number, found: FoundNumbers) => void
}

export function addNumber(found: FoundNumbers, end: number, value: number): void {
  found.ends[found.count] = end
  found.values[found.count++] = value
}

/** Reads numbers in a language, in words and in digits. */
export interface SpokenNumbers {
  /** Whether a word can be the first of a number; nothing is read where it cannot. */
  mayBeginWith: (key: string) => boolean
  /** Whether a number in digits may go on with this word: `22 point 5`, `22 and a half`. */
  mayGoOnWith: (key: string) => boolean
  /** The numbers that begin at a word, shorter ones too; the result is reused by the next call. */
  read: (keys: readonly string[], count: number, from: number) => FoundNumbers
  /** The value of a word in digits. */
  digits: (key: string) => number | undefined
}

/** The longest number that begins at a word: `twenty` of `twenty one` is no number of its own. */
export function longestNumber(
  numbers: SpokenNumbers,
  keys: readonly string[],
  from: number,
): { end: number; value: number } | undefined {
  const { ends, values, count } = numbers.read(keys, keys.length, from)
  let longest = -1
  for (let at = 0; at < count; at++) if (longest < 0 || ends[at]! > ends[longest]!) longest = at
  return longest < 0 ? undefined : { end: ends[longest]!, value: values[longest]! }
}
