import type { Completion } from '@sdp/domain/decision-table'
import type { TextCompletion } from '../../ui/CompletedText.tsx'

/** What an option is, as it is told beside it. */
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
export function completionOf({ from, options }: Completion): TextCompletion {
  return { from, options: options.map((option) => ({ ...option, kind: kindTexts[option.kind] })) }
}

const mostOffered = 50

/** The names that contain a text, those that begin with it first. */
export function namesStartingWith(names: ReadonlySet<string>, text: string): string[] {
  const wanted = text.trim().toLowerCase()
  const found = [...names].filter((name) => name.toLowerCase().includes(wanted))
  const begins = (name: string) => name.toLowerCase().startsWith(wanted)
  return [...found.filter(begins), ...found.filter((name) => !begins(name))].slice(0, mostOffered)
}
