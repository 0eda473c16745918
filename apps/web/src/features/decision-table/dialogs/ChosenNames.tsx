import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'

interface ChosenNamesProps {
  label: string
  names: readonly string[]
  /** Those that can be chosen; others are gone, or are not of this kind any more. */
  known: readonly string[]
  disabledReason: string | undefined
  onRemove: (name: string) => void
}

/** What is chosen, also where the list below shows something else. */
export function ChosenNames({ label, names, known, disabledReason, onRemove }: ChosenNamesProps) {
  if (names.length === 0) return null
  const isKnown = new Set(known)
  return (
    <Names aria-label={label}>
      {names.map((name) => (
        <li key={name}>
          <Chip
            label={<bdi>{name}</bdi>}
            color={isKnown.has(name) ? 'default' : 'error'}
            variant={isKnown.has(name) ? 'filled' : 'outlined'}
            title={isKnown.has(name) ? name : `${name} cannot be chosen any more`}
            {...(disabledReason === undefined && { onDelete: () => onRemove(name) })}
          />
        </li>
      ))}
    </Names>
  )
}

const Names = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxHeight: 90,
  overflow: 'auto',
})
