import { styled } from '@mui/material/styles'

const Select = styled('select')(({ theme }) => ({
  font: 'inherit',
  color: theme.vars.palette.text.primary,
  width: 'calc(100% + 14px)',
  height: 26,
  margin: '0 -7px',
  padding: '0 2px',
  textOverflow: 'ellipsis',
  background: 'none',
  border: '1px solid transparent',
  borderRadius: 4,
  '& option': { background: theme.vars.palette.background.paper },
  '&:hover:enabled': { borderColor: theme.vars.palette.divider },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -1 },
  '&:disabled': { color: theme.vars.palette.text.secondary, opacity: 1 },
}))

interface PlainSelectProps {
  label: string
  value: string
  /** What can be chosen; a value from elsewhere stands beside it. */
  options: readonly string[]
  whyNot?: string | undefined
  onChange: (value: string) => void
}

/** The browser's own list: a table holds hundreds of them. */
export function PlainSelect({ label, value, options, whyNot, onChange }: PlainSelectProps) {
  const offered = options.includes(value) ? options : [value, ...options]
  return (
    <Select
      aria-label={label}
      title={whyNot}
      value={value}
      disabled={whyNot !== undefined}
      onChange={({ target }) => onChange(target.value)}
    >
      {offered.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </Select>
  )
}
