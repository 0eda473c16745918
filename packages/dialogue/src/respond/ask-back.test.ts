import { aDomain, aModule, anExpression, anIntent, aRule, aSlot, aUiAction } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { compile, type GuessSource, newState, type Reading, type State, turn, understand } from '../index.ts'

const expressions = [anExpression('[please] heat the $(zone) seat'), anExpression('make it warm')]
const domain = (asksBack?: false) =>
  aDomain({
    slots: [aSlot('zone', { driver: ['driver'], rear: ['rear'] })],
    intents: [
      anIntent('heat', { expressions, ...(asksBack === false && { asksBack }) }),
      // What is said in answer may be an expression, of an answer that nobody waits for or of another intent
      anIntent('agree', { slotOnly: true, expressions: [anExpression('yes [please]')] }),
      anIntent('cancel', { expressions: [anExpression('no')] }),
    ],
    uiActions: [aUiAction('heating', { ttsResponses: ['heating'] })],
    ttsResponses: [{ name: 'heating', texts: ['It gets warm.'] }],
    modules: [aModule('Main', aRule(['heat'], { uiAction: 'heating' }))],
  })

const guess: Reading = {
  intent: 'heat',
  slots: [{ slot: 'zone', value: 'rear', text: 'rear', from: 0, to: 4 }],
  score: 0.45,
  origin: { kind: 'guess', nearest: expressions[0]!.text, ofGroup: 1 },
}
const source = (score: number): GuessSource => {
  const readings = [{ ...guess, score }]
  return { threshold: 0.3, guess: () => readings, candidates: () => readings }
}

async function say(text: string, { score = 0.45, state = newState(), of = domain() } = {}) {
  const program = compile(of, 'eng-USA')
  const understood = understand(program, state, text, () => source(score))
  const result = await turn(program, state, understood, { callHandler: async () => ({}) })
  const said = result.reply.actions.map((action) =>
    action.kind === 'ui'
      ? action.texts.map(({ spoken }) => spoken).join(' ')
      : action.kind === 'platform' && action.text,
  )
  return { ...result, said }
}

async function asked(): Promise<State> {
  const { state, said, reply, trace } = await say('the rear could be warmer')
  expect(said).toEqual(['Did you mean: heat the rear seat?'])
  expect(reply.followUp).toBe(true)
  expect(trace.end).toEqual({ kind: 'asked back' })
  return JSON.parse(JSON.stringify(state)) as State
}

test('a guess that is not certain is asked about, and acted on after a yes', async () => {
  const { said, state, trace } = await say('yes please', { state: await asked() })
  expect(said).toEqual(['It gets warm.'])
  expect(trace.understood.chosen).toMatchObject({ by: 'confirmation', reading: { intent: 'heat' } })
  expect(state.askedBack).toBeUndefined()
  expect(state.slots).toEqual({ zone: 'rear' })
})

test('after a no nothing is done', async () => {
  const { said, state, trace, reply } = await say('no', { state: await asked() })
  expect(said).toEqual(['All right, then not.'])
  expect(reply.followUp).toBe(false)
  expect(trace.end).toEqual({ kind: 'declined' })
  expect(state).toEqual(newState())
})

test('whoever says something else is understood, and nothing is asked any more', async () => {
  const { said, state } = await say('make it warm', { state: await asked() })
  expect(said).toEqual(['It gets warm.'])
  expect(state.askedBack).toBeUndefined()
})

test('a certain guess is acted on, and so is any guess at an intent that does not ask', async () => {
  expect((await say('the rear could be warmer', { score: 0.8 })).said).toEqual(['It gets warm.'])
  expect((await say('the rear could be warmer', { of: domain(false) })).said).toEqual(['It gets warm.'])
})
