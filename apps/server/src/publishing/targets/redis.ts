import { messages } from '@sdp/domain'
import { type Place, placeName } from '../place.ts'
import {
  ContentMissing,
  type Delivery,
  type Held,
  LaterActive,
  type NamedPlace,
  type Switch,
  type Target,
} from './target.ts'

const usualPatienceMillis = 30_000
const connectMillis = 5_000
/** Whoever reads what was active until now has this time to end. */
const graceSeconds = 3600
/** Beside the files of a content: what they are, so that nothing half-brought is ever switched to. */
const hashField = '.contentHash'

type Client = Awaited<ReturnType<typeof openClient>>

/** Where a dialog stands: `sdp:ECE:prod:Radio:dialog`, one pointer a domain; beside it the contents by their artifacts. */
function pointerKey({ node, environment, resource }: Place, domain: string): string {
  return ['sdp', node, environment, domain, resource].join(':')
}

function contentKey(place: NamedPlace, artifact: string): string {
  return `${pointerKey(place, place.name)}:${artifact}`
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
  url: string,
  { patienceMillis = usualPatienceMillis } = {},
): Target {
  const inTime = <T>(signal: AbortSignal, millis: number, work: (client: Client) => Promise<T>) =>
    withClient(url, { signal, millis }, work)
  return {
    name: `Redis of ${market}`,
    deliver: ({ run, files }: Delivery, signal) =>
      inTime(signal, patienceMillis, async (client) => {
        const key = contentKey(run, run.artifactId)
        if ((await client.hGet(key, hashField)) === run.contentHash) return
        const fields = Object.fromEntries(files.map(({ name, text }) => [name, text]))
        const active = await client.hGet(pointerKey(run, run.name), 'content')
        const writing = client
          .multi()
          .del(key)
          .hSet(key, { ...fields, [hashField]: run.contentHash })
        // What is not switched to in the end goes; what is active already, and was not whole, stays
        await (active === key ? writing : writing.expire(key, graceSeconds)).exec()
      }),
    switchTo: ({ run, artifact }: Switch, signal) =>
      inTime(signal, patienceMillis, async (client) => {
        const keys = [pointerKey(run, run.name), ...(artifact ? [contentKey(run, artifact.id)] : [])]
        const told = await client.eval(switchScript, {
          keys,
          arguments: [
            String(run.number),
            artifact?.contentHash ?? '',
            run.savePointName,
            run.revision,
            new Date().toISOString(),
          ],
        })
        if (told === 'missing') throw new ContentMissing()
        if (told !== 'done') throw new LaterActive(Number(told))
      }),
    holds: (places, signal) =>
      inTime(signal, connectMillis, async (client) => {
        const held = await Promise.all(places.map((place) => heldAt(client, place)))
        return new Map(places.map((place, at) => [placeName(place), held[at]!]))
      }),
  }
}

/** The client sends what is asked at once together, so that many places cost two ways there and back. */
async function heldAt(client: Client, place: NamedPlace): Promise<Held> {
  const pointer = pointerKey(place, place.name)
  const { content = '', contentHash, savePoint, number } = await client.hGetAll(pointer)
  const hash = content === '' ? undefined : await client.hGet(content, hashField)
  const isWhole = hash !== undefined && hash === contentHash && content.startsWith(`${pointer}:`)
  return {
    artifact: isWhole ? content.slice(pointer.length + 1) : null,
    ...(number !== undefined && { number: Number(number) }),
    ...(isWhole && { savePoint }),
  }
}

async function openClient(url: string) {
  // Most servers have no Redis: they need not wait 0.2 s for it when they start, nor have 15 MB for it
  const { createClient } = await import('@redis/client')
  return createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: connectMillis, reconnectStrategy: false },
  })
}

/** A connection for one thing: nothing of an earlier failure is left in it. */
async function withClient<T>(
  url: string,
  { signal, millis }: { signal: AbortSignal; millis: number },
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = await openClient(url)
  client.on('error', () => {})
  const timeout = AbortSignal.timeout(millis)
  const ending = AbortSignal.any([signal, timeout])
  const ended = new Promise<never>((_, reject) => {
    const end = () => reject(signal.aborted ? signal.reason : new Error(messages.pipelines.noAnswer(millis)))
    if (ending.aborted) end()
    else ending.addEventListener('abort', end, { once: true })
  })
  const working = (async () => {
    await client.connect()
    return work(client)
  })()
  try {
    return await Promise.race([working, ended])
  } finally {
    if (client.isOpen) client.destroy()
  }
}
