import { randomUUID } from 'node:crypto'
import { type Collection, collectionOf, collections, type WireDomain } from '@sdp/domain/wire'
import { transaction } from '../apps/server/src/db/database.ts'
import type { Deps } from '../apps/server/src/deps.ts'
import { insertDomain } from '../apps/server/src/records/insert-domain.ts'
import { author } from './opening.ts'

/** The content of a domain by collection: what all languages share, and what each one says. */
interface Content {
  shared: Record<string, unknown>
  /** The first one is the default. */
  byLanguage: Record<string, Record<string, unknown>>
}

/** Keeps a domain whose save point has the name in small letters. */
export async function createDomain(
  { db, content }: Deps,
  name: string,
  { shared, byLanguage }: Content,
): Promise<void> {
  const savePointId = name.toLowerCase()
  const domainId = randomUUID()
  await transaction(db, async (client) => {
    await insertDomain(client, {
      id: domainId,
      at: Date.now(),
      head: {
        name,
        description: '',
        tags: [],
        picture: '',
        handlerUrl: '',
        platforms: ['NTG7-FU2'],
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
      savePointId,
      domainId,
      revisionId: randomUUID(),
      languages: Object.keys(byLanguage).map((language, index) => ({
        _id: `${savePointId}-${language.toLowerCase()}`,
        language,
        default: index === 0,
      })),
      shared,
      byLanguage: new Map(Object.entries(byLanguage)),
      author,
      authorName: 'Ada',
      message: 'Create domain',
      at: Date.now(),
    })
  })
}

/** Keeps a large domain in one language as `large`. */
export function createLarge(deps: Deps, wire: WireDomain, language: string): Promise<void> {
  return createFrom(deps, 'Large', { wire, language })
}

/** Keeps a domain with this content in one language. */
export async function createFrom(
  deps: Deps,
  name: string,
  { wire, language }: { wire: WireDomain; language: string },
): Promise<void> {
  const read = (wanted: readonly Collection[]) =>
    Object.fromEntries(wanted.map((one) => [one.path, collectionOf(wire, one) ?? JSON.parse(one.empty)]))
  const own = collections.filter(({ perLanguage }) => perLanguage)
  const shared = collections.filter(({ perLanguage, path }) => !perLanguage && path !== 'languages')
  await createDomain(deps, name, { shared: read(shared), byLanguage: { [language]: read(own) } })
}
