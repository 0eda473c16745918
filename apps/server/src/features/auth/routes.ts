import { auth, loginPath } from '@sdp/api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { noteForAudit } from '../../audit/notes.ts'
import { serve } from '../../calls/serve.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app.ts'
import { Unavailable } from '../../http/errors.ts'
import { EmailOfAnother } from '../../identity/accounts.ts'
import { type Device, familySeconds, type Issued } from '../../identity/families.ts'
import { attemptSeconds } from '../../identity/open-id-connect.ts'
import { readCookie, writeCookie } from './cookies.ts'

const returnPath = '/v2/return/code'

/** Sign-in, its refresh and its end; the local calls are refused where a provider is configured. */
export function authRoutes(app: App, deps: Deps): void {
  const { identity, config } = deps
  const isSecure = config.publicUrl.startsWith('https:')
  const familyCookie = { name: `sdp_sign_in_${identity.cookieSuffix}`, seconds: familySeconds, isSecure }
  const attemptCookie = { name: `sdp_attempt_${identity.cookieSuffix}`, seconds: attemptSeconds, isSecure }

  function answer(reply: FastifyReply, { tokens, cookie }: Issued): Issued['tokens'] {
    writeCookie(reply, familyCookie, cookie)
    reply.header('cache-control', 'no-store')
    return tokens
  }

  serve(app, deps, auth.token, async ({ body, change, request, reply }) => {
    const proven = await identity.exchange(body.code, readCookie(request, attemptCookie))
    noteForAudit(request, { who: proven.user.email })
    const issued = await change((tx) => identity.signIn(tx, proven, deviceOf(request))).catch(
      (error: unknown) => {
        if (error instanceof EmailOfAnother) {
          noteForAudit(request, { who: error.who.email, details: `with the sub ${error.who.sub}` })
          request.log.warn({ who: error.who }, error.message)
        }
        throw error
      },
    )
    writeCookie(reply, attemptCookie, undefined)
    return answer(reply, issued)
  })
  serve(app, deps, auth.refresh, async ({ body, request, reply }) =>
    answer(
      reply,
      await identity.refresh(body.refreshToken, readCookie(request, familyCookie), deviceOf(request)),
    ),
  )
  serve(app, deps, auth.logout, async ({ body, change, request, reply }) => {
    const ended = await change(async (tx) => {
      const ended = await identity.logout(tx, body.refreshToken)
      noteForAudit(request, { who: ended?.email })
      return ended
    })
    await ended?.revoke()
    writeCookie(reply, familyCookie, undefined)
    return {}
  })
  serve(app, deps, auth.localPeople, async () =>
    identity.people().map(({ name, email, role }) => ({ name, email, role })),
  )
  serve(app, deps, auth.localSignIn, async ({ body, change, request, reply }) => {
    noteForAudit(request, { who: body.email })
    await app.limits.countSignIn(request, body.email)
    const person = identity.localPerson(body.email)
    return answer(reply, await change((tx) => identity.signIn(tx, person, deviceOf(request))))
  })

  app.get(`/api${loginPath}`, { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      const { address, cookie } = await identity.startAttempt()
      writeCookie(reply, attemptCookie, cookie)
      return reply.redirect(address)
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
      request.log.error({ err: error.cause }, error.message)
      // The page that awaits the code says that there is none, and goes home.
      return reply.redirect(`${returnPath}?error=temporarily_unavailable`)
    }
  })

  // The browser passes on the code alone, so it is here that the state is seen (ruling R261).
  app.get(returnPath, { schema: { hide: true } }, async ({ query }, reply) => {
    const returned = Returned.safeParse(query)
    if (returned.success) await identity.noteReturn(returned.data)
    return reply.callNotFound()
  })
}

function deviceOf({ headers, ip }: FastifyRequest): Device {
  return { userAgent: headers['user-agent'] ?? '', address: ip }
}

const Returned = z.object({ code: z.string().max(4096), state: z.string().max(256) })
