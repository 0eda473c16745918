import { dissMegabytes } from '@sdp/api'
import { messages, Refused } from '@sdp/domain'
import { type DissDefinition, readDissDefinition } from '@sdp/domain/diss'

/** Reads a definition from a file; what is wrong with it is refused before it is sent. */
export async function readDefinitionFile(file: Blob): Promise<DissDefinition> {
  if (file.size > dissMegabytes * 1024 * 1024) {
    throw new Refused('invalid', messages.diss.fileTooLarge(dissMegabytes))
  }
  return readDissDefinition(parseJson(await file.text()))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused('invalid', messages.diss.notJson)
  }
}
