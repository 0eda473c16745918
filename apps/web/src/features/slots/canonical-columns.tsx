import { type Canonical, canonicalUsage, renameCanonical } from '@sdp/domain/slots'
import { check } from '../../editing/use-edit.ts'
import { renamingText } from '../../parts/usage-text.ts'
import { EditableText } from '../../ui/EditableText.tsx'
import { CellButton } from '../../ui/grid/CellButton.tsx'
import { CellIcon } from '../../ui/grid/CellIcon.tsx'
import type { Column } from '../../ui/grid/columns.ts'
import { moveColumn, selectColumn } from '../../ui/grid/lead-columns.ts'
import { LiteralChips } from './LiteralChips.tsx'
import type { CanonicalRules } from './use-canonical-rules.ts'
import type { WantedPaste } from './wanted-paste.ts'

/**
 * SLOT-060: the literals have what the canonical leaves of the row, less this for the handle, the box, the count and
 * delete (ruling R318).
 */
const literalsOffset = 120
const deleteWidth = 32

interface CanonicalColumnsOptions {
  rules: CanonicalRules
  onPaste: (paste: WantedPaste) => void
  onDelete: (canonicals: readonly Canonical[]) => void
}

export function canonicalColumns({ rules, onPaste, onDelete }: CanonicalColumnsOptions): Column<Canonical>[] {
  const { edit, checkName, disabledReason } = rules
  const readOnly = disabledReason !== undefined
  const leadWidth = (readOnly ? 0 : Number(moveColumn.width)) + Number(selectColumn.width)
  return [
    {
      name: 'Canonical',
      hint: 'The value by the name that rules know it by; the same in all languages',
      width: '24%',
      cell: ({ name }) => {
        const place = { slot: rules.slot, canonical: name }
        return (
          <EditableText
            field="name"
            label="Canonical"
            value={name}
            readOnly={readOnly}
            check={(to) => checkName(to, name)}
            hint={() => renamingText(check(canonicalUsage, place))}
            onCommit={(to) => edit(renameCanonical, { ...place, to })}
          />
        )
      },
    },
    {
      name: 'Literals',
      hint: 'The words that users say for the value, in this language',
      className: 'literals',
      cell: (canonical) => <LiteralChips rules={rules} canonical={canonical} onPaste={onPaste} />,
    },
    {
      name: 'Number of literals',
      heading: '',
      width: literalsOffset - deleteWidth - leadWidth,
      kind: 'check',
      className: 'quiet',
      cell: ({ literals }) => literals.length,
    },
    {
      name: 'Actions',
      heading: '',
      width: deleteWidth,
      kind: 'check',
      cell: (canonical) => (
        <CellButton
          aria-label={`Delete canonical ${canonical.name}`}
          aria-disabled={readOnly}
          title={disabledReason}
          style={{ margin: 0 }}
          onClick={() => !readOnly && onDelete([canonical])}
        >
          <CellIcon name="delete" />
        </CellButton>
      ),
    },
  ]
}
