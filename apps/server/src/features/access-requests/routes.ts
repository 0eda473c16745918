import { type AccessNotice, accessRequests } from '@sdp/api'
import {
  isAdmin,
  isCreator,
  isListed,
  markGuest,
  messages,
  type Owned,
  personName,
  Refused,
  type User,
} from '@sdp/domain'
import { noteForAudit } from '../../audit/notes.ts'
import { guarded, serve } from '../../calls/serve.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app.ts'
import { lockDomain } from '../../records/domain-record.ts'
import { saveDomain } from '../../saving/save-domain.ts'
import {
  type AccessRequestRecord,
  addContributor,
  answersTo,
  findOpen,
  forgetAnswer,
  noteAnswer,
  openRequests,
} from './store.ts'

export function accessRequestRoutes(app: App, deps: Deps): void {
  const { db, events } = deps

  const mayAnswer = async (user: User, domain: Owned) =>
    isCreator(user, domain) || isAdmin(user, await deps.groups())
  const refuseOthers = async (user: User, id: string): Promise<AccessRequestRecord> => {
    const request = await findOpen(db, id)
    if (request === undefined) throw new Refused('missing', messages.accessRequests.removed)
    if (!(await mayAnswer(user, request))) {
      throw new Refused('forbidden', messages.accessRequests.creatorOnly(request.domain))
    }
    return request
  }

  serve(app, deps, accessRequests.list, async ({ user }) => {
    const groups = await deps.groups()
    const all = await openRequests(db)
    const waiting = all.filter((request) => isCreator(user, request) || isAdmin(user, groups))
    return {
      waiting: waiting.map((request) => ({ ...request, requestedAt: request.requestedAt.toISOString() })),
      answers: await answersTo(db, user),
    }
  })

  const answer = guarded(accessRequests.answer, {
    may: ({ params, user }) => refuseOthers(user, params.id),
  })
  serve(app, deps, answer, async ({ params, body, user, change, request: call }) => {
    const request = await refuseOthers(user, params.id)
    const { answer, reason = '' } = body
    noteForAudit(call, { domain: request.domain, details: `${answer}: ${request.email}` })
    const isOpen = async (client: Parameters<typeof noteAnswer>[0]) => {
      if ((await findOpen(client, params.id, { locks: true })) === undefined)
        throw new Refused('missing', messages.accessRequests.removed)
      await noteAnswer(client, params.id, { answer, by: personName(user), reason: reason.trim() })
      await events.publish(client, { ...noticeOf(request, user), what: answer, reason: reason.trim() })
    }
    if (answer === 'declined') {
      await change(isOpen)
      return {}
    }
    // As the form of the domain does it (ruling R269): a revision, its commit and its event, in one transaction with
    // the answer
    await saveDomain(deps, {
      savePointId: request.domainId,
      user,
      call,
      hasContent: false,
      message: messages.accessRequests.commit(request.requester),
      updates: {},
      renames: [],
      lock: lockDomain,
      saveMore: async (client, domain, at) => {
        await isOpen(client)
        const requester = markGuest({ email: request.email }, deps.config.mailDomains)
        if (isListed(domain.contributors, requester)) return false
        await addContributor(client, { domainId: domain.domainId, email: request.email, at })
        return true
      },
    })
    return {}
  })

  serve(app, deps, accessRequests.read, async ({ params, user, change, request: call }) => {
    await change(async (tx) => {
      const domain = await forgetAnswer(tx, params.id, user)
      if (domain === undefined) throw new Refused('missing', messages.accessRequests.removed)
      noteForAudit(call, { domain })
    })
    return {}
  })
}

function noticeOf(
  { domain, requester, email, creator }: AccessRequestRecord,
  by: User,
): Omit<AccessNotice, 'what' | 'reason'> {
  return {
    type: 'access-request',
    domain,
    by: personName(by),
    requester,
    requesterEmail: email,
    creator: creator.upn,
  }
}
