import { revisions } from '@sdp/api'
import { messages, Refused, type Rename } from '@sdp/domain'
import { renamedBack, renamesByKind } from '@sdp/domain/identity'
import { noteForAudit } from '../../audit/notes.ts'
import { serve } from '../../calls/serve.ts'
import type { Difference } from '../../content/compare.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app.ts'
import { sendJson } from '../../http/send-json.ts'
import { domainReply, getDomain } from '../../records/domain-record.ts'
import { refuseCommitMessage } from '../../saving/save-checks.ts'
import { saveDomain } from '../../saving/save-domain.ts'
import { domainsOfRevisions, listRevisions, refuseForeignRevision } from './store.ts'

const pageSize = 50

export function revisionRoutes(app: App, deps: Deps): void {
  const { db, content } = deps

  serve(app, deps, revisions.list, async ({ params, query }) => {
    await getDomain(db, params.id)
    const found = await listRevisions(db, params.id, { offset: query.offset ?? 0, count: pageSize + 1 })
    return { revisions: found.slice(0, pageSize), more: found.length > pageSize }
  })

  serve(app, deps, revisions.read, async ({ params, query, reply }) => {
    await refuseForeignRevision(db, params.id, params.revision)
    const [domain, { revision, pieces }] = await Promise.all([
      getDomain(db, params.id),
      content.readRevision(params.revision, query.language),
    ])
    const { languages: _, ...head } = domainReply(domain)
    const known = { ...head, sessions: [], revision, dialog_units: [] }
    return sendJson(reply, [
      Buffer.from(`${JSON.stringify(known).slice(0, -1)},`),
      ...pieces,
      Buffer.from('}'),
    ])
  })

  serve(app, deps, revisions.lineage, async ({ params, query: { from, to } }) => {
    await refuseForeignRevision(db, params.id, from)
    await refuseForeignRevision(db, params.id, to)
    return { lineage: (await content.lineage(from, to)) ?? null }
  })

  serve(app, deps, revisions.previewRestore, async ({ params }) => {
    await refuseForeignRevision(db, params.id, params.revision)
    const { revision, isSharedChanged, languages } = await content.previewRestore(params.id, params.revision)
    return { base_revision: revision, shared: isSharedChanged, languages }
  })

  serve(app, deps, revisions.restore, async ({ params, body, user, request }) => {
    noteForAudit(request, { details: body.commit_message })
    refuseCommitMessage(body.commit_message)
    await refuseForeignRevision(db, params.id, params.revision)
    const { revision, at } = await saveDomain(deps, {
      savePointId: params.id,
      user,
      call: request,
      hasContent: true,
      message: body.commit_message,
      updates: {},
      restore: { revision: params.revision, language: body.language_to_update },
      baseRevision: body.base_revision,
      saveId: body.save_id,
      sent: params.revision,
    })
    return { revision, updated_at: new Date(at).toISOString() }
  })

  serve(app, deps, revisions.compare, async ({ query, reply }) => {
    const { from, to } = query
    if ((await domainsOfRevisions(db, [from, to])).length > 1) {
      throw new Refused('missing', messages.revisions.otherDomain)
    }
    const [{ differences, more }, renames] = await Promise.all([
      content.compare(from, to),
      renamesBetween(from, to),
    ])
    const changes = differences.map(changeText).join(',')
    const rest = JSON.stringify({ more, renames }).slice(1)
    return sendJson(reply, [Buffer.from(`{"changes":[${changes}],${rest}`)])
  })

  const renamesBetween = async (from: string, to: string): Promise<Rename[]> => {
    const forward = await content.lineage(from, to)
    if (forward !== undefined) return renamesByKind(forward)
    const back = await content.lineage(to, from)
    return back === undefined ? [] : renamesByKind(renamedBack(back))
  }
}

/** Entries go out as they are stored, without being read as JSON. */
function changeText({ before, after, ...known }: Difference): string {
  const sides = [
    ...(before === undefined ? [] : [`"before":${before}`]),
    ...(after === undefined ? [] : [`"after":${after}`]),
  ]
  return `${[JSON.stringify(known).slice(0, -1), ...sides].join(',')}}`
}
