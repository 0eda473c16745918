import { releaseNotes } from '@sdp/api'
import { serve } from '../../calls/serve.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app.ts'
import { releaseNoteStore } from './store.ts'

const dayMillis = 24 * 60 * 60 * 1000

export function releaseNoteRoutes(app: App, deps: Deps): void {
  const store = releaseNoteStore(deps.db)

  serve(app, deps, releaseNotes.list, async ({ query: { lastDay = false, offset = 0 } }) => ({
    data: await store.page({ offset, since: lastDay ? new Date(deps.clock() - dayMillis) : undefined }),
  }))
}
