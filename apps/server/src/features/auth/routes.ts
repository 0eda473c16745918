import { auth } from '@sdp/api'
import { noteForAudit } from '../../audit/notes.ts'
import type { Deps } from '../../deps.ts'
import { type App, serve } from '../../http.ts'

/** Sign-in, its refresh and its end; the local calls are refused where a provider is configured. */
export function authRoutes(app: App, deps: Deps): void {
  const { identity } = deps
  serve(app, deps, auth.token, async ({ body, request }) => {
    const tokens = await identity.exchange(body.code, body.codeVerifier)
    noteForAudit(request, { who: tokens.user.email })
    return tokens
  })
  serve(app, deps, auth.refresh, ({ body }) => identity.refresh(body.refreshToken))
  serve(app, deps, auth.logout, async ({ body }) => {
    await identity.logout(body.refreshToken)
    return {}
  })
  serve(app, deps, auth.localPeople, async () =>
    identity.people().map(({ name, email, role }) => ({ name, email, role })),
  )
  serve(app, deps, auth.localSignIn, async ({ body, request }) => {
    noteForAudit(request, { who: body.email })
    await app.limits.countSignIn(request, body.email)
    return identity.signInLocally(body.email)
  })
}
