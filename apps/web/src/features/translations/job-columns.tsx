import type { TranslationJob } from '@sdp/api'
import { supportedLanguages } from '@sdp/domain/languages'
import { TranslationState } from '../../parts/TranslationState.tsx'
import { formatDate } from '../../ui/dates.ts'
import { CellButton } from '../../ui/grid/CellButton.tsx'
import { CellText } from '../../ui/grid/CellText.tsx'
import type { Column } from '../../ui/grid/columns.ts'

const names = new Map(supportedLanguages.map(({ value, name }) => [value, `${name}, ${value}`]))

/** The name of a language and its code. */
export function languageLabel(code: string): string {
  return names.get(code) ?? code
}

/** The columns of the table of jobs. */
export function jobColumns(onOpen: (job: TranslationJob) => void): Column<TranslationJob>[] {
  return [
    {
      name: 'Job',
      width: 96,
      cell: (job) => (
        <CellButton aria-label={`Open job ${job.job_id}`} onClick={() => onOpen(job)}>
          Job {job.job_id}
        </CellButton>
      ),
      onEdit: onOpen,
    },
    {
      name: 'From',
      width: '18%',
      cell: ({ source_language: code }) => <CellText text={languageLabel(code)} />,
    },
    {
      name: 'Into',
      width: '18%',
      cell: ({ target_language: code }) => <CellText text={languageLabel(code)} />,
    },
    {
      name: 'Translated',
      width: 100,
      kind: 'number',
      cell: ({ state_meta: { translated, texts } }) => `${translated} of ${texts}`,
    },
    { name: 'Characters', width: 100, kind: 'number', cell: ({ state_meta: { characters } }) => characters },
    { name: 'State', width: 150, cell: ({ state }) => <TranslationState state={state} /> },
    {
      name: 'Message',
      cell: ({ state_message }) => <CellText text={state_message} />,
    },
    {
      name: 'Requested by',
      width: '18%',
      className: 'quiet',
      cell: ({ creator, updated_on }) => <CellText text={`${creator}, ${formatDate(updated_on)}`} />,
    },
  ]
}
