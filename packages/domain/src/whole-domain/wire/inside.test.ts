import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '../../testing/assert-property.ts'
import { insideOf, withInside } from './inside.ts'

const rules = (...names: string[]) => ({ name: 'm', comments: '', rules: names.map((name) => ({ name })) })

test('one changed rule of many is reported with its place, and nothing of the others', () => {
  const before = rules('a', 'b', 'c', 'd', 'e')
  expect(insideOf('rules', before, rules('a', 'b', 'x', 'd', 'e'))).toEqual({
    count: 5,
    pieces: [{ at: 2, remove: 1, put: [{ name: 'x' }] }],
  })
  expect(insideOf('rules', before, rules('a', 'c', 'd', 'e'))?.pieces).toEqual([
    { at: 1, remove: 1, put: [] },
  ])
  expect(insideOf('rules', before, rules('a', 'x', 'c', 'y', 'e'))?.pieces).toHaveLength(2)
})

test('where more changed than the list, or most of it, the entry is sent whole', () => {
  const before = rules('a', 'b', 'c', 'd')
  expect(insideOf('rules', before, { ...rules('a', 'x', 'c', 'd'), comments: 'new' })).toBeUndefined()
  expect(insideOf('rules', before, rules('x', 'y', 'z', 'd'))).toBeUndefined()
  expect(insideOf('rules', undefined, before)).toBeUndefined()
})

test('a patch for another list is not taken (ruling R407)', () => {
  const patch = { count: 3, pieces: [{ at: 1, remove: 1, put: [] }] }
  expect(withInside('rules', rules('a', 'b'), patch)).toBeUndefined()
  expect(withInside('rules', null, patch)).toBeUndefined()
  expect(
    withInside('rules', rules('a'), { count: 1, pieces: [{ at: 0, remove: 2, put: [] }] }),
  ).toBeUndefined()
  const backwards = [
    { at: 1, remove: 1, put: [] },
    { at: 0, remove: 1, put: [] },
  ]
  expect(withInside('rules', rules('a', 'b'), { count: 2, pieces: backwards })).toBeUndefined()
})

test('whatever changed, the list before and what is reported give the list after', () => {
  const lists = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 })
  assertProperty(
    fc.property(lists, lists, (before, after) => {
      const patch = insideOf('rules', rules(...before), rules(...after))
      if (patch !== undefined) expect(withInside('rules', rules(...before), patch)).toEqual(rules(...after))
    }),
    { numRuns: 500 },
  )
})
