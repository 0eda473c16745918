/**
 * Words that turn a meaning round, or distinguish a question from a command, in one language. All are lower case. In
 * languages without spaces they are substrings, elsewhere words or phrases of whole words.
 */
export interface TurningWords {
  negations: readonly string[]
  /** Words that turn those of `on` round. */
  off: readonly string[]
  on: readonly string[]
  /** Each pair: words of one direction, words of the other. */
  opposites: readonly (readonly [readonly string[], readonly string[]])[]
  /** Words that ask. Most of them begin the sentence. */
  questions: readonly string[]
  /** Words or syllables that make a question of the sentence they end. */
  questionEnds: readonly string[]
  /**
   * What makes a polite request look like a question. It begins the sentence, or ends it where verbs come last. Some
   * contain a negation that negates nothing (能不能, てくれませんか), so requests are to be looked for first.
   */
  requests: readonly string[]
}
