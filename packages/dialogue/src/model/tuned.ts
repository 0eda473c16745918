/*
 * The numbers of the score of a reading. They were chosen by hand, so that scores keep the order of `compareFits`; readings with free words
 * compete with guesses by them, which `npm run bench -- understanding` holds. `bench/understanding/fit.ts` prints what a line through
 * the tests gives for the certainties, but that leaves the range from 0 to 1.
 */

/** The certainty of a reading whose words are all free, and of one with hardly any. */
export const certaintyAllFree = 0.2
export const certaintyHardlyFree = 0.7

/** How much of the step from one free word to the next each word loses, by what is not said exactly; below 1 together. */
export const lossPerWord = { accent: 0.5, inSlot: 0.4, casing: 0.05 }
/** The same for an expression of no weight. */
export const lossWithoutWeight = 0.04
/** Weight of an expression, at most, in percent. */
export const maxWeight = 500
