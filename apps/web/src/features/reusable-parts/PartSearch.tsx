import SearchIcon from '@mui/icons-material/Search'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'

interface PartSearchProps {
  value: string
  onChange: (text: string) => void
}

export function PartSearch({ value, onChange }: PartSearchProps) {
  return (
    <TextField
      type="search"
      placeholder="Search parts"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => event.key === 'Escape' && onChange('')}
      fullWidth={false}
      sx={{ width: 216 }}
      slotProps={{
        htmlInput: { 'aria-label': 'Search reusable parts', spellCheck: false },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
