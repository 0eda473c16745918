import { buildApp } from './app.ts'
import { CannotStart } from './cannot-start.ts'
import { type Config, readConfig, WrongSetting } from './config.ts'
import { startEmbeddedPostgres } from './db/embedded.ts'
import { openDeps } from './deps.ts'
import { isPortFree } from './port.ts'
import { loadSamples } from './samples/load-samples.ts'

async function main(): Promise<void> {
  const config = readConfig(process.env)
  // Before the database is touched: a second start by mistake must not disturb the first.
  if (config.port !== 0 && !(await isPortFree(config))) {
    throw portInUse(config)
  }
  const postgres = config.databaseUrl === undefined ? await startEmbeddedPostgres(config.dataDir) : undefined
  const { deps, close } = await openDeps(config, config.databaseUrl ?? postgres!.url)
  await loadSamples(deps)
  const app = await buildApp(deps)
  const closeAll = async () => {
    await app.close()
    await close()
    await postgres?.stop()
  }
  const address = await app.listen({ host: config.host, port: config.port }).catch(async (error) => {
    await closeAll()
    // Somebody took the port while the database started
    throw error.code === 'EADDRINUSE' ? portInUse(config) : error
  })
  console.log(`SDP Studio is ready: ${address}`)

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await closeAll()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

function portInUse({ host, port }: Config): CannotStart {
  return new CannotStart(`Port ${port} on ${host} is in use: stop what runs there, or set PORT`)
}

main().catch((error: unknown) => {
  const expected = error instanceof WrongSetting || error instanceof CannotStart
  console.error(expected ? error.message : error)
  process.exit(1)
})
