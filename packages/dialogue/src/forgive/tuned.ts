/*
 * The numbers of forgiving that were tuned, all by hand and by no script: what they are for is held by `forgiving-reader.test.ts`, what
 * they gain and cost by `npm run bench -- understanding` (everyday sentences) and `npm run bench -- dialogue`.
 */

/** Words of a sentence, at most: longer texts are no requests. */
export const maxWords = 60
/** Variants of a sentence that are read, at most: what costs time. */
export const maxVariants = 32
/** Places of a sentence at which something may be forgiven, at most. */
export const maxChoices = 12
/** Corrections of a word that are tried, at most. */
export const maxCorrections = 4
/** Letters of a word that may be corrected, at least: one letter makes too many other words of shorter ones. */
export const shortestCorrected = 5
/** What is forgiven by an edit: a wrong letter is as much as three other edits. */
export const editCosts = { contractions: 1, courtesy: 1, digraphs: 1, spelling: 3 }
/** What is left of the score of a reading, as a factor for each unit of cost. */
export const keptShare = 0.985
