import { aDomain, anApiInput, aSlot } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { newState } from '../model/state.ts'
import { stateOnSwitch } from './state-on-switch.ts'

const own = {
  ...newState(),
  intent: 'play',
  request: 'play',
  slots: { genre: 'jazz' },
  said: { playing: 2 },
  waits: { uiAction: 'ask', act: 'askForInput', slots: ['genre'], whiteList: [] },
}
const navigation = {
  domain: 'Navigation',
  state: { ...newState(), slots: { destination: 'Rome' }, apiInputs: { route: { value: 'found' } } },
}

test('a domain that is come back to knows its inputs, and what was open is over', () => {
  expect(stateOnSwitch(aDomain({}), { own, from: navigation })).toEqual({
    ...newState(),
    slots: { genre: 'jazz' },
    said: { playing: 2 },
  })
})

test('[SLOT-020] a domain that discards its inputs on a switch begins again', () => {
  const domain = aDomain({ discardInputOnSdc: true })
  expect(stateOnSwitch(domain, { own, from: navigation })).toEqual(newState())
})

test('[SHARE-001] an embedded domain takes the inputs that the other one shares with it, and no others', () => {
  const from = (input: string, domain = 'Navigation') => ({ fromShared: [{ input, domain }] })
  const domain = aDomain({
    embedded: true,
    slots: [aSlot('city', {}, from('destination')), aSlot('genre', {}, from('destination', 'Phone'))],
    apiInputs: [anApiInput('way', from('route'))],
  })
  const state = stateOnSwitch(domain, { own: undefined, from: navigation })
  expect(state.slots).toEqual({ city: 'Rome' })
  expect(state.apiInputs).toEqual({ way: { value: 'found' } })
  expect(stateOnSwitch({ ...domain, embedded: false }, { own: undefined, from: navigation })).toEqual(
    newState(),
  )
})
