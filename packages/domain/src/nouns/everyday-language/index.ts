export {
  type EverydayLanguage,
  everydayEntries,
  everydayTitles,
  type ForgivenKind,
  forgivenKinds,
  forgivenKindTitles,
  forgivenLists,
  isForgiven,
  noEverydayLanguage,
  type TurningList,
  turningLists,
  type WordList,
  wordLists,
} from '../../model/everyday-language.ts'
export {
  type BuiltInWords,
  checkEverydayLanguage,
  checkEverydayWord,
  normalisedWord,
} from './checks.ts'
export { addEverydayWords, removeEverydayWord, setForgiven } from './edits.ts'
