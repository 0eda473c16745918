import { domains } from '@sdp/api'
import { hasAccess, isAdmin, isMember, isOwn, messages, Refused, type Requester } from '@sdp/domain'
import { noteForAudit, notesOf } from '../../audit/notes.ts'
import { guarded, serve } from '../../calls/serve.ts'
import { isNameOfClients } from '../../config/client-limits.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app.ts'
import { hasTag, withTag } from '../../http/content-tag.ts'
import { refusePublished } from '../../records/active-publications.ts'
import {
  type DomainRecord,
  domainReply,
  findDomain,
  getDomain,
  listDomains,
  originalId,
  requesterAt,
} from '../../records/domain-record.ts'
import { sendDomain, tagOfDomain } from '../../records/send-domain.ts'
import { sessionOf } from '../../records/session-record.ts'
import { refuseUntrusted, refuseUntrustedTo } from '../../records/who-may.ts'
import { createDomain } from './create.ts'
import { deleteDomain, lockSavePoints } from './store.ts'
import { updateDomain } from './update.ts'

export function domainRoutes(app: App, deps: Deps): void {
  const { db, events } = deps

  serve(app, deps, domains.list, async ({ query, user }) => {
    const { groups } = await deps.requester(user, db)
    if (query.isAdmin && !isAdmin(user, groups) && !isMember(user, groups)) {
      throw new Refused('forbidden', messages.domain.allForMembersOnly)
    }
    const all = await listDomains(db)
    const seen = query.isAdmin ? all : all.filter((domain) => !domain.isTestDomain || isOwn(user, domain))
    return seen.map(domainReply)
  })

  serve(app, deps, domains.read, async ({ params, query, request, reply }) => {
    if (query.includeDialogs === false) {
      const domain = await getDomain(db, params.id)
      return { ...domainReply(domain), revision: domain.head }
    }
    if (request.headers['if-none-match'] !== undefined) {
      const domain = await getDomain(db, params.id)
      const tag = tagOfDomain(domain, domain.head, query)
      if (hasTag(request, tag)) return withTag(reply, tag).status(304).send()
    }
    return sendDomain(reply, deps, { savePointId: params.id, ...query })
  })

  serve(app, deps, domains.create, async ({ body, user, request, change }) => {
    const { client } = notesOf(request)
    if (isNameOfClients(deps.config.clientLimits, body.name, { except: client })) {
      if (!isAdmin(user, await deps.groups())) throw new Refused('forbidden', messages.domain.nameOfClient)
    }
    const id = await createDomain(deps, change, { body, user })
    return domainReply(await getDomain(db, id))
  })

  const update = guarded(domains.update, {
    may: ({ params, user }) => refuseUntrustedTo(deps, { user, savePointId: params.id }),
  })
  serve(app, deps, update, async ({ params, body, user, seen, request }) => {
    noteForAudit(request, { details: body.commit_message })
    const asked = { savePointId: params.id, body, user, seen, call: request }
    const { revision, at } = await updateDomain(deps, asked)
    return { revision, updated_at: new Date(at).toISOString() }
  })

  serve(app, deps, domains.remove, async ({ params, user, change }) => {
    const asker = await deps.requester(user, db)
    await change(async (client) => {
      const id = originalId(params.id)
      await lockSavePoints(client, id)
      const domain = await findDomain(client, id)
      if (domain === undefined || originalId(domain.name) !== id) {
        throw new Refused('missing', messages.domain.notFound(params.id))
      }
      refuseDeletion(requesterAt(asker, domain), domain)
      await refusePublished(client, { domainId: domain.domainId, name: domain.name })
      await deleteDomain(client, domain.domainId)
      await deps.gitExport?.enqueue(client, {
        id: deps.newId(),
        domain: domain.name,
        author: user,
        message: messages.git.removeDomain(domain.name),
        at: deps.clock(),
      })
      await events.publish(client, { type: 'domain-deleted', id, name: domain.name, by: user.email })
    })
    return {}
  })
}

function refuseDeletion(requester: Requester, domain: DomainRecord): void {
  refuseUntrusted(requester, domain)
  // A session on any of its save points counts (ruling R25)
  const held = domain.sessions.find((session) => !hasAccess(requester, domain, sessionOf(session)))
  if (held !== undefined) throw new Refused('forbidden', messages.session.busy(held.userName))
}
