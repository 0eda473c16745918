import { expect, test } from 'vitest'
import { inOrder, targetDomain, targetOf } from './target.ts'

const radio = { id: 'radio', name: 'Radio', languages: ['eng-USA', 'deu-DEU'] }
const openDomain = { open: { id: 'radio', language: 'eng-USA' }, readOnly: undefined, language: 'ENG-usa' }

test('a sentence is added to what is open in its language and can be edited', () => {
  expect(targetOf(radio, openDomain)).toEqual({ kind: 'ready' })
})

test('what is not open has to be opened, in the language of the sentence', () => {
  const message = 'Open Radio to add the sentence. This dialog stays open.'
  expect(targetOf(radio, { ...openDomain, open: undefined })).toEqual({
    kind: 'to open',
    message,
    language: 'eng-USA',
  })
  expect(targetOf(radio, { ...openDomain, open: { id: 'seats', language: 'eng-USA' } })).toMatchObject({
    message,
  })
  expect(targetOf(radio, { ...openDomain, language: 'deu-deu' })).toEqual({
    kind: 'to open',
    message: 'Radio is open in eng-USA. Open it in deu-DEU to add the sentence. This dialog stays open.',
    language: 'deu-DEU',
  })
})

test('what cannot be edited says why, and a domain without the language cannot have the sentence', () => {
  expect(targetOf(radio, { ...openDomain, readOnly: 'Start a session to edit' })).toEqual({
    kind: 'read-only',
    message: 'Start a session to edit',
  })
  expect(targetOf(radio, { ...openDomain, language: 'fra-FRA' })).toEqual({
    kind: 'impossible',
    message: 'Radio has no language fra-FRA.',
  })
})

test('the open domain comes first, then those that the sentence comes near to', () => {
  const domains = ['Zoo', 'Apps', 'Radio', 'Seats', 'Lamps'].map((name) => ({
    id: name.toLowerCase(),
    name,
    languages: [],
  }))
  const near = ['seats', 'lamps', 'seats'].map((domainId) => ({
    domainId,
    intent: 'x',
    by: 'guess' as const,
    score: 0.5,
    freeWords: 0,
  }))
  expect(inOrder(domains, { openId: 'zoo', near }).map(({ name }) => name)).toEqual([
    'Zoo',
    'Seats',
    'Lamps',
    'Apps',
    'Radio',
  ])
})

test('another save point than the Original is called by its name', () => {
  const languages = [{ _id: 'eng', language: 'eng-USA', default: true }]
  const named = (savePoint: string) =>
    targetDomain({ _id: 'radio', name: 'Radio', savePoint, languages }).name
  expect(named('Original')).toBe('Radio')
  expect(named('Spring')).toBe('Radio (Spring)')
})
