import SignInsIcon from '@mui/icons-material/DevicesOutlined'
import LogoutIcon from '@mui/icons-material/LogoutOutlined'
import LoggerIcon from '@mui/icons-material/SubjectOutlined'
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import ListItemButton from '@mui/material/ListItemButton'
import Popover from '@mui/material/Popover'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { lazyPart } from '../browser/lazy-part.tsx'
import { signOut } from '../server/sign-in-upkeep.ts'
import { useUser } from '../server/use-user.ts'
import { useCommand } from '../ui/commands.ts'
import { LoadedDialog } from './LoadedDialog.tsx'
import { OwnDomains } from './OwnDomains.tsx'
import { ProfileSwitches } from './ProfileSwitches.tsx'
import { useDarkMode } from './use-dark-mode.ts'

const { Part: LoggerDialog } = lazyPart(
  async () => (await import('../features/logger/LoggerDialog.tsx')).LoggerDialog,
)

const { Part: SignInsDialog } = lazyPart(
  async () => (await import('../features/sign-ins/SignInsDialog.tsx')).SignInsDialog,
)

/** Who is signed in, with what belongs to that person. */
export function ProfileMenu() {
  const { user } = useUser()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isLoggerOpen, setLoggerOpen] = useState(false)
  const [areSignInsOpen, setSignInsOpen] = useState(false)
  const close = () => setAnchor(null)
  const closeLogger = () => setLoggerOpen(false)
  const closeSignIns = () => setSignInsOpen(false)
  const { isDark, setDark } = useDarkMode()
  useCommand(isDark ? 'Switch to light mode' : 'Switch to dark mode', () => setDark(!isDark))
  useCommand('Logger settings', () => setLoggerOpen(true))
  useCommand('Sign-ins', () => setSignInsOpen(true))
  useCommand('Logout', () => void signOut())
  return (
    <>
      <Tooltip title={user.name}>
        <IconButton
          aria-label="Profile"
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          sx={{ p: 0.5 }}
        >
          <Avatar sx={{ width: 28, height: 28, fontSize: 12, fontWeight: 600, bgcolor: 'primary.main' }}>
            {initials(user.name)}
          </Avatar>
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Profile', sx: { width: 288, mt: 0.5 } } }}
      >
        <Box sx={{ px: 2, py: 1.5 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{user.name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {user.email}
          </Typography>
        </Box>
        <Divider />
        <OwnDomains onLeave={close} />
        <Divider />
        <ProfileSwitches />
        <Divider />
        <Box sx={{ p: 0.75 }}>
          <ListItemButton
            component="button"
            aria-haspopup="dialog"
            onClick={() => {
              close()
              setLoggerOpen(true)
            }}
            sx={{ gap: 1.25, width: '100%' }}
          >
            <LoggerIcon fontSize="small" />
            Logger settings
          </ListItemButton>
          <ListItemButton
            component="button"
            aria-haspopup="dialog"
            onClick={() => {
              close()
              setSignInsOpen(true)
            }}
            sx={{ gap: 1.25, width: '100%' }}
          >
            <SignInsIcon fontSize="small" />
            Sign-ins
          </ListItemButton>
          <ListItemButton component="button" onClick={() => void signOut()} sx={{ gap: 1.25, width: '100%' }}>
            <LogoutIcon fontSize="small" />
            Logout
          </ListItemButton>
        </Box>
      </Popover>
      {areSignInsOpen && (
        <LoadedDialog onClose={closeSignIns}>
          <SignInsDialog onClose={closeSignIns} />
        </LoadedDialog>
      )}
      {isLoggerOpen && (
        <LoadedDialog onClose={closeLogger}>
          <LoggerDialog onClose={closeLogger} />
        </LoadedDialog>
      )}
    </>
  )
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.charAt(0).toUpperCase() ?? '')
    .join('')
}
