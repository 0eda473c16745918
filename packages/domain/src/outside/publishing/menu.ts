import { messages } from '../../messages/messages.ts'
import { approvalActionOf } from './approvals.ts'
import { asInstructions } from './instructions.ts'
import { type Asker, redeliveryRefusalReason } from './judge.ts'
import type { Instruction } from './place.ts'
import { type ApprovalOption, approvalActions, type PublishingAction, type PublishState } from './state.ts'

/** Who looks at the menu. */
export interface MenuContext extends Asker {
  sub: string
  /** All states that are held; the dialog stays while a language that is not chosen speaks from it. */
  held: readonly PublishState[]
}

/** An instruction as it is sent. */
export interface ActionInstruction extends Instruction {
  approval: ApprovalOption
}

interface Shown {
  label: string
  /** Why it cannot be chosen. */
  disabled?: string
}

/** An entry of the menu with what it sends; a refusal needs a reason in addition. */
export type MenuEntry = Shown &
  (
    | {
        kind: 'publish' | 'unpublish' | 'ar-removal' | 'approve' | 'remove-request' | 'refuse'
        action: PublishingAction
        instructions: ActionInstruction[]
        /** Why some of what is chosen is left out. */
        note?: string
      }
    | { kind: 'deliver'; instructions: Instruction[] }
    | {
        kind: 'download-published' | 'download-saved'
        source: 'provider' | 'sdp'
        instructions: Instruction[]
      }
  )

/** What can be done with the chosen items, in the order of the menu. */
export function publishMenu(chosen: readonly PublishState[], context: MenuContext): MenuEntry[] {
  if (chosen.length === 0) return []
  const deliver = deliverEntry(chosen, context)
  const publish = actionEntry('publish', chosen, context)
  // Before all else, since something else answers there; of several places some may have nothing to be delivered
  const isOnePlace = new Set(chosen.map(({ node, environment }) => `${node}/${environment}`)).size === 1
  return [
    ...(isOnePlace ? [...deliver, ...publish] : [...publish, ...deliver]),
    ...actionEntry('unpublish', chosen, context),
    ...actionEntry('ar-removal', chosen, context),
    ...requestEntries(chosen, context),
    ...downloadEntries(chosen),
  ]
}

/** What a target does not have as it is published. */
function deliverEntry(chosen: readonly PublishState[], { mayEdit }: MenuContext): MenuEntry[] {
  const differing = chosen.filter(({ resourceState }) => resourceState.atTarget !== undefined)
  if (differing.length === 0) return []
  const refusal = redeliveryRefusalReason({ mayEdit, hasTarget: true, isRunning: false })
  const entry = { kind: 'deliver', label: 'Deliver again', instructions: asInstructions(differing) } as const
  return [refusal === undefined ? entry : { ...entry, disabled: refusal }]
}

const names: Readonly<Record<PublishingAction, { direct: string; asked: string }>> = {
  publish: { direct: 'Publish', asked: 'Request Publish' },
  unpublish: { direct: 'Unpublish', asked: 'Request Unpublish' },
  'ar-removal': { direct: 'Remove Language Model', asked: 'Request Language Model Removal' },
}

const words = messages.publishing

function actionEntry(
  action: PublishingAction,
  chosen: readonly PublishState[],
  context: MenuContext,
): MenuEntry[] {
  const items = concerned(action, chosen, context)
  if (items.length === 0) return []
  const requests = items.filter(({ approval }) => approval?.state === 'required')
  const runs = items.filter((item) => mayRun(item, action))
  const instructions = [...withOption(requests, 'request'), ...withOption(runs, 'execute')]
  const { direct, asked } = names[action]
  const label = requests.length === 0 ? direct : runs.length === 0 ? asked : `Request & ${direct}`
  const entry = { kind: action, action, label, instructions } as const
  if (instructions.length > 0) return [locked(entry, context)]
  const areAsked = items.every(
    ({ approval }) => approval?.state === 'requested' && approval.action === approvalActionOf(action),
  )
  return areAsked || areAlike(chosen) ? [] : [{ ...entry, disabled: words.sameState }]
}

/** Those that the action is about: what is not published is not taken away. */
function concerned(
  action: PublishingAction,
  chosen: readonly PublishState[],
  { held }: MenuContext,
): readonly PublishState[] {
  if (action === 'publish') return chosen
  const published = chosen.filter(isPublished)
  if (action === 'ar-removal') return published.filter(({ resource }) => resource === 'languageModel')
  return published.filter((item) => item.resource !== 'dialog' || !isSpokenFrom(item, chosen, held))
}

/** Whether a language that is not chosen needs the dialog (ruling R150). */
function isSpokenFrom(
  dialog: PublishState,
  chosen: readonly PublishState[],
  held: readonly PublishState[],
): boolean {
  const leaving = new Set(chosen.filter((one) => isDialogOf(dialog, one)).map((one) => one.language))
  return held.some(
    (one) =>
      one.node === dialog.node &&
      one.environment === dialog.environment &&
      one.resource !== 'dialog' &&
      isPublished(one) &&
      !leaving.has(one.language),
  )
}

function isDialogOf(dialog: PublishState, one: PublishState): boolean {
  return (
    one.node === dialog.node && one.environment === dialog.environment && one.resource === dialog.resource
  )
}

/** Published, outdated, or still there although the last attempt failed or its place cannot be asked (ruling R150). */
export function isPublished({ resourceState: { state, isActive } }: PublishState): boolean {
  return state === 'published' || state === 'outdated' || isActive
}

function mayRun({ approval }: PublishState, action: PublishingAction): boolean {
  if (approval === undefined) return false
  if (approval.state === undefined) return true
  return approval.state === 'approved' && approval.action === approvalActionOf(action)
}

function locked<Entry extends MenuEntry>(entry: Entry, { mayEdit, hasPlatforms }: Asker): Entry {
  if (!mayEdit) return { ...entry, disabled: messages.domain.readOnly }
  return hasPlatforms ? entry : { ...entry, disabled: messages.domain.platformsRequired }
}

function areAlike(chosen: readonly PublishState[]): boolean {
  const kinds = new Set(
    chosen.map(({ resourceState, approval }) =>
      [resourceState.state, approval?.state, approval?.action].join('/'),
    ),
  )
  return kinds.size === 1
}

function requestEntries(chosen: readonly PublishState[], context: MenuContext): MenuEntry[] {
  const asked = approvalActions.flatMap((action) => {
    const open = chosen.filter(({ approval }) => isOpen(approval) && approval?.action === action)
    return open.length > 0 ? [{ action, open }] : []
  })
  return asked.flatMap(({ action, open }) => {
    // Where both are asked for, the entries say which they mean.
    const about = asked.length > 1 ? ` ${names[action].direct}` : ''
    const waiting = open.filter(({ approval }) => approval?.state === 'requested')
    const ofOthers = waiting.filter(({ approval }) => approval?.requesterSub !== context.sub)
    const toApprove = ofOthers.filter(({ approval }) => !approval?.approverSubs.includes(context.sub))
    const note = ofOthers.length < waiting.length ? { note: words.ownRequest } : {}
    const denied = context.hasAccess ? {} : { disabled: messages.domain.readOnly }
    const entries: MenuEntry[] = []
    if (toApprove.length > 0) {
      const instructions = withOption(toApprove, 'approve')
      entries.push({ kind: 'approve', action, label: `Approve${about}`, instructions, ...note, ...denied })
    }
    if (ofOthers.length > 0) {
      const instructions = withOption(ofOthers, 'refuse')
      entries.push({ kind: 'refuse', action, label: `Refuse${about}`, instructions, ...note, ...denied })
    }
    const isAllOwn = open.every(({ approval }) => approval?.requesterSub === context.sub)
    const mayCancel = context.mayEdit || (context.hasAccess && isAllOwn)
    entries.push({
      kind: 'remove-request',
      action,
      label: `Remove${about} Request`,
      instructions: withOption(open, 'cancel'),
      ...(mayCancel ? {} : { disabled: messages.domain.readOnly }),
    })
    return entries
  })
}

function isOpen(approval: PublishState['approval']): boolean {
  return approval?.state === 'requested' || approval?.state === 'approved'
}

function downloadEntries(chosen: readonly PublishState[]): MenuEntry[] {
  const published = chosen.filter(isPublished)
  const saved: MenuEntry = {
    kind: 'download-saved',
    label: 'Saved',
    source: 'sdp',
    instructions: asInstructions(chosen),
  }
  if (published.length === 0) return [saved]
  const instructions = asInstructions(published)
  return [{ kind: 'download-published', label: 'Published', source: 'provider', instructions }, saved]
}

function withOption(items: readonly PublishState[], approval: ApprovalOption): ActionInstruction[] {
  return asInstructions(items).map((instruction) => ({ ...instruction, approval }))
}
