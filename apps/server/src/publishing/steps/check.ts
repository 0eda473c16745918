import { messages } from '@sdp/domain'
import type { ResourceCode } from '@sdp/domain/publishing'
import { StepFailed, type TakeStep } from './step.ts'

/** A log is for people: of very many warnings the first are written. */
const maxWarnings = 100

/** Lists everything that keeps the content from being published. */
export const check: TakeStep = async ({ tools, run, journal, ask }) => {
  const { blocking, warnings } = await ask({
    kind: 'check',
    resource: run.resource as ResourceCode,
    context: tools.problemContext,
  })
  const shown = warnings.slice(0, maxWarnings)
  const words = messages.pipelines
  if (warnings.length > shown.length) shown.push(words.more(warnings.length - shown.length))
  await journal.say(...blocking, ...shown)
  if (blocking.length > 0) throw new StepFailed(words.blocked(blocking.length))
  if (warnings.length === 0) return 'success'
  await journal.say(words.warnings(warnings.length))
  return 'warning'
}
