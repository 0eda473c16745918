/*
 * The numbers of the guesser that were tuned. `bench/understanding/fit.ts` fits those that say so, on the halves of the tests of snips,
 * HWU and CLINC that no bench measures. For all others no script exists: they were set by hand, one at a time, by what those
 * halves and the slots of snips became; the lines of `npm run bench -- understanding` (intents, domains, sentences out of scope, there 'nobody's') and
 * `npm run bench -- dialogue` (`guess: ...`) hold them. Whoever changes one runs both, and learned models that are stored are
 * learned again only where their format changes (`stored-model.ts`).
 */

/* What is learned from: `training-set.ts`, `examples.ts`, `out-of-scope.ts`. */

/** Sentences of a domain to learn from, at most; each intent keeps `minOfIntent`. 20,000 take about 2 s. */
export const maxPatterns = 20_000
/** Sentences of expressions that say several, at most, all together. */
export const maxSampled = 10_000
/** Sentences of one expression, at most. */
export const maxOfOne = 12
/** Sentences of an intent that are learned in any case. */
export const minOfIntent = 4
/** Times that free text is filled with any words, and after that with example values: values that were not given are said as well. */
export const variationsOfAnyWords = 2
export const variationsOfExamples = 2
/** Words of a made-up free text, at most. */
export const maxFreeWords = 4
/** One in this many of these words is one that means something elsewhere. */
export const seldomKnown = 4
/** Share of its weight, from 0 to 1, that an everyday sentence has in common with one of an expression so that it is somebody's. */
export const nearlySame = 0.4
/** The same for a request, of whose topic the domain is then. */
export const sameTopic = 0.7

/* Features: `features.ts`, `classifier.ts`. */

/** By how much a word, a pair, a run of letters and three in a row count, as factors of their inverse document frequency. */
export const worthOfKind = [1, 0.6, 0.5, 0.4]
/** Letters of a run, with the edges of the word. */
export const runLetters = { shortest: 3, longest: 5 }
/** Letters of the beginning of a word that counts as a word, since forms of a word share it. */
export const beginningLetters = 5
/** Intents of a feature, at most: one that more share has little information, and would cost much. */
export const maxIntentsOfFeature = 64
/** Sentences from which on features of only one of them are left out (minimum document frequency 2). */
export const sentencesForRare = 8000

/* Training, by AdaGrad on a softmax: `train.ts`, `learning.ts`. */

/** First step (learning rate). Of many sentences each says little by itself, and smaller steps find the better weights. */
export const firstSteps = { few: 0.6, many: 0.35 }
/** Sentences that are many for it. */
export const manySentences = 5000
/** L2 regularisation, per step. */
export const decay = 1e-5
/** An error of a probability that is smaller is not worth a step. */
export const smallestError = 0.03
/** What was right rests for 3 rounds, for 7 when it was right again, and for 15 from this many times on. */
export const maxRightInRow = 3
/** Weight of an everyday sentence out of scope; requests out of scope count as those of an intent. */
export const everydayWeight = 0.3
/** Rounds (epochs) through all sentences: as many as make this number of steps, between two bounds; small domains need more, and can. */
export const trainingRounds = { steps: 30_000, fewest: 2, most: 40 }
/** Rounds through what was held out, after the trials. */
export const roundsAfterTrial = 1

/* Calibration (Platt scaling) on held-out expressions: `learning.ts`, `calibrate.ts`, `confidence.ts`. */

/** One in this many expressions is held out for a trial before it is learned as well. */
export const trialEvery = 4
/** Trials, at most. */
export const maxTrials = 2000
/** Sentences up to which all expressions are held out in turn (cross-validation): a few trials say little. */
export const fewSentences = 1500
/** Weights of the parts of the evidence: log odds, score, unknown words, own words. Fitted by `fit.ts`. */
export const evidenceWeights = [0.83, 0.14, -2.2, 0.83]
/** Evidence of a sentence of which nothing is known. */
export const nothingKnown = -10
/** The logistic curve from evidence to score that is assumed before any trial, and how many trials it is worth. */
export const usualCurve = { slope: 1, offset: -1.5 }
export const usualCurveWorth = 8
/** Slope of the curve, at least: more evidence is never a lower score. */
export const flattest = 0.1
/** Steps of Newton's method, at most. */
export const newtonSteps = 25
/** How much all sentences out of scope count in the curve, as a share of all others. */
export const outOfScopeShare = 0.3
/** Losing one in a hundred right guesses costs as much as accepting this many in a hundred out of scope; `fit.ts` prints both. */
export const lostForTaken = 5
/** Score below which nothing is a guess, of one domain and of several. The second is fitted by `fit.ts`: fewer than one in ten are right. */
export const lowestThreshold = { alone: 0.03, together: 0.15 }
/** Width of a trial in evidence, since chance decided where it is. */
export const smear = 0.25
/** Right guesses that are assumed in addition to the trials, by their evidence: where these are few, others would have had less. */
export const assumedRight = [-5, -2, 1, 4]
/** Evidence among which the threshold is searched. */
export const searchedEvidence = { from: -6, to: 10, step: 0.1 }

/* Guessing: `opinions.ts`, `neighbours.ts`, `tagger.ts`. Costs are negative natural logarithms of probabilities. */

/** Intents that are considered for a sentence, at most. */
export const maxCandidates = 3
/** Occurrences that a symbol has before it was seen (additive smoothing below Witten and Bell). */
export const unseenCount = 0.1
/** Of a word that no expression has there. */
export const strayCost = 11
/** Of a word where any words fit, and what each one after it costs more. */
export const freeCost = 8.5
export const moreCost = 0.4
/** Of an example value where any words fit, a number and a time. */
export const exampleCost = 4
export const numberCost = 4
export const timeCost = 4
/** Partial taggings of the same words that are continued (beam search). */
export const beam = 12
/** Words between a number that belongs to no slot and one in a slot, so that this one looks cut: 'six o'clock thirty', '21 or 22'. */
export const nearCut = 2
