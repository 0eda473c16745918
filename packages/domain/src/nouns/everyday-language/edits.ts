import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import {
  type EverydayLanguage,
  type EverydayList,
  everydayEntries,
  everydayLists,
  everydayTitles,
  type ForgivenKind,
  forgivenKinds,
  sortedEveryday,
  type WordList,
} from '../../model/everyday-language.ts'
import { Refused, refuse } from '../../toolbox/refused.ts'
import { isSame } from '../../toolbox/same.ts'
import { type BuiltInWords, checkEverydayWord, normalisedWord } from './checks.ts'

/** Forgives a kind of everyday wording in the language of the domain, or does so no more. */
export function setForgiven(
  domain: Domain,
  { kind, isForgiven }: { kind: ForgivenKind; isForgiven: boolean },
): Domain {
  const off = everydayEntries(domain.everydayLanguage, 'switchedOff')
  if (off.includes(kind) !== isForgiven) return domain
  const left = forgivenKinds.filter((one) => (one === kind ? !isForgiven : off.includes(one)))
  return withList(domain, 'switchedOff', left)
}

/** Adds words to a list: all of them or none. */
export function addEverydayWords(
  domain: Domain,
  {
    list,
    words,
    language,
    builtIn,
  }: { list: WordList; words: readonly string[]; language: string; builtIn: BuiltInWords },
): Domain {
  return words.map(normalisedWord).reduce((changed, word) => {
    refuse(checkEverydayWord(changed.everydayLanguage, word, { list, language, builtIn }))
    return withList(changed, list, [...everydayEntries(changed.everydayLanguage, list), word])
  }, domain)
}

/** Removes an own word from a list. */
export function removeEverydayWord(domain: Domain, { list, word }: { list: WordList; word: string }): Domain {
  const words = everydayEntries(domain.everydayLanguage, list)
  if (!words.includes(word)) throw new Refused('missing', messages.everydayLanguage.notFound(word))
  return withList(
    domain,
    list,
    words.filter((one) => one !== word),
  )
}

/** Brings a list back as it was, by what an author calls it. */
export function restoreEverydayList(domain: Domain, { name, past }: { name: string; past: Domain }): Domain {
  const list = everydayLists.find((one) => everydayTitles[one] === name)
  if (list === undefined) throw new Refused('missing', messages.everydayLanguage.notFound(name))
  return withList(domain, list, everydayEntries(past.everydayLanguage, list))
}

function withList(domain: Domain, list: EverydayList, entries: readonly string[]): Domain {
  const before: EverydayLanguage = domain.everydayLanguage
  if (isSame(everydayEntries(before, list), entries)) return domain
  return { ...domain, everydayLanguage: sortedEveryday({ ...before, [list]: entries }) }
}
