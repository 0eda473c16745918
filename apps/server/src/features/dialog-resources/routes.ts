import { dialogResources } from '@sdp/api'
import { messages } from '@sdp/domain'
import { noteForAudit } from '../../audit/notes.ts'
import type { Deps } from '../../deps.ts'
import { goneSignal } from '../../http/gone.ts'
import { type App, guarded, serve } from '../../http/serve.ts'
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
    await uploadResources(deps, { upload: body, user, call: request, signal: goneSignal(reply) })
    return sendDomain(reply, deps, { savePointId: body.domainId, language: body.language })
  })
}
