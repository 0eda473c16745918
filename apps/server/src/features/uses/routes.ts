import { uses } from '@sdp/api'
import type { Deps } from '../../deps.ts'
import { type App, serve } from '../../http/serve.ts'
import { getDomain } from '../../records/domain-record.ts'

export function usesRoutes(app: App, deps: Deps): void {
  serve(app, deps, uses.find, async ({ params, body }) => {
    await getDomain(deps.db, params.id)
    return { languages: await deps.content.uses(params.id, body) }
  })
}
