import { messages } from '../../messages/messages.ts'
import { isEmptyCell, newSheetProblems, type SheetCells, type SheetProblem } from '../sheets/cells.ts'
import type { TranslationItem, TranslationJobHead } from './job.ts'
import { translationJudge } from './read-translations.ts'

/** The columns of a sheet of translations; each row is one text. */
export const translationColumns = [
  'id',
  'concept_name',
  'type',
  'description',
  'characters',
  'source_language',
  'source',
  'target_language',
  'translation',
] as const
export const requiredTranslationColumns = ['id', 'translation'] as const

/** A text of a job as a row of a sheet. */
export function translationSheetRow(
  { sourceLanguage, targetLanguage }: TranslationJobHead,
  { textId, conceptName, type, description, source, draft }: TranslationItem,
): string[] {
  const characters = String(characterCount(source))
  return [textId, conceptName, type, description, characters, sourceLanguage, source, targetLanguage, draft]
}

/** How many characters a text has; the database counts the same. */
export function characterCount(text: string): number {
  return Array.from(text).length
}

/** Reads the rows of a sheet of translations one by one. An empty translation leaves the draft. */
export function translationRowReader(
  { targetLanguage }: TranslationJobHead,
  items: readonly TranslationItem[],
): {
  add: (cells: SheetCells, row: number) => void
  finish: () => { texts: { textId: string; text: string }[]; problems: SheetProblem[] }
} {
  const judge = translationJudge(items)
  const problems = newSheetProblems()
  return {
    add(cells, row) {
      const language = cellText(cells.target_language)
      if (language !== '' && language.toLowerCase() !== targetLanguage.toLowerCase()) {
        const message = messages.translations.otherLanguage(language, targetLanguage)
        return problems.add({ row, column: 'target_language' }, message, language)
      }
      const textId = cellText(cells.id).trim()
      if (textId === '') return problems.add({ row, column: 'id' }, messages.sheets.empty('id'), cells.id)
      const translation = cellText(cells.translation)
      const wrong = judge.add({
        textId,
        source: isEmptyCell(cells.source) ? undefined : cellText(cells.source),
        translation,
      })
      if (wrong !== undefined) problems.add({ row, column: 'translation' }, wrong, translation)
    },
    finish: () => ({ texts: judge.changed(), problems: problems.found }),
  }
}

/** A number that somebody typed is its digits. */
function cellText(value: unknown): string {
  return value === undefined || value === null ? '' : String(value)
}
