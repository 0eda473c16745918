import type { ConceptChangeBody, ConceptRow } from '@sdp/api'
import { messages } from '@sdp/domain'
import { checkConceptName, checkConceptText, conceptLimits, tuningStatuses } from '@sdp/domain/concepts'
import { supportedLanguages } from '@sdp/domain/languages'
import { formatDate } from '../../ui/dates.ts'
import { EditableText } from '../../ui/EditableText.tsx'
import { CellButton } from '../../ui/grid/CellButton.tsx'
import { CellText } from '../../ui/grid/CellText.tsx'
import type { Column } from '../../ui/grid/columns.ts'
import { deleteColumnOf } from '../../ui/grid/delete-column.tsx'
import { counted } from '../../ui/numbers.ts'
import { PlainSelect } from '../../ui/PlainSelect.tsx'
import { type SeenVersion, seenTracker } from './seen.ts'

interface ConceptColumnsOptions {
  language: string
  disabledReason: string | undefined
  onSave: (seen: SeenVersion, change: ConceptChangeBody) => Promise<boolean>
  onOpen: (row: ConceptRow) => void
  onDelete: (name: string) => void
}

const typeNames: Record<number, string> = { 1: 'Voice', 2: 'Text' }

/** The columns of the table of concepts, with the texts of one language in place. */
export function conceptColumns(options: ConceptColumnsOptions): Column<ConceptRow>[] {
  const { language, disabledReason, onSave, onOpen, onDelete } = options
  const isReadOnly = disabledReason !== undefined
  const tracker = seenTracker()
  return [
    {
      name: 'Concept',
      width: '18%',
      cell: (row) => (
        <EditableText
          field="name"
          label="Name"
          value={row.concept_name}
          readOnly={isReadOnly}
          check={checkConceptName}
          hint={() => renamingText(row)}
          onBegin={() => tracker.note(`${row.id} name`, seenOf(row))}
          onCommit={(concept_name) =>
            tracker.saveBy(`${row.id} name`, seenOf(row), (seen) =>
              onSave(seen, { concept_name: concept_name.trim() }),
            )
          }
        />
      ),
    },
    { name: 'Type', width: 60, className: 'quiet', cell: ({ type }) => <CellText text={typeNames[type]!} /> },
    {
      name: `Text in ${language}`,
      cell: (row) => <TextCell row={row} tracker={tracker} {...options} />,
    },
    {
      name: 'Languages',
      width: 94,
      className: 'quiet',
      cell: (row) => (
        <CellButton
          aria-label={`Texts of ${row.concept_name} in ${row.languages.length} of ${supportedLanguages.length} languages`}
          title={row.languages.join(', ')}
          onClick={() => onOpen(row)}
        >
          {row.languages.length} of {supportedLanguages.length}
        </CellButton>
      ),
    },
    {
      name: 'Tuning status',
      width: 112,
      cell: (row) => (
        <PlainSelect
          label={`Tuning status of ${row.concept_name}`}
          value={row.ttsTuningStatus}
          options={tuningStatuses}
          disabledReason={disabledReason}
          onChange={(status) =>
            void onSave(seenOf(row), { ttsTuningStatus: tuningStatuses.find((one) => one === status)! })
          }
        />
      ),
    },
    {
      name: 'Description',
      width: '13%',
      cell: (row) => (
        <EditableText
          field="description"
          label={`Description of ${row.concept_name}`}
          value={row.description}
          readOnly={isReadOnly}
          check={checkDescription}
          onBegin={() => tracker.note(`${row.id} description`, seenOf(row))}
          onCommit={(description) =>
            tracker.saveBy(`${row.id} description`, seenOf(row), (seen) => onSave(seen, { description }))
          }
        />
      ),
    },
    {
      name: 'Domains',
      width: '9%',
      className: 'quiet',
      cell: ({ domains }) => <CellText text={domains.length === 0 ? '-' : domains.join(', ')} />,
    },
    {
      name: 'Changed',
      width: '12%',
      className: 'quiet',
      cell: ({ updated_on, updated_by }) => <CellText text={`${formatDate(updated_on)}, ${updated_by}`} />,
    },
    deleteColumnOf<ConceptRow>(({ concept_name }) => concept_name, {
      disabledReason,
      onDelete: ([name]) => onDelete(name!),
    }),
  ]
}

/** The first active text of the language; one with several, or none that is active, says so. */
function TextCell(
  props: ConceptColumnsOptions & { row: ConceptRow; tracker: ReturnType<typeof seenTracker> },
) {
  const { row, tracker, language, disabledReason, onSave, onOpen } = props
  const active = row.texts.filter(({ isActive }) => isActive)
  const text = active[0]
  const further = row.texts.length - (text === undefined ? 0 : 1)
  const commit = (written: string) =>
    tracker.saveBy(`${row.id} text`, seenOf(row), (seen) =>
      onSave(seen, {
        texts: [
          text === undefined ? { id: 'new__1', language, text: written } : { id: text.id, text: written },
        ],
      }),
    )
  return (
    <span style={{ display: 'flex', width: '100%', minWidth: 0 }}>
      <span style={{ flex: 1, minWidth: 0, display: 'flex' }}>
        <EditableText
          field={`text ${language}`}
          label={`Text of ${row.concept_name} in ${language}`}
          value={text?.text ?? ''}
          readOnly={disabledReason !== undefined}
          check={checkConceptText}
          onBegin={() => tracker.note(`${row.id} text`, seenOf(row))}
          onCommit={commit}
        />
      </span>
      {further > 0 && (
        <CellButton
          aria-label={`${counted(further, 'more text')} of ${row.concept_name} in ${language}`}
          onClick={() => onOpen(row)}
        >
          +{further}
        </CellButton>
      )}
    </span>
  )
}

function seenOf({ concept_name: name, version }: ConceptRow): SeenVersion {
  return { name, version }
}

function renamingText({ domains }: ConceptRow): string | undefined {
  return domains.length === 0 ? undefined : messages.concepts.renaming(domains)
}

function checkDescription(text: string): string | undefined {
  const most = conceptLimits.description
  return text.length > most ? messages.concepts.descriptionLength(most) : undefined
}
