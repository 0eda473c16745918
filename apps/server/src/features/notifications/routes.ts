import { notifications, tickets } from '@sdp/api'
import { isOwn, messages, personName, Refused } from '@sdp/domain'
import { noteForAudit } from '../../audit/notes.ts'
import { serve } from '../../calls/serve.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app.ts'
import { findDomain, lockDomain, originalId } from '../../records/domain-record.ts'
import { insertAccessRequest, listTickets, openRequestOf, openTicket } from './store.ts'

const providerLabel = 'SWF_SYNC'

export function notificationRoutes(app: App, deps: Deps): void {
  const { db, jobs, events, config, clock, newId } = deps

  serve(app, deps, notifications.bug, async ({ body, user, change, request }) => {
    const labelled = isOfProvider(user.email, config.providerMailDomains)
      ? { ...body, labels: [...new Set([...(body.labels ?? []), providerLabel])] }
      : body
    // The ticket and the job that sends it are there together, or not at all
    const key = await change(async (client) => {
      const key = await openTicket(client, {
        kind: body.feedbackType,
        reporter: user,
        body: labelled,
        at: clock(),
      })
      if (config.tracker !== undefined) await jobs.send(client, 'tracker', { ticket: key })
      noteForAudit(request, { details: key })
      return key
    })
    return { key }
  })

  serve(app, deps, notifications.accessRequest, async ({ body, user, change }) => {
    const { message = '' } = body
    const at = clock()
    const key = await change(async (client) => {
      const domain = await findDomain(client, originalId(body.domainName))
      if (domain === undefined) throw new Refused('missing', messages.domain.notFound(body.domainName))
      const { domainId, savePointId, name, creator } = domain
      if (isOwn(user, domain)) throw new Refused('invalid', messages.accessRequests.hasAccess(name))
      // Who asks twice at the same time asks once (ruling R269)
      await lockDomain(client, savePointId)
      const before = await openRequestOf(client, { domainId, email: user.email })
      if (before !== undefined) return before
      const request = { domainName: name, creator: creator.upn, message }
      const key = await openTicket(client, { kind: 'Access request', reporter: user, body: request, at })
      await insertAccessRequest(client, { id: newId(), domainId, ticket: key, requester: user, message, at })
      await events.publish(client, {
        type: 'access-request',
        what: 'requested',
        domain: name,
        by: personName(user),
        reason: '',
        requester: personName(user),
        requesterEmail: user.email,
        creator: creator.upn,
      })
      return key
    })
    return { key }
  })

  serve(app, deps, tickets.list, async ({ query }) => listTickets(db, query.before))
}

/** Whether an e-mail is of one of these domains, or of one below them (ruling R268). */
function isOfProvider(email: string, domains: readonly string[]): boolean {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`))
}
