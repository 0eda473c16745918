import { expect, test } from 'vitest'
import { z } from 'zod'
import { firstProblems, maxProblems, parseFirst } from './first-problems.ts'

const Name = z.string().min(1).max(5)
const Entry = z.looseObject({
  name: Name,
  size: z.number().optional(),
  kind: z.enum(['a', 'b']).default('a'),
  words: z.array(z.string()).max(3).optional(),
  either: z.union([z.array(z.strictObject({ id: z.string() })), z.string()], 'neither').nullish(),
  more: z.record(z.string(), z.boolean()).optional(),
})
const Body = z.strictObject({ entries: z.array(Entry), note: z.string().nullable() })
const good = {
  entries: [{ name: 'one', words: ['a'], either: [{ id: 'x' }], more: { yes: true }, odd: 1 }],
  note: null,
}

const values: [what: string, value: unknown][] = [
  ['what is right', good],
  ['no object', []],
  ['nothing', undefined],
  ['no list', { ...good, entries: {} }],
  ['an unknown field', { ...good, owner: 'me' }],
  ['a field of the prototype', { ...good, constructor: 1 }],
  ['a missing field', { entries: [{}], note: '' }],
  ['a long name', { ...good, entries: [{ name: 'longer' }] }],
  ['a wrong number', { ...good, entries: [{ name: 'one', size: '1' }] }],
  ['a wrong choice', { ...good, entries: [{ name: 'one', kind: 'c' }] }],
  ['too many words', { ...good, entries: [{ name: 'one', words: ['a', 'b', 'c', 'd'] }] }],
  ['a wrong word', { ...good, entries: [{ name: 'one', words: ['a', 7] }] }],
  ['neither of two', { ...good, entries: [{ name: 'one', either: [{ id: 1 }] }] }],
  ['a wrong entry of a map', { ...good, entries: [{ name: 'one', more: { no: 'no' } }] }],
]

test.each(values)('%s is judged as zod judges it', (_, value) => {
  const parsed = Body.safeParse(value)
  const found = firstProblems(Body, value)
  expect(found.map(({ path }) => path)).toEqual(parsed.error?.issues.map(({ path }) => path) ?? [])
  expect('value' in parseFirst(Body, value)).toBe(parsed.success)
})

test('the message is the one of zod', () => {
  const [found] = firstProblems(Body, { entries: [{ name: 7, either: 8 }], note: null })
  expect(found).toEqual({
    path: ['entries', 0, 'name'],
    message: 'Invalid input: expected string, received number',
  })
  const [neither] = firstProblems(Entry.shape.either, 8)
  expect(neither?.message).toBe('neither')
})

test('however much is wrong, it stops at the first problems', () => {
  const wrong = { entries: Array.from({ length: 1_000_000 }, () => 0), note: 1 }
  expect(firstProblems(Body, wrong)).toHaveLength(maxProblems)
  const mixed = z.array(z.union([z.array(z.string()), z.string()]))
  expect(firstProblems(mixed, [Array.from({ length: 1_000_000 }, () => 0)])).toHaveLength(1)
})

test('problems that only refinements see are reported too, and no more of them', () => {
  const refined = z.array(z.strictObject({ a: z.string() }).refine(({ a }) => a === 'x', 'not x'))
  const read = parseFirst(
    refined,
    Array.from({ length: 200 }, () => ({ a: 'y' })),
  )
  expect(read.problems).toHaveLength(maxProblems)
})
