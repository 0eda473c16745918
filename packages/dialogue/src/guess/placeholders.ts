import { hashText } from '../toolbox/hash.ts'
import type { FoldedWord } from '../words/text/folded-words.ts'

/** In the place of a word that no expression and no literal has. */
export const unknownWord: FoldedWord = {
  text: '',
  key: '',
  hash: hashText('unknown word'),
  isNumber: false,
  from: 0,
  to: 0,
}
/** In the place of a number. */
export const numberWord: FoldedWord = {
  text: '0',
  key: '0',
  hash: hashText('number'),
  isNumber: true,
  from: 0,
  to: 0,
}
