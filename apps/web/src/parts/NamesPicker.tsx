import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Popover from '@mui/material/Popover'
import TextField from '@mui/material/TextField'

interface NamesPickerProps {
  anchor: HTMLElement
  label: string
  /** What is chosen from: 'action', 'slot'. */
  noun: string
  options: readonly string[]
  /** What is chosen; one that is gone can only be taken away. */
  chosen: readonly string[]
  onChange: (names: string[]) => void
  onClose: () => void
}

/** Chooses some of many names, below what opened it; each choice counts at once. */
export function NamesPicker({ anchor, label, noun, options, chosen, onChange, onClose }: NamesPickerProps) {
  return (
    <Popover
      open
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
    >
      <Box sx={{ width: 420, p: 1.5 }}>
        <Autocomplete
          multiple
          disableCloseOnSelect
          filterSelectedOptions
          autoHighlight
          options={options}
          value={[...chosen]}
          onChange={(_, names) => onChange(names)}
          noOptionsText={`No other ${noun}`}
          renderValue={(names, getItemProps) =>
            names.map((name, index) => {
              const { key: _, ...item } = getItemProps({ index })
              const isUnknown = !options.includes(name)
              return (
                <Chip
                  key={name}
                  label={name}
                  color={isUnknown ? 'error' : 'default'}
                  title={isUnknown ? `There is no such ${noun} any more` : undefined}
                  {...item}
                />
              )
            })
          }
          renderInput={(params) => (
            <TextField
              {...params}
              autoFocus
              placeholder={`Add ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`}
            />
          )}
          slotProps={{ listbox: { 'aria-label': label } }}
        />
      </Box>
    </Popover>
  )
}
