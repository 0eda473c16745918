import { type ConversationTest, newConversationTest, newTestTurn, type TestTurn } from '@sdp/domain/tests'
import { describe, expect, test } from 'vitest'
import { newState } from '../model/state.ts'
import { compile } from '../program/compile.ts'
import type { Program } from '../program/program.ts'
import { english, german } from '../testing/climate.ts'
import { turn } from '../turn/turn.ts'
import { acceptTurn } from './accept.ts'
import { recordTurn } from './record.ts'
import { runTest } from './run-test.ts'

function aTurn(parts: Partial<TestTurn>): TestTurn {
  return { ...newTestTurn(), ...parts }
}

function aTest(...turns: Partial<TestTurn>[]): ConversationTest {
  return { ...newConversationTest('heating'), turns: turns.map(aTurn) }
}

const run = (program: Program, one: ConversationTest) => runTest(program, one, { mayGuess: true })
const reason = async (one: Partial<TestTurn>, program = english) => (await run(program, aTest(one))).reason
const ok = [{ apiAction: 'heat', answer: { returnValue: 'ok' } }]
const warmer = { sentences: { 'eng-USA': 'warmer for the driver' }, answers: ok }

describe('what is said', () => {
  test('a turn with an intent and values is said by own expressions of each language', async () => {
    const said = aTest({
      intent: 'warmer',
      slots: { zone: 'passenger' },
      answers: ok,
      expected: { uiActions: ['done'] },
    })
    const [inEnglish, inGerman] = [await run(english, said), await run(german, said)]
    expect(inEnglish).toMatchObject({
      result: 'passed',
      turns: [{ said: 'warmer at the passenger', isMade: true }],
    })
    expect(inGerman).toMatchObject({
      result: 'passed',
      turns: [{ said: 'wärmer beim beifahrer', isMade: true }],
    })
  })

  test('what no expression takes cannot be said, and nothing after it is run', async () => {
    const said = aTest({ intent: 'warmer', slots: { zone: 'driver', degrees: 21 } }, { intent: 'open' })
    expect(await run(english, said)).toMatchObject({
      result: 'passed',
      turns: [{ said: 'set the driver to 21' }, {}],
    })
    const { result, reason, turns } = await run(german, said)
    expect({ result, reason, turns: turns.length }).toEqual({
      result: 'cannot be said',
      reason: 'Turn 1: cannot be said in deu-DEU: no expression of warmer takes zone and degrees',
      turns: 1,
    })
  })

  test('an answer to a question is said by the bare value', async () => {
    const said = aTest(
      { intent: 'warmer', expected: { uiActions: ['ask'], waits: true } },
      { slots: { zone: 'driver' }, expected: { slots: { zone: 'driver' } } },
    )
    expect(await run(german, said)).toMatchObject({ result: 'passed', turns: [{}, { said: 'fahrer' }] })
  })

  test('a turn with which the conversation restarts remembers nothing', async () => {
    const asked = { intent: 'warmer', expected: { uiActions: ['ask'], waits: true } }
    const driver = { sentences: { 'eng-USA': 'driver' }, expected: { slots: {}, uiActions: [] } }
    expect(await run(english, aTest(asked, { ...driver, restarts: true }))).toMatchObject({
      result: 'passed',
    })
    expect(await run(english, aTest(asked, driver))).toMatchObject({ result: 'failed' })
  })

  test('what only a guess could read is not run unless it may be learned', async () => {
    const program = compile(english.domain, 'eng-USA')
    const unclear = aTest({ sentences: { 'eng-USA': 'please do something warm' } })
    expect(await runTest(program, unclear, { mayGuess: false })).toMatchObject({
      result: 'needs guesses',
      reason: "Turn 1: 'please do something warm' needs a guess",
    })
    expect((await runTest(program, unclear, { mayGuess: true })).result).toBe('passed')
  })
})

describe('what is compared', () => {
  test('nothing that is not expected', async () => {
    expect(await reason({ sentences: { 'eng-USA': 'bla' } })).toBeUndefined()
  })

  test.each<[string, Partial<TestTurn['expected']>, string]>([
    ['intent', { intent: 'open' }, 'Turn 1: intent open was expected, and warmer was understood'],
    ['no intent', { intent: '' }, 'Turn 1: nothing was expected to be understood, and warmer was'],
    ['slots', { slots: {} }, 'Turn 1: no slot was expected, and zone = driver was said'],
    [
      'rules',
      { rules: [] },
      "Turn 1: no rule was expected, and rule 4 of 'Climate' and rule 1 of 'Climate' fired",
    ],
    ['UI actions', { uiActions: ['hot'] }, 'Turn 1: hot was expected, and done was run'],
    ['API actions', { apiActions: [] }, 'Turn 1: no API action was expected, and heat was run'],
    ['text', { texts: { 'eng-USA': 'Hot.' } }, "Turn 1: 'Hot.' was expected, and 'Done.' was said"],
    [
      'screen',
      { screens: { 'eng-USA': [{}] } },
      'Turn 1: the screen was expected to show something, and shows nothing',
    ],
    ['waiting', { waits: true }, 'Turn 1: it was expected to wait for an answer, and the conversation ended'],
  ])('%s', async (_, expected, difference) => {
    expect(await reason({ ...warmer, expected })).toBe(difference)
  })

  test('rules by what they are, wherever they are and whatever their comments say', async () => {
    const [rules] = [english.domain.modules[0]!.rules]
    const expected = {
      rules: [rules[3]!, { ...rules[0]!, comments: 'the good end', kept: { unknown: { id: 7 } } }],
    }
    expect(await reason({ ...warmer, expected })).toBeUndefined()
  })

  test('a text as a whole, in part, or as one of the variations', async () => {
    const texts = (text: string) => ({ texts: { 'eng-USA': text, 'deu-DEU': 'Fertig.' } })
    const said = { ...warmer, sentences: { 'eng-USA': 'set the driver to 21' } }
    const compared = (text: string, textMatch?: 'whole' | 'part' | 'variation') =>
      reason({ ...said, expected: { ...texts(text), ...(textMatch && { textMatch }) } })
    expect(await compared('Done.')).toBeUndefined()
    expect(await compared('one', 'part')).toBeUndefined()
    expect(await compared('It is 21 now.', 'variation')).toBeUndefined()
    expect(await compared('There you are.', 'variation')).toBeUndefined()
    expect(await compared('There you are.', 'whole')).toBe(
      "Turn 1: 'There you are.' was expected, and 'Done.' was said",
    )
    expect(await compared('It is 22 now.', 'variation')).toContain("and 'Done.' was said")
  })

  test('parameters of core actions only where they are given', async () => {
    const said = { intent: 'open' }
    expect(await reason({ ...said, expected: { apiActions: [{ name: 'openApp' }] } })).toBeUndefined()
    const parameters = { app: 'door' }
    expect(await reason({ ...said, expected: { apiActions: [{ name: 'openApp', parameters }] } })).toBe(
      'Turn 1: openApp with app = door was expected, and openApp with app = roof was run',
    )
  })
})

test('the car says what it said before until it says otherwise', async () => {
  const one = aTest(
    { intent: 'open', expected: { uiActions: ['tooFast'] } },
    { intent: 'open', expected: { uiActions: ['tooFast'] } },
    {
      intent: 'open',
      car: { vehicleInputs: { speed: 5 }, contextInputs: {}, featureFlags: {} },
      expected: { uiActions: ['open'] },
    },
  )
  one.start = { ...one.start, vehicleInputs: { speed: 50 } }
  expect((await run(english, one)).reason).toBeUndefined()
})

test('handlers answer as it was recorded; what real ones answer otherwise is listed', async () => {
  const hot = aTest({ ...warmer, answers: [{ apiAction: 'heat', answer: { returnValue: 'hot' } }] })
  expect((await run(english, hot)).turns[0]!.outcome!.reply.actions).toMatchObject([{ name: 'hot' }])
  const silent = await run(english, aTest({ ...warmer, answers: [] }))
  expect(silent.turns[0]!.outcome!.trace.end).toMatchObject({ reason: 'no answer was recorded' })
  const real = await runTest(english, hot, {
    mayGuess: true,
    callHandler: async () => ({ returnValue: 'ok' }),
  })
  expect(real.turns[0]!.answerDifferences).toEqual([
    'heat: {"returnValue":"hot"} was recorded, and {"returnValue":"ok"} came',
  ])
})

describe('a turn that was tried', () => {
  const record = async (said: string, given = {}) =>
    recordTurn(
      said,
      await turn(english, newState(), said, { callHandler: async () => ({ returnValue: 'ok' }), ...given }),
      'eng-USA',
      given,
    )

  test('is kept with the answers of handlers, and compares intent, slots and actions', async () => {
    expect(await record('warmer at the driver')).toEqual({
      sentences: { 'eng-USA': 'warmer at the driver' },
      intent: 'warmer',
      slots: { zone: 'driver' },
      car: { vehicleInputs: {}, contextInputs: {}, featureFlags: {} },
      answers: ok,
      expected: {
        intent: 'warmer',
        slots: { zone: 'driver' },
        uiActions: ['done'],
        apiActions: [{ name: 'heat' }],
      },
    })
    const given = { vehicleInputs: { speed: 20 } }
    expect(await record('open the roof', given)).toMatchObject({
      car: given,
      expected: { uiActions: ['tooFast'] },
    })
  })

  test('can be said in other languages', async () => {
    const { result, reason, turns } = await run(german, aTest(await record('warmer at the driver')))
    expect({ result, reason }).toEqual({ result: 'passed', reason: undefined })
    expect(turns[0]!.said).toBe('wärmer beim fahrer')
  })
})

describe('what is accepted', () => {
  const accepted = async (parts: Partial<TestTurn>, program = english) => {
    const one = aTurn(parts)
    const { turns } = await run(program, aTest(one))
    const now = acceptTurn(one, turns[0]!, program.language)
    expect((await run(program, aTest(now))).reason).toBeUndefined()
    return now.expected
  }

  test('is what was expected already, as it went', async () => {
    const wrong = {
      ...{ intent: 'open', slots: {}, rules: [], uiActions: [], apiActions: [], waits: true },
      ...{ texts: { 'eng-USA': 'Hot.', 'deu-DEU': 'Fertig.' }, screens: { 'eng-USA': [{}] } },
    }
    expect(await accepted({ ...warmer, expected: wrong })).toMatchObject({
      ...{ intent: 'warmer', slots: { zone: 'driver' }, uiActions: ['done'], apiActions: [{ name: 'heat' }] },
      ...{ texts: { 'eng-USA': 'Done.', 'deu-DEU': 'Fertig.' }, screens: { 'eng-USA': [] }, waits: false },
    })
    expect(await accepted({ ...warmer, expected: { waits: true } })).toEqual({ waits: false })
  })

  test('of a bare answer is its value, and no intent', async () => {
    const one = aTest(
      { intent: 'warmer' },
      { sentences: { 'eng-USA': 'driver' }, answers: ok, expected: { intent: 'open' } },
    )
    const { reason, turns } = await run(english, one)
    expect(reason).toBe('Turn 2: intent open was expected, and an answer was understood')
    expect(acceptTurn(one.turns[1]!, turns[1]!, 'eng-USA').expected).toEqual({ slots: { zone: 'driver' } })
  })

  test('in another language gives it values of its own', async () => {
    const said = { sentences: { ...warmer.sentences, 'deu-DEU': 'heizen beim beifahrer' }, answers: ok }
    const expected = await accepted({ ...said, expected: { slots: { zone: 'driver' } } }, german)
    expect(expected).toEqual({
      slots: { zone: 'driver' },
      slotsByLanguage: { 'deu-DEU': { zone: 'passenger' } },
    })
    const back = { ...said, sentences: { ...said.sentences, 'deu-DEU': 'heizen beim fahrer' }, expected }
    expect(await accepted(back, german)).toEqual({ slots: { zone: 'driver' } })
  })

  test('of what went as expected is that it stays as it is', async () => {
    const one = aTurn({
      ...warmer,
      expected: { textMatch: 'variation', texts: { 'eng-USA': 'There you are.' } },
    })
    const { turns } = await run(english, aTest(one))
    expect(acceptTurn(one, turns[0]!, 'eng-USA')).toBe(one)
  })
})
