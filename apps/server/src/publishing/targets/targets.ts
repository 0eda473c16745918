import type { Config } from '../../config/config.ts'
import { openCache } from '../../content/cache.ts'
import { type PublishingPlace, placeName } from '../place.ts'
import { nluProviderTarget } from './nlu-provider.ts'
import { redisTarget } from './redis.ts'
import type { NamedPublishingPlace, Target, TargetContent } from './target.ts'

/** What of a place says to which target it goes. */
type Towards = Pick<PublishingPlace, 'node' | 'resource' | 'provider'>

/** What is active here at a place that has a target; nothing where no artifact is. */
interface Expected {
  place: NamedPublishingPlace
  artifact: string | null
}

/** A target that has something else than what is active here, or that cannot be asked what it has. */
export type Finding = { target: string; held: TargetContent } | 'silent'

/** What was found at a place; nothing where the target has what is active here, or where there is none. */
type Findings = (place: PublishingPlace) => Finding | undefined

export interface Targets {
  of: (place: Towards) => readonly Target[]
  /**
   * Asks the targets of places what they have; that one has what is expected holds for a moment, however many pages
   * look (ruling R156).
   */
  compare: (expected: readonly Expected[]) => Promise<Findings>
}

/** What a target was found to have; nothing where it could not be asked. */
interface TargetState {
  at: number
  /** The artifact that was expected there when it was asked. */
  expected: string | null
  held: TargetContent | undefined
}

const foundHoldsMillis = 5_000
/** A few hundred bytes a place, of those that were looked at last. */
const maxBytes = 4 * 1024 * 1024
const bytesOfFound = 300

/** The targets that are configured: dialogs go to the Redis of their market, models to their provider (ruling R180). */
export function openTargets({ redis, nluProviders }: Pick<Config, 'redis' | 'nluProviders'>): Targets {
  const ofMarkets = new Map([...redis].map(([market, addresses]) => [market, redisTarget(market, addresses)]))
  const ofProviders = new Map(
    [...nluProviders].map(([provider, url]) => [provider, nluProviderTarget(provider, url)]),
  )
  const targetOf = ({ node, resource, provider }: Towards) =>
    resource === 'dialog' ? ofMarkets.get(node) : ofProviders.get(provider)
  const found = openCache<TargetState>(maxBytes)

  async function heldAt(target: Target, all: readonly Expected[]): Promise<Map<string, TargetState>> {
    const places = all.map(({ place }) => place)
    const { signal } = new AbortController()
    const held = await target.holds(places, signal).catch((): ReadonlyMap<string, TargetContent> => new Map())
    const at = Date.now()
    return new Map(
      all.map(({ place, artifact }) => {
        const name = placeName(place)
        return [name, { at, expected: artifact, held: held.get(name) }]
      }),
    )
  }

  /**
   * Only what says nothing new is taken from before: what differs may have been put right since, and a target that was silent
   * took an artifact that has become active since.
   */
  function foundBefore({ place, artifact }: Expected): TargetState | undefined {
    const before = found.get(placeName(place))
    if (before === undefined || Date.now() - before.at > foundHoldsMillis) return undefined
    const known = before.held === undefined ? before.expected : before.held.artifact
    return known === artifact ? before : undefined
  }

  async function compareAt(target: Target, all: readonly Expected[]): Promise<[string, Finding][]> {
    const unknown = all.filter((one) => foundBefore(one) === undefined)
    const fresh = unknown.length === 0 ? new Map<string, TargetState>() : await heldAt(target, unknown)
    for (const [name, one] of fresh) found.set(name, one, bytesOfFound)
    return all.flatMap((one): [string, Finding][] => {
      const name = placeName(one.place)
      const { held } = fresh.get(name) ?? foundBefore(one) ?? {}
      if (held === undefined) return [[name, 'silent']]
      return held.artifact === one.artifact ? [] : [[name, { target: target.name, held }]]
    })
  }

  return {
    of: (place) => {
      const target = targetOf(place)
      return target === undefined ? [] : [target]
    },
    compare: async (expected) => {
      const byTarget = new Map<Target, Expected[]>()
      for (const one of expected) {
        const target = targetOf(one.place)
        if (target === undefined) continue
        byTarget.set(target, [...(byTarget.get(target) ?? []), one])
      }
      const compared = await Promise.all([...byTarget].map(([target, all]) => compareAt(target, all)))
      const findings = new Map(compared.flat())
      return (place) => findings.get(placeName(place))
    },
  }
}
