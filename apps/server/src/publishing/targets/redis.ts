import { placeName } from '../place.ts'
import { type Redis, withRedis } from './redis-connection.ts'
import {
  ContentMissing,
  type Delivery,
  LaterActive,
  type NamedPublishingPlace,
  type Switch,
  type Target,
  type TargetContent,
} from './target.ts'

const defaultTimeoutMillis = 30_000
const lookMillis = 5_000
/** Whoever reads what was active until now has this time to end. */
const graceSeconds = 3600
/** Next to the files of a content: what they are, so that nothing half-brought is ever switched to. */
const hashField = '.contentHash'

/**
 * The keys of a dialog: `sdp:ECE:prod:Radio:dialog`, one pointer a domain; next to it the contents by their artifacts.
 * In a cluster both begin with the same hash tag, braces around the pointer's name, so that one script can touch them
 * (ruling R181).
 */
function pointerKey(
  { node, environment, resource, name }: NamedPublishingPlace,
  { isCluster }: Redis,
): string {
  const key = ['sdp', node, environment, name, resource].join(':')
  return isCluster ? `{${key}}` : key
}

function contentKey(place: NamedPublishingPlace, artifact: string, redis: Redis): string {
  return `${pointerKey(place, redis)}:${artifact}`
}

/**
 * One step for everybody who reads: the pointer names other content. What was asked for earlier does not replace what was
 * asked for later, also when a server that was thought dead comes back with it.
 */
const switchScript = `
  local number = tonumber(redis.call('HGET', KEYS[1], 'number') or '0')
  if number > tonumber(ARGV[1]) then return tostring(number) end
  local content = KEYS[2] or ''
  if content ~= '' and redis.call('HGET', content, '${hashField}') ~= ARGV[2] then return 'missing' end
  local before = redis.call('HGET', KEYS[1], 'content')
  redis.call('DEL', KEYS[1])
  redis.call('HSET', KEYS[1], 'number', ARGV[1], 'content', content, 'contentHash', ARGV[2], 'savePoint', ARGV[3],
    'revision', ARGV[4], 'switchedAt', ARGV[5])
  if content ~= '' then redis.call('PERSIST', content) end
  if before and before ~= '' and before ~= content then redis.call('EXPIRE', before, ${graceSeconds}) end
  return 'done'`

/** The Redis of a market. */
export function redisTarget(
  market: string,
  addresses: readonly string[],
  { timeoutMillis = defaultTimeoutMillis } = {},
): Target {
  const inTime = <T>(signal: AbortSignal, millis: number, work: (redis: Redis) => Promise<T>) =>
    withRedis(addresses, { signal, millis }, work)
  return {
    name: `Redis of ${market}`,
    deliver: ({ run, files }: Delivery, signal) =>
      inTime(signal, timeoutMillis, async (redis) => {
        const { client } = redis
        const key = contentKey(run, run.artifactId, redis)
        if ((await client.hGet(key, hashField)) === run.contentHash) return
        const fields = Object.fromEntries(files.map(({ name, text }) => [name, text]))
        const active = await client.hGet(pointerKey(run, redis), 'content')
        const writing = client
          .multi()
          .del(key)
          .hSet(key, { ...fields, [hashField]: run.contentHash })
        // What is not switched to in the end goes; what is active already, and was not whole, stays
        await (active === key ? writing : writing.expire(key, graceSeconds)).exec()
      }),
    switchTo: ({ run, artifact }: Switch, signal) =>
      inTime(signal, timeoutMillis, async (redis) => {
        const keys = [pointerKey(run, redis), ...(artifact ? [contentKey(run, artifact.id, redis)] : [])]
        const outcome = await redis.client.eval(switchScript, {
          keys,
          arguments: [
            String(run.number),
            artifact?.contentHash ?? '',
            run.savePointName,
            run.revision,
            new Date().toISOString(),
          ],
        })
        if (outcome === 'missing') throw new ContentMissing()
        if (outcome !== 'done') throw new LaterActive(Number(outcome))
      }),
    holds: (places, signal) =>
      inTime(signal, lookMillis, async (redis) => {
        const held = await Promise.all(places.map((place) => heldAt(redis, place)))
        return new Map(places.map((place, at) => [placeName(place), held[at]!]))
      }),
  }
}

/** The client sends what is asked at once together, so that many places cost two ways there and back. */
async function heldAt(redis: Redis, place: NamedPublishingPlace): Promise<TargetContent> {
  const { client } = redis
  const pointer = pointerKey(place, redis)
  const { content = '', contentHash, savePoint, number } = await client.hGetAll(pointer)
  const hash = content === '' ? undefined : await client.hGet(content, hashField)
  const isWhole = hash !== undefined && hash === contentHash && content.startsWith(`${pointer}:`)
  return {
    artifact: isWhole ? content.slice(pointer.length + 1) : null,
    ...(number !== undefined && { number: Number(number) }),
    ...(isWhole && { savePoint }),
  }
}
