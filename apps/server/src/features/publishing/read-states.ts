import { messages } from '@sdp/domain'
import { type Item, isRunning, itemKey, type PublishState, placeOf } from '@sdp/domain/publishing'
import type { Deps } from '../../deps.ts'
import { placeName } from '../../publishing/place.ts'
import type { NamedPublishingPlace } from '../../publishing/targets/target.ts'
import type { Finding } from '../../publishing/targets/targets.ts'
import { readSituation, type Scene, statesOf } from './scene.ts'

type Tools = Pick<Deps, 'db' | 'content' | 'publishing'>

/** The state of items, as the tables and the targets say. */
export async function readStates(
  tools: Tools,
  scene: Scene,
  items: readonly Item[],
): Promise<PublishState[]> {
  const states = await compared(tools, scene, items)
  const doubtful = states.filter(({ resourceState }) => resourceState.atTarget !== undefined)
  if (doubtful.length === 0) return states
  // Tables and targets cannot be asked at one moment: what differs twice was not just being switched
  const again = new Map((await compared(tools, scene, doubtful)).map((state) => [itemKey(state), state]))
  return states.map((state) => again.get(itemKey(state)) ?? state)
}

async function compared(
  { db, content, publishing }: Tools,
  scene: Scene,
  items: readonly Item[],
): Promise<PublishState[]> {
  const situation = await readSituation(db, { content }, scene, items)
  const { domainId, name } = scene.domain
  const namedPlace = (item: Item): NamedPublishingPlace => ({ domainId, name, ...placeOf(item) })
  const places = new Map(items.map(namedPlace).map((place) => [placeName(place), place]))
  const findings = await publishing.targets.compare(
    [...places.values()].map((place) => ({
      place,
      artifact: situation.place(place).active?.artifact ?? null,
    })),
  )
  return statesOf(scene, situation, items).map((state) => withFinding(state, findings(namedPlace(state))))
}

const words = messages.publishing

function withFinding(state: PublishState, finding: Finding | undefined): PublishState {
  if (finding === undefined) return state
  const { resourceState } = state
  // A failure is shown whatever its target says (ruling R158): often the target is the reason
  const hasFailed = resourceState.state === 'error'
  if (finding === 'silent') {
    const override = hasFailed
      ? { msgLong: `${resourceState.msgLong}. ${words.targetSilent}` }
      : ({ state: 'unknown', msgShort: words.targetSilent } as const)
    return { ...state, resourceState: { ...resourceState, ...override } }
  }
  // What is on its way may have switched the target already
  if (isRunning(state)) return state
  const atTarget = whatDiffers(finding, resourceState.isActive)
  const override = hasFailed
    ? {}
    : ({ state: 'error', msgShort: atTarget, msgLong: words.deliverAgain } as const)
  return { ...state, resourceState: { ...resourceState, ...override, atTarget } }
}

function whatDiffers({ target, held }: Exclude<Finding, 'silent'>, isActive: boolean): string {
  if (!isActive) return words.targetStillHas(target)
  return held.artifact === null ? words.targetLost(target) : words.targetHasOther(target, held.savePoint)
}
