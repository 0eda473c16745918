import { type SignIn, signIns } from '@sdp/api'
import { messages, Refused } from '@sdp/domain'
import { auditAlone } from '../../audit/audited-change.ts'
import { noteForAudit } from '../../audit/notes.ts'
import { serve } from '../../calls/serve.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app.ts'
import { familyOf } from '../../http/user-of-request.ts'
import type { KnownFamily } from '../../identity/families.ts'
import { browserName } from './browser-name.ts'

/** Everybody sees and ends their own sign-ins, super users those of all. */
export function signInRoutes(app: App, deps: Deps): void {
  const { identity } = deps

  serve(app, deps, signIns.own, async ({ user, request }) =>
    (await identity.signIns(user)).map((family) => toReply(family, familyOf(request))),
  )
  serve(app, deps, signIns.endOwn, async ({ params, user, change }) => {
    const ended = await change(async (tx) =>
      refuseNone(await identity.endSignIns(tx, { id: params.id, sub: user.sub })),
    )
    await ended.revoke()
    return {}
  })
  serve(app, deps, signIns.endOwnOthers, async ({ user, change, request }) => {
    const ended = await change((tx) => identity.endSignIns(tx, { sub: user.sub, except: familyOf(request) }))
    await ended.revoke()
    return { ended: ended.people.length }
  })
  serve(app, deps, signIns.ofEverybody, async ({ request }) => {
    // Addresses and browsers of others: who looks at them is known
    await auditAlone(deps, request)
    return (await identity.signIns()).map((family) => ({
      ...toReply(family, familyOf(request)),
      name: family.name,
      email: family.email,
    }))
  })
  serve(app, deps, signIns.endOfUser, async ({ params, change, request }) => {
    const ended = await change(async (tx) => {
      const ended = refuseNone(await identity.endSignIns(tx, { id: params.id }))
      noteForAudit(request, { details: ended.people.map((email) => `of ${email}`) })
      return ended
    })
    await ended.revoke()
    return {}
  })
}

function refuseNone<T extends { people: string[] }>(ended: T): T {
  if (ended.people.length === 0) throw new Refused('missing', messages.signIn.noSuchSignIn)
  return ended
}

function toReply(
  { id, userAgent, address, begunAt, lastUsedAt, endsAt }: KnownFamily,
  ofRequest: string | undefined,
): SignIn {
  return {
    id,
    isThisOne: id === ofRequest,
    browser: browserName(userAgent),
    address,
    begunAt: begunAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    endsAt: endsAt.toISOString(),
  }
}
