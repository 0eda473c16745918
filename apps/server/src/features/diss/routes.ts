import { diss } from '@sdp/api'
import { messages, Refused } from '@sdp/domain'
import { auditAlone } from '../../audit/audited-change.ts'
import { noteForAudit } from '../../audit/notes.ts'
import { serve } from '../../calls/serve.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app.ts'
import { keepDefinition } from '../../outside/diss/keep-definition.ts'
import { deleteDefinition, dissStore, domainsPinnedTo } from './store.ts'

export function dissRoutes(app: App, deps: Deps): void {
  const store = dissStore(deps.db)

  const get = async (version: string | undefined) => {
    const definition = version === undefined ? undefined : await store.find(version)
    if (definition === undefined)
      throw new Refused('missing', messages.diss.noDefinition(version ?? 'latest'))
    return definition
  }

  serve(app, deps, diss.list, () => store.list())
  serve(app, deps, diss.versions, () => store.versions())
  serve(app, deps, diss.latest, async () => get((await store.versions())[0]))
  serve(app, deps, diss.version, ({ params }) => get(params.version))

  serve(app, deps, diss.create, async ({ body, change, request }) => {
    noteForAudit(request, { details: body.version })
    const isNew = await change((tx) => keepDefinition(tx, deps, body))
    return { version: body.version, isNew }
  })

  serve(app, deps, diss.remove, async ({ params: { version }, change, request }) => {
    noteForAudit(request, { details: version })
    await change(async (client) => {
      const domains = await domainsPinnedTo(client, version)
      if (domains.length > 0) throw new Refused('taken', messages.diss.pinned(version, domains))
      if (!(await deleteDefinition(client, version))) {
        throw new Refused('missing', messages.diss.noDefinition(version))
      }
      await deps.events.publish(client, { type: 'diss-updated' })
    })
    return {}
  })

  serve(app, deps, diss.service, async () => deps.dissService?.state() ?? notConfigured)
  serve(app, deps, diss.fetch, async ({ request }) => {
    if (deps.dissService === undefined) throw new Refused('missing', messages.diss.noService)
    // What comes of it is kept as what comes by itself is, in transactions of its own.
    await auditAlone(deps, request)
    return deps.dissService.fetchNow()
  })
}

const notConfigured = { isConfigured: false, imported: [], problems: [] }
