import { languageCode } from '../text/language-code.ts'
import { withoutAccents } from '../text/words.ts'
import type { PartOfDay } from './languages/grammar.ts'
import { grammars } from './languages.ts'
import { type PhraseText, phrasesAt } from './phrase-tree.ts'
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
  /** The same without prepositions and articles, and without what is said behind. */
  core: { from: number; to: number }
  /** A time of day; one counted from now (`in ten minutes`); a part of the day (`tomorrow morning`). */
  kind: 'clock' | 'fromNow' | 'partOfDay'
  /** `HH:MM` of a time of day. Where nothing says which half of the day is meant, it is the hour as it was said. */
  value: string | undefined
}

/** The words of a sentence as they are compared: without case. */
interface SaidWords {
  keys: readonly string[]
  count: number
}

/** Whether times are known in a language. */
export function hasTimes(language: string): boolean {
  return Object.hasOwn(grammars, languageCode(language))
}

const spoken = new Map<string, SpokenGrammar>()

function grammarOf(language: string): SpokenGrammar | undefined {
  const known = spoken.get(language)
  if (known !== undefined || !hasTimes(language)) return known
  const made = spokenGrammar(grammars[languageCode(language)]!, language)
  spoken.set(language, made)
  return made
}

/** The times that are said in a sentence, longer ones first; also those that are part of a longer one. */
export function timesIn({ keys: all, count }: SaidWords, language: string): TimePhrase[] {
  const grammar = grammarOf(language)
  if (grammar === undefined) return []
  const keys = all.slice(0, count)
  const words = keys.map(withoutAccents)
  const text: PhraseText = { words, readTable: () => [], found: new Map() }
  text.readTable = tableReader(grammar, keys, text)
  return findTimes(grammar, keys, text).sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from)
}

/** The times of a sentence of which none is part of another, for those who must not cut one: guesses. */
export function wholeTimesIn(words: SaidWords, language: string): TimePhrase[] {
  const length = ({ core }: TimePhrase) => core.to - core.from
  const whole: TimePhrase[] = []
  for (const time of timesIn(words, language).sort((a, b) => length(b) - length(a))) {
    const isApart = whole.every(({ core }) => time.core.to <= core.from || core.to <= time.core.from)
    if (isApart) whole.push(time)
  }
  return whole
}

/** More prepositions than this are not before one time. */
const maxLeads = 3
/** A word that says part of the time is no word behind it: five minutes `前` in Japanese are taken off. */
const behindTime = 10

/**
 * Recursive descent: a day, a part of the day and prepositions come before the time, or behind it. Its functions take what
 * was said so far one by one, since copies of objects made it three times as slow.
 */
function findTimes(grammar: SpokenGrammar, keys: readonly string[], text: PhraseText): TimePhrase[] {
  const { clock, fromNow, parts, marks, days, leads, trails, firstWords, numbers } = grammar
  const found: TimePhrase[] = []
  // Of the times from one word on, by where they end: the place in the list and how many steps were needed
  const ends = new Map<number, { place: number; steps: number }>()
  let from = 0
  for (; from < keys.length; from++) {
    if (!firstWords.has(text.words[from]!) && !numbers.mayBeginWith(keys[from]!)) continue
    ends.clear()
    readBefore(from, from, 0, false, undefined)
  }
  return found

  function readBefore(
    at: number,
    core: number,
    leadCount: number,
    hasDay: boolean,
    part: PartOfDay | undefined,
  ): void {
    for (const { end, meaning, said, steps } of phrasesAt(text, clock, at)) {
      readAfter(end, core, hasDay, part, minutesOf(meaning, said), steps)
    }
    const isFirst = at === core
    if (isFirst) for (const { end } of phrasesAt(text, fromNow, at)) add(core, end, 'fromNow')
    if (part === undefined) {
      for (const { end, meaning } of phrasesAt(text, parts, at)) {
        add(core, end, 'partOfDay')
        readBefore(end, core, leadCount, hasDay, meaning)
      }
    }
    if (!hasDay) {
      for (const { end } of phrasesAt(text, days, at)) {
        if (part !== undefined) add(core, end, 'partOfDay')
        readBefore(end, core, leadCount, true, part)
      }
    }
    if (leadCount === maxLeads) return
    for (const { end } of phrasesAt(text, leads, at)) {
      readBefore(end, isFirst ? end : core, leadCount + 1, hasDay, part)
    }
  }

  function readAfter(
    at: number,
    core: number,
    hasDay: boolean,
    part: PartOfDay | undefined,
    minutes: number,
    steps: number,
  ): void {
    add(core, at, 'clock', asClock(inPartOfDay(minutes, part)), steps)
    if (part === undefined) {
      for (const { end, meaning } of phrasesAt(text, marks, at)) {
        readAfter(end, core, hasDay, meaning, minutes, steps)
      }
      for (const { end, meaning } of phrasesAt(text, parts, at)) {
        readAfter(end, core, hasDay, meaning, minutes, steps)
      }
    }
    if (hasDay) return
    for (const { end } of phrasesAt(text, days, at)) readAfter(end, core, true, part, minutes, steps)
  }

  function add(
    core: number,
    to: number,
    kind: TimePhrase['kind'],
    value?: string,
    steps = Number.POSITIVE_INFINITY,
  ): void {
    keep({ from, to, core: { from: core, to }, kind, value }, steps)
    for (const { end } of phrasesAt(text, trails, to)) {
      keep({ from, to: end, core: { from: core, to }, kind, value }, steps + behindTime)
    }
  }

  /** Of two ways to read the same words the plainer is meant: `vinte e uma` is 21:00, and not 20:01. */
  function keep(phrase: TimePhrase, steps: number): void {
    const known = ends.get(phrase.to)
    if (known === undefined) ends.set(phrase.to, { place: found.push(phrase) - 1, steps })
    else if (steps < known.steps) {
      found[known.place] = phrase
      known.steps = steps
    }
  }
}
