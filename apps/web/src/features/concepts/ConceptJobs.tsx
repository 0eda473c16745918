import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { TranslationJob } from '@sdp/api'
import { jobSize, TranslationState } from '../../parts/TranslationState.tsx'
import { formatDate } from '../../ui/dates.ts'
import { LongList } from '../../ui/LongList.tsx'

/** The translation jobs that texts of a concept were or are in. */
export function ConceptJobs({ jobs }: { jobs: readonly TranslationJob[] }) {
  if (jobs.length === 0) {
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        No translation was requested yet. Select concepts in the table to request translations of their texts.
      </Typography>
    )
  }
  return (
    <LongList label="Translation jobs" entries={jobs.toReversed()}>
      {(job) => (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <TranslationState state={job.state} />
          <span>
            Job {job.job_id}: {job.source_language} → {job.target_language}
          </span>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {jobSize(job)}, requested by {job.creator}, {formatDate(job.state_timestamp)}
          </Box>
          {job.state_message !== '' && (
            <Box component="span" sx={{ color: 'error.main' }}>
              {job.state_message}
            </Box>
          )}
        </Box>
      )}
    </LongList>
  )
}
