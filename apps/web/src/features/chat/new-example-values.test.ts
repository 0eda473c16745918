import { aSlot } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { newExampleValues } from './new-example-values.ts'

const slots = [
  aSlot('genre', { jazz: ['jazz'] }),
  aSlot('artist', {}, { type: 'FreeText', exampleValues: ['Cher'] }),
  aSlot('title', {}, { type: 'FreeText' }),
]
const openDomain = { domainId: 'radio', language: 'eng-USA', slots }

function answer(filled: Record<string, string>, more: object = {}) {
  const spoken = Object.entries(filled).map(([slot, text]) => ({ slot, value: text, text, from: 0, to: 1 }))
  const reading = {
    intent: 'play',
    slots: spoken,
    score: 1,
    origin: { kind: 'guess' as const, nearest: 'play' },
  }
  const trace = { understood: { text: '', chosen: { by: 'guess', reading }, others: [] } }
  return { domainId: 'radio', language: 'ENG-usa', trace, ...more } as unknown as Parameters<
    typeof newExampleValues
  >[0]
}

test('values of free text that the slot does not have yet can be added', () => {
  expect(newExampleValues(answer({ artist: 'Prince', title: 'Kiss', genre: 'jazz' }), openDomain)).toEqual([
    { slot: 'artist', value: 'Prince' },
    { slot: 'title', value: 'Kiss' },
  ])
  expect(newExampleValues(answer({ artist: 'cher', removed: 'x' }), openDomain)).toEqual([])
})

test('only of what is open, in its language', () => {
  const said = answer({ artist: 'Prince' })
  expect(newExampleValues(said, undefined)).toEqual([])
  expect(newExampleValues(said, { ...openDomain, domainId: 'seats' })).toEqual([])
  expect(newExampleValues(said, { ...openDomain, language: 'deu-DEU' })).toEqual([])
  expect(newExampleValues(answer({}, { trace: null }), openDomain)).toEqual([])
})
