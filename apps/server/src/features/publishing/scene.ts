import { messages, Refused } from '@sdp/domain'
import {
  type Instruction,
  type Item,
  instructionsFor,
  itemKey,
  itemsOf,
  languagesAt,
  type PublishingConfiguration,
  type PublishState,
  placeOf,
} from '@sdp/domain/publishing'
import type { Manifest } from '../../content/manifest.ts'
import { type PinnedSettings, withSettings } from '../../content/pinned-settings.ts'
import { resourceHash } from '../../content/resource-hash.ts'
import type { Db } from '../../db/tx.ts'
import type { Deps } from '../../deps.ts'
import { type DomainRecord, findSavePointOf } from '../../records/domain-record.ts'
import { type PlaceState, readPlaces } from './places.ts'
import { stateOf } from './state-of.ts'
import { activeLanguages, type Head, listHeads } from './store.ts'

/** The save point whose content is meant. */
export interface DomainSavePoint {
  name: string
  savePoint: string
}

/** A domain as publishing sees it. */
export interface Scene {
  domain: DomainRecord
  configuration: PublishingConfiguration
  /** All that there is to publish, also in languages that only are published still (ruling R160). */
  instructions: Instruction[]
  /** The newest revision of each save point, by its name. */
  heads: ReadonlyMap<string, Head>
  /** What is published with the content of any of them. */
  settings: PinnedSettings
}

type Tools = Pick<Deps, 'config' | 'content'>

/** Reads what publishing needs of a domain; the answer holds as long as the caller's transaction keeps it from changing. */
export async function openScene(
  db: Db,
  { config }: Tools,
  { name, savePoint }: DomainSavePoint,
): Promise<Scene> {
  const domain = await findSavePointOf(db, name, savePoint)
  if (domain === undefined) throw new Refused('missing', messages.domain.notFound(name))
  // One after the other: inside a transaction there is one connection.
  const heads = await listHeads(db, domain.domainId)
  const active = await activeLanguages(db, domain.domainId)
  const own = domain.languages.map(({ language }) => language)
  const languages = [...own, ...active.filter((language) => !own.includes(language))]
  const configuration = config.publishing
  const instructions = instructionsFor(configuration, { embedded: domain.embedded, languages })
  const settings = {
    platforms: domain.platforms,
    ssmlTransition: config.featureFlags.enableSsmlTransition ?? false,
  }
  return { domain, configuration, instructions, heads, settings }
}

/** The items of instructions as the domain writes them; what cannot be published is left out. */
export function knownItems(scene: Scene, asked: readonly Instruction[] | undefined): Item[] {
  const all = scene.instructions.flatMap(itemsOf)
  if (asked === undefined) return all
  const wanted = new Set(asked.flatMap(itemsOf).map(itemKey))
  return all.filter((item) => wanted.has(itemKey(item)))
}

/** The state of places, and what is saved there. */
export interface Situation {
  place: (item: Item) => PlaceState
  /** What the newest revision of a save point says at a place; undefined where it says nothing there. */
  savedHash: (item: Item, savePointName: string) => string | undefined
}

/** Reads the state of items: one query, and the manifests that are not at hand. */
export async function readSituation(
  db: Db,
  { content }: Pick<Deps, 'content'>,
  scene: Scene,
  items: readonly Item[],
): Promise<Situation> {
  const wanted = new Map(items.map(placeOf).map((place) => [itemKey(place), place]))
  const rows = await readPlaces(db, scene.domain.domainId, [...wanted.values()])
  const places = new Map(rows.map((row) => [itemKey(row), row]))
  const savePoints = new Set([scene.domain.savePointName, ...rows.flatMap(savePointsOfRequest)])
  const heads = [...scene.heads.values()].filter(({ name }) => savePoints.has(name))
  const manifests = await content.manifests(
    heads.map(({ manifest }) => manifest),
    db,
  )
  const made = new Map<string, string | undefined>()
  return {
    place: (item) => places.get(itemKey(placeOf(item)))!,
    savedHash: (item, savePointName) => {
      const key = `${savePointName} ${itemKey(placeOf(item))}`
      if (!made.has(key)) {
        const head = scene.heads.get(savePointName)
        made.set(key, head && hashAt(scene, { head, item, manifest: manifests.get(head.manifest) }))
      }
      return made.get(key)
    },
  }
}

function savePointsOfRequest({ request }: PlaceState): string[] {
  return request === undefined ? [] : [request.savePointName]
}

function hashAt(
  { configuration, domain, settings }: Scene,
  { head, item, manifest: content }: { head: Head; item: Item; manifest: Manifest | undefined },
): string | undefined {
  if (content === undefined) return undefined
  const manifest = withSettings(content, settings)
  const at = { embedded: domain.embedded, languages: head.languages.map(({ language }) => language) }
  const spoken = languagesAt(configuration, at, item.node)
  if (item.resource === 'dialog')
    return resourceHash(manifest, { resource: item.resource, languages: spoken })
  if (!spoken.includes(item.language)) return undefined
  return resourceHash(manifest, { resource: item.resource, languages: [item.language] })
}

/** The states of items as the asked save point sees them. */
export function statesOf(scene: Scene, situation: Situation, items: readonly Item[]): PublishState[] {
  return items.map((item) =>
    stateOf(item, situation.place(item), {
      configuration: scene.configuration,
      savedHash: situation.savedHash(item, scene.domain.savePointName),
      savePointName: scene.domain.savePointName,
      hasChanged: hasContentChanged(situation, item),
    }),
  )
}

/** Whether an open request is about something else than what is there now. */
export function hasContentChanged(situation: Situation, item: Item): boolean {
  const { request, active } = situation.place(item)
  if (request === undefined || request.artifact !== null) return false
  const now =
    request.action === 'publish' ? situation.savedHash(item, request.savePointName) : active?.contentHash
  return now !== request.contentHash
}
