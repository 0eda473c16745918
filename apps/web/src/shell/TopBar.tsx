import BugReportIcon from '@mui/icons-material/BugReportOutlined'
import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { Link, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { lazyPart } from '../browser/lazy-part.tsx'
import { useCommand } from '../ui/commands.ts'
import { Logo } from '../ui/Logo.tsx'
import { topBarHeight } from '../ui/layout.ts'
import { ariaKeys, keysOf } from '../ui/shortcuts.ts'
import { LoadedDialog } from './LoadedDialog.tsx'
import { openPalette } from './PaletteAndShortcuts.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import { RequestBell } from './RequestBell.tsx'

const { Part: FeedbackDialog } = lazyPart(
  async () => (await import('../features/feedback/FeedbackDialog.tsx')).FeedbackDialog,
)

export function TopBar() {
  const { config } = useRouteContext({ from: '__root__' })
  const [isReporting, setReporting] = useState(false)
  useCommand('Report a bug', () => setReporting(true))
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        height: topBarHeight,
        px: 1.5,
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        component={Link}
        to="/domains"
        aria-label="SDP Studio, domain list"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          px: 0.5,
          py: 0.5,
          borderRadius: 1,
          color: 'text.primary',
          textDecoration: 'none',
        }}
      >
        <Logo size={26} />
        <Typography
          component="span"
          sx={{ display: { xs: 'none', sm: 'inline' }, fontWeight: 600, letterSpacing: '-0.01em' }}
        >
          SDP Studio
        </Typography>
      </Box>
      {config.stage !== 'production' && (
        <Chip
          label="INSIDERS"
          variant="outlined"
          color="primary"
          sx={{ ml: 1, fontSize: 11, fontWeight: 600 }}
        />
      )}
      <Box sx={{ flex: 1 }} />
      <PaletteButton />
      <Tooltip title="Report a bug">
        <IconButton aria-label="Report a bug" onClick={() => setReporting(true)} size="small">
          <BugReportIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <RequestBell />
      <ProfileMenu />
      {isReporting && (
        <LoadedDialog onClose={() => setReporting(false)}>
          <FeedbackDialog onClose={() => setReporting(false)} />
        </LoadedDialog>
      )}
    </Box>
  )
}

/** Shows that there is a palette, to those who do not know its key. */
function PaletteButton() {
  return (
    <Button
      color="inherit"
      variant="outlined"
      startIcon={<SearchIcon />}
      aria-label="Search"
      aria-haspopup="dialog"
      aria-keyshortcuts={ariaKeys('palette')}
      onClick={openPalette}
      sx={{ mr: 0.5, py: 0.25, borderColor: 'divider', color: 'text.secondary', fontWeight: 400 }}
    >
      <Box component="span" aria-hidden sx={{ display: { xs: 'none', sm: 'inline' } }}>
        Search
        <Box component="kbd" sx={{ ml: 2, font: 'inherit', typography: 'caption' }}>
          {keysOf('palette')}
        </Box>
      </Box>
    </Button>
  )
}
