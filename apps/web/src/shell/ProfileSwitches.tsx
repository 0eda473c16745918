import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { prefer, usePreferences } from '../browser/preferences.ts'
import { useDarkMode } from './use-dark-mode.ts'

/** What a person can switch on and off for this browser. */
export function ProfileSwitches() {
  const notifications = usePreferences((state) => state.notifications)
  const chat = usePreferences((state) => state.chat)
  const ttsButton = usePreferences((state) => state.ttsButton)
  const { isDark, setDark } = useDarkMode()
  return (
    <Box sx={{ px: 2, py: 0.75 }}>
      <LabelledSwitch
        label="Notifications"
        hint="Errors are shown in any case"
        checked={notifications}
        onChange={(checked) => prefer({ notifications: checked })}
      />
      <LabelledSwitch label="Chat" checked={chat} onChange={(checked) => prefer({ chat: checked })} />
      <LabelledSwitch
        label="Text-to-speech button"
        checked={ttsButton}
        onChange={(checked) => prefer({ ttsButton: checked })}
      />
      <LabelledSwitch label="Dark mode" checked={isDark} onChange={setDark} />
    </Box>
  )
}

interface LabelledSwitchProps {
  label: string
  hint?: string
  checked: boolean
  onChange: (checked: boolean) => void
}

function LabelledSwitch({ label, hint, checked, onChange }: LabelledSwitchProps) {
  return (
    <FormControlLabel
      label={label}
      title={hint}
      labelPlacement="start"
      control={
        <Switch
          checked={checked}
          onChange={(_, now) => onChange(now)}
          edge="end"
          slotProps={{ input: { 'aria-description': hint } }}
        />
      }
      sx={{ display: 'flex', justifyContent: 'space-between', m: 0, minHeight: 34 }}
    />
  )
}
