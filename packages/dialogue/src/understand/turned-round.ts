import { sentenceCounter } from '@sdp/domain/expressions'
import type { Intent } from '@sdp/domain/intents'
import { type Mark, type MarkReader, negated, off, question } from '../meaning/marks.ts'
import type { Reading } from '../model/reading.ts'
import type { Program } from '../program/program.ts'
import { literalsOfSlot } from '../words/slot-values.ts'
import { foldedWordsOf } from '../words/text/folded-words.ts'
import { aboutOneIn, maxSamples, negatingWords } from './tuned.ts'

type Spoken = Pick<Program, 'domain' | 'intents' | 'slots' | 'language' | 'marks'>

/**
 * The word of a sentence that would turn an intent into its opposite: 'not', 'off', a question where the intent only orders, or
 * 'up' where it only goes down. A guess is none where there is one, since it is made by the words that are alike.
 */
export function turnedRoundBy(program: Spoken, intent: string, text: string): string | undefined {
  const reader = program.marks
  const entry = program.intents.get(intent)
  if (reader === undefined || entry === undefined) return undefined
  const said = reader.read(text)
  if (said.size === 0) return undefined
  const own = marksOfIntent(program, entry, reader)
  const isSaid = own.senses.some((sense) => isSameSense(sense, senseOf(said)))
  for (const [mark, words] of said) {
    if (isSense(mark) ? !isSaid : !own.marks.has(mark) && own.hasOpposite(mark)) return words
  }
  return undefined
}

/**
 * Whether a sentence is negated as only few expressions of an intent are: 'nicht lauter' is hardly meant by an intent that says 'nicht
 * laut genug' once.
 */
export function isRarelyNegated(program: Spoken, intent: string, text: string): boolean {
  const reader = program.marks
  const entry = program.intents.get(intent)
  if (reader === undefined || entry === undefined || !reader.read(text).has(negated)) return false
  return !marksOfIntent(program, entry, reader).isAbout(negated)
}

/** Whether a value begins with a negation, which may be meant for the whole sentence or be part of a title. */
export function hasNegatedValue(
  { slots }: Pick<Reading, 'slots'>,
  { language, marks }: Pick<Program, 'language' | 'marks'>,
): boolean {
  return slots.some(({ text }) => {
    const beginning = foldedWordsOf(text, language).slice(0, negatingWords)
    return marks?.read(text.slice(0, beginning.at(-1)?.to)).has(negated) ?? false
  })
}

/** Whether a sentence is negated, wants an end of something, and asks. */
interface Sense {
  isNegated: boolean
  isOff: boolean
  isQuestion: boolean
}

function isSense(mark: Mark): boolean {
  return mark === negated || mark === off || mark === question
}

function senseOf(marks: Pick<ReadonlySet<Mark>, 'has'>): Sense {
  return { isNegated: marks.has(negated), isOff: marks.has(off), isQuestion: marks.has(question) }
}

/** Whether an expression has the sense of a sentence: what is neither negated nor a question may be either for the expression. */
function isSameSense(expression: Sense, said: Sense): boolean {
  return (
    expression.isNegated === said.isNegated &&
    expression.isOff === said.isOff &&
    (expression.isQuestion || !said.isQuestion)
  )
}

/** What the expressions of an intent say. */
interface OwnMarks {
  marks: ReadonlySet<Mark>
  senses: readonly Sense[]
  /** Whether not only few of them say it. */
  isAbout: (mark: Mark) => boolean
  /** Whether they are about the opposite of a mark. */
  hasOpposite: (mark: Mark) => boolean
}

const known = new WeakMap<
  readonly unknown[],
  { slots: unknown; parts: unknown; reader: MarkReader; own: OwnMarks }
>()

function marksOfIntent(program: Spoken, { expressions }: Intent, reader: MarkReader): OwnMarks {
  const { slots, reusableExpressions: parts } = program.domain
  const earlier = known.get(expressions)
  if (earlier?.slots === slots && earlier.parts === parts && earlier.reader === reader) return earlier.own
  const own = readMarks(program, expressions, reader)
  known.set(expressions, { slots, parts, reader, own })
  return own
}

function readMarks(
  { domain, slots, language }: Spoken,
  expressions: Intent['expressions'],
  reader: MarkReader,
): OwnMarks {
  const counter = sentenceCounter(domain.reusableExpressions, language)
  /** By how many expressions each is said. */
  const marks = new Map<Mark, number>()
  const senses = new Map<string, Sense>()
  for (const { text } of expressions) {
    const ofExpression = new Set<Mark>()
    const take = (said: ReadonlySet<Mark>) => {
      for (const mark of said) ofExpression.add(mark)
      const sense = senseOf(said)
      senses.set(JSON.stringify(sense), sense)
    }
    for (const sentence of counter.samples(text, { size: maxSamples, turn: 0 }).shown) {
      const said = new Set(reader.read(sentence.replace(slotPattern, ' , ')).keys())
      take(said)
      // A literal may say it: 'turn the fan $(state)'
      for (const [, name] of sentence.matchAll(slotPattern)) {
        const slot = slots.get(name!)
        for (const { text: literal } of slot === undefined ? [] : literalsOfSlot(slot, language)) {
          const more = reader.read(literal)
          if (more.size > 0) take(new Set([...said, ...more.keys()]))
        }
      }
    }
    for (const mark of ofExpression) marks.set(mark, (marks.get(mark) ?? 0) + 1)
  }
  const isAbout = (mark: Mark) => aboutOneIn * (marks.get(mark) ?? 0) >= expressions.length
  return {
    marks: new Set(marks.keys()),
    senses: [...senses.values()],
    isAbout,
    hasOpposite: (mark) =>
      reader.opposites.some(
        ([one, other]) => (one === mark && isAbout(other)) || (other === mark && isAbout(one)),
      ),
  }
}

const slotPattern = /\$\(([^)]+)\)/g
