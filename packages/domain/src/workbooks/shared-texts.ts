import { messages } from '../messages.ts'
import { Refused } from '../refused.ts'
import { readPart, type WorkbookPart } from './read-part.ts'
import { mostCellCharacters, richText } from './rich-text.ts'

/** As many cells as a sheet of 200,000 lines and ten columns has. */
const mostTexts = 2_000_000

/** Reads the texts that cells refer to by their numbers, from 0. */
export function* readSharedTexts(part: WorkbookPart): Generator<undefined, string[]> {
  const texts: string[] = []
  yield* readPart(part, () => {
    const item = richText(() => {
      throw new Refused('invalid', messages.sheets.textTooLong(texts.length, mostCellCharacters))
    })
    return {
      open: ({ name }) => item.open(name),
      text: item.text,
      close: (name) => {
        item.close(name)
        if (name !== 'si') return
        if (texts.push(item.take()) > mostTexts) {
          throw new Refused('invalid', messages.sheets.tooManyTexts(mostTexts))
        }
      },
    }
  })
  return texts
}
