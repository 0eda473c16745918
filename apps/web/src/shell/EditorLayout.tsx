import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { messages } from '@sdp/domain'
import { Link, Outlet, useParams, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useListedDrafts } from '../editing/use-listed-drafts.ts'
import { useOpenedDomain } from '../editing/use-opened-domain.ts'
import { ReadOnlyReason, useReadOnlyReason } from '../editing/use-read-only-reason.ts'
import { DraftOffer } from '../features/drafts/DraftOffer.tsx'
import { ProblemsPanel } from '../features/problems/ProblemsPanel.tsx'
import { DeletedDialog } from '../features/save-points/DeletedDialog.tsx'
import { LeaveDialog } from '../features/saving/LeaveDialog.tsx'
import { SessionExpiringDialog } from '../features/sessions/SessionExpiringDialog.tsx'
import { SessionLostDialog } from '../features/sessions/SessionLostDialog.tsx'
import { DraftList } from '../parts/DraftList.tsx'
import { useProblemChecking } from '../parts/problems.ts'
import { useRecentNoting } from '../parts/recent-domains.ts'
import { CallFailed } from '../server/calls.ts'
import { askAnew } from '../server/use-call.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { LoadingScreen } from '../ui/LoadingScreen.tsx'
import { Message } from '../ui/Message.tsx'
import { EditorHeader } from './EditorHeader.tsx'
import { EditorTabs } from './EditorTabs.tsx'
import { preloadExpressions } from './OpenExpressions.tsx'
import { ReadOnlyBar } from './ReadOnlyBar.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

const route = { from: '/default/domains/$domainId' } as const

/** The editor around its tabs: only the tab of the route exists, all of them show the one open domain. */
export function EditorLayout() {
  const { domainId } = useParams(route)
  const { language } = useSearch(route)
  const { status, error, retry } = useOpenedDomain(domainId, language)
  const whyNot = useReadOnlyReason()
  useLeaveGuard()
  // While the domain is on its way: an author soon opens expressions, maybe with the first click
  useEffect(preloadExpressions, [])
  if (status === 'failure')
    return <NotLoaded domainId={domainId} language={language} error={error} onRetry={retry} />
  if (status !== 'success') {
    const allDomains = (
      <Button component={Link} to="/domains">
        All domains
      </Button>
    )
    return <LoadingScreen onTryAgain={() => void askAnew()} otherwise={allDomains} />
  }
  return (
    <ReadOnlyReason value={whyNot}>
      <EditorHeader />
      <ReadOnlyBar />
      <DraftOffer />
      <EditorTabs domainId={domainId} />
      <Outlet />
      <ProblemsPanel />
      <SessionExpiringDialog />
      <SessionLostDialog />
      <LeaveDialog />
      <DeletedDialog />
      <ProblemChecking />
    </ReadOnlyReason>
  )
}

/** A component of its own, so that an edit draws nothing else again. */
function ProblemChecking() {
  useProblemChecking()
  useRecentNoting()
  return null
}

interface NotLoadedProps {
  domainId: string
  language: string | undefined
  error: Error | null
  onRetry: () => void
}

function NotLoaded({ domainId, language, error, onRetry }: NotLoadedProps) {
  const isMissing = error instanceof CallFailed && error.status === 404
  const missing = isMissing ? error.message : undefined
  const isLanguage = language !== undefined && missing === messages.domain.languageMissing(language)
  return (
    <>
      <Message
        title={missing ?? 'The domain could not be loaded'}
        text={isMissing ? 'It may have been deleted, or the address is wrong.' : error?.message}
      >
        {isLanguage && (
          <LinkButton
            variant="outlined"
            to="/domains/$domainId/intent-editor"
            params={{ domainId }}
            search={{ language: undefined }}
          >
            Open the default language
          </LinkButton>
        )}
        {!isMissing && (
          <Button variant="outlined" onClick={onRetry}>
            Try again
          </Button>
        )}
        <Button variant={isMissing ? 'outlined' : 'text'} component={Link} to="/domains">
          All domains
        </Button>
      </Message>
      {isMissing && <LeftWork savePointId={domainId} />}
    </>
  )
}

/** Work that was left in what is not there any more. */
function LeftWork({ savePointId }: { savePointId: string }) {
  const { data = [] } = useListedDrafts()
  const left = data.filter((listed) => listed.savePointId === savePointId)
  if (left.length === 0) return null
  return (
    <Box
      component="section"
      aria-label="Unsaved work"
      sx={{ width: '100%', maxWidth: 720, mx: 'auto', px: 3, pb: 6, flex: 2 }}
    >
      <Typography variant="h2" sx={{ mb: 1 }}>
        Unsaved work
      </Typography>
      <DraftList drafts={left} />
    </Box>
  )
}
