import { findUnseen } from '../../expressions/character-names.ts'
import { messages } from '../../messages/messages.ts'
import {
  type EverydayLanguage,
  type EverydayList,
  everydayEntries,
  everydayLists,
  everydayTitles,
  type ForgivenList,
  forgivenKinds,
  forgivenLists,
  type TurningList,
  type WordList,
  wordLists,
} from '../../model/everyday-language.ts'
import { foldSpoken, hasOnlyLetters, spellingMarks } from '../../toolbox/names.ts'

/** More words of an author are no everyday language any more, but expressions. */
const maxWords = 200
const maxCharacters = 60

/** What the product itself does with a word in a language. */
interface BuiltInUse {
  isForgiven: boolean
  /** The lists of words that turn a meaning which have it; opposites are built in only. */
  turns: readonly (TurningList | 'opposites')[]
}

/** Looks a word up in what is built in for a language; case and the encoding of accents do not matter. */
export type BuiltInWords = (word: string) => BuiltInUse

/** A word as it is kept: without outer whitespace, with single spaces, composed. */
export function normalisedWord(text: string): string {
  return text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ')
}

const wordExtras = ` -${spellingMarks}`

/** What is wrong with the spelling of a word, or nothing. */
function checkWordSpelling(word: string): string | undefined {
  if (/^[\s\u200c\u200d]*$/.test(word)) return messages.everydayLanguage.empty
  if (word !== normalisedWord(word)) return messages.everydayLanguage.whitespace(word)
  const unseen = findUnseen(word)
  if (unseen !== undefined) return messages.everydayLanguage.unseen(unseen)
  if (!hasOnlyLetters(word, wordExtras) || !/[\p{L}\p{N}]/u.test(word)) {
    return messages.everydayLanguage.special(word)
  }
  return [...word].length > maxCharacters ? messages.everydayLanguage.tooLong(word, maxCharacters) : undefined
}

interface WordPlace {
  list: WordList
  language: string
  builtIn: BuiltInWords
}

/** What is wrong with a word that a list is to have, or nothing. */
export function checkEverydayWord(
  everyday: EverydayLanguage,
  word: string,
  { list, language, builtIn }: WordPlace,
): string | undefined {
  const wrong = checkWordSpelling(word)
  if (wrong !== undefined) return wrong
  if (everydayEntries(everyday, list).length >= maxWords) {
    return messages.everydayLanguage.tooMany(everydayTitles[list], maxWords)
  }
  const taken = wordLists.find((one) => excludes(list, one) && hasWord(everyday, one, word, language))
  if (taken !== undefined) return messages.everydayLanguage.taken(word, everydayTitles[taken])
  return checkBuiltIn(list, word, builtIn)
}

function hasWord(everyday: EverydayLanguage, list: WordList, word: string, language: string): boolean {
  const folded = foldSpoken(word, language)
  return everydayEntries(everyday, list).some((one) => foldSpoken(one, language) === folded)
}

/** Whether a word of one list cannot be in another one as well: what is left out cannot turn a meaning. */
function excludes(list: WordList, other: WordList): boolean {
  if (list === other || isForgivenList(list) !== isForgivenList(other)) return true
  return isForgivenList(list) || (isSwitch(list) && isSwitch(other))
}

function isForgivenList(list: WordList): list is ForgivenList {
  return forgivenLists.some((one) => one === list)
}

function isSwitch(list: WordList): boolean {
  return list === 'on' || list === 'off'
}

/** What is built in is not added again, and cannot be made its opposite. That an own word turns a meaning wins over leaving it out. */
function checkBuiltIn(list: WordList, word: string, builtIn: BuiltInWords): string | undefined {
  const { isForgiven, turns } = builtIn(word)
  if (isForgivenList(list)) {
    if (isForgiven) return messages.everydayLanguage.builtIn(word)
    return turns.length > 0 ? messages.everydayLanguage.turnsMeaning(word) : undefined
  }
  if (turns.includes(list)) return messages.everydayLanguage.builtIn(word)
  const other = turns.find((one) => one !== 'opposites' && excludes(list, one)) as TurningList | undefined
  return other === undefined ? undefined : messages.everydayLanguage.taken(word, everydayTitles[other])
}

/**
 * What is wrong with everyday language that came from outside, or nothing. Words that were there `before` may be built in by now:
 * the product learned them after the author did.
 */
export function checkEverydayLanguage(
  everyday: EverydayLanguage,
  { before, language, builtIn }: { before: EverydayLanguage; language: string; builtIn: BuiltInWords },
): { list: WordList; message: string } | undefined {
  let checked: EverydayLanguage = {}
  for (const list of wordLists) {
    for (const word of everydayEntries(everyday, list)) {
      const isNew = !hasWord(before, list, word, language)
      const place = { list, language, builtIn: isNew ? builtIn : () => notBuiltIn }
      const message = checkEverydayWord(checked, word, place)
      if (message !== undefined) return { list, message }
      checked = { ...checked, [list]: [...everydayEntries(checked, list), word] }
    }
  }
  return undefined
}

const notBuiltIn: BuiltInUse = { isForgiven: false, turns: [] }

/** What is wrong with one list by itself, as any file or call may bring it, or nothing. */
export function checkEverydayList(list: string, entries: readonly string[]): string | undefined {
  if (!everydayLists.some((one) => one === list)) return messages.everydayLanguage.unknownList(list)
  if (list === 'switchedOff') {
    const unknown = entries.find((kind) => !forgivenKinds.some((one) => one === kind))
    if (unknown !== undefined) return messages.everydayLanguage.unknownKind(unknown)
  } else {
    const wrong = entries.map(checkWordSpelling).find((message) => message !== undefined)
    if (wrong !== undefined) return wrong
    if (entries.length > maxWords) {
      return messages.everydayLanguage.tooMany(everydayTitles[list as WordList], maxWords)
    }
  }
  const repeated = entries.find((entry, at) => entries.indexOf(entry) < at)
  return repeated === undefined
    ? undefined
    : messages.everydayLanguage.taken(repeated, everydayTitles[list as EverydayList])
}
