import { expect, test } from 'vitest'
import { newApiInput } from '../../model/api-input.ts'
import { aDomain, aModule, aRule, aSlot } from '../../testing/index.ts'
import { checkOfferedInput, offeredArguments, offeredInputs } from './input-offers.ts'

const platform = { vehicleInputs: ['speed', 'gear'], contextInputs: ['dayOfWeek'] }
const condition = (input: string, ...args: string[]) => ({
  input,
  matcher: 'EqualsMatcher',
  arguments: args,
})
const domain = aDomain({
  slots: [aSlot('genre', { rock: [], jazz: [] }), aSlot('artist')],
  apiInputs: [{ ...newApiInput('weather'), returnValue: ['sunny', 12, { deep: true }] }],
  modules: [
    aModule(
      'Main',
      aRule(['play'], {
        vehicleInputs: [condition('tow bar', 'on', ''), condition('speed', '100')],
        featureFlags: [condition('OldFlag', 'true')],
      }),
      aRule(['stop'], { vehicleInputs: [condition('tow bar', 'off', 'on')] }),
    ),
  ],
})

test('inputs are offered by kind: of the domain, of the platform, and those that rules use already', () => {
  const offered = (kind: Parameters<typeof offeredInputs>[1]) => offeredInputs(domain, kind, platform)
  expect(offered('user')).toEqual(['artist', 'genre'])
  expect(offered('api')).toEqual(['weather'])
  expect(offered('vehicle')).toEqual(['gear', 'speed', 'tow bar'])
  expect(offered('context')).toEqual(['dayOfWeek'])
  expect(offered('featureFlag')).toContain('EVRA')
  expect(offered('featureFlag')).toContain('OldFlag')
})

test('only the car may know inputs that are not offered (ruling R102)', () => {
  const offered = ['genre']
  expect(checkOfferedInput('genre', { kind: 'user', offered })).toBeUndefined()
  expect(checkOfferedInput('gnre', { kind: 'user', offered })).toBe('There is no input gnre')
  expect(checkOfferedInput('Flag', { kind: 'featureFlag', offered })).toBe('There is no input Flag')
  expect(checkOfferedInput('tow bar', { kind: 'vehicle', offered })).toBeUndefined()
  expect(checkOfferedInput('mood', { kind: 'context', offered })).toBeUndefined()
})

test('arguments are completed from canonicals, return values, or what other rules compare the input with', () => {
  expect(offeredArguments(domain, { kind: 'user', input: 'genre' })).toEqual(['rock', 'jazz'])
  expect(offeredArguments(domain, { kind: 'api', input: 'weather' })).toEqual(['sunny', '12'])
  expect(offeredArguments(domain, { kind: 'vehicle', input: 'tow bar' })).toEqual(['off', 'on'])
  expect(offeredArguments(domain, { kind: 'context', input: 'dayOfWeek' })).toEqual([])
  expect(offeredArguments(domain, { kind: 'featureFlag', input: 'EVRA' })).toEqual(['true', 'false'])
  expect(offeredArguments(domain, { kind: 'user', input: 'unknown' })).toEqual([])
})
