import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Popover from '@mui/material/Popover'
import TextField from '@mui/material/TextField'

interface ActionPickerProps {
  anchor: HTMLElement
  label: string
  options: readonly string[]
  /** What is chosen; an action that is gone can only be taken away. */
  chosen: readonly string[]
  onChange: (actions: string[]) => void
  onClose: () => void
}

/** Chooses some of many actions, below what opened it; each choice counts at once. */
export function ActionPicker({ anchor, label, options, chosen, onChange, onClose }: ActionPickerProps) {
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
          onChange={(_, actions) => onChange(actions)}
          noOptionsText="No other action"
          renderValue={(actions, getItemProps) =>
            actions.map((action, index) => {
              const { key: _, ...item } = getItemProps({ index })
              const isGone = !options.includes(action)
              return (
                <Chip
                  key={action}
                  label={action}
                  color={isGone ? 'error' : 'default'}
                  title={isGone ? 'There is no such action any more' : undefined}
                  {...item}
                />
              )
            })
          }
          renderInput={(params) => <TextField {...params} autoFocus placeholder="Add an action" />}
          slotProps={{ listbox: { 'aria-label': label } }}
        />
      </Box>
    </Popover>
  )
}
