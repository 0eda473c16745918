import { messages, Refused } from '@sdp/domain'
import {
  requiredTranslationColumns,
  translationColumns,
  translationRowReader,
  xliffReader,
} from '@sdp/domain/translations'
import { isZip, refuseLargeFile } from '@sdp/domain/workbooks'
import type { FileOutcome, FileTask } from './protocol.ts'
import { readSheet } from './read-sheet.ts'

type Task = Extract<FileTask, { kind: 'translations' }>
type ReadFile = Omit<Extract<FileOutcome, { kind: 'translations' }>, 'kind'>

/** What a file brings to the drafts of a job, with all that is wrong in it. */
export function readTranslationFile(task: Task): ReadFile {
  refuseLargeFile(task.file)
  return isZip(task.file) ? readWorkbook(task) : readXliff(task)
}

function readWorkbook({ file, job, items }: Task): ReadFile {
  const sheet = readSheet(file, { columns: translationColumns, required: requiredTranslationColumns })
  const reader = translationRowReader(job, items)
  for (const { cells, row } of sheet.rows) reader.add(cells, row)
  const { texts, problems } = reader.finish()
  return { texts, problems: [...sheet.problems, ...problems.map(sheet.placeOf)] }
}

const readAtOnce = 64 * 1024

function readXliff({ file, job, items }: Task): ReadFile {
  const reader = xliffReader(job, items)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decoded = (piece?: Uint8Array) => {
    try {
      return piece === undefined ? decoder.decode() : decoder.decode(piece, { stream: true })
    } catch {
      throw new Refused('invalid', messages.translations.notText)
    }
  }
  for (let at = 0; at < file.length; at += readAtOnce) {
    reader.write(decoded(file.subarray(at, at + readAtOnce)))
  }
  reader.write(decoded())
  return reader.finish()
}
