import { messages } from '@sdp/domain'
import { insistently } from './insistently.ts'
import type { TakeStep } from './step.ts'

/** Brings what was built to its targets; nothing is active there yet. What is taken away needs nothing. */
export const deliver: TakeStep = async (working) => {
  const { tools, run, journal, signal } = working
  const { artifactId } = run
  const targets = tools.targetsOf(run)
  const words = messages.pipelines
  if (targets.length === 0) await journal.say(words.own)
  if (run.action !== 'publish' || artifactId === null || targets.length === 0) return 'success'
  const files = await working.files()
  for (const target of targets) {
    await insistently(working, target, () => target.deliver({ run: { ...run, artifactId }, files }, signal))
    await journal.say(words.delivered(target.name))
  }
  return 'success'
}
