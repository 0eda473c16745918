import { type ConceptWording, compile, runTest, type TestRun } from '@sdp/dialogue'
import type { Domain } from '@sdp/domain'
import { aDomain, aModule, anApiInput, anExpression, anIntent, aRule, aUiAction } from '@sdp/domain/testing'
import { type ConversationTest, newConversationTest, newTestTurn, type TestTurn } from '@sdp/domain/tests'
import { noLanguageContent } from '@sdp/domain/wire'
import { expect, test } from 'vitest'
import { piecesOf } from './domain-transfer.ts'
import { openTestsRunner } from './tests-runner.ts'
import type { FromTestsWorker, LanguageContent, ToTestsWorker } from './worker-messages.ts'

type Kind = FromTestsWorker['kind']
type Of<K extends Kind> = Extract<FromTestsWorker, { kind: K }>

/** The runner as the worker has it: what comes and goes is copied. */
function openRunner() {
  const posted: FromTestsWorker[] = []
  let wake = () => {}
  const take = openTestsRunner((message) => {
    posted.push(structuredClone(message))
    wake()
  })
  const send = (message: ToTestsWorker) => take(structuredClone(message))
  /** The next message of a kind after those that were waited for. */
  let seen = 0
  async function next<K extends Kind>(kind: K): Promise<Of<K>> {
    for (;;) {
      while (seen < posted.length) {
        const message = posted[seen++]!
        if (message.kind === 'problem' && kind !== 'problem') throw new Error(message.reason)
        if (message.kind === kind) return message as Of<K>
      }
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  }
  const pieces = (domain: Domain, before?: Domain) =>
    Array.from(piecesOf(before, domain), (piece): ToTestsWorker => ({ kind: 'piece', piece }))
  const run = (id: number) => send({ kind: 'run', id, language: 'eng-USA', coreActions: [] })
  const runWith = (domain: Domain, id: number) => {
    for (const piece of pieces(domain)) send(piece)
    run(id)
  }
  const resultsOf = (language: string) =>
    Object.fromEntries(
      posted.flatMap((message) =>
        message.kind === 'results' && message.language === language
          ? message.results.map(({ name, result, reason }) => [name, reason ?? result] as const)
          : [],
      ),
    )
  async function shown(name: string, language: string): Promise<TestRun> {
    send({ kind: 'show', name, language })
    return (await next('shown')).run!
  }
  return { posted, send, next, pieces, run, runWith, resultsOf, shown }
}

function aTest(name: string, ...turns: Partial<TestTurn>[]): ConversationTest {
  return { ...newConversationTest(name), turns: turns.map((turn) => ({ ...newTestTurn(), ...turn })) }
}

const playing = { expected: { intent: 'play', uiActions: ['playing'] } }
const domain = aDomain({
  intents: [anIntent('play', { expressions: [anExpression('play music')] })],
  modules: [aModule('Main', aRule(['play'], { uiAction: 'playing' }))],
  uiActions: [aUiAction('playing')],
  tests: [aTest('music', { sentences: { 'eng-USA': 'play music' }, ...playing })],
})

/** What German has of its own: an expression, and words that are forgiven. */
const german: LanguageContent = {
  ...noLanguageContent,
  nlu_interpretations: [
    { intent: 'play', expressions: [{ expression: 'spiel Musik', weight: 100, literals: {} }] },
  ],
  everyday_language: { fillers: ['alter'] },
}

test('other languages are run with their own everyday words', async () => {
  const runner = openRunner()
  const sentences = (english: string, inGerman: string) => ({
    sentences: { 'eng-USA': english, 'deu-DEU': inGerman },
  })
  const spoken = {
    ...domain,
    everydayLanguage: { fillers: ['buddy'] },
    tests: [
      aTest('own words', sentences('play music buddy', 'spiel Musik alter')),
      aTest('words of the other', sentences('play music alter', 'spiel Musik buddy')),
    ],
  }
  runner.send({ kind: 'languages', others: new Map([['deu-DEU', german]]), renames: [] })
  runner.runWith(spoken, 1)
  await runner.next('done')
  for (const language of ['eng-USA', 'deu-DEU']) {
    const own = await runner.shown('own words', language)
    expect(own.turns[0]?.outcome?.trace.understood.chosen?.by).toBe('expression')
    const other = await runner.shown('words of the other', language)
    expect(other.turns[0]?.outcome?.trace.understood.chosen?.by).not.toBe('expression')
  }
})

test('a domain of which only some pieces came is not run', async () => {
  const runner = openRunner()
  runner.runWith(domain, 1)
  await runner.next('done')
  expect(runner.resultsOf('eng-USA')).toEqual({ music: 'passed' })

  // Its rules come last: without them, nothing is played
  const videos = {
    ...domain,
    intents: [anIntent('watch', { expressions: [anExpression('watch videos')] })],
    modules: [aModule('Videos', aRule(['watch'], { uiAction: 'watching' }))],
    uiActions: [aUiAction('watching')],
    tests: [
      aTest('videos', { sentences: { 'eng-USA': 'watch videos' }, expected: { uiActions: ['watching'] } }),
    ],
  }
  const [last, ...others] = runner.pieces(videos, domain).toReversed()
  for (const piece of others.toReversed()) runner.send(piece)
  runner.send({ kind: 'coverage', isWanted: true })
  await runner.next('done')
  expect(runner.resultsOf('eng-USA')).toEqual({ music: 'passed' })
  runner.send(last!)
  runner.run(2)
  expect(await runner.next('done')).toMatchObject({ id: 2 })
  expect(runner.resultsOf('eng-USA')).toEqual({ music: 'passed', videos: 'passed' })
})

test('a test that throws is a result of its own, and the others are run', async () => {
  const runner = openRunner()
  const called = {
    ...domain,
    apiActions: [{ name: 'find', comments: '', handler: '', path: [], domain: '', requiredAuthLevel: 0 }],
    modules: [aModule('Main', aRule(['play'], { apiAction: { name: 'find' } }))],
  }
  const turn = (answer: unknown) => ({
    ...{ sentences: { 'eng-USA': 'play music' }, answers: [{ apiAction: 'find', answer }] },
    expected: { intent: 'play' },
  })
  runner.runWith({ ...called, tests: [aTest('odd', turn(5)), aTest('usual', turn({}))] }, 1)
  await runner.next('done')
  expect(runner.resultsOf('eng-USA')).toEqual({
    odd: expect.stringContaining('Turn 1 could not be run: '),
    usual: 'passed',
  })
  expect(await runner.shown('odd', 'eng-USA')).toMatchObject({ result: 'could not be run' })
})

test('what is thrown elsewhere is reported, and a later domain is run', async () => {
  const runner = openRunner()
  const broken = { ...domain, intents: [{ ...domain.intents[0]!, expressions: null as never }] }
  runner.runWith(broken, 1)
  expect((await runner.next('problem')).reason).not.toBe('')
  runner.runWith(domain, 2)
  await runner.next('done')
  expect(runner.resultsOf('eng-USA')).toEqual({ music: 'passed' })
})

test('what came is taken as expected', async () => {
  const runner = openRunner()
  const expecting = aTest('music', { sentences: { 'eng-USA': 'play music' }, expected: { uiActions: ['x'] } })
  runner.runWith({ ...domain, tests: [expecting] }, 1)
  await runner.next('done')
  runner.send({ kind: 'accept', call: 1, names: ['music'], language: 'eng-USA' })
  const { turns } = await runner.next('accepted')
  expect(turns).toEqual([
    { name: 'music', turns: [{ ...expecting.turns[0], expected: { uiActions: ['playing'] } }] },
  ])
})

const withHandler = {
  ...domain,
  apiInputs: [anApiInput('find', { volatile: true, returnValue: ['found', 'none'] })],
  apiActions: [{ name: 'find', comments: '', handler: 'one', path: ['x'], domain: '', requiredAuthLevel: 0 }],
  handlers: [{ id: 'one', urls: { dev: 'https://one.example', nonprod: '', prod: '' } }],
  modules: [
    aModule(
      'Main',
      aRule(['play'], {
        apiInputs: [{ input: 'find', matcher: 'CollectedMatcher', arguments: [] }],
        uiAction: 'playing',
      }),
      aRule(['play'], { apiAction: { name: 'find' } }),
    ),
  ],
}
const recorded = {
  ...{ sentences: { 'eng-USA': 'play music' }, expected: { uiActions: ['playing'] } },
  answers: [{ apiAction: 'find', answer: { returnValue: 'found' } }],
}

test('with real handlers what differs from the recording is reported, and can be taken', async () => {
  const runner = openRunner()
  runner.runWith({ ...withHandler, tests: [aTest('music', recorded, recorded), aTest('other', recorded)] }, 1)
  await runner.next('done')
  runner.send({ kind: 'run real', call: 7, id: 1, names: ['music'] })
  const answers = [{ returnValue: 'found' }, { returnValue: 'none' }]
  for (const answer of answers) {
    const { call, number, handlerCall } = await runner.next('call handler')
    expect(call).toBe(7)
    expect(handlerCall).toMatchObject({
      handler: withHandler.handlers[0],
      path: ['x'],
      body: { intent: 'play' },
    })
    runner.send({ kind: 'handler answer', number, answer })
  }
  const { run } = await runner.next('ran real')
  expect(run).toMatchObject({
    ...{ name: 'music', result: 'passed', calls: 2 },
    answers: ['Turn 2: find: {"returnValue":"found"} was recorded, and {"returnValue":"none"} came'],
    taken: [recorded, { ...recorded, answers: [{ apiAction: 'find', answer: answers[1] }] }],
  })
  expect(await runner.next('done real')).toEqual({ kind: 'done real', call: 7 })
  // What the tests are known by comes from what was recorded
  const { turns } = await runner.shown('music', 'eng-USA')
  expect(turns[1]?.outcome?.trace.rounds[0]?.call?.answer).toEqual({ returnValue: 'found' })
})

test('where a handler fails, that is what differs, and what was recorded stays', async () => {
  const runner = openRunner()
  runner.runWith({ ...withHandler, tests: [aTest('music', recorded)] }, 1)
  runner.send({ kind: 'run real', call: 1, id: 1, names: ['music'] })
  const { number } = await runner.next('call handler')
  runner.send({ kind: 'handler answer', number, answer: { failure: 'nobody answers there' } })
  const { run } = await runner.next('ran real')
  expect(run.answers.join()).toContain('{"failure":"nobody answers there"} came')
  expect(run).not.toHaveProperty('taken')
})

test('a run with real handlers that is given up calls none any more, and waits for the pieces of the last edit', async () => {
  const runner = openRunner()
  runner.runWith({ ...withHandler, tests: [aTest('music', recorded, recorded)] }, 1)
  runner.send({ kind: 'run real', call: 1, id: 1, names: ['music'] })
  await runner.next('call handler')
  runner.send({ kind: 'run real', call: 2, id: 2, names: ['music'] })
  await runner.next('done')
  runner.runWith({ ...withHandler, tests: [aTest('music', { ...recorded, answers: [] })] }, 2)
  const { call, number } = await runner.next('call handler')
  expect(call).toBe(2)
  runner.send({ kind: 'handler answer', number, answer: { returnValue: 'found' } })
  const { run } = await runner.next('ran real')
  expect(run.answers).toEqual(['Turn 1: find: no answer was recorded, and {"returnValue":"found"} came'])
  expect(runner.posted.filter(({ kind }) => kind === 'ran real')).toHaveLength(1)
})

test('a concept is said in its words, as on the server, and in other ones once it was changed', async () => {
  const runner = openRunner()
  const expected = { textMatch: 'whole' as const, texts: { 'eng-USA': 'All right, it is on' } }
  const spoken = {
    ...domain,
    uiActions: [aUiAction('playing', { ttsResponses: ['done'] })],
    ttsResponses: [{ name: 'done', texts: ['CONFIRM_CONCEPT, it is on'] }],
    tests: [aTest('on', { sentences: { 'eng-USA': 'play music' }, expected })],
  }
  const answerWith = async (text: string): Promise<void> => {
    const { call, language, names } = await runner.next('concepts')
    expect([language, names]).toEqual(['eng-USA', ['CONFIRM_CONCEPT']])
    runner.send({ kind: 'wordings', call, wordings: confirmed(text) })
    await runner.next('done')
  }
  const confirmed = (text: string): ConceptWording[] => [{ name: 'CONFIRM_CONCEPT', type: 'voice', text }]
  const onServer = async (text: string) => {
    const options = { mayGuess: true, conceptTexts: async () => confirmed(text) }
    const { result, reason } = await runTest(compile(spoken, 'eng-USA'), spoken.tests[0]!, options)
    return { on: reason ?? result }
  }
  runner.runWith(spoken, 1)
  await answerWith('All right')
  expect(runner.resultsOf('eng-USA')).toEqual({ on: 'passed' })
  expect(runner.resultsOf('eng-USA')).toEqual(await onServer('All right'))
  runner.send({ kind: 'concepts changed' })
  await answerWith('Of course')
  expect(runner.resultsOf('eng-USA')).toEqual({ on: expect.stringContaining('Of course, it is on') })
  expect(runner.resultsOf('eng-USA')).toEqual(await onServer('Of course'))
})
