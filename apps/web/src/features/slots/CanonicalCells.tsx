import { type Canonical, canonicalUsage, deleteCanonical, renameCanonical } from '@sdp/domain/slots'
import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { confirmDeletion } from '../../parts/confirm-deletion.tsx'
import { renamingText } from '../../parts/usage-text.ts'
import { EditableText } from '../../ui/EditableText.tsx'
import { CellButton } from '../../ui/table/CellButton.tsx'
import { CellIcon } from '../../ui/table/CellIcon.tsx'
import { neighbourRow } from '../../ui/table/cell-keys.ts'
import { canonicalDeletionText } from './deletion-texts.ts'
import { LiteralChips } from './LiteralChips.tsx'
import type { CanonicalRules } from './use-canonical-rules.ts'
import type { WantedPaste } from './wanted-paste.ts'

interface CanonicalCellsProps {
  rules: CanonicalRules
  canonical: Canonical
  onPaste: (paste: WantedPaste) => void
}

export function CanonicalCells({ rules, canonical, onPaste }: CanonicalCellsProps) {
  const { edit, check, checkName, whyNot } = rules
  const place = { slot: rules.slot, canonical: canonical.name }
  const readOnly = whyNot !== undefined

  const remove = async ({ currentTarget }: MouseEvent) => {
    const next = neighbourRow(currentTarget, 1) ?? neighbourRow(currentTarget, -1)
    const hasOthers = check(({ languages }) => languages.length > 1)
    const text = canonicalDeletionText(canonical, check(canonicalUsage, place), { hasOthers })
    const asked = { title: 'Delete canonical', edit: deleteCanonical, args: place }
    if (text !== undefined && !(await confirmDeletion({ ...asked, text }))) return
    flushSync(() => edit(deleteCanonical, place))
    next?.querySelector<HTMLElement>('.action button')?.focus()
  }
  return (
    <>
      <td>
        <EditableText
          label="Canonical"
          value={canonical.name}
          readOnly={readOnly}
          check={(to) => checkName(to, canonical.name)}
          hint={() => renamingText(check(canonicalUsage, place))}
          onCommit={(to) => edit(renameCanonical, { ...place, to })}
        />
      </td>
      <td className="literals">
        <LiteralChips rules={rules} canonical={canonical} onPaste={onPaste} />
      </td>
      <td className="number quiet">{canonical.literals.length}</td>
      <td className="action">
        <CellButton
          aria-label={`Delete canonical ${canonical.name}`}
          aria-disabled={readOnly}
          title={whyNot}
          style={{ margin: 0 }}
          onClick={(click) => !readOnly && void remove(click)}
        >
          <CellIcon name="delete" />
        </CellButton>
      </td>
    </>
  )
}
