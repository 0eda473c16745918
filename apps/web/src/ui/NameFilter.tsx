import ClearIcon from '@mui/icons-material/Close'
import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { memo, type RefObject, useRef } from 'react'
import { useFocusBySlash } from './use-focus-by-slash.ts'
import { useTyped } from './use-typed.ts'

interface NameFilterProps {
  value: string
  /** Called with what is typed once that is painted. */
  onChange: (name: string) => void
  onBlur?: () => void
  /** What it says while it is empty, and its accessible name. */
  label?: string
  /** Where it looks, shown by the mouse. */
  hint?: string
  width?: number
  /** The field, for keys that lead to it in addition to '/'. */
  field?: RefObject<HTMLInputElement | null>
  /** Those keys. */
  keys?: string
}

/** Holds what is typed itself: it is next to tables that change at every key. */
export function NameFilter({ value, onChange, ...rest }: NameFilterProps) {
  return <FilterField {...rest} {...useTyped(value, onChange)} />
}

type FilterFieldProps = Omit<NameFilterProps, 'value' | 'onChange'> & ReturnType<typeof useTyped>

const FilterField = memo(function FilterField(props: FilterFieldProps) {
  const { typed, type, settle, onBlur, label = 'Filter by name', hint, width = 216, keys = '' } = props
  const own = useRef<HTMLInputElement>(null)
  const input = props.field ?? own
  useFocusBySlash(input)
  return (
    <TextField
      placeholder={label}
      value={typed}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        settle()
        onBlur?.()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || typed === '') return
        // The filter is in a dialog that Esc would close
        event.stopPropagation()
        type('')
      }}
      inputRef={input}
      fullWidth={false}
      sx={{ width }}
      slotProps={{
        htmlInput: {
          'aria-label': label,
          title: hint,
          'aria-keyshortcuts': `/ ${keys}`.trim(),
          spellCheck: false,
          dir: 'auto',
        },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment:
            typed === '' ? (
              <SlashHint />
            ) : (
              <InputAdornment position="end">
                <IconButton
                  size="small"
                  edge="end"
                  aria-label="Clear the name filter"
                  onClick={() => {
                    type('')
                    input.current?.focus()
                  }}
                >
                  <ClearIcon fontSize="inherit" />
                </IconButton>
              </InputAdornment>
            ),
        },
      }}
    />
  )
})

function SlashHint() {
  return (
    <Box
      component="kbd"
      aria-hidden
      sx={{
        px: 0.75,
        border: 1,
        borderColor: 'divider',
        borderRadius: 0.5,
        font: 'inherit',
        fontSize: 11,
        color: 'text.secondary',
      }}
    >
      /
    </Box>
  )
}
