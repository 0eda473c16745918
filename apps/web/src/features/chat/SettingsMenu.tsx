import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { prefer, usePreferences } from '../../browser/preferences.ts'
import { clearMessages, forgetDialog, useChat } from './chat-store.ts'
import { stop } from './voice.ts'

interface SettingsMenuProps {
  anchor: HTMLElement | null
  onClose: () => void
  onEditHeader: () => void
}

/** How the chat behaves, and what can be done with the conversation. */
export function SettingsMenu({ anchor, onClose, onEditHeader }: SettingsMenuProps) {
  const preferences = usePreferences()
  const isFullscreen = useChat((state) => state.isFullscreen)
  const { chatAutoScroll, chatOrientation, chatKeepsSession, chatDumpsRequests } = preferences
  const doing = (action: () => void) => () => {
    onClose()
    action()
  }
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      <SwitchItem
        label="Auto scroll"
        isOn={chatAutoScroll}
        onSwitch={(chatAutoScroll) => prefer({ chatAutoScroll })}
      />
      <SwitchItem
        label="Chat session"
        isOn={chatKeepsSession}
        onSwitch={(chatKeepsSession) => {
          prefer({ chatKeepsSession })
          forgetDialog()
        }}
      />
      <SwitchItem
        label="Dump requests to console"
        isOn={chatDumpsRequests}
        onSwitch={(chatDumpsRequests) => prefer({ chatDumpsRequests })}
      />
      <SwitchItem
        label="Fullscreen"
        isOn={isFullscreen}
        onSwitch={(isFullscreen) => useChat.setState({ isFullscreen })}
      />
      <Divider />
      <MenuItem
        onClick={() => prefer({ chatOrientation: chatOrientation === 'upright' ? 'wide' : 'upright' })}
      >
        Orientation: {chatOrientation}
      </MenuItem>
      <MenuItem onClick={doing(onEditHeader)}>Edit request header</MenuItem>
      <MenuItem onClick={doing(forgetDialog)}>Reset dialog session</MenuItem>
      <MenuItem
        onClick={doing(() => {
          stop()
          clearMessages()
        })}
      >
        Clear chat history
      </MenuItem>
    </Menu>
  )
}

interface SwitchItemProps {
  label: string
  isOn: boolean
  onSwitch: (isOn: boolean) => void
}

function SwitchItem({ label, isOn, onSwitch, ...rest }: SwitchItemProps) {
  return (
    <MenuItem role="menuitemcheckbox" aria-checked={isOn} onClick={() => onSwitch(!isOn)} {...rest}>
      {label}
      <Typography
        component="span"
        variant="body2"
        aria-hidden
        sx={{ ml: 'auto', pl: 3, color: isOn ? 'primary.main' : 'text.secondary' }}
      >
        {isOn ? 'on' : 'off'}
      </Typography>
    </MenuItem>
  )
}
