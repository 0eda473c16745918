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
  /** The numbers that begin at a word, shorter ones too; they are others after the next call. */
  read: (keys: readonly string[], count: number, from: number) => FoundNumbers
  /** The value of a word in digits. */
  digits: (key: string) => number | undefined
}
