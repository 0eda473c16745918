/** The numbers that begin at a word: of each the place of the word after it, and its value. */
export interface FoundNumbers {
  count: number
  ends: number[]
  values: number[]
}

/** Reads numbers in a language. */
export interface NumberReader {
  /** Whether a word can be the first of a number; nothing is read where it cannot. */
  mayBeginWith: (key: string) => boolean
  /** Adds the numbers that begin at a word, shorter ones too: `twenty` and `twenty one`. */
  read: (keys: readonly string[], count: number, from: number, found: FoundNumbers) => void
}

export function addNumber(found: FoundNumbers, end: number, value: number): void {
  found.ends[found.count] = end
  found.values[found.count++] = value
}

/** Reads numbers in a language, in digits too. */
export interface SpokenNumbers extends Pick<NumberReader, 'mayBeginWith'> {
  /** The numbers that begin at a word; they are others after the next call. */
  read: (keys: readonly string[], count: number, from: number) => FoundNumbers
  /** The value of a word in digits. */
  digits: (key: string) => number | undefined
}
