import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { domains, publishing, savePoints, sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import type { ApprovalOption, PublishState } from '@sdp/domain/publishing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { finishRuns } from '../../testing/pipelines.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let paul: Caller
let nora: Caller
let ada: Caller
let name: string
let count = 0
beforeAll(async () => {
  server = await startTestServer()
  // Runs wait here until a test ends them as it needs it
  server.deps.publishing.close()
  ;[paul, nora, ada] = (await Promise.all(['paul', 'nora', 'ada'].map((person) => server.as(person)))) as [
    Caller,
    Caller,
    Caller,
  ]
})
beforeEach(async () => {
  name = `Radio${++count}`
  await makeDomain()
})
afterAll(() => server?.close())

async function makeDomain(caller = paul): Promise<void> {
  await caller.call(domains.create, {
    body: {
      name,
      languages: [{ language: 'deu-DEU', default: true }],
      contributors: ['nora@sdp.example'],
      ntg_versions: ['NTG7-SOP'],
    },
  })
  await caller.call(sessions.start, { params: { id: id() }, query: {}, body: { message: 'work' } })
}

const id = () => name.toLowerCase()
const words = messages.publishing
const model = {
  node: 'ECE',
  environment: 'prod',
  resource: 'languageModel',
  provider: 'world',
  languages: ['deu-DEU'],
}

async function act(
  caller: Caller,
  approval: ApprovalOption,
  { call = publishing.publish, savePoint = 'Original', reason = '' } = {},
): Promise<PublishState> {
  const { status, body } = await caller.call(call, {
    body: {
      domain: { name, savePoint },
      context: { instructions: [{ ...model, approval, ...(reason === '' ? {} : { reason }) }] },
    },
  })
  expect(status).toBe(200)
  return body[0]!
}

async function approval(caller = paul): Promise<PublishState['approval']> {
  const body = { domain: { name, savePoint: 'Original' }, context: { instructions: [model] } }
  return (await caller.call(publishing.states, { body })).body[0]!.approval
}

async function save(expression: string): Promise<void> {
  const updates = {
    'ontology.intents': { greet: { comments: '', fulfilledBy: { systemActions: [], apiActions: [] } } },
    nlu_interpretations: [{ intent: 'greet', expressions: [{ weight: 100, expression }] }],
  }
  const body = { updates, language_to_update: 'deu-DEU', commit_message: 'work' }
  expect((await paul.call(domains.update, { params: { id: id() }, query: {}, body })).status).toBe(200)
}

async function runs(): Promise<{ action: string; approval: string | null; state: string }[]> {
  const { rows } = await server.deps.db.query(
    `select run.action, approval.state as approval, run.state from publishing_run run
     join domain on domain.id = run.domain_id left join publishing_approval approval on approval.id = run.approval_id
     where domain.name = $1 order by run.number`,
    [name],
  )
  return rows
}

const settled = () => finishRuns(server.deps.db)

test('[PUB-001] a request that somebody else approved is used up by one run', async () => {
  expect((await act(paul, 'execute')).refusal).toBe(words.approvalRequired)
  expect((await act(paul, 'request')).approval).toMatchObject({
    state: 'requested',
    action: 'publish',
    requester: 'Paul Author',
    requesterSub: expect.stringMatching(/./),
    approver: '',
    missing: 1,
  })
  expect((await act(paul, 'execute')).refusal).toBe(words.approvalRequired)
  // Nora has no session and needs none to say yes.
  expect((await act(nora, 'approve')).approval).toMatchObject({
    state: 'approved',
    approver: 'Nora Novak',
    missing: 0,
  })
  const done = await act(paul, 'execute')
  expect(done).not.toHaveProperty('refusal')
  expect(done.approval?.state).toBe('required')
  await settled()
  expect(await runs()).toEqual([{ action: 'publish', approval: 'used', state: 'done' }])
  expect((await act(paul, 'execute')).refusal).toBe(words.approvalRequired)
  const { body } = await paul.call(publishing.history, {
    body: { domain: { name, savePoint: 'Original' }, context: {} },
  })
  expect(body).toMatchObject([{ user: 'Paul Author', approvers: ['Nora Novak'] }])
})

test('[PUB-089] nobody approves or refuses their own request, on whichever way they came in', async () => {
  await act(paul, 'request')
  expect((await act(paul, 'approve')).refusal).toBe('You cannot approve your own request')
  expect((await act(paul, 'refuse', { reason: 'no' })).refusal).toBe('You cannot approve your own request')
  expect((await approval())?.state).toBe('requested')
})

// Ruling R152
test('an approval is void as soon as other content is saved, and the state says so', async () => {
  await act(paul, 'request')
  await act(nora, 'approve')
  await save('hello')
  expect(await approval()).toMatchObject({
    state: 'required',
    message: 'The content changed since Paul Author asked: please ask again',
  })
  expect((await act(paul, 'execute')).refusal).toBe(words.approvalRequired)
  expect(await runs()).toEqual([])
  // What says the same is still approved.
  expect((await act(paul, 'request')).approval?.state).toBe('requested')
  await save('hello')
  expect((await act(nora, 'approve')).approval?.state).toBe('approved')
})

test('a request is not approved after the content changed', async () => {
  await act(paul, 'request')
  await save('hello')
  expect((await act(nora, 'approve')).refusal).toBe(words.contentChanged('Paul Author'))
})

test('a refusal has its reason, which the requester sees', async () => {
  await act(paul, 'request')
  expect((await act(nora, 'refuse')).refusal).toBe('Please say why you refuse the request')
  expect((await act(nora, 'refuse', { reason: 'Too early' })).approval).toMatchObject({ state: 'required' })
  expect((await approval())?.message).toBe('Refused by Nora Novak: Too early')
  expect((await act(paul, 'request')).approval).toMatchObject({ state: 'requested', message: '' })
})

test('a request is taken back by who made it, also without a session, and by whoever edits', async () => {
  await act(paul, 'request')
  expect((await act(nora, 'cancel')).refusal).toBe('The domain is in read-only mode')
  await paul.call(sessions.end, { params: { id: id() }, query: {} })
  expect((await act(paul, 'cancel')).approval).toMatchObject({ state: 'required', message: '' })
})

test('what was approved is the only thing that runs, whichever save point somebody looks from', async () => {
  await act(paul, 'request')
  await act(nora, 'approve')
  const { body: summer } = await paul.call(savePoints.create, {
    body: { fromId: id(), newSavePoint: { name: 'summer' } },
  })
  await paul.call(sessions.start, { params: { id: summer._id }, query: {}, body: { message: 'work' } })
  const updates = { justtalk: ['greet'] }
  await paul.call(domains.update, {
    params: { id: summer._id },
    query: {},
    body: { updates, commit_message: 'other' },
  })
  const refused = await act(paul, 'execute', { savePoint: 'summer' })
  expect(refused.refusal).toBe('The approval is for the save point Original')
  expect(refused.approval).toMatchObject({
    state: 'approved',
    message: 'The approval is for the save point Original',
  })
  expect((await act(paul, 'execute')).refusal).toBeUndefined()
})

test('[PUB-058] taking away needs an approval of its own, for what is active', async () => {
  await act(paul, 'request')
  await act(nora, 'approve')
  await act(paul, 'execute')
  await settled()
  const away = { call: publishing.unpublish }
  expect((await act(paul, 'execute', away)).refusal).toBe(words.approvalRequired)
  await act(paul, 'request', away)
  expect((await act(nora, 'approve')).refusal).toBe(words.noRequest)
  expect((await act(nora, 'approve', away)).approval).toMatchObject({
    state: 'approved',
    action: 'unpublish',
  })
  expect((await act(paul, 'execute')).refusal).toBe(words.approvalRequired)
  // New content changes nothing of what is active.
  await save('hello')
  expect((await act(paul, 'execute', away)).refusal).toBeUndefined()
  await settled()
  expect((await runs()).map(({ action }) => action)).toEqual(['publish', 'unpublish'])
})

test('an earlier one is published again under the same approval, whatever was saved since', async () => {
  const publishOnce = async () => {
    await act(paul, 'request')
    await act(nora, 'approve')
    await act(paul, 'execute')
    await settled()
  }
  await publishOnce()
  await save('hello')
  await publishOnce()
  const history = async () =>
    (await paul.call(publishing.history, { body: { domain: { name, savePoint: 'Original' }, context: {} } }))
      .body
  const first = (await history())[1]!
  const again = async (option: 'request' | 'execute') =>
    (
      await paul.call(publishing.again, {
        body: { domain: { name, savePoint: 'Original' }, context: { run: first.run, approval: option } },
      })
    ).body[0]!
  expect((await again('execute')).refusal).toBe(words.approvalRequired)
  expect((await again('request')).approval).toMatchObject({
    state: 'requested',
    message: 'What was published before from the save point Original',
  })
  await save('good day')
  expect((await act(nora, 'approve')).approval?.state).toBe('approved')
  expect((await again('execute')).refusal).toBeUndefined()
  await settled()
  expect((await history())[0]).toMatchObject({
    revision: first.revision,
    isActive: true,
    approvers: ['Nora Novak'],
  })
})

test('a version is gone back to as a whole or not at all, and what changes is shown before (ruling R171)', async () => {
  const dialog = { ...model, resource: 'dialog', provider: 'runtime' }
  const domain = { name, savePoint: 'Original' }
  const follow = async (caller: Caller, approval: ApprovalOption, instructions: (typeof model)[]) => {
    const context = { instructions: instructions.map((one) => ({ ...one, approval })) }
    return (await caller.call(publishing.publish, { body: { domain, context } })).body
  }
  const publishBoth = async () => {
    await follow(paul, 'request', [dialog, model])
    await follow(nora, 'approve', [dialog, model])
    await follow(paul, 'execute', [dialog, model])
    await settled()
  }
  const history = async () => (await paul.call(publishing.history, { body: { domain, context: {} } })).body
  const goBack = async (run: string, approval: 'request' | 'execute', comment?: string) =>
    (await paul.call(publishing.again, { body: { domain, context: { run, approval, comment } } })).body
  await publishBoth()
  const [first] = await history()
  await save('hello')
  await publishBoth()

  const context = { instructions: [dialog, model], action: 'publish' as const, run: first!.run }
  const { comparisons } = (await paul.call(publishing.changes, { body: { domain, context } })).body
  expect(comparisons).toMatchObject([
    {
      places: [{ node: 'ECE', environment: 'prod' }],
      topics: [{ topic: 'intents' }, { topic: 'expressions' }],
    },
  ])
  expect(comparisons[0]!.topics.map(({ removed }) => removed)).toEqual([1, 1])

  // The half of it is asked for already: then all of it waits
  await follow(paul, 'request', [dialog])
  const half = await goBack(first!.run, 'request')
  expect(half.map(({ refusal }) => refusal)).toEqual(Array(2).fill(words.requestedBy('Paul Author')))
  await follow(paul, 'cancel', [dialog])

  const asked = await goBack(first!.run, 'request', 'The new one is too slow')
  expect(asked.map(({ approval }) => [approval?.state, approval?.comment])).toEqual(
    Array(2).fill(['requested', 'The new one is too slow']),
  )
  await save('good day')
  await follow(nora, 'approve', [dialog, model])
  const done = await goBack(first!.run, 'execute')
  expect(done.map(({ refusal }) => refusal)).toEqual([undefined, undefined])
  await settled()
  const after = await history()
  expect(after).toHaveLength(6)
  expect(after.slice(0, 2)).toMatchObject(
    Array(2).fill({ revision: first!.revision, isActive: true, approvers: ['Nora Novak'] }),
  )
  // What is there already is not published once more
  await goBack(first!.run, 'request')
  expect(await history()).toHaveLength(6)
  expect((await approval())?.state).toBe('required')

  // While something else is on its way there, it can be asked for
  await follow(paul, 'request', [dialog, model])
  await follow(nora, 'approve', [dialog, model])
  await follow(paul, 'execute', [dialog, model])
  const meanwhile = await goBack(first!.run, 'request')
  expect(meanwhile.map(({ approval }) => approval?.state)).toEqual(['requested', 'requested'])
})

test('who uses one approval at once with others joins the one run that comes (ruling R152)', async () => {
  await act(paul, 'request')
  await act(nora, 'approve')
  const answers = await Promise.all([act(paul, 'execute'), act(paul, 'execute'), act(paul, 'execute')])
  expect(answers.map(({ refusal }) => refusal)).toEqual([undefined, undefined, undefined])
  expect(await runs()).toHaveLength(1)
})

test('a team may need two approvers, and a setting that is wrong is told at the start', async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'sdp-publishing-')), 'publishing.json')
  await writeFile(file, JSON.stringify({ approvals: [{ environment: 'prod', approvers: 2 }] }))
  const strict = await startTestServer({ SDP_PUBLISHING: file })
  try {
    const [author, first, second] = (await Promise.all(
      ['paul', 'nora', 'ada'].map((one) => strict.as(one)),
    )) as [Caller, Caller, Caller]
    await makeDomain(author)
    await act(author, 'request')
    expect((await act(first, 'approve')).approval).toMatchObject({ state: 'requested', missing: 1 })
    expect((await act(first, 'approve')).refusal).toBe('You have approved this request already')
    expect((await act(second, 'approve')).approval).toMatchObject({
      state: 'approved',
      approver: 'Nora Novak, Ada Lovelace',
    })
  } finally {
    await strict.close()
  }
  await writeFile(file, JSON.stringify({ approvals: [{ environment: 'stage', approvers: 2 }] }))
  await expect(startTestServer({ SDP_PUBLISHING: file })).rejects.toThrow(
    /^SDP_PUBLISHING: .*publishing.json cannot be used: approvals.0.environment: /,
  )
  await expect(startTestServer({ SDP_PUBLISHING: `${file}.gone` })).rejects.toThrow(
    /SDP_PUBLISHING: .* cannot be used/,
  )
})

test('a super user may say yes to what is somebody else’s', async () => {
  await act(paul, 'request')
  expect((await act(ada, 'approve')).approval?.approver).toBe('Ada Lovelace')
})
