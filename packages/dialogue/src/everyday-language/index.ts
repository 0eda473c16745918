/* What the editor shows of everyday language; apart from the rest, since it needs no recogniser. */
export { forgivenIn } from '../forgive/forgiven-in.ts'
export { builtInWords } from './built-in-words.ts'
export { type TriedSentence, tryEverydayLanguage } from './tried-sentence.ts'
export { turningIn } from './turning-in.ts'
