import Button from '@mui/material/Button'
import { Link, Outlet, useParams, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useOpenedDomain } from '../editing/use-opened-domain.ts'
import { ReadOnlyReason, useReadOnlyReason } from '../editing/use-read-only-reason.ts'
import { DraftOffer } from '../features/drafts/DraftOffer.tsx'
import { ProblemsPanel } from '../features/problems/ProblemsPanel.tsx'
import { DeletedDialog } from '../features/save-points/DeletedDialog.tsx'
import { LeaveDialog } from '../features/saving/LeaveDialog.tsx'
import { SessionExpiringDialog } from '../features/sessions/SessionExpiringDialog.tsx'
import { SessionLostDialog } from '../features/sessions/SessionLostDialog.tsx'
import { useProblemChecking } from '../parts/problems.ts'
import { useRecentNoting } from '../parts/recent-domains.ts'
import { useTestRunning } from '../parts/test-runs/use-test-running.ts'
import { refetchPending } from '../server/use-call.ts'
import { LoadingScreen } from '../ui/LoadingScreen.tsx'
import { EditorHeader } from './EditorHeader.tsx'
import { EditorTabs } from './EditorTabs.tsx'
import { NotLoaded } from './NotLoaded.tsx'
import { preloadExpressions } from './OpenExpressions.tsx'
import { ReadOnlyBar } from './ReadOnlyBar.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

const route = { from: '/default/domains/$domainId' } as const

/** The editor around its tabs: only the tab of the route exists, all of them show the one open domain. */
export function EditorLayout() {
  const { domainId } = useParams(route)
  const { language } = useSearch(route)
  const { status, error, retry } = useOpenedDomain(domainId, language)
  const disabledReason = useReadOnlyReason()
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
    return <LoadingScreen onTryAgain={() => void refetchPending()} otherwise={allDomains} />
  }
  return (
    <ReadOnlyReason value={disabledReason}>
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
  useTestRunning()
  return null
}
