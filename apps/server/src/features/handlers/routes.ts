import { handlers } from '@sdp/api'
import { messages, Refused } from '@sdp/domain'
import { checkBaseUrl } from '@sdp/domain/api-actions'
import { auditAlone } from '../../audit/audited-change.ts'
import { noteForAudit } from '../../audit/notes.ts'
import type { Deps } from '../../deps.ts'
import { untilAny } from '../../ending-signals.ts'
import { goneSignal } from '../../http/gone.ts'
import { type App, guarded, serve } from '../../http/serve.ts'
import { refuseUntrustedTo } from '../../records/who-may.ts'
import { testHandler } from './test-handler.ts'

export function handlerRoutes(app: App, deps: Deps): void {
  const test = guarded(handlers.test, {
    may: ({ params, user }) => refuseUntrustedTo(deps, { user, savePointId: params.id }),
  })
  serve(app, deps, test, async ({ body: { url }, request, reply }) => {
    if (
      checkBaseUrl(url, { allowsLoopback: deps.config.loopbackHandlers }) !== undefined ||
      !URL.canParse(url)
    ) {
      throw new Refused('invalid', messages.handlers.baseUrl)
    }
    // Without what stands before the host, which can be a password
    noteForAudit(request, { details: new URL(url).host })
    await auditAlone(deps, request)
    return untilAny([goneSignal(reply), deps.stopping], (signal) => testHandler(deps.config, url, signal))
  })
}
