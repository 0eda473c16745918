import type { EverydayLanguage } from '@sdp/domain/everyday-language'
import { aDomain, anExpression, anIntent, aSlot } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { hearAmong } from '../among/hear-among.ts'
import { newState } from '../model/state.ts'
import { compile, recompile } from '../program/compile.ts'
import { understand } from '../understand/understand.ts'
import { builtInWords } from './built-in-words.ts'
import { tryEverydayLanguage } from './tried-sentence.ts'
import { turningIn } from './turning-in.ts'

const lights = [
  'turn on the light',
  'switch the light on',
  'make it bright in here',
  'I would like some light',
  'light up the car',
]

function lamp(everydayLanguage: EverydayLanguage) {
  return aDomain({
    everydayLanguage,
    intents: [
      anIntent('light', { expressions: lights.map((text) => anExpression(text)) }),
      anIntent('radio', {
        expressions: ['play the radio', 'radio please'].map((text) => anExpression(text)),
      }),
    ],
  })
}

const program = (everyday: EverydayLanguage = {}) => compile(lamp(everyday), 'eng-USA')

test('expressions are read with the own words of the domain', () => {
  const understood = (everyday: EverydayLanguage) =>
    understand(program(everyday), newState(), 'yo turn on the light innit').chosen
  expect(understood({})?.by).not.toBe('expression')
  expect(understood({ fillers: ['yo', 'innit'] })).toMatchObject({
    by: 'expression',
    reading: { intent: 'light', origin: { forgiven: [{ said: 'yo' }, { said: 'innit' }] } },
  })
})

test('a guess is none where an own word turns its meaning', () => {
  const said = 'zap the light in the car on'
  expect(understand(program(), newState(), said).chosen).toMatchObject({ by: 'guess' })
  const turned = understand(program({ off: ['zap'] }), newState(), said)
  expect(turned.chosen).toBeUndefined()
  expect(turned.others[0]).toMatchObject({
    reading: { intent: 'light' },
    why: { kind: 'turned round', word: 'zap' },
  })
})

test('an own negation holds for the value that was asked for', () => {
  const domain = (everydayLanguage: EverydayLanguage) =>
    aDomain({
      everydayLanguage,
      slots: [aSlot('seat', { driver: ['driver'], rear: ['rear'] })],
      uiActions: [],
      intents: [anIntent('heat', { expressions: [anExpression('heat $(seat)')] })],
    })
  const answer = (everyday: EverydayLanguage) =>
    understand(
      compile(domain(everyday), 'eng-USA'),
      { ...newState(), waits: { uiAction: 'which', act: 'askForInput', slots: ['seat'], whiteList: [] } },
      'nah driver the rear one',
    ).chosen
  expect(answer({})?.by).not.toBe('answer')
  expect(answer({ negations: ['nah'] })).toMatchObject({
    by: 'answer',
    reading: { slots: [{ value: 'rear' }] },
  })
})

test('a program follows a change of it, and keeps what did not change', () => {
  const before = program()
  const after = recompile(before, { ...before.domain, everydayLanguage: { fillers: ['yo'] } })
  expect(after.exact).toBe(before.exact)
  expect(after.guesses).toBe(before.guesses)
  const heard = (one: typeof before) => understand(one, newState(), 'yo turn on the light').chosen?.by
  expect([heard(before), heard(after)]).toEqual(['guess', 'expression'])
  const renamed = recompile(after, { ...after.domain, name: 'other' })
  expect(renamed.forgiving).toBe(after.forgiving)
  expect(renamed.marks).toBe(after.marks)
})

test('of domains that listen together each follows its own', async () => {
  const listener = (domain: string, everyday: EverydayLanguage) => ({
    domainId: domain,
    domain,
    program: program(everyday),
    state: newState(),
    spokeLast: false,
  })
  const heardBy = async (...listeners: ReturnType<typeof listener>[]) => {
    const judged = await hearAmong(listeners, 'yo turn on the light', {
      platform: undefined,
      sources: async () => listeners.map((one) => one.program.guesses.learned()),
    })
    return judged[0]?.candidate.domainId
  }
  const [plain, own] = [listener('a', {}), listener('b', { fillers: ['yo'] })]
  expect(await heardBy(plain, own)).toBe('b')
  expect(await heardBy(listener('a', { fillers: ['yo'] }), listener('b', {}))).toBe('a')
})

test('what is built in is found in whatever case', () => {
  const english = builtInWords('eng-USA')
  expect(english('Please')).toEqual({ isForgiven: true, turns: [] })
  expect(english('NOT').turns).toEqual(['negations'])
  expect(english('up').turns).toEqual(['opposites'])
  // Left out at the end of a sentence only
  expect(english('cheers')).toEqual({ isForgiven: false, turns: [] })
  expect(builtInWords('tlh-XXX')('Please')).toEqual({ isForgiven: false, turns: [] })
})

test('words that turn a meaning are shown list by list', () => {
  const english = turningIn('eng-USA')
  expect(english.map(({ list }) => list)).toEqual([
    'negations',
    'off',
    'on',
    'questions',
    'questionEnds',
    'requests',
    'opposites',
  ])
  expect(english.at(-1)!.entries[1]).toBe('more – less / fewer')
  expect(turningIn('tlh-XXX').every(({ entries }) => entries.length === 0)).toBe(true)
})

test('a sentence is tried by the lists alone', () => {
  const tried = (text: string, everyday: EverydayLanguage = {}) =>
    tryEverydayLanguage(text, 'eng-USA', everyday)
  expect(tried('uh could you please not open the window')).toEqual({
    becomes: 'not open the window',
    leftOut: ['uh', 'could you', 'please'],
    turns: [
      { word: 'not', list: 'negations' },
      { word: 'open', list: 'opposites' },
    ],
  })
  expect(tried('yo open up', { fillers: ['yo'], switchedOff: ['courtesy'] }).leftOut).toEqual([])
  expect(tried('yo zap it', { fillers: ['yo'], off: ['zap'] })).toEqual({
    becomes: 'zap it',
    leftOut: ['yo'],
    turns: [{ word: 'zap', list: 'off' }],
  })
  expect(tried('please').becomes).toBe('please')
  // What ends a question is left out with its beginning only: by itself it asks what is so
  const inMandarin = (text: string) => tryEverydayLanguage(text, 'cmn-CHN', {}).becomes
  expect(inMandarin('你能打开车窗吗')).toBe('打开车窗')
  expect(inMandarin('车窗打开了吗')).toBe('车窗打开了吗')
})
