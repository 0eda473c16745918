import ClearIcon from '@mui/icons-material/Close'
import { styled } from '@mui/material/styles'
import { type CanonicalPlace, deleteLiteral, literalUsage, type Slot } from '@sdp/domain'
import { type KeyboardEvent, useState } from 'react'
import { useEditing } from '../../editing/use-editing.ts'
import { confirm } from '../../ui/confirm.tsx'
import { literalDeletionText } from './deletion-texts.ts'
import { LiteralField } from './LiteralField.tsx'

const Chip = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  maxWidth: '100%',
  height: 24,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 5,
  background: theme.vars.palette.background.default,
  '&:focus-within': { borderColor: theme.vars.palette.primary.main },
  '& button': {
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    border: 0,
    borderRadius: 4,
    padding: '0 2px',
    '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -1 },
  },
  '& .text': {
    padding: '0 6px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    cursor: 'text',
    '&[aria-disabled=true]': { cursor: 'default' },
  },
  '& .delete': {
    display: 'inline-flex',
    alignItems: 'center',
    color: theme.vars.palette.text.secondary,
    cursor: 'pointer',
    '&:hover': { color: theme.vars.palette.error.main },
    '& svg': { fontSize: 14 },
  },
}))

interface LiteralChipProps {
  slot: Slot
  place: CanonicalPlace
  literal: string
  /** Told that the focus goes to what is now in the place of this literal. */
  onLeave: () => void
}

/** One literal: a click or Enter edits it, the Delete key or its cross deletes it. */
export function LiteralChip({ slot, place, literal, onLeave }: LiteralChipProps) {
  const { domain, edit, canEdit } = useEditing()
  const [isEdited, setEdited] = useState(false)

  const remove = async () => {
    const text = literalDeletionText(literal, literalUsage(domain, { ...place, literal }))
    if (
      text !== undefined &&
      !(await confirm({ title: 'Delete literal', text, action: 'Delete', danger: true }))
    ) {
      return
    }
    edit(deleteLiteral, { ...place, literal })
    onLeave()
  }
  const hear = ({ key }: KeyboardEvent) => {
    if (key === 'Delete' || key === 'Backspace') void remove()
    if (key === 'F2') setEdited(true)
  }
  if (isEdited && canEdit) {
    return (
      <LiteralField
        slot={slot}
        literal={literal}
        place={place}
        onDone={({ byKey }) => {
          setEdited(false)
          if (byKey) onLeave()
        }}
      />
    )
  }
  if (!canEdit) {
    return (
      <Chip dir="auto" title={literal}>
        <span className="text" aria-disabled>
          {literal}
        </span>
      </Chip>
    )
  }
  return (
    <Chip dir="auto">
      <button
        type="button"
        className="text"
        data-stop
        aria-label={`Literal ${literal}`}
        aria-keyshortcuts="Delete"
        title={literal}
        onClick={() => setEdited(true)}
        onKeyDown={hear}
      >
        {literal}
      </button>
      <button
        type="button"
        className="delete"
        tabIndex={-1}
        aria-label={`Delete literal ${literal}`}
        onClick={() => void remove()}
      >
        <ClearIcon />
      </button>
    </Chip>
  )
}
