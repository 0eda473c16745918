import {
  type EverydayLanguage,
  everydayEntries,
  noEverydayLanguage,
  turningLists,
  wordLists,
} from '@sdp/domain/everyday-language'
import { withoutAccents, wordsOf } from '../words/text/words.ts'
import { entriesOf, forgivenWords } from './languages.ts'
import type { ForgivenWords } from './words/shape.ts'

/** Where a phrase may be left out. */
export type Role = 'anywhere' | 'opening' | 'closing' | 'particle'

/** Words that may be left out of a sentence. */
export interface Phrase {
  keys: readonly string[]
  role: Role
  /** Where they do not belong to free text either: politeness at its end, and sounds of somebody who thinks anywhere. */
  notInFreeText?: 'at its end' | 'anywhere'
  /** What encloses a request: 'before' allows to leave 'after' out. */
  frame?: 'before' | 'after'
}

/** Words that may be taken for others. */
interface Rewording {
  keys: readonly string[]
  /** What is meant, as it is written. */
  meant: string
  meantKeys: readonly string[]
}

/** What is forgiven in a language, prepared for looking it up by the words of a sentence. */
export interface LanguageTables {
  /** By their first word, the longest first. */
  phrases: ReadonlyMap<string, readonly Phrase[]>
  /** By their last word, the longest first. */
  phrasesByEnd: ReadonlyMap<string, readonly Phrase[]>
  rewordings: ReadonlyMap<string, readonly Rewording[]>
  elisions: readonly Joined[]
  endings: readonly Joined[]
  /** The letters that are written as two; undefined where there are none. */
  digraphs: { pattern: RegExp; byLetter: Readonly<Record<string, string>> } | undefined
  /** Undefined where wrong letters are not forgiven. */
  neverMisspelt: ReadonlySet<string> | undefined
}

/** What an apostrophe joins to a word, and its long forms. */
export interface Joined {
  key: string
  meant: readonly string[]
}

const tables = new Map<string, LanguageTables | undefined>()

/** The tables of a language with the own words of a domain, or nothing where nothing is forgiven in it. */
export function languageTables(
  language: string,
  everyday: EverydayLanguage = noEverydayLanguage,
): LanguageTables | undefined {
  const words = forgivenWords(language)
  const hasOwn = wordLists.some((list) => everydayEntries(everyday, list).length > 0)
  if (hasOwn) return makeTables(words ?? noWords, language, everyday)
  // Those of most domains are the same
  if (!tables.has(language)) tables.set(language, words && makeTables(words, language, everyday))
  return tables.get(language)
}

/** A language in which nothing is built in. */
const noWords: ForgivenWords = {
  contractions: {},
  courtesy: '',
  thanks: '',
  opening: '',
  closing: '',
  fillers: '',
  hesitations: '',
}

/** The own words that turn a meaning: these are never left out and never corrected, whatever is built in. */
function ownTurning(everyday: EverydayLanguage): string[] {
  // Requests are left out as well: 'could you' asks for something and says nothing
  const lists = turningLists.filter((list) => list !== 'requests')
  return lists.flatMap((list) => everydayEntries(everyday, list))
}

function makeTables(words: ForgivenWords, language: string, everyday: EverydayLanguage): LanguageTables {
  const digraphs = words.digraphs && {
    pattern: new RegExp(`[${Object.keys(words.digraphs).join('')}]`, 'g'),
    byLetter: words.digraphs,
  }
  const keysOf = (text: string) => wordsOf(text, language).keys
  const plainOf = (text: string) => keysOf(text).map(withoutAccents).join(' ')
  const turning = ownTurning(everyday)
  const isTurning = new Set(turning.map(plainOf))
  const phrases: Phrase[] = []
  const add = (
    list: string | readonly string[],
    role: Role,
    more: Pick<Phrase, 'notInFreeText' | 'frame'> = {},
  ) => {
    for (const text of typeof list === 'string' ? entriesOf(list) : list) {
      const keys = keysOf(text)
      if (isTurning.has(plainOf(text))) continue
      const spellings = [keys.map(withoutAccents), keys.map((key) => foldDigraphs({ digraphs }, key))]
      for (const spelling of uniqueLists(spellings)) phrases.push({ keys: spelling, role, ...more })
    }
  }
  add(words.courtesy, 'anywhere', { notInFreeText: 'at its end' })
  add(words.hesitations, 'anywhere', { notInFreeText: 'anywhere' })
  add(words.fillers, 'anywhere')
  add(words.particles ?? '', 'particle')
  add(words.opening, 'opening')
  add(words.thanks, 'closing', { notInFreeText: 'at its end' })
  add(words.closing, 'closing')
  add(words.frame?.before ?? '', 'opening', { frame: 'before' })
  add(words.frame?.after ?? '', 'closing', { frame: 'after' })
  add(everydayEntries(everyday, 'courtesy'), 'anywhere', { notInFreeText: 'at its end' })
  add(everydayEntries(everyday, 'fillers'), 'anywhere')
  return {
    phrases: grouped(phrases, ({ keys }) => keys[0]!),
    phrasesByEnd: grouped(phrases, ({ keys }) => keys.at(-1)!),
    rewordings: grouped(rewordingsOf(words, keysOf), ({ keys }) => keys[0]!),
    elisions: joinedOf(words.elisions),
    endings: joinedOf(words.endings),
    digraphs,
    neverMisspelt:
      words.neverMisspelt === undefined
        ? undefined
        : new Set([...entriesOf(words.neverMisspelt), ...turning.flatMap(keysOf)]),
  }
}

/** Short forms for long ones and long ones for short. */
function rewordingsOf({ contractions }: ForgivenWords, keysOf: (text: string) => string[]): Rewording[] {
  return Object.entries(contractions).flatMap(([short, list]) =>
    entriesOf(list).flatMap((long) => {
      const [shortKeys, longKeys] = [keysOf(short), keysOf(long)]
      return [
        { keys: shortKeys, meant: long, meantKeys: longKeys },
        { keys: longKeys, meant: short, meantKeys: shortKeys },
      ]
    }),
  )
}

function joinedOf(list: Readonly<Record<string, string>> = {}): Joined[] {
  return Object.entries(list).map(([key, meant]) => ({ key, meant: entriesOf(meant) }))
}

/** A word with each letter that is also written as two written so. */
export function foldDigraphs({ digraphs }: Pick<LanguageTables, 'digraphs'>, key: string): string {
  return digraphs === undefined ? key : key.replace(digraphs.pattern, (letter) => digraphs.byLetter[letter]!)
}

function uniqueLists(lists: readonly string[][]): string[][] {
  return [...new Map(lists.map((list) => [list.join(' '), list])).values()]
}

function grouped<One extends { keys: readonly string[] }>(
  all: readonly One[],
  keyOf: (one: One) => string,
): Map<string, One[]> {
  const groups = new Map<string, One[]>()
  for (const one of all.toSorted((a, b) => b.keys.length - a.keys.length)) {
    const group = groups.get(keyOf(one))
    if (group === undefined) groups.set(keyOf(one), [one])
    else group.push(one)
  }
  return groups
}
