import { canEdit, isTrusted, messages, personName, type User } from '@sdp/domain'
import {
  type ApprovalOption,
  approvalActionOf,
  approversNeeded,
  hasApproved,
  type Instruction,
  type Item,
  isOwnRequest,
  itemKey,
  itemsOf,
  type PublishingAction,
  type PublishState,
  placeOf,
  refusalReason,
  stepsOfRun,
  withApproval,
} from '@sdp/domain/publishing'
import type { Transact } from '../../db/database.ts'
import type { Tx } from '../../db/tx.ts'
import type { Deps } from '../../deps.ts'
import { publishItems } from '../../publishing/publishing-items.ts'
import { ownSession, requesterAt } from '../../records/domain-record.ts'
import { readArtifact } from './artifacts.ts'
import { type Happening, publishRequestNotices } from './notices.ts'
import type { RequestRow } from './places.ts'
import { readStates } from './read-states.ts'
import {
  type DomainSavePoint,
  knownItems,
  openScene,
  readSituation,
  type Scene,
  type Situation,
  statesOf,
} from './scene.ts'
import {
  type Content,
  findSameRun,
  insertRequest,
  insertRun,
  lockForPublishing,
  updateRequest,
} from './store.ts'

/** What somebody says with what they want. */
interface RequestTexts {
  reason?: string | undefined
  comment?: string | undefined
}

/** What somebody wants to be done. */
export interface PublishingCommand {
  action: PublishingAction
  user: User
  domain: DomainSavePoint
  instructions: readonly (Instruction & { approval: ApprovalOption } & RequestTexts)[]
  /** Publishes these earlier ones in place of what is saved, by the keys of their places: all of them or none. */
  version?: ReadonlyMap<string, Content>
}

/** Does what is possible, each item judged for itself, and returns the state of all of them. */
export async function act(
  deps: Deps,
  transact: Transact,
  command: PublishingCommand,
): Promise<PublishState[]> {
  const { db } = deps
  const refusals = await transact((client) => actInTransaction(deps, client, command))
  const scene = await openScene(db, deps, command.domain)
  const items = knownItems(scene, command.instructions)
  const states = await readStates(deps, scene, items)
  const known = new Set(items.map(itemKey))
  const strange = command.instructions.flatMap(itemsOf).filter((item) => !known.has(itemKey(item)))
  return [...states, ...strange.map(nowhere)].map((state) => {
    const refusal = refusals.get(itemKey(state)) ?? state.refusal
    return refusal === undefined ? state : { ...state, refusal }
  })
}

/** Nothing is known of a place at which the domain cannot be published. */
function nowhere(item: Item): PublishState {
  const refusal = messages.publishing.noSuchPlace(
    messages.publishing.place(item.node, item.environment, item.language),
  )
  const empty = { msgShort: '', msgLong: '', savePointName: '', user: '', date: '' }
  return {
    ...item,
    resourceState: { ...empty, state: 'unknown', isActive: false },
    pipeline: { steps: [], currentStep: '', logs: [] },
    refusal,
  }
}

async function actInTransaction(
  deps: Deps,
  client: Tx,
  command: PublishingCommand,
): Promise<Map<string, string>> {
  const { user, instructions, domain: asked } = command
  const asker = await deps.requester(user, client)
  await lockForPublishing(client, asked.name, asked.savePoint)
  const scene = await openScene(client, deps, asked)
  const { domain } = scene
  const items = knownItems(scene, instructions)
  const situation = await readSituation(client, deps, scene, items)
  const states = new Map(statesOf(scene, situation, items).map((state) => [itemKey(state), state]))
  const requester = requesterAt(asker, domain)
  const who = {
    mayEdit: canEdit(requester, domain, { session: ownSession(domain) }),
    hasAccess: isTrusted(requester, domain),
    hasPlatforms: domain.platforms.length > 0,
  }
  const needed = await spokenFrom(deps, client, scene, command)

  const following = { deps, client, scene, situation, command }
  const itemRefusalReason = (item: Item, option: ApprovalOption): string | undefined => {
    const state = states.get(itemKey(item))!
    const { request } = situation.place(item)
    const judged = {
      resource: item.resource,
      isActive: state.resourceState.isActive,
      approval: state.approval!,
      isOwn: request !== undefined && isOwnRequest(request, user),
      hasApproved: request !== undefined && hasApproved(request, user),
      isRunning: isRunning(following, item),
    }
    return refusalReason({ action: command.action, option }, judged, who) ?? needed(item, option)
  }
  const wished = instructions.map(({ approval: option, reason = '', comment = '', ...instruction }) => ({
    ...{ option, reason, comment },
    items: knownItems(scene, [instruction]).filter((item) => !isThereAlready(following, item)),
  }))
  // Half a version is worse than the one that is there (ruling R171)
  const refusesAll =
    command.version === undefined
      ? undefined
      : wished
          .flatMap(({ option, items }) => items.map((item) => itemRefusalReason(item, option)))
          .find(Boolean)

  const refusals = new Map<string, string>()
  const done = new Map<string, string | undefined>()
  const changed: Item[] = []
  const happenings: Happening[] = []
  for (const { option, reason, comment, items } of wished) {
    for (const item of items) {
      const place = placeOf(item)
      const key = `${option} ${itemKey(place)}`
      // The dialog is done once for all its languages.
      if (!done.has(key)) {
        const { request } = situation.place(item)
        const refusal =
          refusesAll ??
          itemRefusalReason(item, option) ??
          (await follow(following, { item, option, reason, comment }))
        done.set(key, refusal)
        if (refusal === undefined) {
          changed.push(item)
          const what = whatHappens(option, { scene, item, request, user })
          if (what !== undefined) happenings.push({ what, item, request, reason: reason || comment })
        }
      }
      const refusal = done.get(key)
      if (refusal !== undefined) refusals.set(itemKey(item), refusal)
    }
  }
  const { name } = domain
  await publishItems(deps.events, client, { name, items: changed.map(placeOf) })
  await publishRequestNotices(deps, client, happenings, { name, action: command.action, user })
  return refusals
}

/** What becomes of a request; a run is no news of one. */
function whatHappens(
  option: ApprovalOption,
  { scene, item, request, user }: { scene: Scene; item: Item; request: RequestRow | undefined; user: User },
): Happening['what'] | undefined {
  if (option === 'execute') return undefined
  if (option === 'approve') {
    const needed = approversNeeded(scene.configuration, item.environment)
    return withApproval(request!, { user, comment: '', needed }).state === 'approved' ? 'approved' : 'agreed'
  }
  return ({ request: 'requested', cancel: 'cancelled', refuse: 'refused' } as const)[option]
}

/** The dialog is taken away only together with all languages that speak from it. */
async function spokenFrom(
  deps: Deps,
  client: Tx,
  scene: Scene,
  { action, instructions }: PublishingCommand,
): Promise<(item: Item, option: ApprovalOption) => string | undefined> {
  if (action !== 'unpublish') return () => undefined
  const models = scene.instructions.filter(({ resource }) => resource === 'languageModel').flatMap(itemsOf)
  const situation = await readSituation(client, deps, scene, models)
  const active = models.filter((item) => situation.place(item).active !== undefined)
  const leaving = instructions.flatMap(itemsOf)
  return (item, option) => {
    if (item.resource !== 'dialog' || (option !== 'request' && option !== 'execute')) return undefined
    const isHere = (one: Item) => one.node === item.node && one.environment === item.environment
    const goes = new Set(
      leaving
        .filter((one) => one.resource === 'dialog' && isHere(one))
        .map((one) => one.language.toLowerCase()),
    )
    const staying = active.filter((one) => isHere(one) && !goes.has(one.language.toLowerCase()))
    if (staying.length === 0) return undefined
    return messages.publishing.dialogNeeded(staying.map(({ language }) => language))
  }
}

interface Following {
  deps: Deps
  client: Tx
  scene: Scene
  situation: Situation
  command: PublishingCommand
}

/** Does what was judged to be allowed; returns why it cannot be done after all. */
async function follow(
  following: Following,
  { item, option, reason, comment }: { item: Item; option: ApprovalOption } & Required<RequestTexts>,
): Promise<string | undefined> {
  const { deps, client, scene, situation, command } = following
  const { request } = situation.place(item)
  const at = deps.clock()
  const { user } = command
  if (option === 'approve') {
    const needed = approversNeeded(scene.configuration, item.environment)
    await updateRequest(client, request!.id, { ...withApproval(request!, { user, comment, needed }), at })
    return undefined
  }
  if (option === 'cancel') {
    await updateRequest(client, request!.id, { state: 'cancelled', decidedBy: personName(user), at })
    return undefined
  }
  if (option === 'refuse') {
    if (reason === '') return messages.publishing.reasonRequired
    await updateRequest(client, request!.id, { state: 'refused', reason, decidedBy: personName(user), at })
    return undefined
  }
  const found = contentFor(following, item)
  if (found === undefined) return messages.domain.languageMissing(item.language)
  const content = await pinned(following, found)
  if (option === 'request') {
    await ask(following, { item, content, comment, at })
    return undefined
  }
  return run(following, { item, content, at })
}

/** Whether the last that was asked for at a place is the same, and not at its end (ruling R152). */
function isRunning(following: Following, item: Item): boolean {
  const { run } = following.situation.place(item)
  return (
    (run?.state === 'waiting' || run?.state === 'running') &&
    run.action === following.command.action &&
    run.contentHash === contentFor(following, item)?.contentHash
  )
}

/** Whether what a version has at a place is active there, with nothing under way. */
function isThereAlready(following: Following, item: Item): boolean {
  const { situation, command } = following
  if (command.version === undefined) return false
  const { active, run } = situation.place(item)
  const isBusy = run?.state === 'waiting' || run?.state === 'running'
  return !isBusy && active?.contentHash === contentFor(following, item)?.contentHash
}

/** What an action is about: what is saved or was built before, or what is there now and is to go. */
function contentFor({ scene, situation, command }: Following, item: Item): Content | undefined {
  const { active } = situation.place(item)
  if (command.action !== 'publish') return active
  if (command.version !== undefined) return command.version.get(itemKey(placeOf(item)))
  const { savePointName } = scene.domain
  const contentHash = situation.savedHash(item, savePointName)
  const head = scene.heads.get(savePointName)
  if (contentHash === undefined || head === undefined) return undefined
  return { savePointName, revision: head.revision, manifest: head.manifest, contentHash, artifact: null }
}

/** What is saved, with the settings that are published with it; what was built has them already. */
async function pinned({ deps, client, scene }: Following, content: Content): Promise<Content> {
  if (content.artifact !== null) return content
  return { ...content, manifest: await deps.content.pin(client, content.manifest, scene.settings) }
}

async function ask(
  { deps, client, scene, situation, command }: Following,
  { item, content, comment, at }: { item: Item; content: Content; comment: string; at: number },
): Promise<void> {
  const before = situation.place(item).request
  // One that is void makes way.
  if (before?.state === 'requested' || before?.state === 'approved') {
    await updateRequest(client, before.id, { state: 'void', at })
  }
  await insertRequest(client, {
    id: deps.newId(),
    place: { domainId: scene.domain.domainId, ...placeOf(item) },
    action: approvalActionOf(command.action),
    content,
    user: command.user,
    comment,
    at,
  })
}

async function run(
  following: Following,
  { item, content, at }: { item: Item; content: Content; at: number },
): Promise<string | undefined> {
  const { deps, client, scene, situation, command } = following
  const { domain, configuration } = scene
  const place = { domainId: domain.domainId, ...placeOf(item) }
  const needed = approversNeeded(configuration, item.environment)
  const approval = needed === 0 ? undefined : situation.place(item).request
  const approved = approval === undefined ? content : await approvedContent(following, { content, approval })
  if (approved === undefined) return messages.publishing.otherSavePoint(approval!.savePointName)
  const { action, user } = command
  const same = { place, action, contentHash: approved.contentHash }
  if ((await findSameRun(client, same)) !== undefined) return undefined
  // What it would have joined ended a moment ago
  if (needed > 0 && approval?.state !== 'approved') return messages.publishing.approvalRequired
  const id = deps.newId()
  await insertRun(client, {
    id,
    place,
    action,
    content: approved,
    approval: approval?.id ?? null,
    steps: stepsOfRun(configuration, item, { isBuilt: approved.artifact !== null }),
    user,
    at,
  })
  if (approval !== undefined) await updateRequest(client, approval.id, { state: 'used', at })
  await deps.jobs.send(client, 'publishing', { domain: domain.name, run: id })
  return undefined
}

/** Nothing but what was approved is run, whichever save point somebody looks from (ruling R152). */
async function approvedContent(
  { client, command }: Following,
  { content, approval }: { content: Content; approval: RequestRow },
): Promise<Content | undefined> {
  if (approval.artifact !== null && command.version === undefined)
    return readArtifact(client, approval.artifact)
  return approval.contentHash === content.contentHash ? content : undefined
}
