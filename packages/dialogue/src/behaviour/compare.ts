import { type Domain, firstByName } from '@sdp/domain'
import type { Expression } from '@sdp/domain/expressions'
import type { Intent } from '@sdp/domain/intents'
import type { TurnContext } from '../model/context.ts'
import { newState } from '../model/state.ts'
import type { Program } from '../program/program.ts'
import { mayBeGuessed } from '../understand/understand.ts'
import { type Behaviour, behaviourOf, type ObservedBehaviour } from './behaviour.ts'
import { storedSentences } from './stored-sentences.ts'

/** A sentence that leads elsewhere in one domain than in another. */
export interface BehaviourChange {
  sentence: string
  differs: Difference[]
  before: Behaviour
  after: Behaviour
}

type Difference = 'intent' | 'rule' | 'answer'

export interface BehaviourComparison {
  /** How many sentences were tried. */
  tried: number
  /** How many of them lead elsewhere, and the first of these. */
  changed: number
  changes: BehaviourChange[]
  /** Sentences that one of the two would have to guess, while guesses were not allowed; they count as not tried. */
  unread: BehaviourChange[]
  /** Whether there were more sentences than could be tried. */
  isCut: boolean
}

interface Comparing extends Pick<TurnContext, 'coreActions'> {
  sentences: Iterable<string>
  /** Asked before each sentence, and while guesses are learned. */
  hasTime: () => boolean | Promise<boolean>
  /** Changes that are reported, at most. */
  maxReported: number
  /** Whether what no expression fits is guessed; what the guesses learn first can take seconds. */
  mayGuess: boolean
}

/** As many as somebody would wait for to be guessed. */
const maxUnread = 500

/** Which of some sentences get another intent, rule or answer in one domain than in another. */
export async function compareBehaviour(
  before: Program,
  after: Program,
  { sentences, hasTime, maxReported, mayGuess, coreActions }: Comparing,
): Promise<BehaviourComparison> {
  const found: BehaviourComparison = { tried: 0, changed: 0, changes: [], unread: [], isCut: false }
  const way = { mayGuess, ...(coreActions && { coreActions }) }
  for (const sentence of sentences) {
    const isInTime = (await hasTime()) && (!mayGuess || (await learnFor(sentence, [before, after], hasTime)))
    if (!isInTime) {
      found.isCut = true
      break
    }
    const old = await behaviourOf(before, sentence, way)
    const now = await behaviourOf(after, sentence, way)
    const differs = differencesOf(old, now)
    const change = { sentence, differs, before: reportedOf(old), after: reportedOf(now) }
    if (old.by === 'unknown' || now.by === 'unknown') {
      if (found.unread.length < maxUnread) found.unread.push(change)
      else found.isCut = true
      continue
    }
    found.tried++
    if (differs.length === 0) continue
    found.changed++
    if (found.changes.length < maxReported) found.changes.push(change)
  }
  return found
}

/**
 * Lets those learn that have to guess a sentence, step by step: the guess itself would take as long as all of it. What was
 * learned stays for the next time.
 */
async function learnFor(
  sentence: string,
  programs: readonly Program[],
  hasTime: Comparing['hasTime'],
): Promise<boolean> {
  for (const program of programs) {
    if (program.guesses.isLearned() || !mayBeGuessed(program, newState(), sentence)) continue
    while (program.guesses.learnOn()) if (!(await hasTime())) return false
  }
  return true
}

function differencesOf(before: ObservedBehaviour, after: ObservedBehaviour): Difference[] {
  // Of two that nobody looked at nothing is known
  if (before.by === 'unknown' && after.by === 'unknown') return []
  return [
    ...(before.intent === after.intent ? [] : ['intent' as const]),
    ...(JSON.stringify(before.rules) === JSON.stringify(after.rules) ? [] : ['rule' as const]),
    ...(before.reply === after.reply && before.answer === after.answer ? [] : ['answer' as const]),
  ]
}

function reportedOf({ intent, by, rule, answer }: ObservedBehaviour): Behaviour {
  return { intent, by, rule, answer }
}

/**
 * The sentences by which two versions of a domain are compared: those of expressions that only one of them has, then an even
 * sample of all. Each comes once.
 */
export function* sentencesOfBoth(before: Domain, after: Domain, language: string): Generator<string> {
  const seen = new Set<string>()
  const sources = [
    [
      storedSentences(after, language, isMissingIn(before)),
      storedSentences(before, language, isMissingIn(after)),
    ],
    [storedSentences(after, language), storedSentences(before, language)],
  ]
  for (const source of sources) {
    for (const { text } of takingTurns(source)) {
      if (seen.has(text)) continue
      seen.add(text)
      yield text
    }
  }
}

/** Whether an expression of an intent is not to be found in a domain. */
function isMissingIn({ intents }: Domain): (expression: Expression, intent: Intent) => boolean {
  const own = firstByName(intents)
  const known = new Map<string, ReadonlySet<string>>()
  const writtenIn = (name: string) => {
    const written = known.get(name) ?? new Set(own.get(name)?.expressions.map(textOf) ?? [])
    known.set(name, written)
    return written
  }
  return (expression, intent) =>
    own.get(intent.name) !== intent && !writtenIn(intent.name).has(textOf(expression))
}

function textOf({ text, restrictions }: Expression): string {
  return JSON.stringify([text, restrictions])
}

function* takingTurns<One>(sources: readonly Iterator<One>[]): Generator<One> {
  let open = sources
  while (open.length > 0) {
    const ended = new Set<Iterator<One>>()
    for (const source of open) {
      const next = source.next()
      if (next.done) ended.add(source)
      else yield next.value
    }
    if (ended.size > 0) open = open.filter((source) => !ended.has(source))
  }
}
