import { messages } from '../../messages/messages.ts'
import { Refused } from '../../toolbox/refused.ts'
import { readPart, type WorkbookPart } from './read-part.ts'
import { maxCellCharacters, richText } from './rich-text.ts'

/** As many cells as a sheet of 200,000 lines and ten columns has. */
const maxTexts = 2_000_000

/** Reads the texts that cells refer to by their numbers, from 0. */
export function* readSharedTexts(part: WorkbookPart): Generator<undefined, string[]> {
  const texts: string[] = []
  yield* readPart(part, () => {
    const item = richText(() => {
      throw new Refused('invalid', messages.sheets.textTooLong(texts.length, maxCellCharacters))
    })
    return {
      open: ({ name }) => item.open(name),
      text: item.text,
      close: (name) => {
        item.close(name)
        if (name !== 'si') return
        if (texts.push(item.take()) > maxTexts) {
          throw new Refused('invalid', messages.sheets.tooManyTexts(maxTexts))
        }
      },
    }
  })
  return texts
}
