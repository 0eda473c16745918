import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { domains, gitExport, revisions, savePoints } from '@sdp/api'
import { assertProperty } from '@sdp/domain/testing/assert-property'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContentStore } from '../../content/content-store.ts'
import type { PrintableFile } from '../../content/print.ts'
import { transaction } from '../../db/database.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { commitExport } from './commit-export.ts'
import type { ExportedFile } from './exported-files.ts'
import { readFolder } from './folders.ts'
import { openRepository, type Repository } from './repository.ts'

const languages = ['eng-USA', 'deu-DEU', 'fra-FRA']
let folder: string
let server: TestServer
let paul: Caller
let repository: Repository
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sdp-git-'))
  const settings = { SDP_GIT_EXPORT: 'true', SDP_DATA_DIR: folder, SDP_OFFLINE_ACCESS: 'true' }
  server = await startTestServer(settings)
  paul = await server.as('paul')
  repository = openRepository(path.join(folder, 'git'))
})
afterAll(async () => {
  await server?.close()
  await rm(folder, { recursive: true, force: true })
})

async function create(name: string): Promise<void> {
  const [first, second] = languages
  const body = { name, languages: [{ language: first!, default: true }, { language: second! }] }
  expect((await paul.call(domains.create, { body })).status).toBe(200)
}

async function save(
  id: string,
  updates: Record<string, unknown>,
  { language, more = {} }: { language?: string; more?: object } = {},
): Promise<string> {
  const { status, body } = await paul.call(domains.update, {
    params: { id },
    query: {},
    body: { updates, commit_message: 'Work', language_to_update: language, ...more },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.revision
}

const head = async (id: string) =>
  (await server.deps.db.query<{ head: string }>('select head from save_point where id = $1', [id])).rows[0]
    ?.head

/** The files of a domain in the newest commit, by their paths below it. */
async function committed(name: string): Promise<Map<string, string>> {
  await server.deps.gitExport!.commitAll()
  const root = await repository.tree((await repository.commit((await repository.head())!)).tree)
  const found = new Map<string, string>()
  for (const [language, files] of await readFolder(repository, root.find((one) => one.name === name)?.sha)) {
    for (const [file, sha] of files as Map<string, string>) {
      found.set(`${language}/${file}`, String(await repository.blob(sha)))
    }
  }
  return found
}

/** The same as a store prints it that has nothing at hand. */
async function printed(id: string): Promise<Map<string, string>> {
  const revision = await head(id)
  if (revision === undefined) return new Map()
  const { db } = server.deps
  const files = (await openContentStore(db).files(revision, db))!
  const texts = files.map(
    async ({ language, print }): Promise<[string, string]> => [
      `${language}/dev.json`,
      Buffer.concat(await print()).toString(),
    ],
  )
  return new Map(await Promise.all(texts))
}

const some = <T>(from: readonly T[], at: number) => from[at % from.length]!

/** What can happen to a domain; a number chooses what to. */
const happenings: Record<string, (name: string, at: number) => Promise<unknown>> = {
  'a text in one language': (name, at) =>
    save(
      name.toLowerCase(),
      { tts_responses: { $patch: { put: { [`t${at % 4}`]: [`text ${at}`] } } } },
      { language: languages[at % 2]! },
    ),
  'an intent more': (name, at) =>
    save(name.toLowerCase(), { 'ontology.intents': { $patch: { put: { [`intent_${at % 6}`]: {} } } } }),
  'an intent less': (name, at) =>
    save(name.toLowerCase(), { 'ontology.intents': { $patch: { put: {}, remove: [`intent_${at % 6}`] } } }),
  'expressions of an intent': (name, at) =>
    save(
      name.toLowerCase(),
      {
        'ontology.intents': { $patch: { put: { [`intent_${at % 6}`]: {} } } },
        nlu_interpretations: {
          $patch: {
            put: {
              [`intent_${at % 6}`]: {
                intent: `intent_${at % 6}`,
                expressions: [{ expression: `say ${at}`, weight: 100, literals: {} }],
              },
            },
          },
        },
      },
      { language: 'eng-USA' },
    ),
  'an intent with another name': (name, at) =>
    save(
      name.toLowerCase(),
      {
        'ontology.intents': {
          $patch: { put: { [`intent_${at % 6}`]: {} }, remove: [`intent_${(at + 1) % 6}`] },
        },
      },
      {
        language: 'eng-USA',
        more: { renames: [{ kind: 'intent', from: `intent_${(at + 1) % 6}`, to: `intent_${at % 6}` }] },
      },
    ),
  'rules of a module': (name, at) =>
    save(name.toLowerCase(), { decision_rules: [{ name: 'Main', rules: [{ comment: `rule ${at}` }] }] }),
  'nothing but the description': (name, at) => save(name.toLowerCase(), { description: `About ${at}` }),
  'other languages': (name, at) =>
    save(name.toLowerCase(), {
      languages: languages.slice(0, 1 + (at % 3)).map((language, nth) => ({ language, default: nth === 0 })),
    }),
  'an older revision again': async (name, at) => {
    const id = name.toLowerCase()
    const { body } = await paul.call(revisions.list, { params: { id }, query: {} })
    const { revision } = some(body.revisions, at)
    const base_revision = (await head(id))!
    await paul.call(revisions.restore, {
      params: { id, revision },
      body: { commit_message: 'As it was', base_revision },
    })
  },
  'a save point with work of its own': async (name, at) => {
    const fromId = name.toLowerCase()
    const newSavePoint = { name: `point-${randomUUID().slice(0, 8)}`, description: '' }
    const { status, body } = await paul.call(savePoints.create, { body: { fromId, newSavePoint } })
    expect(status, JSON.stringify(body)).toBe(200)
    await save(body._id, { tts_responses: { a: [`aside ${at}`] } })
  },
  'its file exported for another environment, and taken out': async (name, at) => {
    const lang = languages[0]!
    await paul.call(gitExport.create, { params: { lang, env: 'prod' }, body: { name } })
    const files = await committed(name)
    expect(files.get(`${lang}/prod.json`)).toBe(files.get(`${lang}/dev.json`))
    if (at % 2 === 0) await save(name.toLowerCase(), { tts_responses: { a: [`behind ${at}`] } })
    await paul.call(gitExport.remove, { params: { name, lang, env: 'prod' } })
  },
  'the end of it, and another one by its name': async (name, at) => {
    await paul.call(domains.remove, { params: { id: name.toLowerCase() } })
    if (at % 2 === 0) expect(await committed(name)).toEqual(new Map())
    await create(name)
  },
}

test('whatever happens to a domain, its files are those of an export from nothing', async () => {
  let count = 0
  const step = fc.tuple(fc.constantFrom(...Object.keys(happenings)), fc.nat(1000))
  await assertProperty(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
      const name = `Random${count++}`
      await create(name)
      for (const [what, at] of steps) {
        await happenings[what]!(name, at)
        // Several saves may be waiting when the next commit is made.
        if (at % 3 > 0) expect(await committed(name), what).toEqual(await printed(name.toLowerCase()))
      }
      expect(await committed(name)).toEqual(await printed(name.toLowerCase()))
    }),
    { numRuns: 4, seed: 1, endOnFailure: true },
  )
}, 120_000)

test('a save of one text prints its language alone, one that all share prints each, and another environment none', async () => {
  const { db, content } = server.deps
  await create('Counted')
  await save('counted', { tts_responses: { a: ['Hello'] } })
  const own = openRepository(path.join(folder, 'own'))
  let known: ExportedFile[] = []

  /** Commits the newest revision to a repository of the test's own; returns the languages that were printed for it. */
  async function commit(file?: { language: string; env: string }): Promise<string[]> {
    const printed: string[] = []
    const revision = (await head('counted'))!
    await transaction(db, async (tx) => {
      const files = (await content.files(revision, tx))!.map(
        (one): PrintableFile => ({
          ...one,
          print: () => {
            printed.push(one.language)
            return one.print()
          },
        }),
      )
      const author = { name: 'Paul', email: 'paul@sdp.example' }
      const pending = { id: randomUUID(), domain: 'Counted', revision, file, author, message: 'Work', at: 0 }
      known = (await commitExport(own, pending, { files, known })).files
    })
    return printed.sort()
  }

  expect(await commit()).toEqual(['deu-DEU', 'eng-USA'])
  expect(await commit()).toEqual([])
  await save('counted', { tts_responses: { a: ['Hallo'] } }, { language: 'deu-DEU' })
  expect(await commit()).toEqual(['deu-DEU'])
  await save('counted', { decision_rules: [{ name: 'Main', rules: [] }] })
  expect(await commit()).toEqual(['deu-DEU', 'eng-USA'])
  expect(await commit({ language: 'eng-USA', env: 'prod' })).toEqual([])
  // What is noted counts only where the repository has it.
  known = known.map((file) => ({ ...file, blob: '0'.repeat(40) }))
  expect(await commit()).toEqual(['deu-DEU', 'eng-USA'])
})
