import { buildApp } from './app.ts'
import { readConfig, WrongSetting } from './config.ts'
import { CannotStart, startEmbeddedPostgres } from './db/embedded.ts'
import { openDeps } from './deps.ts'
import { isPortFree } from './port.ts'
import { loadSamples } from './samples/load-samples.ts'

async function main(): Promise<void> {
  const config = readConfig(process.env)
  // Before the database is touched: a second start by mistake must not disturb the first.
  if (config.port !== 0 && !(await isPortFree(config))) {
    throw new CannotStart(
      `Port ${config.port} on ${config.host} is in use: stop what runs there, or set PORT`,
    )
  }
  const postgres = config.databaseUrl === undefined ? await startEmbeddedPostgres(config.dataDir) : undefined
  const { deps, close } = await openDeps(config, config.databaseUrl ?? postgres!.url)
  await loadSamples(deps)
  const app = await buildApp(deps)
  const address = await app.listen({ host: config.host, port: config.port })
  console.log(`SDP Studio is ready: ${address}`)

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await app.close()
    await close()
    await postgres?.stop()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

main().catch((error: unknown) => {
  const expected = error instanceof WrongSetting || error instanceof CannotStart
  console.error(expected ? error.message : error)
  process.exit(1)
})
