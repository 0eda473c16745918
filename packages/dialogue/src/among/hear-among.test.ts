import { aDomain, anExpression, anIntent, aSlot } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { newState, type State } from '../model/state.ts'
import { compile } from '../program/compile.ts'
import { winnerOf } from './arbitrate.ts'
import { hearAmong, type Listener } from './hear-among.ts'
import { jointGuessesFor } from './joint-guesses.ts'

const intent = (name: string, ...expressions: string[]) =>
  anIntent(name, { expressions: expressions.map((text) => anExpression(text)) })

const media = aDomain({
  name: 'Media',
  slots: [aSlot('value', {}, { type: 'FreeText' }), aSlot('genre', { jazz: ['jazz'], rock: ['rock'] })],
  intents: [
    intent('find_artist', 'find $(value)', 'look for the artist $(value)', 'show me songs by $(value)'),
    intent('play_genre', 'play some $(genre)', 'put on $(genre) music', 'I want to hear $(genre)'),
    intent('pause', 'pause the music', 'stop the song', 'be quiet'),
  ],
})
const navigation = aDomain({
  name: 'Navigation',
  slots: [aSlot('value', { near: ['nearby', 'around here'], far: ['far away'] })],
  intents: [
    intent(
      'find_parking',
      'find a parking space',
      'where can I park $(value)',
      'is there parking near here',
      'I need parking close to the center',
    ),
    intent('go_home', 'take me home', 'drive home', 'navigate home please'),
  ],
})

function car(states: Partial<Record<string, State>> = {}) {
  const listeners = [media, navigation].map((domain): Listener => {
    const { name } = domain
    const state = states[name] ?? newState()
    const program = compile(domain, 'eng-USA')
    return { domainId: name, domain: name, program, state, spokeLast: states[name] !== undefined }
  })
  const joint = jointGuessesFor(listeners.map(({ domain, program }) => ({ id: domain, program })))
  return async (text: string) => {
    const judged = await hearAmong(listeners, text, {
      platform: undefined,
      sources: async () => joint.sources(),
    })
    const winner = winnerOf(judged)
    return winner && [winner.domain, winner.heard?.reading.intent, winner.heard?.by]
  }
}

test('an expression that says all words answers without a guess', async () => {
  const ask = car()
  expect(await ask('take me home')).toEqual(['Navigation', 'go_home', 'expression'])
  expect(await ask('play some jazz')).toEqual(['Media', 'play_genre', 'expression'])
})

test('free text of one domain yields to what another one is known by', async () => {
  expect(await car()('find parking near the stadium')).toEqual(['Navigation', 'find_parking', 'guess'])
})

test('slots of two domains that have one name are distinguished', async () => {
  const ask = car()
  expect(await ask('could I maybe park around here')).toEqual(['Navigation', 'find_parking', 'guess'])
  expect(await ask('please put some rock music on')).toEqual(['Media', 'play_genre', 'guess'])
})

test('while a domain waits for an answer the guesses of others do not count', async () => {
  const waits = { uiAction: 'ask', act: 'askForInput', slots: ['genre'], whiteList: [] }
  const ask = car({ Media: { ...newState(), waits } })
  expect(await ask('uh some jazz I guess')).toEqual(['Media', 'genre', 'answer'])
  expect(await ask('could I maybe park around here')).toEqual(['Media', undefined, undefined])
  expect(await ask('take me home')).toEqual(['Navigation', 'go_home', 'expression'])
})
