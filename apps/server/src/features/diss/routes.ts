import { diss } from '@sdp/api'
import { messages, Refused } from '@sdp/domain'
import type { Deps } from '../../deps.ts'
import { type App, serve } from '../../http.ts'
import { dissStore } from './store.ts'

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
}
