import { copyDataFolder, makeDataFolder, prepareWithoutSync } from '../apps/server/src/testing/data-folder.ts'
import { startServer } from './server.ts'

/** One server with the sample domains for all journeys that do not need one of their own. */
export default async function setup(): Promise<() => Promise<void>> {
  const prepared = await makeDataFolder()
  await prepareWithoutSync(prepared.dataDir)
  await (await startServer(prepared.dataDir)).stop()
  process.env.SDP_E2E_PREPARED = prepared.dataDir

  const { dataDir, remove } = await makeDataFolder()
  await copyDataFolder(prepared.dataDir, dataDir)
  // All journeys come from one address, and are quicker than people
  const server = await startServer(dataDir, { SDP_REQUESTS_PER_MINUTE: '60000' })
  process.env.SDP_E2E_URL = server.url
  return async () => {
    await server.stop()
    await Promise.all([remove(), prepared.remove()])
  }
}
