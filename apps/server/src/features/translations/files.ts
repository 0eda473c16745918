import type { TranslationJob } from '@sdp/api'
import {
  type TranslationItem,
  type TranslationJobHead,
  translationColumns,
  translationSheetRow,
  writeXliff,
} from '@sdp/domain/translations'
import { writeWorkbook } from '@sdp/domain/workbooks'

const widths: Record<string, number> = {
  id: 38,
  concept_name: 36,
  description: 40,
  source: 60,
  translation: 60,
}
const columns = translationColumns.map((name) => ({ name, width: widths[name] ?? 16 }))

/** What a file says of its job. */
export function headOf({ id, source_language, target_language }: TranslationJob): TranslationJobHead {
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
