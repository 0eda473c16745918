import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ConceptHistoryPoint, concepts } from '@sdp/api'
import { messages } from '@sdp/domain'
import { call } from '../../server/calls.ts'
import { formatDate } from '../../ui/dates.ts'
import { LongList } from '../../ui/LongList.tsx'
import { useAction } from '../../ui/use-action.ts'
import { historyText } from './change-text.ts'
import { refetchChanged } from './concept-news.ts'
import { flagSaved } from './saved-flag.ts'

interface HistoryListProps {
  points: readonly ConceptHistoryPoint[]
  disabledReason: string | undefined
  /** The version that is shown next to it, where all entries are of one concept. */
  version?: number
}

/** What happened to concepts, newest first; each entry can be restored. */
export function HistoryList({ points, disabledReason, version }: HistoryListProps) {
  const { isBusy, act } = useAction()
  const restore = ({ id: historyPoint, conceptId: id }: ConceptHistoryPoint) =>
    act(
      async () => {
        await call(concepts.restore, { params: { id }, body: { historyPoint, version } })
        flagSaved()
        await refetchChanged()
      },
      { failed: messages.concepts.restoreFailed },
    )
  return (
    <LongList label="History" entries={points} maxHeight="56vh">
      {(point) => (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {version === undefined && <strong>{point.concept_name} </strong>}
            <span dir="auto">{historyText(point)}</span>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {' '}
              {formatDate(point.at)}, {point.byName}
            </Box>
          </Box>
          {point.version !== version && (
            <Button
              size="small"
              disabled={disabledReason !== undefined || isBusy}
              title={disabledReason}
              aria-label={`Restore ${point.concept_name} of ${formatDate(point.at)}`}
              onClick={() => void restore(point)}
            >
              Restore
            </Button>
          )}
        </Box>
      )}
    </LongList>
  )
}
