import { pasteIntoSlot, readPaste, type Slot } from '@sdp/domain/slots'
import { useCallback } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { PasteDialog } from './PasteDialog.tsx'
import { pasteSummary } from './paste-summary.ts'
import type { WantedPaste } from './wanted-paste.ts'

interface PasteCanonicalsProps {
  slot: Slot
  wanted: WantedPaste
  onClose: () => void
}

/** Adds canonicals with their literals, or the literals of one canonical. */
export function PasteCanonicals({ slot, wanted, onClose }: PasteCanonicalsProps) {
  const language = useEditing((editing) => editing.language)
  const { edit } = useEdit()
  const { canonical } = wanted
  const read = useCallback(
    (text: string) => readPaste(slot, { text, language, canonical }),
    [slot, language, canonical],
  )
  const cells =
    canonical === undefined
      ? 'A column of canonicals, or canonicals with their literals in the columns beside them.'
      : 'A column of literals.'
  return (
    <PasteDialog
      title={canonical === undefined ? `Paste into ${slot.name}` : `Paste literals of ${canonical}`}
      hint={`${cells} Literals in one cell are separated by commas.`}
      pasted={wanted.text}
      read={read}
      summaryOf={pasteSummary}
      onAdd={(text) => edit(pasteIntoSlot, { slot: slot.name, text, language, canonical })}
      onClose={onClose}
    />
  )
}
