import type { ForgivenKind } from '@sdp/domain/everyday-language'
import type { SpokenNumbers } from '../words/numbers/spoken-number.ts'
import type { Words } from '../words/text/words.ts'
import type { KnownWords } from './known-words.ts'
import type { LanguageTables, Phrase } from './phrases.ts'

/** Words of a sentence that may be left out or taken for others. */
export interface Edit {
  kind: ForgivenKind
  /** The first word, and the one after the last. */
  from: number
  to: number
  /** What they are taken for; empty where they are left out. */
  meant: string
  /** Of what is left out, what it is. */
  phrase?: Phrase
}

/** What edits are looked for in and with. */
export interface EditSearch {
  text: string
  words: Words
  known: KnownWords
  tables: LanguageTables
  numbers: SpokenNumbers
  /** What may be left out. */
  omitted: readonly Edit[]
}
