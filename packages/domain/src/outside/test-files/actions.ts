import { messages } from '../../messages/messages.ts'
import type { ExpectedApiAction } from '../../model/conversation-test.ts'
import {
  asRecord,
  callWord,
  readName,
  readValues,
  splitAt,
  splitName,
  Unreadable,
  writeName,
  writeValues,
} from './words.ts'

const parametersWord = 'with '
const noParameters = 'no parameters'

/** 'call openApp with app radio': without a 'with' the parameters are not said. */
export function writeCall({ name, parameters }: ExpectedApiAction): string {
  const called = `${callWord} ${writeName(name)}`
  if (parameters === undefined) return called
  return `${called} ${parametersWord}${writeValues(parameters) || noParameters}`
}

/** UI actions and calls in their order, each from one part of a line. */
export function readActions(parts: readonly string[]): {
  uiActions: string[]
  apiActions: ExpectedApiAction[]
} {
  const uiActions: string[] = []
  const apiActions: ExpectedApiAction[] = []
  for (const part of parts) {
    if (part.startsWith(`${callWord} `)) apiActions.push(readCall(part.slice(callWord.length).trim()))
    else uiActions.push(readName(part))
  }
  return { uiActions, apiActions }
}

function readCall(text: string): ExpectedApiAction {
  const [name, rest] = splitName(text)
  if (rest === '') return { name }
  if (!rest.startsWith(parametersWord)) throw new Unreadable(messages.testFiles.unknownLine(rest))
  const said = rest.slice(parametersWord.length).trim()
  const values = said === noParameters ? {} : readValues(splitAt(said, ','))
  return {
    name,
    parameters: asRecord(
      Object.entries(values).map(([parameter, value]) => {
        if (typeof value !== 'string') throw new Unreadable(messages.testFiles.parameterExpected(parameter))
        return [parameter, value]
      }),
    ),
  }
}
