import { health } from '@sdp/api'
import { messages } from '@sdp/domain'
import type { Deps } from '../../deps.ts'
import { type App, serve, Unavailable } from '../../http.ts'

export function healthRoutes(app: App, deps: Deps): void {
  serve(app, deps, health.check, async () => {
    await deps.db.query('select 1').catch((error) => {
      throw new Unavailable(messages.general.databaseUnavailable, error)
    })
    return { ok: true as const }
  })
}
