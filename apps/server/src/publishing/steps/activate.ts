import { messages } from '@sdp/domain'
import { transaction } from '../../db/database.ts'
import { activateIn, activeArtifact, deactivateIn } from '../activation.ts'
import { numberAbove } from '../number-above.ts'
import { ContentMissing, LaterActive, type Switch, type Target } from '../targets/target.ts'
import { insistently } from './insistently.ts'
import type { TakeStep, Working } from './step.ts'

/**
 * The switch. First the targets, which take the same switch any number of times; then, in one transaction, what is
 * active here, what the runtime answers from, and the end of the run. Whoever goes on with a run that was cut off in
 * between switches again to the same (ruling R182).
 */
export const activate: TakeStep = async (working) => {
  const { tools, run, journal, signal } = working
  const words = messages.pipelines
  const isPublish = run.action === 'publish'
  const artifact = isPublish ? { id: run.artifactId!, contentHash: run.contentHash } : undefined
  const switched: Target[] = []
  for (const target of tools.targetsOf(run)) {
    switched.push(target)
    try {
      await insistently(working, target, () => switchTo(working, target, artifact))
    } catch (error) {
      if (!signal.aborted) await switchBack(working, switched)
      throw error
    }
    await journal.say(isPublish ? words.switched(target.name) : words.withdrawn(target.name))
  }
  await transaction(tools.db, async (client) => {
    const line = isPublish ? words.active(run.savePointName, run.revision) : words.inactive
    await journal.finish(client, 'activate', [line])
    if (isPublish) await activateIn(client, tools, run)
    else await deactivateIn(client, tools, run)
  })
  return 'success'
}

/** A target that lost what it was brought, as one does that was started again, is brought it again. */
async function switchTo(working: Working, target: Target, artifact: Switch['artifact']): Promise<void> {
  const { run, signal } = working
  try {
    await switchInOrder(working, target, artifact)
  } catch (error) {
    if (!(error instanceof ContentMissing) || artifact === undefined) throw error
    const files = await working.files()
    await target.deliver({ run: { ...run, artifactId: artifact.id }, files }, signal)
    await switchInOrder(working, target, artifact)
  }
}

/** Where the target's number is of a database that is gone, the run takes one above it. */
async function switchInOrder(
  { tools, run, journal, signal }: Pick<Working, 'tools' | 'run' | 'journal' | 'signal'>,
  target: Target,
  artifact: Switch['artifact'],
): Promise<void> {
  try {
    await target.switchTo({ run, artifact }, signal)
  } catch (error) {
    if (!(error instanceof LaterActive) || error.number === undefined) throw error
    const number = await numberAbove(tools.db, run, error.number)
    if (number === undefined) throw error
    await journal.say(messages.pipelines.renumbered(target.name))
    run.number = number
    await target.switchTo({ run, artifact }, signal)
  }
}

/** Where the last step is given up, somebody may have switched the targets before the rest failed. */
export function undoSwitch(working: Working): Promise<void> {
  return switchBack(working, working.tools.targetsOf(working.run))
}

/** What a target did that gave no answer is not known, so it is put back to what stays active. */
async function switchBack(working: Working, targets: readonly Target[]): Promise<void> {
  const { tools, run, journal } = working
  const words = messages.pipelines
  const artifact = await activeArtifact(tools.db, run)
  for (const target of targets) {
    try {
      await switchInOrder(working, target, artifact)
      await journal.say(words.switchedBack(target.name))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      await journal.say(words.notSwitchedBack(target.name, reason))
    }
  }
}
