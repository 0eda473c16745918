import { randomUUID } from 'node:crypto'
import { MergePreview, merges, type Reply, revisions, type ServerEvent, savePoints, sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { addIntent, deleteIntents, renameIntent, setIntentComments } from '@sdp/domain/intents'
import { addLanguage, deleteLanguage } from '@sdp/domain/languages'
import { renameSlot } from '@sdp/domain/slots'
import type { WireDomain } from '@sdp/domain/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweep } from '../../content/sweep.ts'
import { type Author, newAuthor, openAuthor } from '../../testing/author.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let paul: Caller
let nora: Caller
beforeAll(async () => {
  server = await startTestServer()
  ;[paul, nora] = await Promise.all([server.as('paul'), server.as('nora')])
})
afterAll(() => server.close())

const english = 'eng-USA'
const german = 'deu-DEU'
const french = 'fra-FRA'

const said = (mark: string, ...intents: string[]) => ({
  nlu_interpretations: intents.map((intent) => ({
    intent,
    expressions: [{ expression: `${mark} ${intent} $(genre)` }],
  })),
})

/** A domain in two languages, and a save point of it in which Paul works as well. */
async function pair(name: string): Promise<{ original: Author; summer: Author }> {
  const original = await newAuthor(paul, { name, languages: [english, german] })
  await original.put({
    'ontology.intents': { play: {}, stop: {} },
    'ontology.userInputs': { genre: { type: 'StaticList', values: { jazz: [] } } },
    decision_rules: [{ name: 'Main', rules: [{ comments: 'one' }, { comments: 'two' }] }],
    ...said('eng', 'play', 'stop'),
  })
  await original.put(said('deu', 'play', 'stop'), { language_to_update: german })
  return { original, summer: await branch(original.id, 'summer') }
}

async function branch(from: string, name: string): Promise<Author> {
  const { body } = await paul.call(savePoints.create, { body: { fromId: from, newSavePoint: { name } } })
  await paul.call(sessions.start, { params: { id: body._id }, query: {}, body: { message: 'work' } })
  return openAuthor(paul, { id: body._id, languages: [english, german] })
}

type Decisions = Record<string, 'mine' | 'theirs'>

async function preview(target: Author, source: Author, decisions: Decisions = {}) {
  const { status, body } = await paul.call(merges.preview, {
    params: { id: target.id },
    body: { source: source.id, decisions },
  })
  expect([status, body]).toEqual([200, expect.anything()])
  // It goes out as the thread wrote it
  return MergePreview.parse(body)
}

interface MergeOptions {
  by?: Caller
  decisions?: Decisions
  more?: Partial<{ delete_source: boolean; save_id: string; base_revision: string; source_revision: string }>
}

async function apply(
  target: Author,
  source: Author,
  { by = paul, decisions = {}, more = {} }: MergeOptions = {},
) {
  const [{ revision: base_revision }, { revision: source_revision }] = [
    await target.read(),
    await source.read(),
  ]
  const body = {
    source: source.id,
    decisions,
    commit_message: 'Together',
    base_revision,
    source_revision,
    ...more,
  }
  return by.call(merges.apply, { params: { id: target.id }, body })
}

async function merge(target: Author, source: Author, asked: MergeOptions = {}): Promise<string> {
  const answer = await apply(target, source, asked)
  expect(answer).toMatchObject({ status: 200 })
  return (answer.body as Reply<typeof merges.apply.shapes>).revision
}

const textsOf = ({ nlu_interpretations = [] }: WireDomain) =>
  Object.fromEntries(
    nlu_interpretations.map(({ intent, expressions = [] }) => [
      intent,
      expressions.map(({ expression }) => expression),
    ]),
  )
const commentsOf = ({ ontology }: WireDomain) =>
  Object.fromEntries(Object.entries(ontology?.intents ?? {}).map(([name, { comments }]) => [name, comments]))
const content = async (author: Author, language = english) => {
  const {
    revision: _,
    savePoint: __,
    _id: ___,
    sessions: ____,
    updated_at: _____,
    ...rest
  } = (await author.read(language)) as unknown as Record<string, unknown>
  return { ...rest, languages: (rest.languages as { language: string }[]).map((one) => one.language) }
}

test('both ways: each gets what the other did, in all languages, and both end with the same content', async () => {
  const { original, summer } = await pair('Both')
  await original.edit((editor) => editor.do(renameIntent, { from: 'play', to: 'start' }))
  await summer.put(
    { ...said('deu neu', 'play'), ...said('deu neu', 'play', 'stop') },
    { language_to_update: german },
  )
  await summer.edit((editor) => editor.do(addIntent, { name: 'help' }))
  const before = await preview(original, summer)
  expect(before).toMatchObject({
    target: { id: original.id, name: 'Original' },
    source: { id: summer.id, name: 'summer' },
    base: { savePoint: 'Original' },
    isMerged: false,
    clashes: [],
    renames: { mine: [{ kind: 'intent', from: 'play', to: 'start' }], theirs: [] },
    languages: [],
    problems: [],
  })
  expect(before.theirsOnly.changes).toContainEqual({
    collection: 'nlu_interpretations',
    language: german,
    key: 'stop',
    change: 'changed',
    before: { intent: 'stop', expressions: [{ expression: 'deu stop $(genre)' }] },
    after: { intent: 'stop', expressions: [{ expression: 'deu neu stop $(genre)' }] },
  })
  const merged = await merge(original, summer)
  expect(textsOf(await original.read(english))).toEqual({
    start: ['eng play $(genre)'],
    stop: ['eng stop $(genre)'],
    help: [],
  })
  expect(textsOf(await original.read(german))).toMatchObject({
    start: ['deu neu play $(genre)'],
    stop: ['deu neu stop $(genre)'],
  })
  const { body } = await paul.call(revisions.list, { params: { id: original.id }, query: {} })
  expect(body.revisions[0]).toMatchObject({
    revision: merged,
    message: 'Together',
    merged: { savePoint: 'summer', revision: before.source.revision },
  })
  expect(body.revisions[1]).not.toHaveProperty('merged')

  expect(await preview(original, summer)).toMatchObject({ isMerged: true, theirsOnly: { changes: [] } })
  expect(await apply(original, summer)).toMatchObject({
    status: 409,
    body: { message: messages.merging.alreadyMerged('summer', 'Original') },
  })
  await merge(summer, original)
  for (const language of [english, german]) {
    expect(await content(summer, language)).toEqual(await content(original, language))
  }
})

test('a second merge brings only what is new, from both sides', async () => {
  const { original, summer } = await pair('Second')
  const comment = (author: Author, name: string, comments: string) =>
    author.edit((editor) => editor.do(setIntentComments, { name, comments }))
  await comment(original, 'play', 'mine')
  await comment(summer, 'play', 'theirs')
  const { clashes } = await preview(original, summer)
  expect(clashes).toMatchObject([{ list: 'intents', name: 'play', field: 'Comments', language: null }])
  const [{ id, changes }] = clashes as [(typeof clashes)[number]]
  expect(changes.theirs).toMatchObject([
    { collection: 'ontology.intents', language: null, key: 'play', change: 'changed' },
  ])
  expect(await apply(original, summer)).toMatchObject({
    status: 400,
    body: { message: messages.conflict.undecided(1) },
  })
  const first = await merge(original, summer, { decisions: { [id]: 'mine' } })
  expect(commentsOf(await original.read())).toMatchObject({ play: 'mine' })

  // What was decided is not asked again, in either direction
  const source = (await preview(original, summer)).source.revision
  await comment(summer, 'stop', 'later')
  await summer.edit((editor) => editor.do(renameSlot, { from: 'genre', to: 'style', vendorPrefix: 'sdp_' }))
  const again = await preview(original, summer)
  expect(again).toMatchObject({
    base: { revision: source },
    clashes: [],
    mineOnly: { entries: [{ name: 'play' }] },
  })
  expect(again.theirsOnly.entries.map(({ name }) => name)).not.toContain('play')
  await merge(original, summer)
  expect(commentsOf(await original.read())).toEqual({ play: 'mine', stop: 'later' })
  expect(textsOf(await original.read(german))).toMatchObject({ play: ['deu play $(style)'] })
  const back = await preview(summer, original)
  expect(back).toMatchObject({ clashes: [], theirsOnly: { entries: [{ list: 'intents', name: 'play' }] } })
  await merge(summer, original)
  expect(await content(summer)).toEqual(await content(original))

  // Which entries are which is known through merges
  const { body } = await paul.call(revisions.lineage, {
    params: { id: original.id },
    query: { from: source, to: (await original.read()).revision },
  })
  expect(body.lineage).toMatchObject({ lists: [{ list: 'slots', renamed: [['genre', 'style']] }] })
  expect(first).not.toBe(source)
})

test('save points of save points, and two that were never merged with each other', async () => {
  const { original, summer } = await pair('Deep')
  const july = await branch(summer.id, 'july')
  const winter = await branch(original.id, 'winter')
  const add = (author: Author, name: string) => author.edit((editor) => editor.do(addIntent, { name }))
  await add(july, 'july')
  await add(winter, 'winter')
  await add(original, 'original')
  await merge(winter, july)
  await merge(original, winter)
  expect(Object.keys(textsOf(await original.read())).toSorted()).toEqual([
    'july',
    'original',
    'play',
    'stop',
    'winter',
  ])
  // All of it is there already, though it came another way
  expect((await preview(original, july)).isMerged).toBe(true)
})

test('what one deleted and the other changed in another language is asked about once, and the decision holds everywhere', async () => {
  const { original, summer } = await pair('Deleted')
  await original.edit((editor) => editor.do(deleteIntents, { names: ['stop'] }))
  await summer.put(said('deu neu', 'play', 'stop'), { language_to_update: german })
  const { clashes } = await preview(original, summer)
  expect(clashes).toMatchObject([{ list: 'intents', name: 'stop', language: null }])
  await merge(original, summer, { decisions: { [clashes[0]!.id]: 'theirs' } })
  expect(textsOf(await original.read(english))).toMatchObject({ stop: ['eng stop $(genre)'] })
  expect(textsOf(await original.read(german))).toMatchObject({
    play: ['deu neu play $(genre)'],
    stop: ['deu neu stop $(genre)'],
  })
})

test('languages: one that was added comes, one that was deleted goes, one that was changed meanwhile is asked about', async () => {
  const { original, summer } = await pair('Languages')
  await summer.edit((editor) => editor.do(addLanguage, { id: 'fr', language: french }))
  await summer.put(said('fra', 'play', 'stop'), { language_to_update: french })
  await original.edit((editor) => editor.do(renameIntent, { from: 'play', to: 'start' }))
  expect(await preview(original, summer)).toMatchObject({
    clashes: [],
    languages: [{ language: french, by: 'theirs', change: 'added', isClash: false }],
  })
  await merge(original, summer)
  expect(textsOf(await original.read(french))).toMatchObject({ start: ['fra play $(genre)'] })

  await summer.edit((editor) => editor.do(deleteLanguage, { language: german }))
  await merge(original, summer)
  expect((await original.read()).languages?.map(({ language }) => language)).toEqual([english, french])

  await summer.edit((editor) => editor.do(deleteLanguage, { language: french }))
  await original.put(said('fra neu', 'start', 'stop'), { language_to_update: french })
  const { clashes, languages } = await preview(original, summer)
  expect(clashes).toMatchObject([
    { list: 'languages', name: french, notes: { mine: 'what it says was changed' } },
  ])
  expect(languages).toEqual([{ language: french, by: 'theirs', change: 'removed', isClash: true }])
  await merge(original, summer, { decisions: { [clashes[0]!.id]: 'mine' } })
  expect(textsOf(await original.read(french))).toMatchObject({ start: ['fra neu start $(genre)'] })
})

test('a mention of what the other side deleted is a problem that only the merge has', async () => {
  const { original, summer } = await pair('Problems')
  await original.put({ ...said('eng', 'play', 'stop'), decision_rules: [] })
  await original.edit((editor) => editor.do(addIntent, { name: 'unfinished' }))
  await summer.edit((editor) => editor.do(deleteIntents, { names: ['stop'] }))
  const rule = { userIntent: { condition: 'EqualsMatcher', arguments: ['stop'] } }
  await original.put({ decision_rules: [{ name: 'Main', rules: [rule] }] })
  const { problems } = await preview(original, summer)
  expect(problems).toMatchObject([{ severity: 'error', list: 'modules', name: 'Main', language: null }])
  expect(problems[0]!.message).toContain('stop')
})

test('who saved in between is no longer overwritten: the merge is made again', async () => {
  const { original, summer } = await pair('Between')
  const { source, target } = await (async () => {
    await summer.edit((editor) => editor.do(addIntent, { name: 'help' }))
    return preview(original, summer)
  })()
  const seen = { base_revision: target.revision, source_revision: source.revision }
  await original.edit((editor) => editor.do(addIntent, { name: 'more' }))
  expect(await apply(original, summer, { more: seen })).toMatchObject({
    status: 409,
    body: { message: messages.domain.staleRevision, details: { author: 'paul@sdp.example' } },
  })
  await summer.edit((editor) => editor.do(addIntent, { name: 'less' }))
  expect(await apply(original, summer, { more: { source_revision: source.revision } })).toMatchObject({
    status: 409,
    body: { message: messages.merging.sourceSaved('summer') },
  })
  await merge(original, summer)
  expect(Object.keys(textsOf(await original.read())).toSorted()).toEqual([
    'help',
    'less',
    'more',
    'play',
    'stop',
  ])
})

test('of two merges at once one is refused, also in opposite directions with both deleted', async () => {
  const { original, summer } = await pair('Racing')
  await original.edit((editor) => editor.do(addIntent, { name: 'mine' }))
  await summer.edit((editor) => editor.do(addIntent, { name: 'theirs' }))
  const winter = await branch(original.id, 'winter')
  await winter.edit((editor) => editor.do(addIntent, { name: 'winter' }))
  const answers = await Promise.all([statusOf(original, summer), statusOf(original, winter)])
  expect(answers.toSorted()).toEqual([200, 409])
  const both = await Promise.all([
    statusOf(summer, winter, { more: { delete_source: true } }),
    statusOf(winter, summer, { more: { delete_source: true } }),
  ])
  expect(both.filter((status) => status === 200)).toHaveLength(1)
  expect([403, 404, 409]).toContain(both.find((status) => status !== 200))
})
const statusOf = async (...asked: Parameters<typeof apply>) => (await apply(...asked)).status

test('the same call again returns the same revision', async () => {
  const { original, summer } = await pair('Again')
  await summer.edit((editor) => editor.do(addIntent, { name: 'help' }))
  const [{ revision: base_revision }, { revision: source_revision }] = [
    await original.read(),
    await summer.read(),
  ]
  const more = { save_id: randomUUID(), base_revision, source_revision }
  const first = await merge(original, summer, { more })
  expect(await merge(original, summer, { more })).toBe(first)
  expect(await apply(original, summer, { more: { ...more, delete_source: true } })).toMatchObject({
    status: 409,
  })
})

test('access and session are those of the target; what makes no sense is refused', async () => {
  const { original, summer } = await pair('Rights')
  await summer.edit((editor) => editor.do(addIntent, { name: 'help' }))
  const other = await newAuthor(paul, { name: 'Rights-other', languages: [english, german] })
  const max = await server.as('max')
  expect(await apply(original, summer, { by: max })).toMatchObject({ status: 403 })
  await paul.call(sessions.end, { params: { id: original.id }, query: {} })
  expect(await apply(original, summer)).toMatchObject({
    status: 403,
    body: { message: messages.session.needed },
  })
  await paul.call(sessions.start, { params: { id: original.id }, query: {}, body: { message: 'work' } })
  expect(await apply(original, original)).toMatchObject({
    status: 400,
    body: { message: messages.merging.withItself },
  })
  expect(await apply(original, other)).toMatchObject({
    status: 404,
    body: { message: messages.merging.otherDomain },
  })
  expect(await apply(original, summer, { more: { delete_source: true } })).toMatchObject({ status: 200 })
})

test('the save point that was merged is deleted in the same step, or nothing is done', async () => {
  const { original, summer } = await pair('Deleting')
  const july = await branch(summer.id, 'july')
  await july.edit((editor) => editor.do(addIntent, { name: 'help' }))
  expect(await apply(july, summer, { more: { delete_source: true } })).toMatchObject({ status: 409 })
  await summer.edit((editor) => editor.do(addIntent, { name: 'more' }))
  const { revision: before } = await original.read()
  expect(await apply(original, summer, { more: { delete_source: true } })).toMatchObject({
    status: 409,
    body: { message: messages.savePoints.hasLeaves },
  })
  expect((await original.read()).revision).toBe(before)
  const received: ServerEvent[] = []
  const stop = server.deps.events.subscribe((event) => received.push(event))
  const revision = await merge(summer, july, { more: { delete_source: true } })
  await expect
    .poll(() => received)
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'domain-updated', id: summer.id, revision }),
        expect.objectContaining({ type: 'domain-save-point-deleted', id: july.id, savePoint: 'july' }),
        { type: 'domain-session-delete', domainId: july.id },
      ]),
    )
  stop()
  const { body } = await paul.call(revisions.list, { params: { id: summer.id }, query: {} })
  expect(body.revisions[0]).toMatchObject({ merged: { savePoint: 'july', revision: null } })
  await merge(original, summer)
  expect(Object.keys(textsOf(await original.read())).toSorted()).toEqual(['help', 'more', 'play', 'stop'])
})

test('a sweep leaves what a merge started from, and what it brought', async () => {
  const { original, summer } = await pair('Swept')
  await summer.edit((editor) => editor.do(addIntent, { name: 'help' }))
  await merge(original, summer)
  await summer.edit((editor) => editor.do(renameIntent, { from: 'help', to: 'support' }))
  await server.deps.db.query(`update blob set used_at = now() - interval '2 days'`)
  await sweep(server.deps.db)
  expect(await preview(original, summer)).toMatchObject({
    clashes: [],
    renames: { theirs: [{ to: 'support' }] },
  })
  await merge(original, summer)
  expect(Object.keys(textsOf(await original.read(german)))).toEqual(['play', 'stop'])
  expect(Object.keys(textsOf(await original.read()))).toContain('support')
})

test('without a revision in common nobody knows what each changed, and it says so', async () => {
  const { original, summer } = await pair('Cut')
  await original.edit((editor) => editor.do(addIntent, { name: 'mine' }))
  const theirs = await summer.edit((editor) => editor.do(addIntent, { name: 'theirs' }))
  await server.deps.db.query('update revision set parent = null where id = $1', [theirs])
  const refusal = { status: 409, body: { message: messages.merging.nothingInCommon('summer', 'Original') } }
  expect(
    await paul.call(merges.preview, { params: { id: original.id }, body: { source: summer.id } }),
  ).toMatchObject(refusal)
  expect(await apply(original, summer)).toMatchObject(refusal)
})

test('somebody else may read what a merge would do', async () => {
  const { original, summer } = await pair('Looking')
  await summer.edit((editor) => editor.do(addIntent, { name: 'help' }))
  const { status } = await nora.call(merges.preview, {
    params: { id: original.id },
    body: { source: summer.id },
  })
  expect(status).toBe(200)
})
