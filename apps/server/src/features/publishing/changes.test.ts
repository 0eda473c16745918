import {
  type BehaviourChanges,
  domains,
  type PublishingChanges,
  publishing,
  savePoints,
  sessions,
} from '@sdp/api'
import type { ApprovalOption, Instruction } from '@sdp/domain/publishing'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { radio as radioOfChat } from '../../testing/radio.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

/** With a handler in every environment: another one could not be published. */
const url = 'https://radio.example/base'
const urls = { dev: url, nonprod: url, prod: url }
const radio = { ...radioOfChat, api_action_urls: [{ id: 'default', urls }] }

let server: TestServer
let paul: Caller
let ada: Caller
let name: string
let count = 0
beforeAll(async () => {
  server = await startTestServer()
  paul = await server.as('paul')
  ada = await server.as('ada')
  // A thread takes longer to start from the sources than anybody waits for a comparison
  await newDomain('Warm')
  for (const place of ['one', 'two', 'three']) {
    await server.deps.runtime.run(
      { place, base: place, changes: '', updates: {}, language: 'eng-USA' },
      { kind: 'read', text: 'hello', isGuessed: false },
      {
        source: async () => Buffer.from('{"name":"Warm"}'),
        callHandler: async () => ({ failure: 'nobody' }),
        signal: AbortSignal.timeout(60_000),
      },
    )
  }
})
beforeEach(async () => {
  name = `Radio${++count}`
  await newDomain(name)
  await save(radio)
})
afterAll(() => server?.close())

async function newDomain(called: string): Promise<void> {
  await paul.call(domains.create, {
    body: {
      name: called,
      languages: [{ language: 'eng-USA', default: true }, { language: 'deu-DEU' }],
      ntg_versions: ['NTG7-SOP'],
    },
  })
}

async function save(updates: Record<string, unknown>, id = name.toLowerCase()): Promise<void> {
  await paul.call(sessions.start, { params: { id }, query: {}, body: { message: 'work' } })
  const body = { updates, commit_message: 'work' }
  const answer = await paul.call(domains.update, { params: { id }, query: {}, body })
  expect(answer.status).toBe(200)
}

const model: Instruction = {
  node: 'AMAP',
  environment: 'prod',
  resource: 'languageModel',
  provider: 'america',
  languages: ['eng-USA'],
}
const dialog: Instruction = { ...model, resource: 'dialog', provider: 'runtime' }
const both = [model, dialog]

async function act(approval: ApprovalOption, caller = paul, instructions = both): Promise<void> {
  const { status, body } = await caller.call(publishing.publish, {
    body: {
      domain: { name, savePoint: 'Original' },
      context: {
        instructions: instructions.map((one) => ({ ...one, languages: [...one.languages], approval })),
      },
    },
  })
  expect(status).toBe(200)
  expect(body.flatMap(({ refusal }) => refusal ?? [])).toEqual([])
}

async function publish(instructions = both): Promise<void> {
  await act('request', paul, instructions)
  await act('approve', ada, instructions)
  await act('execute', paul, instructions)
  await runsDone()
}

/** Through the real pipelines, to their good end. */
async function runsDone(): Promise<void> {
  const states = async () => {
    const { rows } = await server.deps.db.query<{ state: string }>(
      'select distinct state from publishing_run',
    )
    return rows.map(({ state }) => state)
  }
  await expect.poll(states, { timeout: 60_000 }).toEqual(['done'])
}

async function changes(
  instructions: readonly Instruction[] = both,
  { action = 'publish' as 'publish' | 'unpublish', savePoint = 'Original' } = {},
): Promise<PublishingChanges> {
  const { status, body } = await ada.call(publishing.changes, {
    body: asked(instructions, action, savePoint),
  })
  expect(status).toBe(200)
  return body
}

function asked(instructions: readonly Instruction[], action: 'publish' | 'unpublish', savePoint: string) {
  const places = instructions.map((one) => ({ ...one, languages: [...one.languages] }))
  return { domain: { name, savePoint }, context: { instructions: places, action } }
}

async function behaviour(
  instructions: readonly Instruction[] = both,
  action: 'publish' | 'unpublish' = 'publish',
) {
  const { status, body } = await ada.call(publishing.behaviour, {
    body: asked(instructions, action, 'Original'),
  })
  expect(status).toBe(200)
  return body
}

/** What it does, all of it: on a busy machine two seconds may end before, and asking again goes further. */
async function wholeEnglish(instructions: readonly Instruction[] = both) {
  const english = async () => (await behaviour(instructions))[0]!.spoken[0]!
  await expect.poll(async () => (await english()).isCut, { timeout: 40_000 }).toBe(false)
  return english()
}

/** What is shown of topics, a line a change. */
function shown(topics: PublishingChanges['since']): string[] {
  return (topics ?? []).flatMap(({ title, entries }) =>
    entries.flatMap(({ name: entry, change, lines }) => [
      `${title}: ${change} ${entry}`,
      ...lines.map(({ label, before, after }) => `  ${label}: ${before ?? ''} -> ${after ?? ''}`),
    ]),
  )
}

const [play, stop, find] = radio.nlu_interpretations
const [main] = radio.decision_rules
const quiet = { ...stop!, expressions: [{ expression: 'be quiet', weight: 100, literals: {} }] }
const stopping = main!.rules[2]!
const silent = {
  ...main!,
  rules: (main!.rules as object[]).with(2, { ...stopping, systemAction: 'playing' }),
}

test('where nothing is active all is new, counted and listed by name', async () => {
  const { comparisons } = await changes()
  expect(comparisons).toHaveLength(1)
  const [{ places, replaces, topics }] = comparisons as [PublishingChanges['comparisons'][number]]
  expect(places).toEqual([{ node: 'AMAP', environment: 'prod' }])
  expect(replaces).toEqual([])
  expect(topics.map(({ title, added, changed, removed }) => [title, added, changed, removed])).toEqual([
    ['Intents', 3, 0, 0],
    ['Expressions', 4, 0, 0],
    ['Slots', 1, 0, 0],
    ['Rules', 5, 0, 0],
    ['Actions', 7, 0, 0],
    ['Texts', 5, 0, 0],
    // Its platforms
    ['Languages and settings', 1, 0, 0],
  ])
  expect(await behaviour()).toMatchObject([
    { places, spoken: [{ language: 'eng-USA', answersBefore: false, answersAfter: true, tried: 0 }] },
  ])
})

test('what is active is compared with the newest revision of the save point, in content and in what it does', async () => {
  await publish()
  expect((await changes()).comparisons).toMatchObject([{ replaces: ['Original'], topics: [] }])
  await save({ nlu_interpretations: [play, quiet, find] })
  await save({ decision_rules: [silent] })

  const [{ topics }] = (await changes()).comparisons as [PublishingChanges['comparisons'][number]]
  expect(shown(topics)).toEqual([
    'Expressions: changed stop',
    '  Expression: stop it -> ',
    '  Expression:  -> be quiet',
    'Rules: changed Main',
    '  Rule: intent == stop → UI action stopped -> intent == stop → UI action playing',
  ])
  const english = await wholeEnglish()
  expect(english).toMatchObject({ language: 'eng-USA', answersBefore: true, answersAfter: true })
  const said = (sentence: string) => english.changes.find((one) => one.sentence === sentence)
  expect(said('be quiet')).toMatchObject({
    before: { intent: '', by: 'nobody' },
    after: { intent: 'stop', rule: "Rule 3 of 'Main'", answer: 'Sure. Here is' },
  })
  expect(said('stop it')?.before).toMatchObject({ intent: 'stop', answer: 'Stopped' })
  expect(english.tried).toBeGreaterThanOrEqual(6)
  expect(said('find a station')).toBeUndefined()
})

test('only what an instruction publishes is listed: the dialog has no expressions, the model no rules', async () => {
  await publish()
  await save({ nlu_interpretations: [play, quiet, find], decision_rules: [silent] })
  const topicsOf = async (instruction: Instruction) =>
    (await changes([instruction])).comparisons[0]!.topics.map(({ topic }) => topic)
  expect(await topicsOf(model)).toEqual(['expressions'])
  expect(await topicsOf(dialog)).toEqual(['rules'])
  const ofModel = await wholeEnglish([model])
  expect(ofModel.changes.find(({ sentence }) => sentence === 'be quiet')?.after.answer).toBe('Stopped')
})

test('who asks while the threads are busy waits two seconds, and is told that nothing was tried', async () => {
  await publish()
  await save({ nlu_interpretations: [play, quiet, find] })
  const busy = vi
    .spyOn(server.deps.runtime, 'run')
    .mockImplementation(
      (_program, _request, { signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    )
  try {
    const begin = performance.now()
    const [{ spoken }] = (await behaviour()) as [BehaviourChanges[number]]
    // With room for a slow machine, which reads what is stored meanwhile
    expect(performance.now() - begin).toBeLessThan(4000)
    // The lists wait for no thread
    expect((await changes()).comparisons).toMatchObject([{ topics: [{ topic: 'expressions' }] }])
    expect(spoken).toMatchObject([{ language: 'eng-USA', tried: 0, changes: [], isCut: true }])
  } finally {
    busy.mockRestore()
  }
})

test('unpublishing takes all of it, and nothing answers any more', async () => {
  await publish()
  const [{ topics }] = (await changes(both, { action: 'unpublish' })).comparisons as [
    PublishingChanges['comparisons'][number],
  ]
  expect(topics.map(({ topic, removed }) => [topic, removed])).toContainEqual(['rules', 5])
  const [{ spoken }] = (await behaviour(both, 'unpublish')) as [BehaviourChanges[number]]
  expect(spoken).toMatchObject([{ answersBefore: true, answersAfter: false, tried: 0 }])
})

test('a request is about what it was made for; what changed since is listed', async () => {
  await publish()
  await save({ nlu_interpretations: [play, quiet, find] })
  await act('request')
  const asked = await changes()
  expect(asked.requests).toMatchObject([{ requester: 'Paul Author', isVoid: false }])
  expect(asked.since).toBeUndefined()

  await save({ decision_rules: [silent] })
  const later = await changes()
  expect(later.requests).toContainEqual(expect.objectContaining({ requester: 'Paul Author', isVoid: true }))
  expect(shown(later.since)).toEqual([
    'Rules: changed Main',
    '  Rule: intent == stop → UI action stopped -> intent == stop → UI action playing',
  ])
  expect(later.comparisons[0]!.topics.map(({ topic }) => topic)).toEqual(['expressions'])
})

test('places at which the same changes are listed together, others apart', async () => {
  const at = (environment: string) => both.map((one) => ({ ...one, environment }))
  await act('execute', paul, at('dev'))
  await runsDone()
  await save({ nlu_interpretations: [play, quiet, find] })
  const { comparisons } = await changes([...at('dev'), ...at('nonprod'), ...both])
  expect(comparisons.map(({ places }) => places.map(({ environment }) => environment))).toEqual([
    ['dev'],
    ['nonprod', 'prod'],
  ])
})

test('another save point is compared with what is active, wherever that came from', async () => {
  await publish()
  const { body: summer } = await paul.call(savePoints.create, {
    body: { fromId: name.toLowerCase(), newSavePoint: { name: 'summer' } },
  })
  await save({ nlu_interpretations: [play, quiet, find] }, summer._id)
  expect((await changes()).comparisons[0]!.topics).toEqual([])
  const [summers] = (await changes(both, { savePoint: 'summer' })).comparisons
  expect(summers).toMatchObject({ replaces: ['Original'], topics: [{ topic: 'expressions' }] })
})

test('an unknown domain is missing, and an unknown place changes nothing', async () => {
  const body = {
    domain: { name: 'Nowhere', savePoint: 'Original' },
    context: { instructions: [{ ...model, languages: ['eng-USA'] }], action: 'publish' as const },
  }
  expect((await ada.call(publishing.changes, { body })).status).toBe(404)
  expect((await ada.call(publishing.behaviour, { body })).status).toBe(404)
  expect((await changes([{ ...model, node: 'MOON' }])).comparisons).toEqual([])
})
