import { auth } from '@sdp/api'
import { buildApp } from '../apps/server/src/app.ts'
import { readConfig } from '../apps/server/src/config/config.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded.ts'
import { type Deps, openDeps } from '../apps/server/src/deps.ts'
import type { App } from '../apps/server/src/http/app.ts'
import { makeDataFolder } from '../apps/server/src/testing/data-folder.ts'
import { type Line, print } from './report.ts'

/** Who does everything that is measured. */
export const author = 'ada@sdp.example'

interface Opened {
  databaseUrl: string
  /** A folder of the bench's own, which goes at the end. */
  dataDir: string
}

/** Measures on a database of its own, prints the lines and ends the process, with 1 when a limit is broken. */
export async function runBench(measure: (opened: Opened) => Promise<Line[]>): Promise<never> {
  const { dataDir, remove } = await makeDataFolder()
  const postgres = await startEmbeddedPostgres(dataDir)
  let lines: Line[]
  try {
    lines = await measure({ databaseUrl: postgres.url, dataDir })
  } finally {
    await postgres.stop()
    await remove()
  }
  process.exit(print(lines) ? 1 : 0)
}

/** The server without HTTP. */
export function openServer(
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<{ deps: Deps; close: () => Promise<void> }> {
  return openDeps(
    readConfig({
      SDP_OFFLINE_ACCESS: 'true',
      SDP_GIT_EXPORT: 'false',
      SDP_LOG_LEVEL: 'silent',
      SDP_REQUESTS_PER_MINUTE: '1000000',
      ...settings,
    }),
    databaseUrl,
  )
}

interface ListenOptions {
  deps: Deps
  url: string
  /** Of Ada. */
  token: string
  close: () => Promise<void>
}

/** The server in this process on a free port; `add` gives it more to answer. */
export async function listen(
  databaseUrl: string,
  add: (app: App) => void = () => {},
): Promise<ListenOptions> {
  const { deps, close } = await openServer(databaseUrl)
  const app = await buildApp(deps)
  add(app)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const answer = await fetch(`${url}/api${auth.localSignIn.path}`, {
    method: auth.localSignIn.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: author }),
  })
  return {
    deps,
    url,
    token: auth.localSignIn.shapes.reply.parse(await answer.json()).accessToken,
    close: async () => {
      await app.close()
      await close()
    },
  }
}
