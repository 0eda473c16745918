import { type DomainReply, reusableExpressions } from '@sdp/api'
import { messages, saveProgress } from '@sdp/domain'
import {
  changeReusableExpression,
  getPartById,
  nextPartChange,
  type PartChange,
} from '@sdp/domain/reusable-expressions'
import { applyChanges, changedEntries, toWire } from '@sdp/domain/wire'
import { call } from '../server/calls.ts'
import { notify } from '../ui/notifications.tsx'
import { isUnanswered, putOpen, type SentSave, useEditingStore } from './editing-store.ts'
import type { OpenDomain } from './open-domain.ts'
import { inTurn, noteOwnRevision } from './own-revisions.ts'
import { withoutRename } from './renames.ts'

/** For how long the parts have to stay as they are before they are sent. */
const settleTime = 350

/** Sends changed reusable parts by calls of their own, once they are settled; returns the way to stop it. */
export function keepPartsSent(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const waitFor = (open: OpenDomain | undefined) => {
    clearTimeout(timer)
    if (open !== undefined && open.current.reusableExpressions !== open.saved.reusableExpressions) {
      timer = setTimeout(() => void sendParts(), settleTime)
    }
  }
  const stopListening = useEditingStore.subscribe(({ open: now }, { open: before }) => {
    if (now?.current.reusableExpressions !== before?.current.reusableExpressions) waitFor(now)
  })
  waitFor(useEditingStore.getState().open)
  return () => {
    stopListening()
    clearTimeout(timer)
  }
}

/** Sends what differs between the saved and the current reusable parts, call by call. */
function sendParts(): Promise<void> {
  return inTurn(async () => {
    const wanted = useEditingStore.getState().open?.current.reusableExpressions
    for (let open = sendable(); open?.current.reusableExpressions === wanted; open = sendable()) {
      const change = open && nextPartChange(open.saved, open.current, open.renames)
      if (open === undefined || change === undefined || !(await sendChange(open, change))) return
    }
  })
}

/** The open domain, unless a save is under way or its answer was lost: then the parts go with the next one. */
function sendable(): OpenDomain | undefined {
  const { open, progress, unanswered } = useEditingStore.getState()
  return progress === saveProgress.SAVING || unanswered !== undefined ? undefined : open
}

async function sendChange(open: OpenDomain, change: PartChange): Promise<boolean> {
  const query = { base_revision: open.revision, save_id: crypto.randomUUID() }
  const save: SentSave = {
    head: open.head,
    ask: () => ask(open, change, query),
    take: (now, revision) => partSaved(now, change, revision),
  }
  try {
    const { revision } = await save.ask()
    noteOwnRevision(revision)
    const now = useEditingStore.getState().open
    // Somebody who went on to another language or save point reads the part there.
    if (now?.revision !== open.revision || now.language !== open.language) return false
    putOpen(save.take(now, revision))
    return true
  } catch (error) {
    if (isUnanswered(error)) useEditingStore.setState({ unanswered: save })
    const { name } = change.kind === 'add' ? change.part : getPartById(open.saved, change.id)
    notify('warning', messages.reusableExpressions.notSent(name), error instanceof Error ? error.message : '')
    return false
  }
}

interface CallQuery {
  base_revision: string
  save_id: string
}

function ask(
  { head, language }: OpenDomain,
  change: PartChange,
  query: CallQuery,
): Promise<{ revision: string }> {
  const domainId = head._id
  if (change.kind === 'add')
    return call(reusableExpressions.create, { query, body: newPart(head, language, change) })
  const params = { id: `${domainId}:${change.id}` }
  if (change.kind === 'delete') return call(reusableExpressions.remove, { params, query })
  const { values, ...fields } = change.fields
  return call(reusableExpressions.update, {
    params,
    query,
    body: { ...fields, ...(values && { values: { ...values } }) },
  })
}

function newPart(
  { _id: domainId }: DomainReply,
  language: string,
  change: Extract<PartChange, { kind: 'add' }>,
) {
  const { id, name, values, comments } = change.part
  const said = {
    ...(Object.keys(values).length > 0 && { values }),
    ...(comments !== '' && { comments }),
  }
  return { _id: `${domainId}:${id}`, name, language, domainId, position: change.at, ...said }
}

/** The open domain once the server has one change of a part; all others stay as unsaved as they were. */
function partSaved(open: OpenDomain, change: PartChange, revision: string): OpenDomain {
  const saved = changeReusableExpression(open.saved, change)
  return {
    ...open,
    revision,
    saved,
    stored: applyChanges(open.stored, changedEntries(toWire(open.saved), toWire(saved))),
    renames: renamesLeft(open, change),
  }
}

function renamesLeft({ saved, renames }: OpenDomain, change: PartChange): OpenDomain['renames'] {
  const to = change.kind === 'change' ? change.fields.name : undefined
  if (change.kind !== 'change' || to === undefined) return renames
  return withoutRename(renames, { kind: 'reusableExpression', from: getPartById(saved, change.id).name, to })
}
