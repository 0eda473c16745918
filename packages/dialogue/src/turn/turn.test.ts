import type { Domain } from '@sdp/domain'
import {
  aDomain,
  aModule,
  anApiInput,
  anExpression,
  anIntent,
  aRule,
  aSlot,
  aUiAction,
} from '@sdp/domain/testing'
import { describe, expect, test } from 'vitest'
import {
  compile,
  type HandlerAnswer,
  newState,
  type Program,
  passedOver,
  recompile,
  type State,
  type TurnContext,
  turn,
  understand,
} from '../index.ts'
import { hear } from '../understand/understand.ts'

const updated = (value: string) => ({ matcher: 'UpdatedAndEquals', arguments: [value] })
const apiInput = (name: string, parts: Partial<Domain['apiInputs'][number]> = {}) =>
  anApiInput(name, { volatile: true, returnValue: ['ok'], ...parts })
const apiAction = (name: string) => ({
  ...{ name, comments: '', handler: 'default', path: ['do', name], domain: '', requiredAuthLevel: 2 },
})

const music = aDomain({
  intents: [
    anIntent('play', { expressions: [anExpression('play [some] $(genre)'), anExpression('play')] }),
    anIntent('stop', { expressions: [anExpression('stop')] }),
    anIntent('louder', { expressions: [anExpression('louder')] }),
    anIntent('weather', {
      dialogActType: 'request',
      expressions: [anExpression('weather')],
      fulfilledBy: { uiActions: ['forecast'], apiActions: [] },
    }),
    anIntent('answer', { slotOnly: true, expressions: [anExpression('[it is] $(genre)')] }),
  ],
  slots: [
    aSlot('genre', { jazz: ['jazz', 'jazz music'], rock: ['rock'] }),
    aSlot('sure', {}, { type: 'yesNo', volatile: true }),
  ],
  apiInputs: [apiInput('start'), apiInput('loop'), apiInput('song', { returnValue: [], volatile: false })],
  apiActions: [apiAction('start'), apiAction('loop')],
  handlers: [{ id: 'default', urls: { dev: 'https://dev.example.com', nonprod: '', prod: '' } }],
  modules: [
    aModule(
      'Music',
      aRule(['play'], { apiInputs: [{ input: 'start', ...updated('ok') }], uiAction: 'playing' }),
      aRule(['play'], {
        slots: [{ input: 'genre', matcher: 'NotCollectedMatcher', arguments: [] }],
        uiAction: 'which',
      }),
      aRule(['play'], { apiAction: { name: 'start' } }),
      aRule(['stop'], { uiAction: 'sure', apiAction: { name: 'openApp', parameters: { app: 'music' } } }),
      aRule(['louder'], {
        vehicleInputs: [{ input: 'speed', matcher: 'UpdatedMatcher', arguments: [] }],
        uiAction: 'playing',
      }),
      aRule(['louder'], { apiAction: { name: 'loop' } }),
    ),
    aModule('Weather', {
      ...aRule([], { uiAction: 'forecast' }),
      intent: { matcher: 'AnyMatcher', arguments: [] },
      request: { matcher: 'EqualsMatcher', arguments: ['weather'] },
    }),
  ],
  uiActions: [
    aUiAction('which', {
      ttsResponses: ['which'],
      dialogAct: { type: 'askForInput', slots: { genre: '' } },
      whiteList: ['answer', 'stop'],
    }),
    aUiAction('playing', {
      ttsResponses: ['playing'],
      preTtsText: 'playing_preTts',
      postTtsText: 'Enjoy!',
      audioResponses: ['chime'],
      guiResponse: { name: 'playing', type: 'ONLINE_UI', payload: { ntgVersion: 'NTG7' } },
      clientBehaviourFlags: { closeScreen: true },
      speakingStyle: 'happy',
    }),
    aUiAction('sure', { ttsResponses: ['sure'], dialogAct: { type: 'confirm', slots: { start: 'ok' } } }),
    aUiAction('forecast', { ttsResponses: ['forecast'] }),
  ],
  ttsResponses: [
    { name: 'which', texts: ['Which music?', 'What shall I play?'] },
    { name: 'playing', texts: ['<rate value="120">Playing</rate> {{genre}}, {{song.title}}.', 'Okay.'] },
    { name: 'playing_preTts', texts: ['Well,'] },
    { name: 'sure', texts: ['Sure?'] },
    { name: 'forecast', texts: ['Sunny.'] },
  ],
  audioResponses: [{ name: 'chime', texts: ['chime.wav'] }],
  guiResponses: [
    {
      name: 'playing',
      template: { title: 'Now: {{song.title}}', cover: '$song.cover', list: ['{{genre}}'] },
    },
  ],
})
const program = compile(music, 'eng-USA')

const started: HandlerAnswer = {
  returnValue: 'ok',
  inputs: { song: { title: 'Blue <3', cover: { url: 'x.png' } } },
}

function say(
  text: string,
  state: State = newState(),
  context: Partial<TurnContext> = {},
  with_: Program = program,
) {
  return turn(with_, state, text, { callHandler: async () => started, ...context })
}

describe('a turn', () => {
  test('[RULE-002] [APIA-008] the rule for an intent calls the handler with what is known, and its answer is said', async () => {
    let called: unknown
    const { reply, trace } = await say('play some jazz', newState(), {
      car: 'A',
      vehicleInputs: { speed: 50 },
      callHandler: async (call) => {
        called = call
        return started
      },
    })
    expect(called).toMatchObject({
      path: ['do', 'start'],
      handler: { urls: { dev: 'https://dev.example.com' } },
      body: {
        car: 'A',
        apiAction: 'start',
        intent: 'play',
        request: null,
        slots: { genre: 'jazz' },
        vehicleInputs: { speed: 50 },
      },
    })
    expect(trace.rounds.map(({ fired }) => fired?.rule)).toEqual([2, 0])
    expect(reply.actions).toMatchObject([
      {
        name: 'playing',
        before: [{ spoken: 'Well,' }],
        texts: [
          { written: '<rate value="120">Playing</rate> jazz, Blue <3.', spoken: 'Playing jazz, Blue <3.' },
        ],
        after: [{ spoken: 'Enjoy!' }],
        audio: [{ written: 'chime.wav' }],
        gui: { template: { title: 'Now: Blue <3', cover: { url: 'x.png' }, list: ['jazz'] } },
        speakingStyle: 'happy',
        flags: { closeScreen: true },
        followUp: false,
      },
    ])
  })

  test('values are no tags where texts are SSML', async () => {
    const ssml = recompile(program, { ...music, platforms: ['Gen20x.i3'] })
    const { reply } = await say('play jazz', newState(), {}, ssml)
    expect(reply.actions[0]).toMatchObject({
      texts: [
        { written: '<rate value="120">Playing</rate> jazz, Blue &lt;3.', spoken: 'Playing jazz, Blue <3.' },
      ],
    })
  })

  test('a question waits for its slot, which can be said alone or by an intent for slots', async () => {
    const asked = await say('play')
    expect(asked.reply).toMatchObject({ followUp: true, actions: [{ texts: [{ spoken: 'Which music?' }] }] })
    expect(asked.state.waits).toMatchObject({ act: 'askForInput', slots: ['genre'] })
    for (const answer of ['jazz', 'it is jazz']) {
      const { trace, state } = await say(answer, asked.state)
      expect(trace.rounds.at(-1)).toMatchObject({ uiAction: 'playing' })
      expect(state.waits).toBeUndefined()
      expect(state.intent).toBeUndefined()
    }
    const nobodyAsked = await say('it is jazz')
    expect(nobodyAsked.trace.understood.others).toMatchObject([{ why: { kind: 'nobody asked' } }])
    expect(nobodyAsked.trace.understood.chosen).toBeUndefined()
  })

  test('[UIA-030] an intent of the white list is heard, however many that are not listed fit better', async () => {
    const names = Array.from({ length: 20 }, (_, at) => `intent${at}`)
    const alike = recompile(program, {
      ...music,
      intents: [
        ...music.intents,
        ...names.map((name) => anIntent(name, { expressions: [anExpression('go on')] })),
      ],
    })
    const asked = await say('play')
    const state = { ...asked.state, waits: { ...asked.state.waits!, whiteList: ['intent17'] } }
    const { understood } = (await say('go on', state, {}, alike)).trace
    expect(understood.chosen?.reading.intent).toBe('intent17')
    expect(understood.others).toHaveLength(10)
  })

  test('[UIA-030] a white list lets nothing else be heard, and the question stays', async () => {
    const asked = await say('play')
    const { trace, reply, state } = await say('louder', asked.state)
    expect(trace.understood.others[0]).toMatchObject({
      reading: { intent: 'louder' },
      why: { kind: 'not on the white list', uiAction: 'which' },
    })
    expect(reply.actions).toMatchObject([{ texts: [{ spoken: 'What shall I play?' }] }])
    expect((await say('stop', state)).trace.understood.chosen?.reading.intent).toBe('stop')
  })

  test('[CORE-002] a core action is given to the client with its parameters, and a confirmation waits for yes or no', async () => {
    const { reply, state } = await say('stop')
    expect(reply.actions).toMatchObject([
      { kind: 'ui', name: 'sure' },
      { kind: 'core', name: 'openApp', parameters: { app: 'music' } },
    ])
    expect(state.waits).toMatchObject({ slots: ['sure'], confirms: { apiInput: 'start', value: 'ok' } })
    const { trace } = await say('yes', state)
    expect(trace.rounds[0]?.situation['slots sure']).toEqual({ collected: true, updated: true, value: 'yes' })
    expect(trace.forgotten).toEqual([{ kind: 'slot', name: 'sure' }])
  })

  test('rules that call without end are stopped after ten rounds, with an error that says so', async () => {
    const { reply, trace } = await say('louder', newState(), {
      callHandler: async () => ({ returnValue: 'ok' }),
    })
    expect(trace.rounds).toHaveLength(10)
    expect(reply.error).toMatch(
      /^Endless loop: rule \d+ of 'Music' called 'loop' again and again, 10 times in one turn\.$/,
    )
  })

  test('a handler that fails is an answer: a rule can speak of it, or the turn ends with the reason', async () => {
    const callHandler = async (): Promise<HandlerAnswer> => {
      throw new Error('no route to host')
    }
    const lost = await say('play jazz', newState(), { callHandler })
    expect(lost.reply.error).toBe("The handler did not answer 'start': no route to host")
    const speaking = recompile(program, {
      ...music,
      apiInputs: [apiInput('start', { returnValue: ['ok', 'failure'] })],
      modules: [
        aModule(
          'Sorry',
          aRule(['play'], { apiInputs: [{ input: 'start', ...updated('failure') }], uiAction: 'sure' }),
        ),
        ...music.modules,
      ],
    })
    const confirmed = await say('play jazz', newState(), { callHandler }, speaking)
    expect(confirmed.reply).toMatchObject({ actions: [{ name: 'sure' }] })
    expect(confirmed.reply.error).toBeUndefined()
  })

  test('[FULF-004] a request ends when one of its actions was run', async () => {
    const { trace, state } = await say('weather')
    expect(trace.fulfilment).toEqual({
      request: 'weather',
      by: [{ kind: 'uiAction', name: 'forecast' }],
      end: 'fulfilled',
    })
    expect(state.request).toBeUndefined()
  })

  test('a vehicle input is updated when it is another than in the turn before', async () => {
    const context = { vehicleInputs: { speed: 50 }, callHandler: async () => ({ returnValue: 'ok' }) }
    const first = await say('louder', newState(), context)
    expect(first.trace.rounds[0]?.situation['vehicleInputs speed']).toMatchObject({ updated: false })
    const second = await say('louder', first.state, { ...context, vehicleInputs: { speed: 80 } })
    expect(second.trace.rounds).toMatchObject([{ uiAction: 'playing' }])
  })

  test('[RESET-008] an input forgets by its reset rules: before the table what was known, after it by what a handler answered', async () => {
    const asksFor = (parts: object) => ({
      ...{
        intent: { matcher: 'AnyMatcher', arguments: [] },
        request: { matcher: 'AnyMatcher', arguments: [] },
      },
      ...{ slots: [], apiInputs: [], ...parts },
    })
    const resetting = recompile(program, {
      ...music,
      slots: [
        {
          ...music.slots[0]!,
          resetRules: [
            asksFor({ intent: { matcher: 'EqualsMatcher', arguments: ['stop'] } }),
            asksFor({ apiInputs: [{ input: 'start', ...updated('ok') }] }),
          ],
        },
      ],
    })
    const knowing = { ...newState(), slots: { genre: 'rock' } }
    const stopped = await say('stop', knowing, {}, resetting)
    expect(stopped.trace.resets).toEqual([
      { kind: 'slot', name: 'genre', value: 'rock', rule: 0, when: 'start' },
    ])
    expect(stopped.trace.rounds[0]?.situation).not.toHaveProperty('slots genre')
    const played = await say('play jazz', newState(), {}, resetting)
    expect(played.reply.actions).toMatchObject([{ texts: [{ spoken: 'Playing jazz, Blue <3.' }] }])
    expect(played.trace.resets).toEqual([
      { kind: 'slot', name: 'genre', value: 'jazz', rule: 1, when: 'end' },
    ])
    expect(played.state.slots).toEqual({})
  })

  test('a reset rule that begins to hold as a request is given up forgets what was known before, and no more at the end', async () => {
    const any = { matcher: 'AnyMatcher', arguments: [] }
    const withoutRequest = {
      ...{ intent: any, slots: [], apiInputs: [] },
      request: { matcher: 'NotCollectedMatcher', arguments: [] },
    }
    const { slots, modules } = music
    const resetting = recompile(program, {
      ...music,
      slots: [{ ...slots[0]!, resetRules: [withoutRequest] }, slots[1]!],
      modules: modules.slice(0, 1),
    })
    const open = { ...newState(), request: 'weather' }
    const { trace, state } = await say('play jazz', open, {}, resetting)
    expect(trace.rounds[0]).toMatchObject({ gaveUp: 'weather' })
    expect(trace.resets).toEqual([])
    expect(state.slots).toEqual({ genre: 'jazz' })
  })

  test.each(['vehicleInputs', 'contextInputs'])(
    'what the car leaves out of its %s for a turn has changed when it comes back with another value',
    async (kind) => {
      const isUpdated = async (before: State, speed: number) => {
        const { trace } = await say('louder', before, { [kind]: { speed } })
        return trace.rounds[0]?.situation[`${kind} speed`]?.updated
      }
      const first = await say('louder', newState(), { [kind]: { speed: 50 } })
      const without = await say('louder', first.state)
      expect(await isUpdated(without.state, 80)).toBe(true)
      expect(await isUpdated(without.state, 50)).toBe(false)
    },
  )

  test('numbers are said and shown without separators of thousands, with the decimal sign of the language', async () => {
    const playing = async (title: number, language = 'eng-USA') => {
      const { reply } = await say(
        'play jazz',
        newState(),
        { callHandler: async () => ({ ...started, inputs: { song: { title } } }) },
        language === 'eng-USA' ? program : compile(music, language),
      )
      const [action] = reply.actions
      return action?.kind === 'ui' ? [action.texts[0]?.spoken, action.gui?.template] : []
    }
    expect(await playing(2026)).toMatchObject(['Playing jazz, 2026.', { title: 'Now: 2026' }])
    expect((await playing(1035.5))[0]).toBe('Playing jazz, 1035.5.')
    expect((await playing(1035.5, 'deu-DEU'))[0]).toBe('Playing jazz, 1035,5.')
  })

  test('a turn can be run again with other inputs', async () => {
    const { trace } = await say('play jazz')
    const again = await say(trace.text, trace.before, { given: { slots: { genre: null } } })
    expect(again.reply.actions).toMatchObject([{ name: 'which' }])
  })

  test('the state is plain JSON, and texts take turns from the seed on', async () => {
    const first = await say('play', newState(), { seed: 1 })
    expect(JSON.parse(JSON.stringify(first.state))).toEqual(first.state)
    expect(first.reply.actions).toMatchObject([{ texts: [{ spoken: 'What shall I play?' }] }])
    const second = await say('hm', first.state, { seed: 1 })
    expect(second.reply.actions).toMatchObject([{ texts: [{ spoken: 'Which music?' }] }])
  })
})

describe('the rules that were passed over', () => {
  test('with the first condition that failed, from the one above the rule that fired upwards', async () => {
    const { trace } = await say('play jazz')
    expect(passedOver(program, trace, { round: 0, most: 9 })).toMatchObject([
      { first: 1, last: 1 },
      {
        first: 0,
        last: 0,
        input: 'apiInputs start',
        sentence: 'It needs API input start UPDATED & == ok, but it has no value.',
      },
    ])
  })

  test('those side by side that were passed over for the same reason are one entry', async () => {
    const { trace } = await say('weather')
    expect(passedOver(program, trace, { round: 0, most: 2 })).toMatchObject([{ first: 4, last: 5 }])
    expect(passedOver(program, trace, { round: 0, most: 9 })).toMatchObject([
      { module: 0, first: 4, last: 5, input: 'intent', sentence: expect.stringContaining('louder') },
      { module: 0, first: 3, last: 3, sentence: expect.stringContaining('stop') },
      { module: 0, first: 0, last: 2, sentence: expect.stringContaining('play') },
    ])
  })
})

test('after an edit only what it touches is made again', () => {
  const renamed = recompile(program, { ...music, uiActions: music.uiActions.slice(1) })
  expect(renamed.exact).toBe(program.exact)
  expect(renamed.table).toBe(program.table)
  expect(renamed.guesses).toBe(program.guesses)
  expect(renamed.uiActions).not.toBe(program.uiActions)
  expect(recompile(program, music)).toBe(program)
})

test.each(['Number', 'FreeText', 'yesNo', 'which', 'Time', 'City'])(
  'the answer for any of eleven slots of type %s that are asked for is understood',
  async (type) => {
    const names = Array.from({ length: 11 }, (_, at) => `slot${at}`)
    const canonicals: Record<string, string[]> = type === 'City' ? { muc: ['munich'] } : {}
    const program = compile(
      aDomain({
        slots: names.map((name) => aSlot(name, canonicals, { type })),
        uiActions: names.map((name) =>
          aUiAction(`ask${name}`, { dialogAct: { type: 'askForInput', slots: { [name]: '' } } }),
        ),
      }),
      'eng-USA',
    )
    const said = {
      Number: '7',
      FreeText: 'all of it',
      yesNo: 'yes',
      which: 'the second',
      Time: 'half past six',
      City: 'Munich',
    }[type]!
    for (const name of names) {
      const waits = { uiAction: `ask${name}`, act: 'askForInput', slots: [name], whiteList: [] }
      const state = { ...newState(), waits }
      expect(understand(program, state, said).chosen?.reading.slots).toMatchObject([{ slot: name }])
      expect(hear(program, state, said).fitting?.reading.slots).toMatchObject([{ slot: name }])
    }
  },
)

test('of two with one name the first counts: handlers, screens, UI actions and slots', () => {
  const urls = (dev: string) => ({ dev, nonprod: '', prod: '' })
  const { handlers, guiTemplates, uiActions, slots } = compile(
    aDomain({
      handlers: ['first', 'second'].map((dev) => ({ id: 'one', urls: urls(dev) })),
      guiResponses: ['first', 'second'].map((template) => ({ name: 'one', template })),
      uiActions: ['first', 'second'].map((comments) => aUiAction('one', { comments })),
      slots: [aSlot('one', {}, { type: 'Number' }), aSlot('one', {}, { type: 'yesNo' })],
    }),
    'eng-USA',
  )
  expect(handlers.get('one')?.urls.dev).toBe('first')
  expect(guiTemplates.get('one')).toBe('first')
  expect(uiActions.get('one')?.comments).toBe('first')
  expect(slots.get('one')?.type).toBe('Number')
})

test.each(['constructor', '__proto__', 'toString'])(
  '%s is a name like others in a conversation',
  async (name) => {
    const named = aDomain({
      intents: [
        anIntent(name, {
          expressions: [anExpression(`play $(${name})`), anExpression('play something for me')],
        }),
        anIntent('other', { expressions: [anExpression('stop it now')] }),
      ],
      slots: [{ ...aSlot(name), canonicals: [{ name, literals: ['jazz'] }] }],
      apiInputs: [apiInput(name, { volatile: false })],
      apiActions: [apiAction(name)],
      uiActions: [aUiAction(name, { ttsResponses: [name] })],
      ttsResponses: [{ name, texts: [`Playing {{${name}}}`] }],
      modules: [
        aModule(
          'Main',
          aRule([name], { apiInputs: [{ input: name, ...updated('ok') }], uiAction: name }),
          aRule([name], { apiAction: { name } }),
        ),
      ],
    })
    const callHandler = async () => ({ returnValue: 'ok', inputs: JSON.parse(`{ "${name}": "ok" }`) })
    const result = await turn(compile(named, 'eng-USA'), newState(), 'play jazz', { callHandler })
    expect(result.reply.actions).toMatchObject([{ name, texts: [{ spoken: 'Playing jazz' }] }])
    expect(Object.entries(result.state.slots)).toEqual([[name, name]])
    expect(Object.keys(result.state.apiInputs)).toEqual([name])
    const state = JSON.parse(JSON.stringify(result.state)) as State
    const next = await turn(compile(named, 'eng-USA'), state, 'something nice to play for me', {
      callHandler,
    })
    expect(next.trace.understood.chosen).toMatchObject({ by: 'guess', reading: { intent: name } })
    expect(Object.entries(next.state.slots)).toEqual([[name, name]])
  },
)

test('while an installation moves all texts to SSML, values are written for it; inside a tag quotes too', async () => {
  const greeting = aDomain({
    slots: [aSlot('who', {}, { type: 'FreeText' })],
    intents: [anIntent('greet', { asksBack: false, expressions: [anExpression('greet $(who)')] })],
    uiActions: [aUiAction('greet', { ttsResponses: ['greet'] })],
    ttsResponses: [{ name: 'greet', texts: ['<audio src="{{who}}.wav"/>Hi {{who}}'] }],
    modules: [aModule('Main', aRule(['greet'], { uiAction: 'greet' }))],
  })
  const said = async (program: Program) =>
    (await turn(program, newState(), 'greet O\'Neil & "Sons', { callHandler: async () => ({}) })).reply
      .actions
  const plain = compile(greeting, 'eng-USA')
  const moving = compile(greeting, 'eng-USA', { ssmlTransition: true })
  const escaped = { written: '<audio src="O&apos;Neil &amp; &quot;Sons.wav"/>Hi O\'Neil &amp; "Sons' }
  expect(await said(plain)).toMatchObject([
    { texts: [{ written: '<audio src="O\'Neil & "Sons.wav"/>Hi O\'Neil & "Sons' }] },
  ])
  expect(await said(moving)).toMatchObject([{ texts: [escaped] }])
  // An edit does not change it
  expect(await said(recompile(moving, { ...greeting, description: 'other' }))).toMatchObject([
    { texts: [escaped] },
  ])
})
