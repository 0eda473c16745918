import Box from '@mui/material/Box'
import Popover from '@mui/material/Popover'
import type { ApiInput } from '@sdp/domain/api-actions'
import { setConfirmedInput, setDialogActSlots, spokenOf, type UiAction } from '@sdp/domain/ui-actions'
import { useEdit } from '../../editing/use-edit.ts'
import { useDomain } from '../../editing/use-editing.ts'
import { NamesPicker } from '../../parts/NamesPicker.tsx'
import { nameOf } from '../../ui/names.ts'
import { SelectOne } from '../../ui/SelectOne.tsx'

export interface PickedAct {
  action: string
  anchor: HTMLElement
}

interface DialogActPickerProps {
  picked: PickedAct
  onClose: () => void
}

/** Chooses what a UI action asks for, or what it lets confirm; each choice counts at once. */
export function DialogActPicker({ picked: { action: name, anchor }, onClose }: DialogActPickerProps) {
  const { edit } = useEdit()
  const slots = useDomain((domain) => domain.slots)
  const apiInputs = useDomain((domain) => domain.apiInputs)
  const action = useDomain(({ uiActions }) => uiActions.find((one) => one.name === name))
  const act = action?.dialogAct
  if (action === undefined || act === undefined) return null
  if (spokenOf(act.type) === 'slots') {
    return (
      <NamesPicker
        anchor={anchor}
        label={`Slots of ${name}`}
        noun="slot"
        options={slots.map(nameOf)}
        chosen={Object.keys(act.slots)}
        onChange={(chosen) => edit(setDialogActSlots, { name, slots: chosen })}
        onClose={onClose}
      />
    )
  }
  return <ConfirmPicker action={action} anchor={anchor} apiInputs={apiInputs} onClose={onClose} />
}

interface ConfirmPickerProps {
  action: UiAction
  anchor: HTMLElement
  apiInputs: readonly ApiInput[]
  onClose: () => void
}

function ConfirmPicker({ action, anchor, apiInputs, onClose }: ConfirmPickerProps) {
  const { edit } = useEdit()
  const [input = '', value = ''] = Object.entries(action.dialogAct?.slots ?? {})[0] ?? []
  const chosen = apiInputs.find(({ name }) => name === input)
  const inputs = withChosen(apiInputs.map(nameOf), input)
  const values = withChosen(
    chosen?.returnValue.filter((one) => typeof one !== 'object').map(String) ?? [],
    String(value),
  )
  const set = (apiInput: string, to: string) =>
    edit(setConfirmedInput, {
      name: action.name,
      apiInput: apiInput === '' ? undefined : apiInput,
      value: to,
    })
  return (
    <Popover
      open
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': `API input of ${action.name}` } }}
    >
      <Box sx={{ width: 320, p: 1.5, display: 'grid', gap: 1.5 }}>
        <SelectOne
          autoFocus
          label="API input to confirm"
          none="None"
          options={inputs}
          value={input}
          onChange={(name) => set(name, '')}
        />
        <SelectOne
          label="When it is"
          none="Any value"
          options={values}
          value={String(value)}
          disabled={input === ''}
          onChange={(to) => set(input, to)}
        />
      </Box>
    </Popover>
  )
}

/** What can be chosen, and what is chosen already though it is gone. */
function withChosen(names: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || names.includes(chosen) ? names : [...names, chosen]
}
