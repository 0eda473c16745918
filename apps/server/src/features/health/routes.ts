import { health } from '@sdp/api'
import { messages } from '@sdp/domain'
import { serve } from '../../calls/serve.ts'
import { askDatabase } from '../../db/ask-database.ts'
import { missingMigrations } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app.ts'
import { Unavailable } from '../../http/errors.ts'

const ok = { ok: true as const }

export function healthRoutes(app: App, deps: Deps): void {
  const database = askDatabase(() => missingMigrations(deps.db))

  serve(app, deps, health.live, async () => ok)

  serve(app, deps, health.check, async () => {
    await answerOf(database)
    return ok
  })

  serve(app, deps, health.ready, async () => {
    const missing = await answerOf(database)
    if (missing.length > 0) throw new Unavailable(messages.general.tablesNotCurrent(missing))
    return ok
  })
}

async function answerOf<T>(ask: () => Promise<T>): Promise<T> {
  return ask().catch((error) => {
    throw new Unavailable(messages.general.databaseUnavailable, error)
  })
}
