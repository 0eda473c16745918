import type { PublishRequest } from '@sdp/api'
import { type Creator, isTrusted, type User } from '@sdp/domain'
import { hasApproved, type Item, isOwnRequest, itemKey, placeOf } from '@sdp/domain/publishing'
import { originalName } from '@sdp/domain/save-points'
import type { Deps } from '../../deps.ts'
import { selectedItem } from '../../publishing/place.ts'
import { originalId } from '../../records/domain-record.ts'
import { knownItems, openScene, readSituation, statesOf } from './scene.ts'

interface Row extends Item {
  name: string
  creator: Creator
  contributors: string[]
  requesterSub: string
  requester: string
  approvers: { email: string; sub: string }[]
}

/** More than anybody looks through at once. */
const maxDomains = 30

/** The requests that somebody can say yes or no to: of others, in domains that are open to them, and still about what is saved. */
export async function requestsFor(deps: Deps, user: User): Promise<PublishRequest[]> {
  const { db, clock } = deps
  const requester = { ...(await deps.requester(user, deps.db)), now: clock() }
  const { rows } = await db.query<Row>(
    `select domain.name, domain.creator, domain.contributors, ${selectedItem('asked')},
       asked.requester, asked.requester_sub as "requesterSub", asked.approvers
     from publishing_approval asked join domain on domain.id = asked.domain_id
     where asked.state = 'requested' order by asked.number`,
  )
  const mine = rows.filter((row) => isTrusted(requester, row) && isToBeAnswered(row, user))
  const names = [...new Set(mine.map(({ name }) => name))].slice(0, maxDomains)
  const found: PublishRequest[] = []
  for (const name of names) {
    found.push(
      ...(await openRequests(
        deps,
        name,
        mine.filter((row) => row.name === name),
      )),
    )
  }
  return found
}

function isToBeAnswered(row: Row, user: User): boolean {
  const request = { ...row, approvers: row.approvers.map((one) => ({ name: '', ...one })) }
  return !isOwnRequest(request, user) && !hasApproved(request, user)
}

async function openRequests(deps: Deps, name: string, rows: readonly Row[]): Promise<PublishRequest[]> {
  const { db } = deps
  const scene = await openScene(db, deps, { name, savePoint: originalName })
  const wanted = new Set(rows.map((row) => itemKey(row)))
  const items = new Map<string, Item>()
  for (const item of knownItems(scene, undefined)) {
    const key = itemKey(placeOf(item))
    if (wanted.has(key) && !items.has(key)) items.set(key, item)
  }
  const situation = await readSituation(db, deps, scene, [...items.values()])
  return statesOf(scene, situation, [...items.values()]).flatMap((state) => {
    const { approval } = state
    if (approval?.state !== 'requested' || approval.action === undefined) return []
    const { request } = situation.place(state)
    return [
      {
        domainId: originalId(name),
        name,
        action: approval.action,
        node: state.node,
        environment: state.environment,
        resource: state.resource,
        language: placeOf(state).language,
        savePoint: request!.savePointName,
        requester: approval.requester,
        requestedAt: request!.requestedAt,
        comment: request!.comment,
      },
    ]
  })
}
