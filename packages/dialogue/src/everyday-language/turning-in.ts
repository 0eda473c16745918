import { type TurningList, turningLists } from '@sdp/domain/everyday-language'
import { turningWordsOf } from '../meaning/turning-words.ts'

/** Words that are built in and turn a meaning, for people to read. */
export interface TurningEntries {
  list: TurningList | 'opposites'
  entries: string[]
}

/** The words that turn a meaning in a language, list by list; those of opposites are pairs. */
export function turningIn(language: string): TurningEntries[] {
  const words = turningWordsOf(language)
  const pairs = words?.opposites.map((sides) => sides.map((side) => side.join(' / ')).join(' – ')) ?? []
  return [
    ...turningLists.map((list) => ({ list, entries: [...(words?.[list] ?? [])] })),
    { list: 'opposites', entries: pairs },
  ]
}
