import { dialogResources } from '@sdp/api'
import { messages } from '@sdp/domain'
import { noteForAudit } from '../../audit/notes.ts'
import { guarded, serve } from '../../calls/serve.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app.ts'
import { disconnectSignal } from '../../http/disconnect.ts'
import { sendDomain } from '../../records/send-domain.ts'
import { refuseUntrustedTo } from '../../records/who-may.ts'
import { uploadResources } from './upload.ts'

export function dialogResourceRoutes(app: App, deps: Deps): void {
  const upload = guarded(dialogResources.upload, {
    mayByBody: async ({ body: { domainId }, user }) => {
      if (typeof domainId === 'string') await refuseUntrustedTo(deps, { user, savePointId: domainId })
    },
  })
  serve(app, deps, upload, async ({ body, user, request, reply }) => {
    noteForAudit(request, { details: messages.resources.commit(body.language) })
    await uploadResources(deps, { upload: body, user, call: request, signal: disconnectSignal(reply) })
    return sendDomain(reply, deps, { savePointId: body.domainId, language: body.language })
  })
}
