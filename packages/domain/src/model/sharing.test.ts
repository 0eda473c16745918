import { expect, test } from 'vitest'
import { missingSources, offeredSources, sourcesText } from './sharing.ts'

const shared = {
  userInputs: [{ name: 'Radio', inputs: ['station', 'band'] }],
  apiInputs: [
    { name: 'Radio', inputs: ['found'] },
    { name: 'Media', inputs: ['title'] },
  ],
}

test('an input can take its value from what other domains share of its kind', () => {
  expect(offeredSources(shared, 'api', { name: 'Media' })).toEqual([{ input: 'found', domain: 'Radio' }])
  expect(sourcesText(offeredSources(shared, 'user', { name: 'Car' }))).toBe('station (Radio), band (Radio)')
})

test('a source is gone when its domain shares no input of its name and kind', () => {
  const sources = [
    { input: 'found', domain: 'Radio' },
    { input: 'title', domain: 'Radio' },
    { input: 'station', domain: 'Radio' },
  ]
  expect(missingSources(shared, 'api', sources)).toEqual(sources.slice(1))
  expect(missingSources(shared, 'user', sources)).toEqual(sources.slice(0, 2))
})
