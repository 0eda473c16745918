import { type ApprovalAction, type Item, itemKey, placeOf } from '@sdp/domain/publishing'
import type { Pool } from 'pg'
import type { RequestRow } from './places.ts'
import { hasContentChanged, type Scene, type Situation } from './scene.ts'
import type { Version } from './versions.ts'

/** What a resource says at a place now and then, by manifests; absent where it says nothing. */
export interface Sides {
  before: string | undefined
  after: string | undefined
}

/** A request that what is asked about stands for, with the content that it is about. */
export interface OpenRequest {
  item: Item
  request: RequestRow
  /** Absent where nothing keeps it any more. */
  manifest: string | undefined
  /** Whether that content is not what there is now. */
  isVoid: boolean
}

interface About {
  scene: Scene
  situation: Situation
  action: ApprovalAction
  /** What is published in place of what is saved. */
  version: Version | undefined
}

/** The requests for an action at the places of items, each place once. */
export async function readRequests(
  db: Pool,
  items: readonly Item[],
  { situation, action }: Pick<About, 'situation' | 'action'>,
): Promise<OpenRequest[]> {
  const places = [...new Map(items.map((item) => [itemKey(placeOf(item)), item])).values()]
  const open = places.flatMap((item) => {
    const { request } = situation.place(item)
    return request?.action === action && stillMatters.has(request.state) ? [{ item, request }] : []
  })
  const manifests = await readManifestsOf(
    db,
    open.map(({ request }) => request.id),
  )
  return open.map(({ item, request }) => ({
    item,
    request,
    manifest: manifests.get(request.id),
    isVoid: request.state === 'void' || hasContentChanged(situation, item),
  }))
}

const stillMatters: ReadonlySet<RequestRow['state']> = new Set(['requested', 'approved', 'void'])

async function readManifestsOf(db: Pool, requests: readonly string[]): Promise<Map<string, string>> {
  if (requests.length === 0) return new Map()
  const { rows } = await db.query<{ id: string; manifest: string | null }>({
    name: 'publishing-requested-content',
    text: `select asked.id, encode(coalesce(asked.manifest, artifact.manifest), 'hex') as manifest
           from publishing_approval asked
           left join artifact on artifact.id = asked.artifact_id
           where asked.id = any($1::uuid[])`,
    values: [requests],
  })
  return new Map(rows.flatMap(({ id, manifest }) => (manifest === null ? [] : [[id, manifest] as const])))
}

/**
 * What an action makes of a place. Publishing takes the newest saved revision of the save point, or what an open request is
 * about: nothing but that can be approved.
 */
export function sidesAt(
  item: Item,
  { scene, situation, action, version }: About,
  requests: readonly OpenRequest[],
): Sides {
  const before = situation.place(item).active?.manifest
  if (action === 'unpublish') return { before, after: undefined }
  const key = itemKey(placeOf(item))
  if (version !== undefined) return { before, after: version.contents.get(key)?.manifest ?? before }
  const asked = requests.find((one) => itemKey(placeOf(one.item)) === key)
  if (asked?.manifest !== undefined && asked.request.state !== 'void')
    return { before, after: asked.manifest }
  const { savePointName } = scene.domain
  const isThere = situation.savedHash(item, savePointName) !== undefined
  return { before, after: isThere ? scene.heads.get(savePointName)?.manifest : undefined }
}
