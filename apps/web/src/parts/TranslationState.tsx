import Chip from '@mui/material/Chip'
import type { TranslationJob } from '@sdp/api'
import { counted } from '../ui/numbers.ts'

const looks = {
  requested: { label: 'Being translated', color: 'info' },
  open: { label: 'Waiting', color: 'warning' },
  'in progress': { label: 'In progress', color: 'info' },
  done: { label: 'Done', color: 'success' },
  cancelled: { label: 'Cancelled', color: 'default' },
} as const

/** The state of a translation job. */
export function TranslationState({ state }: Pick<TranslationJob, 'state'>) {
  const { label, color } = looks[state]
  return <Chip size="small" variant="outlined" color={color} label={label} />
}

/** What a job is about in one line: '3 texts, 1 translated, 120 characters'. */
export function jobSize({
  state_meta: { texts, translated, characters },
}: Pick<TranslationJob, 'state_meta'>): string {
  return `${counted(texts, 'text')}, ${translated} translated, ${counted(characters, 'character')}`
}
