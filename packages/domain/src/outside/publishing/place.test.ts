import { expect, test } from 'vitest'
import { itemFields, itemKey, itemOf, itemPlaceOf, placeFields, placeOf } from './place.ts'

const dialog = {
  node: 'ECE',
  environment: 'prod',
  resource: 'dialog',
  provider: 'runtime',
  language: 'deu-DEU',
}
const model = { ...dialog, resource: 'languageModel', provider: 'world' }

test('an item and its place are taken out of what has more fields', () => {
  const more = { ...model, refusal: 'no', languages: ['deu-DEU'] }
  expect(itemOf(more)).toEqual(model)
  expect(Object.keys(itemOf(more))).toEqual([...itemFields])
  expect(Object.keys(itemPlaceOf(more))).toEqual([...placeFields])
})

test('an item is held by all of its fields, whatever the case of its language', () => {
  expect(itemKey(model)).toBe('ECE/prod/languageModel/world/deu-deu')
  const keys = itemFields.map((field) => itemKey({ ...model, [field]: 'other' }))
  expect(new Set([itemKey(model), ...keys]).size).toBe(1 + itemFields.length)
})

test('a dialog is kept once for all languages of its node', () => {
  expect(placeOf(dialog)).toEqual({ ...dialog, language: '' })
  expect(placeOf(model)).toEqual(model)
})
