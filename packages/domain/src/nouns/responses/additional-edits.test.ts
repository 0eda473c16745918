import { expect, test } from 'vitest'
import { editRenames } from '../../edits/edits.ts'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain } from '../../testing/index.ts'
import {
  addAdditionalResponse,
  addAdditionalTexts,
  checkAdditionalName,
  deleteAdditionalResponses,
  deleteAdditionalText,
  moveAdditionalText,
  renameAdditionalResponse,
  setAdditionalText,
} from './additional-edits.ts'

const domain = aDomain({
  embedded: true,
  additionalResponses: [
    { name: 'BUSY', voice: ['One moment', 'Wait'], text: ['Busy'] },
    { name: 'DONE', voice: ['Done'], text: [] },
  ],
})
const voice = { name: 'BUSY', field: 'voice' } as const

test.each([
  ['', 'The name should contain at least one character'],
  ['A B', 'Special characters are not allowed.'],
  ['DONE', 'There is already a response DONE'],
  ['NEW', undefined],
])('the name "%s" of an additional response is reported: %s', (name, message) => {
  expect(checkAdditionalName(domain, name)).toBe(message)
})

test('[DOM-022] additional responses are added, renamed in all languages and deleted', () => {
  const added = expectEdit(domain, addAdditionalResponse, { name: 'NEW' })
  expect(added.additionalResponses.at(-1)).toEqual({ name: 'NEW', voice: [], text: [] })
  const names = { from: 'BUSY', to: 'WAITING' }
  const renamed = expectEdit(domain, renameAdditionalResponse, names)
  expect(renamed.additionalResponses[0]).toEqual({ ...domain.additionalResponses[0], name: 'WAITING' })
  expect(editRenames(renameAdditionalResponse, domain, names)).toEqual([
    { kind: 'additionalResponse', ...names },
  ])
  const left = expectEdit(domain, deleteAdditionalResponses, { names: ['BUSY'] })
  expect(left.additionalResponses).toEqual([domain.additionalResponses[1]])
})

test('[DOM-022] its voices and texts are added, changed, deleted and moved', () => {
  const first = (edited: typeof domain) => edited.additionalResponses[0]
  expect(
    first(expectEdit(domain, addAdditionalTexts, { ...voice, texts: ['Hold on'], at: 1 }))?.voice,
  ).toEqual(['One moment', 'Hold on', 'Wait'])
  expect(
    first(expectEdit(domain, setAdditionalText, { name: 'BUSY', field: 'text', index: 0, text: 'Wait' }))
      ?.text,
  ).toEqual(['Wait'])
  expect(first(expectEdit(domain, deleteAdditionalText, { ...voice, index: 0 }))?.voice).toEqual(['Wait'])
  expect(first(expectEdit(domain, moveAdditionalText, { ...voice, from: 0, to: 1 }))?.voice).toEqual([
    'Wait',
    'One moment',
  ])
  expect(() => setAdditionalText(domain, { ...voice, index: 2, text: 'x' })).toThrow('There is no such text')
})

test('a text for a response that only other languages have makes it here', () => {
  const after = expectEdit(domain, addAdditionalTexts, { name: 'LOST', field: 'text', texts: ['Lost'] })
  expect(after.additionalResponses.at(-1)).toEqual({ name: 'LOST', voice: [], text: ['Lost'] })
})

test('a domain that is not embedded has no additional responses', () => {
  expect(() => addAdditionalResponse({ ...domain, embedded: false }, { name: 'NEW' })).toThrow(
    'Only embedded domains have additional responses',
  )
})
