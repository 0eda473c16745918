import { randomUUID } from 'node:crypto'
import { audit, domains, publishing, type ServerEvent, savePoints, sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import type { ApprovalOption, Instruction, PublishState } from '@sdp/domain/publishing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { finishRuns } from '../../testing/pipelines.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
/** Paul authors, Nora contributes, Ada is a super user, Clara has nothing to do with it. */
let paul: Caller
let nora: Caller
let ada: Caller
let clara: Caller
let name: string
let count = 0
beforeAll(async () => {
  server = await startTestServer()
  // Runs wait here until a test ends them as it needs it
  server.deps.publishing.close()
  ;[paul, nora, ada, clara] = (await Promise.all(
    ['paul', 'nora', 'ada', 'clara'].map((person) => server.as(person)),
  )) as [Caller, Caller, Caller, Caller]
})
beforeEach(async () => {
  name = `Music${++count}`
  await paul.call(domains.create, {
    body: {
      name,
      languages: [{ language: 'deu-DEU', default: true }, { language: 'fra-FRA' }],
      contributors: ['nora@sdp.example'],
      ntg_versions: ['NTG7-SOP'],
    },
  })
  await paul.call(sessions.start, { params: { id: id() }, query: {}, body: { message: 'work' } })
})
afterAll(() => server?.close())

const id = () => name.toLowerCase()
const words = messages.publishing
const model: Instruction = {
  node: 'ECE',
  environment: 'prod',
  resource: 'languageModel',
  provider: 'world',
  languages: ['deu-DEU'],
}
const dialog: Instruction = { ...model, resource: 'dialog', provider: 'runtime' }
const at = (environment: string, instruction = model): Instruction => ({ ...instruction, environment })

async function act(
  call: typeof publishing.publish,
  instruction: Instruction | Instruction[],
  approval: ApprovalOption = 'execute',
  {
    caller = paul,
    savePoint = 'Original',
    reason,
  }: { caller?: Caller; savePoint?: string; reason?: string } = {},
): Promise<PublishState[]> {
  const instructions = [instruction]
    .flat()
    .map((one) => ({ ...one, languages: [...one.languages], approval, ...(reason && { reason }) }))
  const { status, body } = await caller.call(call, {
    body: { domain: { name, savePoint }, context: { instructions } },
  })
  expect(status).toBe(200)
  return body
}
const publish = (...args: Parameters<typeof act> extends [unknown, ...infer Rest] ? Rest : never) =>
  act(publishing.publish, ...args)
const unpublish = (...args: Parameters<typeof act> extends [unknown, ...infer Rest] ? Rest : never) =>
  act(publishing.unpublish, ...args)

async function states(instructions?: Instruction[], savePoint = 'Original'): Promise<PublishState[]> {
  const context =
    instructions === undefined
      ? {}
      : { instructions: instructions.map((one) => ({ ...one, languages: [...one.languages] })) }
  const { status, body } = await paul.call(publishing.states, {
    body: { domain: { name, savePoint }, context },
  })
  expect(status).toBe(200)
  return body
}
const stateAt = async (instruction: Instruction, savePoint?: string) =>
  (await states([instruction], savePoint))[0]!

async function save(
  updates: Record<string, unknown>,
  { savePointId = id(), language = 'deu-DEU' } = {},
): Promise<void> {
  const body = { updates, language_to_update: language, commit_message: 'work' }
  const { status } = await paul.call(domains.update, { params: { id: savePointId }, query: {}, body })
  expect(status).toBe(200)
}
const saysHello = (text: string) => ({ tts_responses: { hello: [text] } })
const hears = (text: string) => ({
  'ontology.intents': { greet: { comments: '', fulfilledBy: { systemActions: [], apiActions: [] } } },
  nlu_interpretations: [{ intent: 'greet', expressions: [{ weight: 100, expression: text }] }],
})

const settled = (options?: { fails: boolean }) => finishRuns(server.deps.db, options)

test('[PUB-091] [PUB-033] [PUB-034] [PUB-035] [PUB-036] [PUB-037] [PUB-038] [PUB-039] the configuration lists what there is to publish of the domain', async () => {
  const { body } = await paul.call(publishing.config, {
    body: { domain: { name, savePoint: 'Original' }, context: {} },
  })
  expect(body.resources).toEqual([
    { code: 'dialog', name: 'Dialog Resource' },
    { code: 'languageModel', name: 'Language Model' },
  ])
  expect(body.providers).toContainEqual({ code: 'runtime', name: 'Dialog Runtime' })
  expect(body.environments.map(({ code, name, order }) => [code, name, order])).toEqual([
    ['dev', 'dev', 0],
    ['nonprod', 'nonprod', 1],
    ['prod', 'prod', 2],
  ])
  expect(body.languages).toContainEqual({ code: 'deu-DEU', name: 'German (Germany)' })
  expect(body.nodes.find(({ code }) => code === 'ECE')).toMatchObject({
    domain: { embedded: false },
    environments: ['dev', 'nonprod', 'prod'],
    languages: expect.arrayContaining(['deu-DEU', 'fra-FRA']),
    order: expect.any(Number),
    description: expect.stringMatching(/./),
  })
  const pipeline = body.pipelines.find(({ provider }) => provider === 'runtime')
  expect(pipeline?.environment).toBe('all')
  expect(pipeline?.steps.map(({ order, code, name }) => [order, code, name])).toEqual([
    [0, 'check', 'Check'],
    [1, 'build', 'Build'],
    [2, 'test', 'Test'],
    [3, 'deliver', 'Deliver'],
    [4, 'activate', 'Activate'],
  ])
  expect(body.nodes.map((one) => one.code)).toEqual(['EMBEDDED', 'CLOUD', 'ECE', 'AMAP', 'CHINA'])
  expect(body.approvals).toEqual([{ environment: 'prod', approvers: 1 }])
  expect(body.instructions).toEqual(
    ['dev', 'nonprod', 'prod'].flatMap((environment) =>
      [dialog, model].map((one) => ({ ...one, environment, languages: ['deu-DEU', 'fra-FRA'] })),
    ),
  )
})

test('[CHAT-056] [CHAT-057] [CHAT-058] each language has its provider', async () => {
  const languages = ['eng-USA', 'fra-CAN', 'spa-XLA', 'cmn-CHN', 'deu-DEU', 'ita-ITA']
  await paul.call(domains.create, {
    body: {
      name: 'Everywhere',
      languages: languages.map((language) => ({ language })),
      ntg_versions: ['Gen20x.i2'],
    },
  })
  const { body } = await paul.call(publishing.config, {
    body: { domain: { name: 'Everywhere', savePoint: 'Original' }, context: {} },
  })
  const models = body.instructions.filter(
    ({ environment, resource }) => environment === 'prod' && resource === 'languageModel',
  )
  const spoken = (provider: string) =>
    new Set(models.filter((one) => one.provider === provider).flatMap((one) => one.languages))
  expect(spoken('america')).toEqual(new Set(['eng-USA', 'fra-CAN', 'spa-XLA']))
  expect(spoken('china')).toEqual(new Set(['cmn-CHN']))
  expect(spoken('world')).toEqual(new Set(['deu-DEU', 'ita-ITA']))
})

test('[PUB-092] [PUB-040] [PUB-041] [PUB-042] [PUB-043] before anything is published every item says so', async () => {
  const all = await states()
  expect(all).toHaveLength(12)
  const inProd = all.filter(({ environment }) => environment === 'prod')
  expect(inProd.map(({ language, resource, provider }) => [language, resource, provider])).toEqual([
    ['deu-DEU', 'dialog', 'runtime'],
    ['fra-FRA', 'dialog', 'runtime'],
    ['deu-DEU', 'languageModel', 'world'],
    ['fra-FRA', 'languageModel', 'world'],
  ])
  expect(all[0]).toEqual({
    node: 'ECE',
    environment: 'dev',
    resource: 'dialog',
    provider: 'runtime',
    language: 'deu-DEU',
    resourceState: {
      state: 'unpublished',
      msgShort: '',
      msgLong: '',
      savePointName: '',
      user: '',
      date: '',
      isActive: false,
    },
    approval: {
      requester: '',
      requesterSub: '',
      comment: '',
      approver: '',
      approverSubs: [],
      missing: 0,
      message: '',
    },
    pipeline: {
      steps: ['check', 'build', 'test', 'deliver', 'activate'].map((code) => ({ code, state: 'inactive' })),
      currentStep: '',
      logs: [],
    },
  })
  expect(
    all.filter(({ environment }) => environment === 'prod').map(({ approval }) => approval?.state),
  ).toEqual(Array(4).fill('required'))
  expect(await states([at('dev')])).toHaveLength(1)
})

test('[PUB-093] what is published without an approval is run, and is active afterwards', async () => {
  await save(hears('hello'))
  const [state] = await publish(at('dev'))
  expect(state).not.toHaveProperty('refusal')
  await settled()
  const { resourceState, pipeline } = await stateAt(at('dev'))
  expect(resourceState).toMatchObject({
    state: 'published',
    savePointName: 'Original',
    user: 'Paul Author',
    isActive: true,
  })
  expect(Date.parse(resourceState.date)).toBeGreaterThan(Date.now() - 60_000)
  expect(pipeline.currentStep).toBe('')
})

test('the dialog is published once and shown for each language', async () => {
  const both = { ...at('dev', dialog), languages: ['deu-DEU', 'fra-FRA'] }
  await publish(both)
  const { rows } = await server.deps.db.query(
    `select run.language from publishing_run run join domain on domain.id = run.domain_id where domain.name = $1`,
    [name],
  )
  expect(rows).toEqual([{ language: '' }])
  await settled()
  expect((await states([both])).map(({ resourceState }) => resourceState.state)).toEqual([
    'published',
    'published',
  ])
})

test('outdated is what says something else than what is saved, and nothing more', async () => {
  await save(hears('hello'))
  const all = [
    { ...at('dev', dialog), languages: ['deu-DEU', 'fra-FRA'] },
    at('dev'),
    { ...at('dev'), languages: ['fra-FRA'] },
  ]
  await publish(all)
  await settled()
  const short = async () =>
    (await states(all)).map(
      ({ resource, language, resourceState }) => `${resource} ${language} ${resourceState.state}`,
    )
  await save(saysHello('Guten Tag'))
  expect(await short()).toEqual([
    'dialog deu-DEU outdated',
    'dialog fra-FRA outdated',
    'languageModel deu-DEU published',
    'languageModel fra-FRA published',
  ])
  await save({ tts_responses: {} })
  expect((await short()).every((one) => one.endsWith(' published'))).toBe(true)
  await save({
    nlu_interpretations: [{ intent: 'greet', expressions: [{ weight: 100, expression: 'good day' }] }],
  })
  expect(await short()).toEqual([
    'dialog deu-DEU published',
    'dialog fra-FRA published',
    'languageModel deu-DEU outdated',
    'languageModel fra-FRA published',
  ])
})

test('[PUB-094] [PUB-095] what is active is taken away, models alone by ar-removal', async () => {
  await publish([at('dev'), at('dev', dialog)])
  await settled()
  const [refused] = await act(publishing.arRemoval, at('dev', dialog))
  expect(refused?.refusal).toBe(words.modelsOnly)
  await act(publishing.arRemoval, at('dev'))
  await settled()
  expect((await stateAt(at('dev'))).resourceState.state).toBe('unpublished')
  expect((await stateAt(at('dev', dialog))).resourceState.state).toBe('published')
  const [again] = await unpublish(at('dev'))
  expect(again?.refusal).toBe(words.nothingActive)
  await unpublish(at('dev', dialog))
  await settled()
  expect((await stateAt(at('dev', dialog))).resourceState.state).toBe('unpublished')
})

test('the dialog stays while another language speaks from it', async () => {
  const both = ['deu-DEU', 'fra-FRA']
  await publish([
    { ...at('dev'), languages: both },
    { ...at('dev', dialog), languages: both },
  ])
  await settled()
  const [germanModel, germanDialog] = await unpublish([at('dev'), at('dev', dialog)])
  expect([germanModel, germanDialog].map((one) => one?.refusal).sort()).toEqual([
    'The dialog stays while fra-FRA is published',
    undefined,
  ])
})

test('a run that failed leaves what was active, and says so', async () => {
  await publish(at('dev'))
  await settled()
  await save(hears('good day'))
  await publish(at('dev'))
  await settled({ fails: true })
  expect((await stateAt(at('dev'))).resourceState).toMatchObject({
    state: 'error',
    msgShort: 'The last publish failed',
    msgLong: 'The target is away',
    isActive: true,
  })
})

test('the same command twice is one run', async () => {
  await Promise.all([publish(at('dev')), publish(at('dev'))])
  const { rows } = await server.deps.db.query(
    `select from publishing_run run join domain on domain.id = run.domain_id where domain.name = $1`,
    [name],
  )
  expect(rows).toHaveLength(1)
})

test('[PUB-086] [PUB-088] who has no session may not publish, and who has nothing to do with it is refused at once', async () => {
  const [state] = await publish(at('dev'), 'execute', { caller: nora })
  expect(state?.refusal).toBe('The domain is in read-only mode')
  const { status } = await clara.call(publishing.publish, {
    body: {
      domain: { name, savePoint: 'Original' },
      context: { instructions: [{ ...at('dev'), languages: ['deu-DEU'], approval: 'execute' }] },
    },
  })
  expect(status).toBe(403)
})

test('[PUB-079] without a platform nothing is published', async () => {
  // A domain of old: no way in takes all platforms away (ruling R161).
  await server.deps.db.query(`update domain set platforms = '{}' where name = $1`, [name])
  const [state] = await publish(at('dev'))
  expect(state?.refusal).toBe('Please specify the platform(s) of your domain')
})

test('each instruction is judged for itself', async () => {
  const answer = await publish([
    at('dev'),
    at('prod'),
    { ...at('dev'), node: 'CHINA' },
    { ...at('dev'), provider: 'america' },
    { ...at('dev'), languages: ['tlh-QNS'] },
  ])
  expect(answer.map(({ refusal }) => refusal)).toEqual([
    undefined,
    words.approvalRequired,
    'The domain cannot be published at CHINA dev deu-DEU',
    'The domain cannot be published at ECE dev deu-DEU',
    'The domain cannot be published at ECE dev tlh-QNS',
  ])
})

test('[PUB-104] an action that nobody knows is unknown', async () => {
  const answer = await fetch(`${server.url}/api/v2/publishing/republish`, {
    method: 'POST',
    headers: paul.headers,
  })
  expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
    404,
    'Unknown action',
  ])
})

test('a save point that is not there is missing', async () => {
  const body = { domain: { name, savePoint: 'summer' }, context: {} }
  expect((await paul.call(publishing.states, { body })).status).toBe(404)
  expect((await paul.call(publishing.config, { body })).status).toBe(404)
})

test('what was published, by whom and with which approval, newest first; and an earlier one again', async () => {
  await save(hears('hello'))
  await publish(at('dev'))
  await settled()
  await save({ nlu_interpretations: [] })
  await publish([at('dev'), at('dev', dialog)])
  await settled()
  const history = async (context = {}) =>
    (await paul.call(publishing.history, { body: { domain: { name, savePoint: 'Original' }, context } })).body
  const all = await history()
  expect(
    all.map(({ resource, isActive, hasArtifact, state }) => [resource, isActive, hasArtifact, state]),
  ).toEqual([
    ['dialog', true, true, 'done'],
    ['languageModel', true, true, 'done'],
    ['languageModel', false, true, 'done'],
  ])
  expect(await history({ after: all[1]!.run })).toEqual([all[2]])
  expect(await history({ node: 'CHINA' })).toEqual([])
  expect(await history({ environment: 'dev', language: 'fra-FRA' })).toEqual([all[0]])

  const again = (run: string) =>
    paul.call(publishing.again, {
      body: { domain: { name, savePoint: 'Original' }, context: { run, approval: 'execute' } },
    })
  expect((await again(all[2]!.run)).body[0]).not.toHaveProperty('refusal')
  await settled()
  expect((await stateAt(at('dev'))).resourceState.state).toBe('outdated')
  expect(await history()).toMatchObject([{ isActive: true, revision: all[2]!.revision }, {}, {}, {}])
  expect((await again(randomUUID())).status).toBe(404)
})

test('what is published is not deleted, neither the save point nor the domain', async () => {
  const { body: summer } = await paul.call(savePoints.create, {
    body: { fromId: id(), newSavePoint: { name: 'summer' } },
  })
  await paul.call(sessions.start, { params: { id: summer._id }, query: {}, body: { message: 'work' } })
  await publish(at('dev'), 'execute', { savePoint: 'summer' })
  await settled()
  expect((await stateAt(at('dev'))).resourceState).toMatchObject({
    state: 'published',
    savePointName: 'summer',
  })
  expect(await paul.call(savePoints.remove, { params: { id: summer._id } })).toMatchObject({
    status: 409,
    body: { message: 'summer is published. Please unpublish first: ECE dev deu-DEU' },
  })
  expect(await paul.call(domains.remove, { params: { id: id() } })).toMatchObject({
    status: 409,
    body: { message: `${name} is published. Please unpublish first: ECE dev deu-DEU` },
  })
  await unpublish(at('dev'))
  await settled()
  expect((await paul.call(savePoints.remove, { params: { id: summer._id } })).status).toBe(200)
  expect((await paul.call(domains.remove, { params: { id: id() } })).status).toBe(200)
})

test('browsers are notified which items changed, and the audit log has who did what', async () => {
  const received: ServerEvent[] = []
  const stop = server.deps.events.subscribe((event) => received.push(event))
  await publish([at('dev'), at('dev', dialog), at('prod')])
  await expect
    .poll(() => received)
    .toContainEqual({
      type: 'publishing-updated',
      domainId: id(),
      name,
      items: [
        { ...at('dev'), languages: undefined, language: 'deu-DEU' },
        { ...at('dev', dialog), languages: undefined, language: '' },
      ].map(({ languages: _, ...item }) => item),
    })
  stop()
  const { body } = await ada.call(audit.list, { query: { domain: id() } })
  expect(body.entries[0]).toMatchObject({
    what: 'Publish',
    who: 'paul@sdp.example',
    details: expect.stringContaining('execute languageModel ECE dev deu-DEU'),
  })
})
