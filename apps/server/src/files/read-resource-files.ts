import { Refused } from '@sdp/domain'
import { fileNameProblems, type ResourceProblem, readResources, type SentFile } from '@sdp/domain/resources'
import { jsonBudget, jsonFileInSteps } from '../http/read-json.ts'
import { inOneGo } from '../process/pace.ts'
import type { FileTask } from './protocol.ts'

type Task = Extract<FileTask, { kind: 'resources' }>

/** What files of dialog resources change in a domain, as the JSON of updates, or what is wrong with them. */
export function readResourceFiles({
  files,
  reading: naming,
  head,
  content,
}: Task): { updates: Uint8Array } | { problems: ResourceProblem[] } {
  const reading = { ...naming, current: { ...head, ...JSON.parse(textOf(content)) } }
  const wrongNames = fileNameProblems(files, reading)
  if (wrongNames.length > 0) return { problems: wrongNames }
  const budget = jsonBudget()
  const sent: SentFile[] = []
  for (const { name, bytes } of files) {
    const read = readFile(name, () => inOneGo(jsonFileInSteps(bufferOf(bytes), budget)))
    if ('problems' in read) return read
    sent.push(read)
  }
  const result = inOneGo(readResources(sent, reading))
  if ('problems' in result) return result
  return { updates: new TextEncoder().encode(JSON.stringify(result.updates)) }
}

/** What is in a file; what is wrong with it is reported with its name. */
function readFile(file: string, read: () => unknown): SentFile | { problems: ResourceProblem[] } {
  try {
    return { name: file, content: read() }
  } catch (error) {
    if (error instanceof Refused) {
      const details = error.details as { field: string; message: string }[]
      return {
        problems: details.map(({ field, message }) => ({
          file,
          path: field.replace(/^body\.?/, ''),
          reason: message,
        })),
      }
    }
    if (error instanceof Error && 'statusCode' in error) {
      return { problems: [{ file, path: '', reason: error.message }] }
    }
    throw error
  }
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}

function textOf(bytes: Uint8Array): string {
  return bufferOf(bytes).toString()
}
