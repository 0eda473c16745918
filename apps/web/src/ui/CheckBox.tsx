import { styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'

const Box = styled('input')(({ theme }) => ({
  width: 15,
  height: 15,
  margin: 0,
  verticalAlign: 'middle',
  accentColor: theme.vars.palette.primary.main,
  cursor: 'pointer',
  '&[aria-disabled=true]': { opacity: 0.5, cursor: 'default' },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}))

interface CheckBoxProps {
  label: string
  checked: boolean | 'some'
  /** Why it cannot be changed now: it keeps the focus then, unlike a disabled one. */
  whyNot?: string | undefined
  onChange: (checked: boolean, click: MouseEvent) => void
}

/** The browser's own check box: a table holds hundreds of them. */
export function CheckBox({ label, checked, whyNot, onChange }: CheckBoxProps) {
  return (
    <Box
      type="checkbox"
      ref={(element) => {
        if (element) element.indeterminate = checked === 'some'
      }}
      aria-label={label}
      aria-disabled={whyNot !== undefined}
      title={whyNot}
      checked={checked === true}
      onChange={() => {}}
      onClick={(event) => {
        if (whyNot === undefined) onChange(event.currentTarget.checked, event)
        else event.preventDefault()
      }}
    />
  )
}
