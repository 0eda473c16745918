/** A number that begins at a word: the place of the word after it, and its value. */
export interface SpokenNumber {
  end: number
  value: number
}

/** Reads numbers in a language. */
export interface NumberReader {
  /** Whether a word can be the first of a number; nothing is read where it cannot. */
  mayBeginWith: (key: string) => boolean
  /** The numbers that begin at a word, shorter ones too: `twenty` and `twenty one`. */
  read: (keys: readonly string[], count: number, from: number) => SpokenNumber[]
}

/** Reads numbers in a language, in digits too. */
export interface SpokenNumbers extends NumberReader {
  /** The value of a word in digits. */
  digits: (key: string) => number | undefined
}
