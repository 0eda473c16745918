import { handlers } from '@sdp/api'
import { messages, Refused } from '@sdp/domain'
import { checkBaseUrl } from '@sdp/domain/api-actions'
import { auditAlone } from '../../audit/audited-change.ts'
import { noteForAudit } from '../../audit/notes.ts'
import { guarded, serve } from '../../calls/serve.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app.ts'
import { disconnectSignal } from '../../http/disconnect.ts'
import { untilAny } from '../../process/ending-signals.ts'
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
    // Without what precedes the host, which can be a password
    noteForAudit(request, { details: new URL(url).host })
    await auditAlone(deps, request)
    return untilAny([disconnectSignal(reply), deps.stopping], (signal) =>
      testHandler(deps.config, url, signal),
    )
  })
}
