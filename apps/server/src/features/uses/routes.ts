import { uses } from '@sdp/api'
import { serve } from '../../calls/serve.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app.ts'
import { getDomain } from '../../records/domain-record.ts'

export function usesRoutes(app: App, deps: Deps): void {
  serve(app, deps, uses.find, async ({ params, body }) => {
    await getDomain(deps.db, params.id)
    return { languages: await deps.content.uses(params.id, body) }
  })
}
