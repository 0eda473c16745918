import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import {
  type Canonical,
  canonicalUsage,
  checkCanonicalName,
  deleteCanonical,
  renameCanonical,
  type Slot,
} from '@sdp/domain'
import { useRef } from 'react'
import { useEditing } from '../../editing/use-editing.ts'
import { renamingText } from '../../parts/usage-text.ts'
import { confirm } from '../../ui/confirm.tsx'
import { EditableText } from '../../ui/EditableText.tsx'
import type { WantedPaste } from './CanonicalsView.tsx'
import { canonicalDeletionText } from './deletion-texts.ts'
import { LiteralChips } from './LiteralChips.tsx'

interface CanonicalCellsProps {
  slot: Slot
  canonical: Canonical
  onPaste: (paste: WantedPaste) => void
}

export function CanonicalCells({ slot, canonical, onPaste }: CanonicalCellsProps) {
  const { domain, edit, canEdit, whyNot } = useEditing()
  const button = useRef<HTMLButtonElement>(null)
  const place = { slot: slot.name, canonical: canonical.name }

  const remove = async () => {
    const row = button.current?.closest('tr')
    const next = [row?.nextElementSibling, row?.previousElementSibling].find((one) =>
      one?.matches('[aria-rowindex]'),
    )
    const text = canonicalDeletionText(canonical, canonicalUsage(domain, place))
    if (
      text !== undefined &&
      !(await confirm({ title: 'Delete canonical', text, action: 'Delete', danger: true }))
    ) {
      return
    }
    edit(deleteCanonical, place)
    requestAnimationFrame(() => next?.querySelector<HTMLElement>('.action button')?.focus())
  }
  return (
    <>
      <td>
        <EditableText
          label="Canonical"
          value={canonical.name}
          readOnly={!canEdit}
          check={(to) => checkCanonicalName(slot, to, canonical.name)}
          hint={() => renamingText(canonicalUsage(domain, place))}
          onCommit={(to) => edit(renameCanonical, { ...place, to })}
        />
      </td>
      <td className="literals">
        <LiteralChips slot={slot} canonical={canonical} onPaste={onPaste} />
      </td>
      <td className="number quiet">{canonical.literals.length}</td>
      <td className="action">
        <IconButton
          ref={button}
          size="small"
          aria-label={`Delete canonical ${canonical.name}`}
          title={whyNot}
          disabled={!canEdit}
          onClick={() => void remove()}
        >
          <DeleteIcon fontSize="inherit" />
        </IconButton>
      </td>
    </>
  )
}
