import { withoutAccents } from '../words.ts'
import type { PartOfDay } from './grammar.ts'
import { grammars } from './languages.ts'
import { type PhraseText, type PhraseTree, phrasesAt } from './phrase-tree.ts'
import {
  asClock,
  inPartOfDay,
  minutesOf,
  type SpokenGrammar,
  spokenGrammar,
  tableReader,
} from './spoken-grammar.ts'

/** Words of a sentence that say when something is. */
export interface TimePhrase {
  /** Places of the first word and of the one after the last. */
  from: number
  to: number
  /** The same without prepositions and articles, and without what stands behind. */
  core: { from: number; to: number }
  /** A time of day; one counted from now (`in ten minutes`); a part of the day (`tomorrow morning`). */
  kind: 'clock' | 'fromNow' | 'partOfDay'
  /** `HH:MM` of a time of day. Where nothing says which half of the day is meant, it is the hour as it was said. */
  value: string | undefined
}

function codeOf(language: string): string {
  return language.slice(0, 3).toLowerCase()
}

/** Whether times are known in a language. */
export function hasTimes(language: string): boolean {
  return Object.hasOwn(grammars, codeOf(language))
}

const spoken = new Map<string, SpokenGrammar>()

function grammarOf(language: string): SpokenGrammar | undefined {
  const known = spoken.get(language)
  if (known !== undefined || !hasTimes(language)) return known
  const made = spokenGrammar(grammars[codeOf(language)]!, language)
  spoken.set(language, made)
  return made
}

/** The times that are said in a sentence, longer ones first; also those that are part of a longer one. */
export function timesIn(
  { keys: all, count }: { keys: readonly string[]; count: number },
  language: string,
): TimePhrase[] {
  const grammar = grammarOf(language)
  if (grammar === undefined) return []
  const keys = all.slice(0, count)
  const text: PhraseText = { words: keys.map(withoutAccents), readTable: () => [] }
  text.readTable = tableReader(grammar, keys, text)
  const found: TimePhrase[] = []
  for (let from = 0; from < count; from++) found.push(...timesFrom(from, grammar, text))
  return found.sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from)
}

/** More prepositions than this are not before one time. */
const mostLeads = 3
/** A word that says part of the time is no word behind it: five minutes `前` in Japanese are taken off. */
const behindTime = 10

/** What was said before a time, and where its words go on. */
interface Before {
  at: number
  core: number
  leads: number
  hasDay: boolean
  part: PartOfDay | undefined
}

/** A time with all that was said around it up to a word. */
interface Clock extends Before {
  minutes: number
  steps: number
}

/** The times that begin at a word: a day, a part of the day and prepositions stand before the time, or behind it. */
function timesFrom(from: number, grammar: SpokenGrammar, text: PhraseText): TimePhrase[] {
  const byEnd = new Map<number, TimePhrase & { steps: number }>()
  readBefore({ at: from, core: from, leads: 0, hasDay: false, part: undefined })
  return Array.from(byEnd.values(), ({ steps: _, ...phrase }) => phrase)

  function at<Meaning>(tree: PhraseTree<Meaning>, place: number) {
    return phrasesAt(text, tree, place)
  }

  function readBefore(before: Before): void {
    const { clock, fromNow, parts, days, leads } = grammar
    const isFirst = before.at === before.core
    for (const { end, meaning, said, steps } of at(clock, before.at)) {
      readAfter({ ...before, at: end, minutes: minutesOf(meaning, said), steps })
    }
    if (isFirst) for (const { end } of at(fromNow, before.at)) add({ ...before, at: end }, 'fromNow')
    if (before.part === undefined) {
      for (const { end, meaning } of at(parts, before.at)) goOn({ ...before, at: end, part: meaning })
    }
    if (!before.hasDay) for (const { end } of at(days, before.at)) goOn({ ...before, at: end, hasDay: true })
    if (before.leads < mostLeads) {
      for (const { end } of at(leads, before.at)) {
        readBefore({ ...before, at: end, core: isFirst ? end : before.core, leads: before.leads + 1 })
      }
    }
  }

  function goOn(before: Before): void {
    if (before.part !== undefined) add(before, 'partOfDay')
    readBefore(before)
  }

  function readAfter(clock: Clock): void {
    add(clock, 'clock', asClock(inPartOfDay(clock.minutes, clock.part)), clock.steps)
    const { parts, marks, days } = grammar
    if (clock.part === undefined) {
      for (const { end, meaning } of [...at(marks, clock.at), ...at(parts, clock.at)]) {
        readAfter({ ...clock, at: end, part: meaning })
      }
    }
    if (!clock.hasDay)
      for (const { end } of at(days, clock.at)) readAfter({ ...clock, at: end, hasDay: true })
  }

  function add(
    { at: to, core }: Before,
    kind: TimePhrase['kind'],
    value?: string,
    steps = Number.POSITIVE_INFINITY,
  ): void {
    keep({ from, to, core: { from: core, to }, kind, value, steps })
    for (const { end } of at(grammar.trails, to)) {
      keep({ from, to: end, core: { from: core, to }, kind, value, steps: steps + behindTime })
    }
  }

  /** Of two ways to read the same words the plainer is meant: `vinte e uma` is 21:00, and not 20:01. */
  function keep(phrase: TimePhrase & { steps: number }): void {
    const known = byEnd.get(phrase.to)
    if (known === undefined || phrase.steps < known.steps) byEnd.set(phrase.to, phrase)
  }
}
