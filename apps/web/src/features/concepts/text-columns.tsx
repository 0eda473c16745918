import type { ConceptChangeBody } from '@sdp/api'
import { checkConceptText } from '@sdp/domain/concepts'
import { EditableText } from '../../ui/EditableText.tsx'
import { CellButton } from '../../ui/grid/CellButton.tsx'
import { CellIcon } from '../../ui/grid/CellIcon.tsx'
import { CellText } from '../../ui/grid/CellText.tsx'
import type { Column } from '../../ui/grid/columns.ts'
import { PlainSelect } from '../../ui/PlainSelect.tsx'
import type { TextRow } from './concept-texts.ts'

const typeLabels: Record<string, string> = { voiceprompt: 'Voice', textprompt: 'Text' }
const types = ['voiceprompt', 'textprompt'] as const

export type ChangedText = NonNullable<ConceptChangeBody['texts']>[number]

interface TextColumnsOptions {
  disabledReason: string | undefined
  save: (text: ChangedText) => void
  /** Saves what somebody wrote; returns whether that worked. */
  saveWritten: (text: ChangedText) => Promise<boolean>
  /** Opens a row for another text. */
  addTo: (language: string) => void
  /** Called when somebody begins to write. */
  begin: (id: string) => void
}

/** The columns of the texts of one concept in all languages. */
export function textColumns({
  disabledReason,
  save,
  saveWritten,
  addTo,
  begin,
}: TextColumnsOptions): Column<TextRow>[] {
  const isReadOnly = disabledReason !== undefined
  return [
    {
      name: 'Language',
      width: 264,
      cell: ({ language, languageName }) => <CellText text={`${languageName}, ${language}`} />,
    },
    {
      name: 'Text',
      cell: ({ id, language, text }) => (
        <EditableText
          field="text"
          label={`Text in ${language}`}
          value={text?.text ?? ''}
          readOnly={isReadOnly}
          check={checkConceptText}
          onBegin={() => begin(id)}
          onCommit={(written) => saveWritten({ id, language, text: written })}
        />
      ),
    },
    {
      name: 'Type',
      width: 92,
      cell: ({ id, language, text }) =>
        text && (
          <PlainSelect
            label={`Type of the text in ${language}`}
            value={text.type}
            options={types}
            labelOf={(type) => typeLabels[type] ?? type}
            disabledReason={disabledReason}
            onChange={(type) => save({ id, type: types.find((one) => one === type)! })}
          />
        ),
    },
    {
      name: 'State',
      width: 148,
      cell: ({ id, language, text }) =>
        text && (
          <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
            {text.isActive ? 'Active' : 'Inactive'}
            <CellButton
              className="cell-button cell-act"
              aria-label={`${text.isActive ? 'Deactivate' : 'Reactivate'} “${text.text}” in ${language}`}
              aria-disabled={isReadOnly}
              title={disabledReason}
              onClick={() => !isReadOnly && save({ id, isActive: !text.isActive })}
            >
              {text.isActive ? 'Deactivate' : 'Reactivate'}
            </CellButton>
          </span>
        ),
    },
    {
      name: 'Another text',
      heading: '',
      width: 84,
      cell: ({ language, text }) =>
        text && (
          <CellButton
            className="cell-button cell-act"
            aria-label={`Add another text in ${language}`}
            aria-disabled={isReadOnly}
            title={disabledReason}
            onClick={() => !isReadOnly && addTo(language)}
          >
            Add text
          </CellButton>
        ),
    },
    {
      name: 'Remove',
      heading: '',
      width: 40,
      kind: 'check',
      cell: ({ id, language, text }) =>
        text && (
          <CellButton
            aria-label={`Remove “${text.text}” in ${language}`}
            aria-disabled={isReadOnly}
            title={disabledReason}
            style={{ margin: 0 }}
            onClick={() => !isReadOnly && save({ id, isRemoved: true })}
          >
            <CellIcon name="delete" />
          </CellButton>
        ),
    },
  ]
}
