import { styled } from '@mui/material/styles'
import { hasAdditionalResponses } from '@sdp/domain/responses'
import { Link } from '@tanstack/react-router'
import { useShallow } from 'zustand/react/shallow'
import { useDomain } from '../editing/use-editing.ts'
import { ProblemsButton } from '../features/problems/ProblemsButton.tsx'
import { countedProblems, tabCounts } from '../parts/problem-texts.ts'
import { useProblems } from '../parts/problems.ts'
import { useFailedTests } from '../parts/test-runs/failed-tests.ts'
import { counted, readableNumber } from '../ui/numbers.ts'

/** The tabs of the editor; one appears with its screen. */
const tabs = [
  { to: '/domains/$domainId/intent-editor', label: 'Intents', count: 'intents' },
  { to: '/domains/$domainId/slot-editor', label: 'Slots', count: 'slots' },
  { to: '/domains/$domainId/dialog-editor', label: 'Decision Table', count: 'rules' },
  { to: '/domains/$domainId/domain-handler', label: 'Domain Handler', count: 'api' },
  { to: '/domains/$domainId/system-actions-editor', label: 'UI Actions', count: 'uiActions' },
] as const

const testsTab = '/domains/$domainId/tests'
const additionalTab = '/domains/$domainId/additional-responses'
const publishTab = '/domains/$domainId/publish'

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  padding: '0 20px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  // Where there is no room for all of them
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  '& a': {
    ...theme.typography.button,
    padding: '8px 10px 6px',
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    borderBottom: '2px solid transparent',
    '&:hover': { color: theme.vars.palette.text.primary },
    '&[aria-current=page]': {
      color: theme.vars.palette.primary.main,
      borderBottomColor: theme.vars.palette.primary.main,
    },
  },
  '& .problems': {
    ...theme.typography.caption,
    marginLeft: 2,
    padding: '0 6px',
    borderRadius: 9,
    color: theme.vars.palette.error.main,
    border: `1px solid ${theme.vars.palette.error.main}`,
    fontVariantNumeric: 'tabular-nums',
  },
}))

export function EditorTabs({ domainId }: { domainId: string }) {
  // Compared by their numbers: most edits change none of them
  const counts = useProblems(useShallow(({ places }) => places && tabCounts(places)))
  const isEmbedded = useDomain(hasAdditionalResponses)
  return (
    <Bar aria-label="Editor">
      {tabs.map(({ to, label, count }) => (
        <Link key={to} to={to} params={{ domainId }} search={({ language }) => ({ language })}>
          {label} <ProblemCount count={counts?.[count] ?? 0} />
        </Link>
      ))}
      {isEmbedded && (
        <Link to={additionalTab} params={{ domainId }} search={({ language }) => ({ language })}>
          Additional Responses <ProblemCount count={counts?.additional ?? 0} />
        </Link>
      )}
      <Link to={testsTab} params={{ domainId }} search={({ language }) => ({ language })}>
        Tests <TestCount problems={counts?.tests ?? 0} />
      </Link>
      <Link to={publishTab} params={{ domainId }} search={({ language }) => ({ language })}>
        Publish
      </Link>
      <ProblemsButton />
    </Bar>
  )
}

/** How many tests fail in the open language, with the problems of tests. */
function TestCount({ problems }: { problems: number }) {
  const failed = useFailedTests().length
  const text = [
    ...(failed > 0 ? [`${counted(failed, 'test')} failed`] : []),
    ...(problems > 0 ? [countedProblems(problems)] : []),
  ].join(', ')
  if (text === '') return null
  return (
    <span className="problems" role="img" aria-label={text} title={text}>
      {readableNumber(failed + problems)}
    </span>
  )
}

function ProblemCount({ count }: { count: number }) {
  if (count === 0) return null
  const text = countedProblems(count)
  return (
    <span className="problems" role="img" aria-label={text} title={text}>
      {readableNumber(count)}
    </span>
  )
}
