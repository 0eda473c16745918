import { Refused } from '../../toolbox/refused.ts'

/**
 * What reading one file may cost. Everything that reads of the file takes from the same budget, so that neither many parts
 * nor one that unpacks to much, nor references that stand for long texts, add up to more.
 */
export interface FileBudget {
  /** Unpacked bytes, and characters that a reference stands for. */
  takeBytes: (count: number) => void
  /** Elements of XML. */
  takeElement: () => void
}

const megabyte = 1024 * 1024

/** A sheet of 200,000 lines has about six million elements. */
const maxElements = 10_000_000

/** Opens the budget of one file; whoever takes more than is left gets one of these sentences. */
export function newFileBudget(
  megabytes: number,
  messages: { tooLarge: (megabytes: number) => string; tooManyElements: (most: number) => string },
): FileBudget {
  let bytesLeft = megabytes * megabyte
  let elementsLeft = maxElements
  return {
    takeBytes: (count) => {
      bytesLeft -= count
      if (bytesLeft < 0) throw new Refused('invalid', messages.tooLarge(megabytes))
    },
    takeElement: () => {
      if (--elementsLeft < 0) throw new Refused('invalid', messages.tooManyElements(maxElements))
    },
  }
}
