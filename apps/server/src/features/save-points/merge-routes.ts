import { type MergePreview, merges, type Sent } from '@sdp/api'
import { messages, personName, Refused } from '@sdp/domain'
import { noteForAudit } from '../../audit/notes.ts'
import { guarded, serve } from '../../calls/serve.ts'
import { platformConfiguration } from '../../config/platform-configuration.ts'
import type { MergeBase } from '../../content/ancestry.ts'
import type { Merge } from '../../content/merge.ts'
import type { Tx } from '../../db/tx.ts'
import type { Deps } from '../../deps.ts'
import type { MergeOutcome, MergeTask } from '../../files/protocol.ts'
import type { App } from '../../http/app.ts'
import { disconnectSignal } from '../../http/disconnect.ts'
import { sendJson } from '../../http/send-json.ts'
import { type DomainRecord, getDomain, requesterAt } from '../../records/domain-record.ts'
import { refuseStranger, refuseUntrustedTo } from '../../records/who-may.ts'
import { refuseCommitMessage } from '../../saving/save-checks.ts'
import { isSaved, saveDomain } from '../../saving/save-domain.ts'
import { deleteWithEvents, refuseDeletion } from './delete.ts'
import { getSavePoint } from './store.ts'

type Body = NonNullable<Sent<typeof merges.apply.shapes>['body']>

/** Two save points of a domain: what the target has is mine in the merge, what the source brings is theirs. */
interface Pair {
  target: DomainRecord
  source: DomainRecord
}

export function mergeRoutes(app: App, deps: Deps): void {
  const { db, content, events } = deps

  serve(app, deps, merges.preview, async ({ params, body, user, reply }) => {
    const pair = await readPair(params.id, body.source)
    const base = await findBase(pair)
    const known = headOfPreview(pair, base)
    if (known.isMerged) return { ...known, ...nothing }
    const { preview } = await mergeInThread(pair, base, {
      wanted: 'preview',
      decisions: body.decisions ?? {},
      who: user.email,
      signal: disconnectSignal(reply),
    })
    const start = JSON.stringify(known).slice(0, -1)
    return sendJson(reply, [Buffer.from(`${start},`), preview!.subarray(1)])
  })

  const apply = guarded(merges.apply, {
    may: ({ params, user }) => refuseUntrustedTo(deps, { user, savePointId: params.id }),
  })
  serve(app, deps, apply, async ({ params: { id }, body, user, seen, request, reply }) => {
    refuseCommitMessage(body.commit_message)
    const { save_id: saveId, delete_source: deletesSource = false } = body
    const isAgain = saveId !== undefined && (await isSaved(db, id, saveId))
    let merge: Merge | undefined
    if (!isAgain) {
      // Before anything is merged, which may take a while; asked again under the lock
      refuseStranger(requesterAt(seen.asker, seen.domain), seen.domain, { hasContent: true })
      const pair = await readPair(id, body.source)
      noteForAudit(request, { details: `${pair.source.savePointName}: ${body.commit_message}` })
      merge = await mergeOf(pair, body, { who: user.email, signal: disconnectSignal(reply) })
    }
    const { revision, at } = await saveDomain(deps, {
      savePointId: id,
      user,
      call: request,
      seen,
      hasContent: true,
      message: body.commit_message,
      updates: {},
      merge,
      alsoLock: deletesSource ? body.source : undefined,
      baseRevision: body.base_revision,
      saveId,
      sent: { source: body.source, revision: body.source_revision, decisions: body.decisions, deletesSource },
      saveMore: async (client) => {
        await refuseOtherSource(client, body)
        if (deletesSource) await deleteSource(client, body.source)
        // It is a revision even where nothing changes: from then on it is known to have all of the source
        return true
      },
    })
    return { revision, updated_at: new Date(at).toISOString() }

    async function deleteSource(client: Tx, savePointId: string): Promise<void> {
      const asker = await deps.requester(user, client)
      const domain = await getDomain(client, savePointId)
      const savePoint = await getSavePoint(client, savePointId)
      refuseDeletion(requesterAt(asker, domain), domain, savePoint)
      await deleteWithEvents(client, events, { domain, savePoint, by: user.email })
    }
  })

  async function readPair(targetId: string, sourceId: string): Promise<Pair> {
    const [target, source] = await Promise.all([getDomain(db, targetId), getDomain(db, sourceId)])
    if (target.savePointId === source.savePointId) {
      throw new Refused('invalid', messages.merging.withItself, [
        { field: 'source', message: messages.merging.withItself },
      ])
    }
    if (target.domainId !== source.domainId) throw new Refused('missing', messages.merging.otherDomain)
    return { target, source }
  }

  async function findBase({ target, source }: Pair): Promise<MergeBase> {
    const base = await content.mergeBase({ mine: target.head, theirs: source.head })
    if (base !== undefined) return base
    throw new Refused('taken', messages.merging.nothingInCommon(source.savePointName, target.savePointName))
  }

  async function mergeInThread(
    { target, source }: Pair,
    base: MergeBase,
    { who, signal, ...asked }: Pick<MergeTask, 'wanted' | 'decisions'> & { who: string; signal: AbortSignal },
  ): Promise<MergeOutcome> {
    return deps.files.read(
      {
        kind: 'merge',
        ...asked,
        packed: await content.packed([base.revision, target.head, source.head]),
        lineages: base.lineages,
        embedded: target.embedded,
        problemContext: deps.problemContext,
        coreActions: platformConfiguration.coreActions,
      },
      { who, signal },
    )
  }

  async function mergeOf(
    pair: Pair,
    { base_revision, source_revision, decisions = {} }: Body,
    asking: { who: string; signal: AbortSignal },
  ): Promise<Merge> {
    const { target, source } = pair
    if (target.head !== base_revision.toLowerCase()) await refuseStale(target)
    if (source.head !== source_revision.toLowerCase()) refuseSaved(source.savePointName)
    const base = await findBase(pair)
    if (base.revision === source.head) {
      throw new Refused('taken', messages.merging.alreadyMerged(source.savePointName, target.savePointName))
    }
    const { undecided, merged } = await mergeInThread(pair, base, { wanted: 'updates', decisions, ...asking })
    if (merged === undefined) throw new Refused('invalid', messages.conflict.undecided(undecided!))
    return {
      updates: merged.updates,
      lineage: merged.lineages.mine,
      merged: {
        revision: source.head,
        savePoint: source.savePointName,
        lineage: merged.lineages.theirs,
      },
    }
  }

  /** The same answer as that of a save, before the merge is computed for nothing. */
  async function refuseStale({ head }: DomainRecord): Promise<never> {
    const { rows } = await db.query<{ author: string; name: string | null; message: string; at: Date }>(
      'select author, author_name as name, message, created_at as at from revision where id = $1',
      [head],
    )
    const { author, name, message, at } = rows[0]!
    throw new Refused('taken', messages.domain.staleRevision, {
      revision: head,
      author,
      authorName: personName({ name, email: author }),
      message,
      at: at.toISOString(),
    })
  }
}

/** In the transaction: until the merge is there nobody may delete what is merged, and it has to be the newest still. */
async function refuseOtherSource(client: Tx, { source, source_revision }: Body): Promise<void> {
  const { rows } = await client.query<{ head: string; name: string }>(
    `select save_point.head, save_point.name from save_point
     join revision on revision.id = save_point.head where save_point.id = $1 for key share of revision`,
    [source],
  )
  if (rows[0] === undefined) throw new Refused('missing', messages.domain.notFound(source))
  if (rows[0].head !== source_revision.toLowerCase()) refuseSaved(rows[0].name)
}

function refuseSaved(source: string): never {
  throw new Refused('taken', messages.merging.sourceSaved(source))
}

type PreviewHead = Pick<MergePreview, 'target' | 'source' | 'base' | 'isMerged'>

function headOfPreview(
  { target, source }: Pair,
  { revision, at, message, savePoint }: MergeBase,
): PreviewHead {
  const of = ({ savePointId, savePointName, head }: DomainRecord) => ({
    id: savePointId,
    name: savePointName,
    revision: head,
  })
  return {
    target: of(target),
    source: of(source),
    base: { revision, at: at.toISOString(), message, savePoint },
    isMerged: revision === source.head,
  }
}

const noChanges: MergePreview['joined'] = { entries: [], changes: [], more: false }

/** What is to be said where there is nothing to merge. */
const nothing: Omit<MergePreview, keyof PreviewHead> = {
  clashes: [],
  mineOnly: noChanges,
  theirsOnly: noChanges,
  joined: noChanges,
  renames: { mine: [], theirs: [] },
  languages: [],
  problems: [],
}
