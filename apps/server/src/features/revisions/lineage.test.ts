import { randomUUID } from 'node:crypto'
import { revisions, savePoints } from '@sdp/api'
import { addRule, moveRules } from '@sdp/domain/decision-table'
import { type Lineage, noLineage } from '@sdp/domain/identity'
import { addIntent, deleteIntents, renameIntent } from '@sdp/domain/intents'
import { renameSlot } from '@sdp/domain/slots'
import type { WireDomain } from '@sdp/domain/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Author, newAuthor } from '../../testing/author.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let paul: Caller
beforeAll(async () => {
  server = await startTestServer()
  paul = await server.as('paul')
})
afterAll(() => server.close())

const english = 'eng-USA'
const german = 'deu-DEU'

async function music(name: string): Promise<Author> {
  const author = await newAuthor(paul, { name, languages: [english, german] })
  const said = (mark: string) => ({
    nlu_interpretations: ['play', 'stop'].map((intent) => ({
      intent,
      expressions: [{ expression: `${mark} ${intent}` }],
    })),
  })
  await author.put({
    'ontology.intents': { play: {}, stop: {} },
    'ontology.userInputs': { genre: { type: 'StaticList', values: { jazz: [] } } },
    decision_rules: [{ name: 'Main', rules: [{ comments: 'one' }, { comments: 'two' }] }],
    ...said('eng'),
  })
  await author.put(said('deu'), { language_to_update: german })
  return author
}

const lineage = async (id: string, from: string, to: string): Promise<Lineage | null> => {
  const { status, body } = await paul.call(revisions.lineage, { params: { id }, query: { from, to } })
  expect(status).toBe(200)
  return body.lineage
}
const compare = async (from: string, to: string) =>
  (await paul.call(revisions.compare, { query: { from, to } })).body
const rename = (author: Author, from: string, to: string) =>
  author.edit((editor) => editor.do(renameIntent, { from, to }))
async function restore({ id }: Author, revision: string, base: string, language?: string): Promise<string> {
  const body = { commit_message: 'back', base_revision: base, language_to_update: language }
  const answer = await paul.call(revisions.restore, { params: { id, revision }, body })
  expect(answer).toMatchObject({ status: 200 })
  return answer.body.revision
}
const textsOf = ({ nlu_interpretations = [] }: WireDomain) =>
  Object.fromEntries(
    nlu_interpretations.map(({ intent, expressions = [] }) => [
      intent,
      expressions.map(({ expression }) => expression),
    ]),
  )

test('the lineages of revisions are one from the first to the last', async () => {
  const author = await music('Path')
  const { revision: first } = await author.read()
  await rename(author, 'play', 'start')
  await author.edit((editor) => editor.do(deleteIntents, { names: ['stop'] }))
  await author.edit((editor) => {
    editor.do(renameSlot, { from: 'genre', to: 'style', vendorPrefix: 'sdp_' })
    editor.do(addRule, { module: 0, after: 1 })
    editor.do(moveRules, { rules: [{ module: 0, rule: 0 }], to: { module: 0, rule: 1 } })
  })
  const last = await rename(author, 'start', 'begin')
  expect(await lineage(author.id, first, last)).toEqual({
    lists: [
      { list: 'intents', renamed: [['play', 'begin']], removed: ['stop'] },
      { list: 'slots', renamed: [['genre', 'style']], removed: [] },
    ],
    canonicals: [],
    rules: [expect.objectContaining({ module: 'Main' })],
  })
  expect(await lineage(author.id, last, last)).toEqual(noLineage)
  // Only what came before is on the way
  expect(await lineage(author.id, last, first)).toBe(null)
})

test('a save that reports nothing is known where names show it, and otherwise not (ruling R61)', async () => {
  const author = await music('Untold')
  const { revision: first } = await author.read()
  const commented = await author.put({ 'ontology.intents': { play: { comments: 'x' }, stop: {}, more: {} } })
  expect(await lineage(author.id, first, commented)).toEqual(noLineage)
  const rule = { count: 2, pieces: [{ at: 0, remove: 1, put: [{ comments: 'other' }] }] }
  const changed = await author.put({ decision_rules: { $patch: { put: {}, inside: { Main: rule } } } })
  expect(await lineage(author.id, first, changed)).toEqual(noLineage)
  const fewer = await author.put({ 'ontology.intents': { play: {}, more: {} } })
  expect(await lineage(author.id, first, fewer)).toMatchObject({
    lists: [{ list: 'intents', removed: ['stop'] }],
  })
  const other = await author.put({ 'ontology.intents': { play: {}, less: {} } })
  expect(await lineage(author.id, first, other)).toBe(null)
  // From there on it is known again
  expect(await lineage(author.id, other, await rename(author, 'play', 'start'))).toMatchObject({
    lists: [{ list: 'intents', renamed: [['play', 'start']] }],
  })
  const moved = [{ name: 'Main', rules: [{ comments: 'two' }, { comments: 'other' }] }]
  const before = (await author.read()).revision
  expect(await lineage(author.id, before, await author.put({ decision_rules: moved }))).toBe(null)
})

test('a save over that of somebody else does not know what became of theirs (ruling R61)', async () => {
  const author = await music('Forced')
  const { revision: base } = await author.read()
  const theirs = await rename(author, 'play', 'start')
  const intents = [{ list: 'intents', renamed: [['play', 'begin']], removed: [] }]
  const mine = await author.put(
    { 'ontology.intents': { begin: {}, stop: {} } },
    { base_revision: base, forceUpdate: true, lineage: { ...noLineage, lists: intents } },
  )
  expect(await lineage(author.id, theirs, mine)).toBe(null)
})

test('a save point goes on from the revision that it was made from, and its first save has a lineage', async () => {
  const author = await music('Branched')
  const { revision: first } = await author.read()
  const { body } = await paul.call(savePoints.create, {
    body: {
      fromId: author.id,
      newSavePoint: { name: 'Mine' },
      changes: {
        updates: { 'ontology.intents': { start: {}, stop: {} } },
        language_to_update: english,
        renames: [{ kind: 'intent', from: 'play', to: 'start' }],
        lineage: { ...noLineage, lists: [{ list: 'intents', renamed: [['play', 'start']], removed: [] }] },
        commit_message: 'mine',
        base_revision: first,
        save_id: randomUUID(),
      },
    },
  })
  expect(await lineage(body._id, first, body.revision)).toMatchObject({
    lists: [{ list: 'intents', renamed: [['play', 'start']] }],
  })
})

test('an entry that came back is the one that it was', async () => {
  const author = await music('Again')
  const { revision } = await author.read()
  await author.edit((editor) => editor.do(deleteIntents, { names: ['play'] }))
  const last = await author.edit((editor) => editor.do(addIntent, { name: 'again' }), {
    returned: [{ list: 'intents', name: 'again', revision, was: 'play' }],
  })
  expect(await lineage(author.id, revision, last)).toMatchObject({
    lists: [{ list: 'intents', renamed: [['play', 'again']], removed: [] }],
  })
})

test('a comparison lists renames in both directions', async () => {
  const author = await music('Compared')
  const { revision: first } = await author.read()
  const last = await author.edit((editor) => {
    editor.do(deleteIntents, { names: ['stop'] })
    editor.do(renameIntent, { from: 'play', to: 'stop' })
  })
  expect((await compare(first, last)).renames).toEqual([{ kind: 'intent', from: 'play', to: 'stop' }])
  expect((await compare(last, first)).renames).toEqual([{ kind: 'intent', from: 'stop', to: 'play' }])
  const other = await author.put({ 'ontology.intents': { other: {} } })
  expect((await compare(first, other)).renames).toEqual([])
})

test('restoring goes back by identity: the languages that keep their own follow the names', async () => {
  const author = await music('Restored')
  const { revision: first } = await author.read()
  await rename(author, 'play', 'start')
  await author.edit((editor) => editor.do(deleteIntents, { names: ['stop'] }))
  const head = await author.put(
    { nlu_interpretations: [{ intent: 'start', expressions: [{ expression: 'deu los' }] }] },
    { language_to_update: german },
  )
  const restored = await restore(author, first, head, english)
  expect(textsOf(await author.read(english))).toEqual({ play: ['eng play'], stop: ['eng stop'] })
  // What is said of start now stays with it, and stop says what it said
  expect(textsOf(await author.read(german))).toEqual({ play: ['deu los'], stop: ['deu stop'] })
  expect(await lineage(author.id, head, restored)).toMatchObject({
    lists: [{ list: 'intents', renamed: [['start', 'play']], removed: [] }],
    returned: [{ list: 'intents', name: 'stop', revision: first, was: 'stop' }],
  })
  expect(await lineage(author.id, first, restored)).toEqual(noLineage)
})

test('thousands of revisions are one question', async () => {
  const author = await music('Long')
  const { revision: first } = await author.read()
  await server.deps.db.query(
    `with recursive made as (
       select 1 as number, gen_random_uuid() as id, $1::uuid as parent
       union all select number + 1, gen_random_uuid(), id from made where number < 5000
     ), added as (
       insert into revision (id, save_point_id, parent, manifest, author, message, created_at, lineage)
       select made.id, head.save_point_id, made.parent, head.manifest, head.author, 'work', now(),
         jsonb_build_object('lists', jsonb_build_array(jsonb_build_object('list', 'intents', 'renamed',
           jsonb_build_array(jsonb_build_array('play' || made.number - 1, 'play' || made.number)),
           'removed', '[]'::jsonb)), 'canonicals', '[]'::jsonb, 'rules', '[]'::jsonb)
       from made, revision head where head.id = $1
       returning id, parent
     )
     update save_point set head = (select id from made where number = 5000) where id = $2`,
    [first, author.id],
  )
  const { revision: last } = await author.read()
  const began = performance.now()
  expect(await lineage(author.id, first, last)).toMatchObject({
    lists: [{ list: 'intents', renamed: [['play0', 'play5000']] }],
  })
  expect(performance.now() - began).toBeLessThan(5000)
})

test('only revisions of the domain are compared', async () => {
  const [one, other] = [await music('Own'), await music('Foreign')]
  const [{ revision: from }, { revision: to }] = [await one.read(), await other.read()]
  const ask = (query: { from: string; to: string }) =>
    paul.call(revisions.lineage, { params: { id: one.id }, query })
  expect((await ask({ from, to })).status).toBe(404)
  expect((await ask({ from: randomUUID(), to: from })).status).toBe(404)
  expect((await ask({ from: 'odd', to: from })).status).toBe(400)
})
