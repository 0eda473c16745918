import { once } from 'node:events'
import { type Config, readConfig, WrongSetting } from './config/config.ts'
import { startEmbeddedPostgres } from './db/embedded.ts'
import { openFoundation } from './foundation.ts'
import { warmUp } from './learned-models/work.ts'
import { atMost } from './process/at-most.ts'
import { CannotStart } from './process/cannot-start.ts'

/** The server answers after this time, whether all that is published is loaded or not. */
const maxWarmUpMillis = 2000

/** How to stop what has been started, in the order of the starts. */
type Stops = (() => Promise<void>)[]

async function main(): Promise<void> {
  // Before anything runs: whenever the signal comes, all that has been started is stopped.
  const stop = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stop.abort())
  const stops: Stops = []
  try {
    await start(readConfig(process.env), stop.signal, stops)
    if (!stop.signal.aborted) await once(stop.signal, 'abort')
  } catch (error) {
    if (!stop.signal.aborted) throw error
  } finally {
    for (const stopIt of stops.reverse()) await stopIt()
  }
}

async function start(config: Config, signal: AbortSignal, stops: Stops): Promise<void> {
  const { host, port } = config
  const databaseUrl = config.databaseUrl ?? (await startEmbedded(config, signal, stops))
  signal.throwIfAborted()
  const foundation = await openFoundation(config, databaseUrl)
  const warmedUp = warmUp(foundation, signal)
  // Not before: threads load what is published while this thread loads the rest of the server
  const { buildApp, loadReleaseNotes, loadSamples, openDeps } = await import('./server.ts')
  const { deps, close } = await openDeps(config, databaseUrl, foundation)
  stops.push(close)
  await loadSamples(deps)
  await loadReleaseNotes(deps)
  signal.throwIfAborted()
  const app = await buildApp(deps)
  stops.push(() => app.close())
  // Nobody's first sentence waits for what is loaded, unless very much is published
  await atMost(maxWarmUpMillis, warmedUp)
  signal.throwIfAborted()
  const address = await app.listen({ host, port }).catch(({ code, message }) => {
    throw new CannotStart(
      code === 'EADDRINUSE'
        ? `Port ${port} on ${host} is in use: stop what runs there, or set PORT`
        : `Port ${port} on ${host} cannot be used: ${message}`,
    )
  })
  console.log(`SDP Studio is ready: ${address}`)
}

async function startEmbedded(
  { dataDir, postgresMegabytes }: Config,
  signal: AbortSignal,
  stops: Stops,
): Promise<string> {
  const { url, stop } = await startEmbeddedPostgres(dataDir, { signal, sharedMegabytes: postgresMegabytes })
  stops.push(stop)
  return url
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    const expected = error instanceof WrongSetting || error instanceof CannotStart
    console.error(expected ? error.message : error)
    process.exit(1)
  },
)
