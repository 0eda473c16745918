import { own } from '../toolbox/own.ts'

/** What is forgiven in everyday wording, kind by kind, in the order in which they are shown. */
export const forgivenKinds = ['contractions', 'courtesy', 'digraphs', 'spelling'] as const
export type ForgivenKind = (typeof forgivenKinds)[number]

/** Words that are left out of a sentence where no expression says them. */
export const forgivenLists = ['courtesy', 'fillers'] as const
/** Words that turn the meaning of a sentence, or distinguish a question from a command. */
export const turningLists = ['negations', 'off', 'on', 'questions', 'questionEnds', 'requests'] as const

export type ForgivenList = (typeof forgivenLists)[number]
export type TurningList = (typeof turningLists)[number]
/** A list that authors can add words to. */
export type WordList = ForgivenList | TurningList

export const wordLists: readonly WordList[] = [...forgivenLists, ...turningLists]

/** What an author can say of the everyday language: the kinds that are not forgiven, and own words. */
export type EverydayList = 'switchedOff' | WordList

export const everydayLists: readonly EverydayList[] = ['switchedOff', ...wordLists]

/**
 * What a domain has of its own about everyday language in one language, in addition to what is built in. A list that says
 * nothing is absent. On the wire it is the same.
 */
export type EverydayLanguage = Readonly<Partial<Record<EverydayList, readonly string[]>>>

/** Nothing switched off, nothing added. One object, so that it can be recognised by identity. */
export const noEverydayLanguage: EverydayLanguage = Object.freeze({})

/** What an author calls the kinds. */
export const forgivenKindTitles: Readonly<Record<ForgivenKind, string>> = {
  contractions: 'Contractions',
  courtesy: 'Courtesy and fillers',
  digraphs: 'Letters written as two',
  spelling: 'One wrong letter',
}

/** What an author calls the lists. */
export const everydayTitles: Readonly<Record<EverydayList, string>> = {
  switchedOff: 'Not forgiven',
  courtesy: 'Polite words',
  fillers: 'Fillers',
  negations: 'Negation',
  off: 'Off and stop',
  on: 'On and start',
  questions: 'Question words',
  questionEnds: 'Question endings',
  requests: 'Polite requests',
}

/** The words of a list, or the kinds that are switched off. */
export function everydayEntries(everyday: EverydayLanguage, list: EverydayList): readonly string[] {
  return everyday[list] ?? []
}

export function isForgiven(everyday: EverydayLanguage, kind: ForgivenKind): boolean {
  return !everydayEntries(everyday, 'switchedOff').includes(kind)
}

/** The same lists in their usual order, without those that say nothing; what we do not know is kept behind them. */
export function sortedEveryday(everyday: EverydayLanguage): EverydayLanguage {
  const names = new Set<string>([...everydayLists, ...Object.keys(everyday)])
  const lists = everyday as Readonly<Record<string, readonly string[] | undefined>>
  const filled = [...names].flatMap((list) => {
    const entries = own(lists, list)
    return entries === undefined || entries.length === 0 ? [] : [[list, entries] as const]
  })
  return filled.length === 0 ? noEverydayLanguage : Object.fromEntries(filled)
}
