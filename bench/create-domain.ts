import { randomUUID } from 'node:crypto'
import { collectionOf, collections, type WireDomain } from '@sdp/domain'
import { transaction } from '../apps/server/src/db/database.ts'
import type { Deps } from '../apps/server/src/deps.ts'
import { insertDomain } from '../apps/server/src/records/insert-domain.ts'

/** Keeps a large domain in one language as `large`; answers its revision. */
export async function createLarge(
  { db, content }: Deps,
  wire: WireDomain,
  { language, author }: { language: string; author: string },
): Promise<string> {
  const domainId = randomUUID()
  const revisionId = randomUUID()
  const ownPaths = collections.filter(({ perLanguage }) => perLanguage)
  const own = Object.fromEntries(
    ownPaths.map((one) => [one.path, collectionOf(wire, one) ?? JSON.parse(one.empty)]),
  )
  const shared = Object.fromEntries(
    collections
      .filter(({ perLanguage, path }) => !perLanguage && path !== 'languages')
      .map((one) => [one.path, collectionOf(wire, one) ?? JSON.parse(one.empty)]),
  )
  await transaction(db, async (client) => {
    await insertDomain(client, {
      id: domainId,
      at: Date.now(),
      head: {
        name: 'Large',
        description: '',
        tags: [],
        picture: '',
        handlerUrl: '',
        platforms: [],
        contributors: [],
        creator: { name: 'Ada', upn: author },
        embedded: false,
        isTestDomain: false,
        volatile: false,
        isAwaitingCert: false,
        diss: { enabled: false, version: null },
      },
    })
    await content.createOriginal(client, {
      savePointId: 'large',
      domainId,
      revisionId,
      languages: [{ _id: 'large-eng-usa', language, default: true }],
      shared,
      byLanguage: new Map([[language, own]]),
      author,
      authorName: 'Ada',
      message: 'Create domain',
      at: Date.now(),
    })
  })
  return revisionId
}
