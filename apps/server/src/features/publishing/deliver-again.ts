import { canEdit, type User } from '@sdp/domain'
import {
  type Instruction,
  type Item,
  isRunning,
  itemKey,
  type PublishState,
  placeOf,
  redeliveryRefusalReason,
  stepsOfRun,
} from '@sdp/domain/publishing'
import type { Transact } from '../../db/database.ts'
import type { Tx } from '../../db/tx.ts'
import type { Deps } from '../../deps.ts'
import { publishItems } from '../../publishing/publishing-items.ts'
import { ownSession, requesterAt } from '../../records/domain-record.ts'
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
import { type Content, insertRun, lockForPublishing } from './store.ts'

interface RedeliveryCommand {
  user: User
  domain: DomainSavePoint
  instructions: readonly Instruction[]
}

/**
 * Brings the targets of places back to what is active here, or to nothing where nothing is. It is exactly what was
 * approved and published, so it takes no approval (ruling R157); and never anything else, since no run may be under way
 * that would change it.
 */
export async function deliverAgain(
  deps: Deps,
  change: Transact,
  command: RedeliveryCommand,
): Promise<PublishState[]> {
  const refusals = await change((tx) => deliverIn(tx, deps, command))
  const scene = await openScene(deps.db, deps, command.domain)
  const states = await readStates(deps, scene, knownItems(scene, command.instructions))
  return states.map((state) => {
    const refusal = refusals.get(itemKey(placeOf(state)))
    return refusal === undefined ? state : { ...state, refusal }
  })
}

async function deliverIn(
  client: Tx,
  deps: Deps,
  { user, domain: asked, instructions }: RedeliveryCommand,
): Promise<Map<string, string>> {
  const asker = await deps.requester(user, client)
  await lockForPublishing(client, asked.name, asked.savePoint)
  const scene = await openScene(client, deps, asked)
  const { domain } = scene
  const items = knownItems(scene, instructions)
  const situation = await readSituation(client, deps, scene, items)
  const mayEdit = canEdit(requesterAt(asker, domain), domain, { session: ownSession(domain) })
  const states = new Map(statesOf(scene, situation, items).map((state) => [itemKey(placeOf(state)), state]))
  const refusals = new Map<string, string>()
  const delivered: Item[] = []
  for (const [key, state] of states) {
    const hasTarget = deps.publishing.targets.of(state).length > 0
    const refusal = redeliveryRefusalReason({ mayEdit, hasTarget, isRunning: isRunning(state) })
    if (refusal === undefined) {
      await insertDelivery(client, deps, { scene, situation, item: state, user })
      delivered.push(placeOf(state))
    } else refusals.set(key, refusal)
  }
  await publishItems(deps.events, client, { name: domain.name, items: delivered })
  return refusals
}

async function insertDelivery(
  client: Tx,
  deps: Deps,
  { scene, situation, item, user }: { scene: Scene; situation: Situation; item: Item; user: User },
): Promise<void> {
  const { domain, configuration } = scene
  const { active } = situation.place(item)
  const id = deps.newId()
  await insertRun(client, {
    id,
    place: { domainId: domain.domainId, ...placeOf(item) },
    action: active === undefined ? 'unpublish' : 'publish',
    content: active ?? (await nothing(client, deps, scene)),
    approval: null,
    steps: stepsOfRun(configuration, item, { isBuilt: true }),
    user,
    at: deps.clock(),
  })
  await deps.jobs.send(client, 'publishing', { domain: domain.name, run: id })
}

/** Every run names content; one that takes away what is not published here names what is saved. */
async function nothing(client: Tx, { content }: Deps, scene: Scene): Promise<Content> {
  const { savePointName } = scene.domain
  const { revision, manifest } = scene.heads.get(savePointName)!
  const pinned = await content.pin(client, manifest, scene.settings)
  return { savePointName, revision, manifest: pinned, contentHash: pinned, artifact: null }
}
