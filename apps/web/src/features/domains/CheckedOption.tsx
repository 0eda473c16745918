import Checkbox from '@mui/material/Checkbox'
import type { HTMLAttributes } from 'react'

interface CheckedOptionProps {
  /** What the list wants its entries to have. */
  option: HTMLAttributes<HTMLLIElement>
  label: string
  selected: boolean
}

/** An entry of a list from which several can be chosen. The box is for the eye: the entry itself is what is pressed. */
export function CheckedOption({ option, label, selected }: CheckedOptionProps) {
  return (
    <li {...option}>
      <Checkbox
        checked={selected}
        tabIndex={-1}
        sx={{ p: 0, mr: 1 }}
        slotProps={{ input: { 'aria-hidden': true } }}
      />
      {label}
    </li>
  )
}
