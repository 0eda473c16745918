import type { ConceptHistoryPoint } from '@sdp/api'

type Change = ConceptHistoryPoint['changes'][number]

const fieldNames: Record<Change['what'], string> = {
  name: 'Name',
  type: 'Type',
  description: 'Description',
  ttsTuningStatus: 'Tuning status',
  text: 'Text',
}

/** One change in words: 'deu-DEU: “Hallo” → “Moin”', 'deu-DEU: “Hallo” deactivated'. */
export function changeText({ what, language, before, after, wasActive, isActive }: Change): string {
  const subject = what === 'text' ? (language ?? '') : fieldNames[what]
  const quoted = (text: string | undefined) => `“${text}”`
  if (before === undefined) return `${subject}: ${quoted(after)} added`
  if (after === undefined) return `${subject}: ${quoted(before)} removed`
  if (before !== after) return `${subject}: ${quoted(before)} → ${quoted(after)}`
  return `${subject}: ${quoted(after)} ${isActive && !wasActive ? 'reactivated' : 'deactivated'}`
}

const actions: Record<ConceptHistoryPoint['action'], string> = {
  created: 'Created',
  updated: 'Changed',
  restored: 'Restored',
  deleted: 'Deleted',
}
const maxReported = 3

/** What an entry of the history says in one line. */
export function historyText({ action, changes, translationJob }: ConceptHistoryPoint): string {
  if (action === 'created' || action === 'deleted') return actions[action]
  const reported = changes.slice(0, maxReported).map(changeText)
  const more = changes.length - reported.length
  const source = translationJob === undefined ? '' : ` by translation job ${translationJob}`
  return `${actions[action]}${source}: ${reported.join('; ')}${more > 0 ? ` and ${more} more` : ''}`
}
