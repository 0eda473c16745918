import { notifications } from '@sdp/api'
import { messages, Refused } from '@sdp/domain'
import type { Deps } from '../../deps.ts'
import { type App, serve } from '../../http/serve.ts'
import { ticketStore } from './store.ts'

export function notificationRoutes(app: App, deps: Deps): void {
  const store = ticketStore(deps.db)

  serve(app, deps, notifications.bug, async ({ body, user }) => ({
    key: await store.open({ kind: body.feedbackType, reporter: user, body, at: deps.clock() }),
  }))

  serve(app, deps, notifications.accessRequest, async ({ body, user }) => {
    const domain = await store.findDomain(body.domainName)
    if (domain === undefined) throw new Refused('missing', messages.domain.notFound(body.domainName))
    const request = { domainName: domain.name, creator: domain.creator, message: body.message }
    return {
      key: await store.open({ kind: 'Access request', reporter: user, body: request, at: deps.clock() }),
    }
  })
}
