import { setTimeout as sleep } from 'node:timers/promises'
import { messages } from '@sdp/domain'
import { type Target, TargetRefusal } from '../targets/target.ts'
import { StepFailed, type Working } from './step.ts'

/** How long is waited before each further attempt at a target. */
const pausesMillis = [500, 2000, 5000]

/** Asks a target until it returns, a few times; each failure is logged. */
export async function insistently<T>(
  { journal, signal }: Pick<Working, 'journal' | 'signal'>,
  target: Target,
  ask: () => Promise<T>,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask()
    } catch (error) {
      signal.throwIfAborted()
      const reason = error instanceof Error ? error.message : String(error)
      const pause = pausesMillis[attempt]
      if (error instanceof TargetRefusal || pause === undefined) {
        throw new StepFailed(messages.pipelines.targetFailed(target.name, reason))
      }
      await journal.say(messages.pipelines.tryAgain(target.name, reason))
      await sleep(pause, undefined, { signal })
    }
  }
}
