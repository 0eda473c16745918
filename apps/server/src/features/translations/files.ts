import type { TranslationJob } from '@sdp/api'
import { messages, Refused } from '@sdp/domain'
import {
  requiredTranslationColumns,
  type TranslationItem,
  translationColumns,
  translationRowReader,
  translationSheetRow,
  writeXliff,
  xliffReader,
} from '@sdp/domain/translations'
import { isZip, refuseLargeFile, writeWorkbook } from '@sdp/domain/workbooks'
import { readSheet } from '../../http/read-sheet.ts'
import { openPace } from '../../pace.ts'

const widths: Record<string, number> = {
  id: 38,
  concept_name: 36,
  description: 40,
  source: 60,
  translation: 60,
}
const columns = translationColumns.map((name) => ({ name, width: widths[name] ?? 16 }))

function headOf({ id, source_language, target_language }: TranslationJob) {
  return { id, sourceLanguage: source_language, targetLanguage: target_language }
}

/** The texts of a job as a workbook, piece by piece. */
export function* translationWorkbook(
  job: TranslationJob,
  items: readonly TranslationItem[],
): Generator<Buffer, void> {
  const writer = writeWorkbook('translations', columns)
  for (const item of items) {
    for (const piece of writer.add([translationSheetRow(headOf(job), item)])) yield Buffer.from(piece)
  }
  for (const piece of writer.finish()) yield Buffer.from(piece)
}

/** The same as XLIFF 2.0. */
export function* translationXliff(
  job: TranslationJob,
  items: readonly TranslationItem[],
): Generator<Buffer, void> {
  for (const piece of writeXliff(headOf(job), items)) yield Buffer.from(piece)
}

interface ReadFile {
  texts: { textId: string; text: string }[]
  problems: { line?: number; cell?: string; message: string; currentValue: string }[]
}

/** What a file brings to the drafts of a job, with all that is wrong in it. */
export async function readTranslationFile(
  job: TranslationJob,
  items: readonly TranslationItem[],
  bytes: Uint8Array,
): Promise<ReadFile> {
  refuseLargeFile(bytes)
  return isZip(bytes) ? readWorkbook(job, items, bytes) : readXliff(job, items, bytes)
}

async function readWorkbook(
  job: TranslationJob,
  items: readonly TranslationItem[],
  bytes: Uint8Array,
): Promise<ReadFile> {
  const pace = openPace()
  const sheet = await readSheet(
    bytes,
    { columns: translationColumns, required: requiredTranslationColumns },
    pace,
  )
  const reader = translationRowReader(headOf(job), items)
  for (const { cells, row } of sheet.rows) {
    reader.add(cells, row)
    await pace.rest()
  }
  const { texts, problems } = reader.finish()
  return { texts, problems: [...sheet.problems, ...problems.map(sheet.placeOf)] }
}

const readAtOnce = 64 * 1024

async function readXliff(
  job: TranslationJob,
  items: readonly TranslationItem[],
  bytes: Uint8Array,
): Promise<ReadFile> {
  const pace = openPace()
  const reader = xliffReader(headOf(job), items)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decoded = (piece?: Uint8Array) => {
    try {
      return piece === undefined ? decoder.decode() : decoder.decode(piece, { stream: true })
    } catch {
      throw new Refused('invalid', messages.translations.notText)
    }
  }
  for (let at = 0; at < bytes.length; at += readAtOnce) {
    reader.write(decoded(bytes.subarray(at, at + readAtOnce)))
    await pace.rest()
  }
  reader.write(decoded())
  return reader.finish()
}
