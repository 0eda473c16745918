import ClearIcon from '@mui/icons-material/Close'
import SearchIcon from '@mui/icons-material/Search'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useRef } from 'react'
import { useFocusBySlash } from './use-focus-by-slash.ts'

export function NameFilter({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  useFocusBySlash(input)
  return (
    <TextField
      label="Filter by name"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && onChange('')}
      inputRef={input}
      fullWidth={false}
      sx={{ width: 240 }}
      slotProps={{
        htmlInput: { 'aria-keyshortcuts': '/', spellCheck: false },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: value !== '' && (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label="Clear the name filter"
                onClick={() => {
                  onChange('')
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
}
