import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { type ContentStore, openContentStore } from '../content/content-store.ts'
import type { NewOriginal } from '../content/original.ts'
import type { Save, Saved, SaveSteps } from '../content/save.ts'
import { connectDatabase, transaction } from '../db/database.ts'
import { insertDomain } from '../records/insert-domain.ts'
import { makeTestDatabase } from './test-database.ts'

export interface TestContent {
  db: Pool
  store: ContentStore
  /** A domain with this content in eng-USA (the default) and deu-DEU; returns its Original's id. */
  newDomain: (content?: Partial<Pick<NewOriginal, 'shared' | 'byLanguage'>>) => Promise<string>
  save: (
    savePointId: string,
    updates: Save['updates'],
    more?: Partial<Save>,
    steps?: Partial<SaveSteps>,
  ) => Promise<Saved>
  read: (savePointId: string, language?: string) => Promise<Record<string, unknown>>
  count: (table: string) => Promise<number>
  /** The same database, read by a process that has nothing in memory. */
  freshStore: (cacheMegabytes?: number) => ContentStore
  close: () => Promise<void>
}

/** The content store on a database of its own. */
export async function openTestContent(): Promise<TestContent> {
  const database = await makeTestDatabase()
  const db = await connectDatabase(database.url)
  const store = openContentStore(db)
  return {
    db,
    store,
    newDomain: (content) => newDomain(db, store, content),
    save: (savePointId, updates, more, steps) =>
      store.save(
        {
          savePointId,
          updates,
          revisionId: randomUUID(),
          author: 'mia@sdp.example',
          authorName: 'Mia',
          message: 'work',
          at: Date.now(),
          ...more,
        },
        { before: async () => false, refuseLanguages: () => {}, after: async () => {}, ...steps },
      ),
    read: async (savePointId, language) => parse((await store.read(savePointId, language)).pieces),
    count: async (table) => {
      const { rows } = await db.query<{ count: number }>(`select count(*)::int as count from ${table}`)
      return rows[0]!.count
    },
    freshStore: (cacheMegabytes) => openContentStore(db, cacheMegabytes),
    close: async () => {
      await db.end()
      await database.drop()
    },
  }
}

/** What the pieces of a read say. */
export function parse(pieces: readonly Buffer[]): Record<string, unknown> {
  return JSON.parse(`{${Buffer.concat(pieces).toString()}}`)
}

async function newDomain(
  db: Pool,
  store: ContentStore,
  content: Partial<Pick<NewOriginal, 'shared' | 'byLanguage'>> = {},
): Promise<string> {
  const name = `d${randomUUID()}`
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
        platforms: [],
        contributors: [],
        creator: { name: 'Mia', upn: 'mia@sdp.example' },
        embedded: false,
        isTestDomain: false,
        volatile: false,
        isAwaitingCert: false,
        diss: { enabled: false, version: null },
      },
    })
    await store.createOriginal(client, {
      authorName: 'Mia',
      savePointId: name,
      domainId,
      revisionId: randomUUID(),
      languages: [
        { _id: `${name}-deu-deu`, language: 'deu-DEU', default: false },
        { _id: `${name}-eng-usa`, language: 'eng-USA', default: true },
      ],
      shared: {},
      byLanguage: new Map(),
      author: 'mia@sdp.example',
      message: 'Create domain',
      at: Date.now(),
      ...content,
    })
  })
  return name
}
