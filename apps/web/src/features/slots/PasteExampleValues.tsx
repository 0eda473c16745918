import { type Paste, pasteExampleValues, readExampleValues, type Slot } from '@sdp/domain/slots'
import { useCallback } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { PasteDialog } from './PasteDialog.tsx'
import { exampleValuesSummary } from './paste-summary.ts'

interface PasteExampleValuesProps {
  slot: Slot
  pasted: string
  onClose: () => void
}

/** Adds many example values at once. */
export function PasteExampleValues({ slot, pasted, onClose }: PasteExampleValuesProps) {
  const language = useEditing((editing) => editing.language)
  const { edit } = useEdit()
  const read = useCallback(
    (text: string): Paste => {
      const { added, refused } = readExampleValues(slot, { text, language })
      return { added: added.map((name) => ({ name, literals: [], isNew: false })), refused }
    },
    [slot, language],
  )
  return (
    <PasteDialog
      title={`Paste example values of ${slot.name}`}
      hint="One a line or cell, or several with commas between. What the slot has already is left out."
      pasted={pasted}
      read={read}
      summaryOf={exampleValuesSummary}
      onAdd={(text) => edit(pasteExampleValues, { slot: slot.name, text, language })}
      onClose={onClose}
    />
  )
}
