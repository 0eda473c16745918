import type { Domain } from '@sdp/domain'
import { calibrate, type Trial } from './calibrate.ts'
import { type Classifier, inputOf, newClassifier, scoreInto, toProbabilities } from './classifier.ts'
import { type Calibration, evidenceFor, familiarity } from './confidence.ts'
import { highest } from './highest.ts'
import { openSchool, type School } from './school.ts'
import type { Steps } from './steps.ts'
import { examplesOf, train } from './train.ts'

/** What was learned from a domain. */
export interface Learned {
  school: School
  model: Classifier
  calibration: Calibration
}

/** How often all sentences are gone through: small domains need it oftener, and can. */
function roundsFor(sentences: number): number {
  return Math.round(Math.max(4, Math.min(40, 40_000 / (sentences + 1))))
}

/** One in so many expressions is kept for a trial before it is learned as well. */
const trialEvery = 4
const mostTrials = 1200
const roundsAfterTrial = 2

type IsTried = (expression: number, label: number) => boolean

/** Learns a domain from scratch. */
export function* learnAll(domain: Domain, language: string): Steps<Learned> {
  const school = yield* openSchool(domain, language)
  const { lessons } = school
  const model = newClassifier(lessons)
  yield
  // Intents with few expressions give some as well
  const isTried: IsTried = (expression, label) => (expression + label) % trialEvery === trialEvery - 1
  const examples = yield* examplesOf(model, lessons)
  yield* train(
    model,
    examples.filter(({ expression, label }) => !isTried(expression, label)),
    roundsFor(examples.length),
  )
  const calibration = calibrate(trialsOf(school, model, isTried))
  yield
  yield* train(model, examples, roundsAfterTrial)
  return { school, model, calibration }
}

/** Guesses sentences that were not learned yet, as if nobody had ever heard them. */
function trialsOf({ lessons, isOfLiteral }: School, model: Classifier, isTried: IsTried): Trial[] {
  const { rows, steps, ids } = model
  const isLearned = (feature: number) => {
    const [start, end] = [rows[feature]!, rows[feature + 1]!]
    for (let pair = start; pair < end; pair++) if (steps[pair]! > 0) return true
    return start === end
  }
  const isKnown = (hash: number) => {
    const id = ids.find(hash)
    return isOfLiteral(hash) || (id >= 0 && isLearned(id))
  }
  const tried = lessons.flatMap(({ sentences }, label) =>
    sentences.filter(({ expression }) => isTried(expression, label)).map((sentence) => ({ sentence, label })),
  )
  const every = Math.max(1, Math.ceil(tried.length / mostTrials))
  const scores = new Float64Array(lessons.length)
  const probabilities = new Float64Array(lessons.length)
  return tried
    .filter((_, at) => at % every === 0)
    .map(({ sentence, label }) => {
      scoreInto(scores, model, inputOf(model, sentence, isLearned))
      probabilities.set(scores)
      toProbabilities(probabilities)
      const [best = 0] = highest(probabilities, 1)
      const opinion = { score: scores[best]!, probability: probabilities[best]!, rivals: lessons.length - 1 }
      const familiar = familiarity(model, sentence, { isLearned, isKnown })
      return { evidence: evidenceFor(opinion, familiar), isRight: best === label }
    })
}

/** How often the sentences of a changed intent, and as many of the others, are gone through. */
const roundsAgain = 3
const fewestOfOthers = 4

/** Learns what changed since, on top of what was learned; how scores are made of evidence stays. */
export function* learnAgain(
  domain: Domain,
  { school: before, model: known, calibration }: Learned,
): Steps<Learned> {
  const school = yield* openSchool(domain, before.teaching.language, before)
  const old = new Set(before.lessons)
  const changed = new Set(school.lessons.filter((lesson) => !old.has(lesson)))
  const isSame = changed.size === 0 && old.size === school.lessons.length
  if (isSame) return { school, model: known, calibration }
  const model = newClassifier(school.lessons, known)
  yield
  const fresh = [...changed].reduce((sum, { sentences }) => sum + sentences.length, 0)
  const others = Math.max(fewestOfOthers, fresh / Math.max(1, school.lessons.length - changed.size))
  const examples = yield* examplesOf(model, school.lessons, (place, lesson) => {
    const every = Math.ceil(lesson.sentences.length / others)
    return changed.has(lesson) || place % every === 0
  })
  yield* train(model, examples, roundsAgain)
  return { school, model, calibration }
}
