import type { BehaviourChanges, PublishingChanges, PublishingTests } from '@sdp/api'
import {
  type ApprovalAction,
  type Instruction,
  type Item,
  itemKey,
  itemsOf,
  languagesAt,
  type TopicChanges,
  whatChanges,
} from '@sdp/domain/publishing'
import type { SectionPair } from '../../content/compare.ts'
import type { Manifest } from '../../content/manifest.ts'
import { resourceParts } from '../../content/resource-parts.ts'
import type { Deps } from '../../deps.ts'
import { type OpenRequest, readRequests, type Sides, sidesAt } from './change-sides.ts'
import {
  type DomainSavePoint,
  knownItems,
  openScene,
  readSituation,
  type Scene,
  type Situation,
} from './scene.ts'
import { type SpokenPair, spokenChanges } from './spoken-changes.ts'
import { spokenTests } from './spoken-tests.ts'
import { readVersion } from './versions.ts'

interface ChangesQuery {
  domain: DomainSavePoint
  instructions: readonly Instruction[]
  action: ApprovalAction
  /** Publishes what was active when this run had ended. */
  run?: string | undefined
}

/** The most different answers that can be looked at; more come only from a page where everything is selected. */
const maxComparisons = 6

/** What following instructions would change where they are followed, against what is active there. */
export async function publishingChanges(deps: Deps, query: ChangesQuery): Promise<PublishingChanges> {
  const { scene, requests, manifests, groups } = await openComparisons(deps, query)
  const comparisons: PublishingChanges['comparisons'] = []
  for (const { places, replaces, pairs } of groups.slice(0, maxComparisons)) {
    comparisons.push({ places, replaces, topics: await topicsOf(deps, pairs) })
  }
  const since = await sinceRequests(deps, { scene, requests, manifests })
  return {
    comparisons,
    left: groups.slice(maxComparisons).flatMap(({ places }) => places).length,
    requests: requestsIn(requests),
    ...(since && { since }),
  }
}

/** What that does to whoever speaks: apart, since it takes longer and the lists need not wait for it. */
export async function behaviourChanges(deps: Deps, query: ChangesQuery): Promise<BehaviourChanges> {
  const { scene, manifests, groups } = await openComparisons(deps, query)
  const compared = groups.slice(0, maxComparisons)
  const about = { domain: scene.domain, manifests }
  const spoken = await spokenChanges(
    deps,
    about,
    compared.map((one) => one.spoken),
  )
  return compared.map(({ places }, at) => ({ places, spoken: spoken[at]! }))
}

/** How the kept tests go with what is to be active: apart, since it takes longer than both. */
export async function testsOfChanges(deps: Deps, query: ChangesQuery): Promise<PublishingTests> {
  const { scene, requests, manifests, groups } = await openComparisons(deps, query)
  // What was published before is not tested again (ruling R178)
  const isTested = requests.length === 0 || requests.some(({ request }) => request.artifact === null)
  const compared = isTested ? groups.slice(0, maxComparisons) : []
  const about = { domain: scene.domain, manifests }
  const tested = await spokenTests(
    deps,
    about,
    compared.map((one) => one.spoken),
  )
  return compared.map(({ places }, at) => ({ places, languages: tested[at]! }))
}

async function openComparisons(deps: Deps, query: ChangesQuery) {
  const read = await openScene(deps.db, deps, query.domain)
  const items = knownItems(read, query.instructions)
  const around = spokenTogether(read, items)
  const situation = await readSituation(deps.db, deps, read, around)
  const { run, action } = query
  const version = run === undefined ? undefined : await readVersion(deps.db, read.domain.domainId, run)
  const requests = version === undefined ? await readRequests(deps.db, items, { situation, action }) : []
  const scene = await withPinnedHeads(deps, read, requests)
  const about = { scene, situation, action, version }
  const sides = new Map(items.map((item) => [itemKey(item), sidesAt(item, about, requests)]))
  const manifests = await readManifests(deps, { scene, situation, sides, requests, around })
  const groups = gathered(items, (own) => comparisonAt(own, { scene, situation, sides, manifests, around }))
  return { scene, requests, manifests, groups }
}

/** The newest revisions that are compared, with the settings that would be published with them. */
async function withPinnedHeads(
  { db, content }: Deps,
  scene: Scene,
  requests: readonly OpenRequest[],
): Promise<Scene> {
  const wanted = new Set([
    scene.domain.savePointName,
    ...requests.map(({ request }) => request.savePointName),
  ])
  const heads = new Map(scene.heads)
  for (const [name, head] of scene.heads) {
    if (!wanted.has(name)) continue
    heads.set(name, { ...head, manifest: await content.pin(db, head.manifest, scene.settings) })
  }
  return { ...scene, heads }
}

/** Dialog and language model of each language and place: they speak together, whichever of them is asked about. */
function spokenTogether({ instructions }: Scene, items: readonly Item[]): Item[] {
  const wanted = new Set(items.map(spokenAt))
  return instructions.flatMap(itemsOf).filter((item) => wanted.has(spokenAt(item)))
}

function spokenAt({ node, environment, language }: Item): string {
  return itemKey({ node, environment, resource: '', provider: '', language })
}

interface ChangeScene {
  scene: Scene
  situation: Situation
  /** What becomes of the items that are asked about. */
  sides: ReadonlyMap<string, Sides>
  manifests: ReadonlyMap<string, Manifest>
  around: readonly Item[]
}

async function readManifests(
  { db, content }: Deps,
  {
    scene,
    situation,
    sides,
    requests,
    around,
  }: Omit<ChangeScene, 'manifests'> & { requests: readonly OpenRequest[] },
): Promise<Map<string, Manifest>> {
  const wanted = [
    ...[...sides.values()].flatMap(({ before, after }) => [before, after]),
    ...around.map((item) => situation.place(item).active?.manifest),
    ...requests.flatMap(({ manifest, request }) => [
      manifest,
      scene.heads.get(request.savePointName)?.manifest,
    ]),
  ]
  return content.manifests([...new Set(wanted.filter((one) => one !== undefined))], db)
}

interface Comparison {
  places: { node: string; environment: string }[]
  replaces: string[]
  pairs: SectionPair[]
  spoken: SpokenPair[]
}

/** What changes at each market and environment; where the same changes, they are listed once (ruling R173). */
function gathered(
  items: readonly Item[],
  compare: (items: readonly Item[]) => Omit<Comparison, 'places'>,
): Comparison[] {
  const byPlace = new Map<string, Item[]>()
  for (const item of items) {
    const key = `${item.node}/${item.environment}`
    byPlace.set(key, [...(byPlace.get(key) ?? []), item])
  }
  const found = new Map<string, Comparison>()
  for (const own of byPlace.values()) {
    const { node, environment } = own[0]!
    const comparison = compare(own)
    const key = JSON.stringify(comparison)
    const same = found.get(key)
    if (same === undefined) found.set(key, { places: [{ node, environment }], ...comparison })
    else same.places.push({ node, environment })
  }
  return [...found.values()]
}

function comparisonAt(items: readonly Item[], found: ChangeScene): Omit<Comparison, 'places'> {
  const { scene, situation, sides, manifests } = found
  const pairs = new Map<string, SectionPair>()
  for (const item of items) {
    for (const pair of sectionPairs(scene, item, sides.get(itemKey(item))!, manifests)) {
      pairs.set(JSON.stringify(pair), pair)
    }
  }
  const active = items.flatMap((item) => situation.place(item).active ?? [])
  const languages = [...new Set(items.map(({ language }) => language))]
  return {
    replaces: [...new Set(active.map(({ savePointName }) => savePointName))],
    pairs: [...pairs.values()],
    spoken: languages.map((language) => spokenPair(items[0]!, language, found)),
  }
}

/** The collections of a resource that are others than before. */
function sectionPairs(
  scene: Scene,
  item: Item,
  { before, after }: Sides,
  manifests: ReadonlyMap<string, Manifest>,
): SectionPair[] {
  const pairs = new Map<string, SectionPair>()
  for (const side of ['before', 'after'] as const) {
    const manifest = manifests.get((side === 'before' ? before : after) ?? '')
    for (const { path, language, hash } of manifest === undefined ? [] : partsAt(scene, item, manifest)) {
      const key = `${language ?? ''}/${path}`
      const pair = pairs.get(key) ?? { collection: path, language, before: undefined, after: undefined }
      pairs.set(key, { ...pair, [side]: hash })
    }
  }
  return [...pairs.values()].filter((pair) => pair.before !== pair.after)
}

function partsAt({ configuration, domain }: Scene, item: Item, manifest: Manifest) {
  const { resource, node, language } = item
  if (resource !== 'dialog') return resourceParts(manifest, { resource, languages: [language] })
  const spoken = manifest.languages.map(([one]) => one)
  const languages = languagesAt(configuration, { embedded: domain.embedded, languages: spoken }, node)
  return resourceParts(manifest, { resource, languages })
}

/** What answers in a language at the place of an item, before and after. */
function spokenPair(at: Item, language: string, { situation, sides, around }: ChangeScene): SpokenPair {
  const here = around.filter((item) => spokenAt(item) === spokenAt({ ...at, language }))
  const sidesOf = (resource: string): Sides => {
    const item = here.find((one) => one.resource === resource)
    if (item === undefined) return { before: undefined, after: undefined }
    const active = situation.place(item).active?.manifest
    return sides.get(itemKey(item)) ?? { before: active, after: active }
  }
  const dialog = sidesOf('dialog')
  const model = sidesOf('languageModel')
  const together = (side: keyof Sides) => {
    const [spoken, understood] = [dialog[side], model[side]]
    return spoken && understood ? { dialog: spoken, model: understood } : undefined
  }
  return { language, before: together('before'), after: together('after') }
}

async function topicsOf({ content }: Deps, pairs: readonly SectionPair[]): Promise<TopicChanges[]> {
  const { differences, unread } = await content.compareSections(pairs)
  const read = (text: string | undefined): unknown => text && JSON.parse(text)
  return whatChanges(
    differences.map(({ before, after, ...known }) => ({
      ...known,
      before: read(before),
      after: read(after),
    })),
    unread,
  )
}

/** What changed since somebody asked; nothing when all is as it was. */
async function sinceRequests(
  deps: Deps,
  {
    scene,
    requests,
    manifests,
  }: Pick<ChangeScene, 'scene' | 'manifests'> & { requests: readonly OpenRequest[] },
): Promise<TopicChanges[] | undefined> {
  const pairs = new Map<string, SectionPair>()
  for (const { item, request, manifest, isVoid } of requests) {
    if (!isVoid || manifest === undefined || request.action !== 'publish') continue
    const sides = { before: manifest, after: scene.heads.get(request.savePointName)?.manifest }
    for (const pair of sectionPairs(scene, item, sides, manifests)) pairs.set(JSON.stringify(pair), pair)
  }
  return pairs.size === 0 ? undefined : topicsOf(deps, [...pairs.values()])
}

/** Who asked; the dialog and the models of one command are several requests. */
function requestsIn(requests: readonly OpenRequest[]): PublishingChanges['requests'] {
  const found = new Map<string, PublishingChanges['requests'][number]>()
  for (const { request, isVoid } of requests) {
    const { requesterName: requester, requestedAt: at } = request
    found.set(`${requester} ${isVoid}`, { requester, at, isVoid })
  }
  return [...found.values()]
}
