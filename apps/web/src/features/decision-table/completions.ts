import type { Completion } from '@sdp/domain/decision-table'
import type { Completion as ShownCompletion } from '../../ui/completions.ts'

/** What an option is, as it is shown next to it. */
const kindTexts = {
  intent: 'intent',
  user: 'slot',
  api: 'API input',
  vehicle: 'vehicle',
  context: 'context',
  featureFlag: 'feature flag',
  matcher: '',
  value: 'value',
} as const

/** Completions in the words of the screen. */
export function completionOf({ from, options }: Completion): ShownCompletion {
  return { from, options: options.map((option) => ({ ...option, kind: kindTexts[option.kind] })) }
}
