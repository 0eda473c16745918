import type { Config } from '../../config.ts'
import type { Place } from '../place.ts'
import { nluProviderTarget } from './nlu-provider.ts'
import { redisTarget } from './redis.ts'
import type { Target } from './target.ts'

/** What of a place says to which target it goes. */
type Towards = Pick<Place, 'node' | 'resource' | 'provider'>

/** Whether a place has a target that cannot be asked. */
export type SilentTargets = (place: Towards) => boolean

export interface Targets {
  of: (place: Towards) => readonly Target[]
  /** Asks all of them; what was found holds for a moment, however many pages look. */
  silent: () => Promise<SilentTargets>
}

const foundHoldsMillis = 5_000

/** The targets that this installation is told of: dialogs go to the Redis of their market, models to their provider. */
export function openTargets({ redis, nluProviders }: Pick<Config, 'redis' | 'nluProviders'>): Targets {
  const ofMarkets = new Map([...redis].map(([market, url]) => [market, redisTarget(market, url)]))
  const ofProviders = new Map(
    [...nluProviders].map(([provider, url]) => [provider, nluProviderTarget(provider, url)]),
  )
  const of = ({ node, resource, provider }: Towards) => {
    const target = resource === 'dialog' ? ofMarkets.get(node) : ofProviders.get(provider)
    return target === undefined ? [] : [target]
  }
  const all = [...ofMarkets.values(), ...ofProviders.values()]
  let found: { at: number; silent: Promise<ReadonlySet<Target>> } | undefined
  return {
    of,
    silent: async () => {
      const now = Date.now()
      if (found === undefined || now - found.at > foundHoldsMillis) found = { at: now, silent: askAll(all) }
      const silent = await found.silent
      return (place) => of(place).some((target) => silent.has(target))
    },
  }
}

async function askAll(all: readonly Target[]): Promise<ReadonlySet<Target>> {
  const signal = new AbortController().signal
  const answers = await Promise.allSettled(all.map((target) => target.ping(signal)))
  return new Set(all.filter((_, at) => answers[at]!.status === 'rejected'))
}
