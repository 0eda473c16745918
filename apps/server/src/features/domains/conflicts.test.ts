import { domains, sessions } from '@sdp/api'
import type { Domain, Rename } from '@sdp/domain'
import { editLineage, renamesToFollow } from '@sdp/domain/identity'
import { addIntent, renameIntent, setJustTalk } from '@sdp/domain/intents'
import { mergeDomains } from '@sdp/domain/merging'
import { changedCollections, fromWire, toWire, type WireDomain } from '@sdp/domain/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let paul: Caller
beforeAll(async () => {
  server = await startTestServer()
  paul = await server.as('paul')
})
afterAll(() => server.close())

interface Opened {
  wire: WireDomain
  revision: string
  domain: Domain
}

async function open(id: string, language = 'eng-USA'): Promise<Opened & { notices: unknown[] }> {
  const { body } = await paul.call(domains.read, { params: { id }, query: { language } })
  const wire = body as unknown as WireDomain & { revision: string }
  return { wire, revision: wire.revision, ...fromWire(wire) }
}

/** Saves as the editor does: the difference to what was opened. */
function save(
  id: string,
  { wire, revision }: Opened,
  now: Domain,
  renames: readonly Rename[] = [],
  language = 'eng-USA',
) {
  return paul.call(domains.update, {
    params: { id },
    query: {},
    body: {
      updates: changedCollections(wire, toWire(now)),
      language_to_update: language,
      commit_message: 'work',
      base_revision: revision,
      renames: [...renames],
    },
  })
}

async function makeDomain(name: string): Promise<string> {
  const languages = [{ language: 'eng-USA', default: true }, { language: 'deu-DEU' }]
  const { body } = await paul.call(domains.create, { body: { name, languages } })
  await paul.call(sessions.start, { params: { id: body._id }, query: {}, body: { message: 'work' } })
  return body._id
}

/** Merges as the editor does, with the renames that lead from theirs to the merged domain. */
function merged(base: Domain, mine: Domain, theirs: Domain, renames: readonly Rename[] = []) {
  const lineages = { mine: editLineage(base, mine, renames), theirs: undefined }
  const merge = mergeDomains({ base, mine, theirs, lineages })
  return { ...merge, renames: renamesToFollow(theirs, merge.lineage) }
}

const intentsOf = ({ domain }: Opened) => domain.intents.map(({ name, justTalk }) => [name, justTalk])

test('a rename by one and a new intent by the other are saved both: Just Talk stays and a load reports nothing', async () => {
  const id = await makeDomain('Merged')
  const empty = await open(id)
  expect((await save(id, empty, addIntent(empty.domain, { name: 'play' }))).status).toBe(200)
  const german = await open(id, 'deu-DEU')
  const spoken = {
    ...german.domain,
    intents: german.domain.intents.map((one) => ({
      ...one,
      expressions: [{ text: 'spiele', weight: 100, restrictions: [] }],
    })),
  }
  expect((await save(id, german, spoken, [], 'deu-DEU')).status).toBe(200)

  // Both open the domain; one renames and saves, the other adds and meets the conflict.
  const opened = await open(id)
  const renamed = renameIntent(opened.domain, { from: 'play', to: 'start' })
  const renames = [{ kind: 'intent', from: 'play', to: 'start' } as const]
  expect((await save(id, opened, renamed, renames)).status).toBe(200)
  const mine = addIntent(opened.domain, { name: 'pause' })
  expect((await save(id, opened, mine)).status).toBe(409)

  const theirs = await open(id)
  const merge = merged(opened.domain, mine, theirs.domain)
  expect(merge).toMatchObject({ both: [], problems: [] })
  // A third save in between is a conflict again, and nothing is lost.
  const third = setJustTalk(theirs.domain, { names: ['start'], justTalk: true })
  expect((await save(id, theirs, addIntent(third, { name: 'third' }))).status).toBe(200)
  expect((await save(id, theirs, merge.merged, merge.renames)).status).toBe(409)
  const newest = await open(id)
  const again = merged(theirs.domain, merge.merged, newest.domain)
  expect((await save(id, newest, again.merged, again.renames)).status).toBe(200)

  const after = await open(id)
  expect(after.notices).toEqual([])
  expect(intentsOf(after)).toEqual([
    ['start', true],
    ['third', true],
    ['pause', true],
  ])
  const inGerman = await open(id, 'deu-DEU')
  expect(inGerman.notices).toEqual([])
  expect(inGerman.domain.intents[0]?.expressions.map(({ text }) => text)).toEqual(['spiele'])
})

test('a rename of mine is followed into other languages though the other saved meanwhile', async () => {
  const id = await makeDomain('Followed')
  const empty = await open(id)
  await save(id, empty, addIntent(empty.domain, { name: 'play' }))
  const german = await open(id, 'deu-DEU')
  const spoken = {
    ...german.domain,
    intents: german.domain.intents.map((one) => ({
      ...one,
      expressions: [{ text: 'spiele', weight: 100, restrictions: [] }],
    })),
  }
  const opened = await open(id)
  expect((await save(id, german, spoken, [], 'deu-DEU')).status).toBe(200)

  const mine = renameIntent(opened.domain, { from: 'play', to: 'start' })
  const renames = [{ kind: 'intent', from: 'play', to: 'start' } as const]
  expect((await save(id, opened, mine, renames)).status).toBe(409)
  const theirs = await open(id)
  const merge = merged(opened.domain, mine, theirs.domain, renames)
  expect((await save(id, theirs, merge.merged, merge.renames)).status).toBe(200)
  const after = await open(id, 'deu-DEU')
  expect(after.notices).toEqual([])
  expect(after.domain.intents).toMatchObject([
    { name: 'start', justTalk: true, expressions: [{ text: 'spiele' }] },
  ])
})
