import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import { addFlag, checkFlagName, deleteFlag, setFlag, type UiAction } from '@sdp/domain/ui-actions'
import { useEdit } from '../../editing/use-edit.ts'
import { AddField } from '../../ui/AddField.tsx'
import { CheckBox } from '../../ui/CheckBox.tsx'
import { CellButton } from '../../ui/grid/CellButton.tsx'
import { CellIcon } from '../../ui/grid/CellIcon.tsx'
import { nameOf } from '../../ui/names.ts'

/** The flags that any of the UI actions has, each on, off or on for some of them. */
export function BehaviourFlags({ actions }: { actions: readonly UiAction[] }) {
  const { edit, disabledReason } = useEdit()
  const names = actions.map(nameOf)
  const flags = [...new Set(actions.flatMap(({ clientBehaviourFlags }) => Object.keys(clientBehaviourFlags)))]
  const known = Object.fromEntries(flags.map((flag) => [flag, true]))
  const stateOf = (flag: string): boolean | 'some' => {
    const on = actions.filter(({ clientBehaviourFlags }) => clientBehaviourFlags[flag] === true).length
    return on === 0 ? false : on === actions.length || 'some'
  }
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      {flags.map((flag) => (
        <Box key={flag} sx={{ display: 'flex', alignItems: 'center' }}>
          <FormControlLabel
            sx={{ mx: 0, minWidth: 200, gap: 1 }}
            disableTypography
            control={
              <CheckBox
                label={flag}
                checked={stateOf(flag)}
                disabledReason={disabledReason}
                onChange={(isOn) => edit(setFlag, { names, flag, isOn })}
              />
            }
            label={<span dir="auto">{flag}</span>}
          />
          <CellButton
            aria-label={`Delete ${flag}`}
            aria-disabled={disabledReason !== undefined}
            title={disabledReason}
            style={{ margin: 0, width: 'auto' }}
            onClick={() => disabledReason === undefined && edit(deleteFlag, { names, flag })}
          >
            <CellIcon name="delete" />
          </CellButton>
        </Box>
      ))}
      <AddField
        label="Add flag"
        width={240}
        check={(flag) => checkFlagName(known, flag)}
        onAdd={(flag) => edit(addFlag, { names, flag })}
        disabledReason={disabledReason}
      />
    </Box>
  )
}
