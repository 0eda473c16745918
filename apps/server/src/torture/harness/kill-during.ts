import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { World } from './activity.ts'
import type { Installation } from './installation.ts'
import { runSteps, whenRunIsAt } from './run-steps.ts'

/** How many calls are acknowledged between two kills, so that each kill meets work under way. */
const callsBetween = 10
const enoughMillis = 60_000
/** How long is waited for one kind of call or one step of a run, which may be a rare one. */
const waitMillis = 2000

interface Killed {
  /** How often each thing was killed. */
  kills: Record<string, number>
  /** How often each kind of call and each step of a run was under way then. */
  during: Record<string, number>
}

/**
 * Kills one thing after another, in turns during the kind of call and during the step of a run that was met least often so far.
 */
export async function killDuringCalls(
  installation: Installation,
  { recorder, draw }: World,
  { endAt, first }: { endAt: number; first: number },
): Promise<Killed> {
  const kills: Record<string, number> = {}
  const during: Record<string, number> = {}
  const victims = Object.entries(installation.kills)
  const duringCall = async () => {
    await recorder.nextOf(leastOften(new Set(recorder.calls.map(({ kind }) => kind)), during), waitMillis)
    await sleep(draw(20))
    return recorder.inFlight()
  }
  const duringRun = async () => {
    const met = await whenRunIsAt(installation.databaseUrl, leastOften(runSteps, during), waitMillis)
    await sleep(draw(20))
    return met
  }
  const acknowledged = () => recorder.calls.filter(({ outcome }) => outcome === 'acknowledged').length
  for (let round = 0; round === 0 || Date.now() < endAt; round++) {
    const [what, kill] = victims[(first + round) % victims.length]!
    const before = acknowledged()
    await expect
      .poll(acknowledged, { timeout: enoughMillis, interval: 20 })
      .toBeGreaterThan(before + callsBetween)
    const met = draw(2) === 0 ? await duringCall() : await duringRun()
    for (const one of met) during[one] = (during[one] ?? 0) + 1
    await kill()
    kills[`kills of ${what}`] = (kills[`kills of ${what}`] ?? 0) + 1
    await installation.ready()
  }
  return { kills, during }
}

function leastOften(all: Iterable<string>, during: Readonly<Record<string, number>>): string {
  return [...all].sort((one, other) => (during[one] ?? 0) - (during[other] ?? 0))[0]!
}
