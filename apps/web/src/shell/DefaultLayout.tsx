import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { Link, Outlet } from '@tanstack/react-router'
import { lazyPart } from '../browser/lazy-part.tsx'
import { AddSentence } from '../features/add-sentence/AddSentence.tsx'
import { ChatLauncher } from '../features/chat/ChatLauncher.tsx'
import { useFeatureFlags } from '../parts/platform-configuration.ts'
import { PartPlace } from '../ui/PartPlace.tsx'
import { NavigationDrawer } from './NavigationDrawer.tsx'
import { PaletteAndShortcuts } from './PaletteAndShortcuts.tsx'
import { ServerNotices } from './ServerNotices.tsx'
import { SkipLink } from './SkipLink.tsx'
import { TopBar } from './TopBar.tsx'
import { TutorialPlace } from './TutorialPlace.tsx'
import { useLiveUpdates } from './use-live-updates.ts'

const mainId = 'main'

const { Part: StartEditingButton } = lazyPart(
  async () => (await import('../features/sessions/StartEditingButton.tsx')).StartEditingButton,
)

/** A page with the top bar, the navigation and the footer around it. */
export function DefaultLayout() {
  useLiveUpdates()
  const { enableSsmlTransition = false } = useFeatureFlags()
  return (
    <>
      <SkipLink to={mainId} />
      <TopBar />
      <Box sx={{ display: 'flex' }}>
        <NavigationDrawer />
        <Box
          sx={(theme) => ({
            flex: 1,
            minWidth: 0,
            minHeight: `calc(100vh - ${theme.mixins.toolbar.minHeight}px)`,
            display: 'flex',
            flexDirection: 'column',
          })}
        >
          <ServerNotices />
          {enableSsmlTransition && <SsmlTransitionBanner />}
          <PartPlace>
            <TutorialPlace />
          </PartPlace>
          <Box
            component="main"
            id={mainId}
            tabIndex={-1}
            sx={{ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0, outline: 'none' }}
          >
            <Outlet />
          </Box>
          <Footer />
        </Box>
        <ChatLauncher />
      </Box>
      <AddSentence
        startEditing={
          <PartPlace>
            <StartEditingButton />
          </PartPlace>
        }
      />
      <PaletteAndShortcuts />
    </>
  )
}

function SsmlTransitionBanner() {
  return (
    <Alert severity="warning" role="note" aria-label="SSML transition" sx={{ borderRadius: 0 }}>
      We are moving to SSML: please check the tags in the spoken texts of your domains before you publish
      them.
    </Alert>
  )
}

function Footer() {
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        gap: 2,
        px: 3,
        py: 1.5,
        typography: 'caption',
        color: 'text.secondary',
        '& a': { color: 'inherit' },
      }}
    >
      © {new Date().getFullYear()} SDP Studio
      <Link to="/learn-more">Learn more</Link>
      <Link to="/contact-us">Contact us</Link>
    </Box>
  )
}
