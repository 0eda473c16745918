/*
 * The numbers of understanding that were tuned. `bench/understanding/fit.ts` fits the first; the others were set by hand, by sentences of
 * tests in `asked-value.test.ts` and `turned-round.test.ts`, and are held by `npm run bench -- understanding`.
 */

/** Score below which the assistant asks whether that was meant: where about half of the guesses are right. Fitted by `fit.ts`. */
export const certainEnough = 0.5

/** Words around a value that was asked for, at most: a longer sentence is something else that happens to have such a word. */
export const maxWordsAround = 6
/** The same around yes or no: 'no leave it'. */
export const maxWordsAroundYes = 2
/** Words before a value in which it is negated: 'not the first, the second'. */
export const negatedWithin = 2
/** Score of a value among other words: less certain than the value alone, and more than a guess has to be. */
export const scoreOfValueAmongWords = 0.75

/** Words at the beginning of a value that negate what it is said for: 'play no jazz'. */
export const negatingWords = 2
/** Sentences of an expression in which marks are looked for, at most. */
export const maxSamples = 12
/** An intent is about 'down' or 'not' where at least one of this many expressions says it; 'last' in one of a hundred is by the way. */
export const aboutOneIn = 6
