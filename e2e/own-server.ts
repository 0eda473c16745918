import { copyDataFolder, makeDataFolder } from '../apps/server/src/testing/data-folder.ts'
import { test as base } from './pages/shared-page.ts'
import { type RunningServer, startServer } from './server.ts'

interface OwnServer {
  /** A data folder of the test's own, as the first start left it. */
  dataDir: string
  /** Starts a server on that folder. It is stopped after the test, however that ends. */
  startOwn: (settings?: Record<string, string>) => Promise<RunningServer>
}

/** A test that needs a server with other settings, an empty one, or one to be killed. */
export const test = base.extend<OwnServer>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  dataDir: async ({}, use) => {
    const { dataDir, remove } = await makeDataFolder()
    await copyDataFolder(process.env.SDP_E2E_PREPARED!, dataDir)
    await use(dataDir)
    await remove()
  },
  startOwn: async ({ dataDir }, use) => {
    const started: RunningServer[] = []
    await use(async (settings) => {
      const server = await startServer(dataDir, settings)
      started.push(server)
      return server
    })
    // PostgreSQL outlives a server that was killed; the next server joins it and ends it.
    if (started.at(-1)?.process.signalCode === 'SIGKILL') started.push(await startServer(dataDir))
    await Promise.all(started.map(({ stop }) => stop()))
  },
})
