import { plainText } from './read-part.ts'

/** The most characters that Excel allows in a cell. */
export const maxCellCharacters = 32_767

/** Collects the texts of a cell or a shared text, which can be in parts of different looks. */
export interface RichText {
  open: (name: string) => void
  text: (text: string) => void
  close: (name: string) => void
  /** What was collected; what comes next starts again. */
  take: () => string
}

/** How a text is pronounced (`rPh`) is left out. A text that is longer than a cell holds is refused. */
export function richText(refuseLong: () => never): RichText {
  let joined = ''
  let isText = false
  let isPronunciation = false
  return {
    open: (name) => {
      if (name === 'rPh') isPronunciation = true
      if (name === 't') isText = true
    },
    text: (text) => {
      if (!isText || isPronunciation) return
      joined += plainText(text)
      if (joined.length > maxCellCharacters) refuseLong()
    },
    close: (name) => {
      if (name === 'rPh') isPronunciation = false
      if (name === 't') isText = false
    },
    take: () => {
      const taken = joined
      joined = ''
      return taken
    },
  }
}
