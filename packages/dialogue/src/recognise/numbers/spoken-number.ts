/** A number that begins at a word: the place of the word after it, and its value. */
export interface SpokenNumber {
  end: number
  value: number
}

/** Reads the numbers that begin at a word, shorter ones too: `twenty` and `twenty one`. */
export type NumberReader = (keys: readonly string[], count: number, from: number) => SpokenNumber[]
