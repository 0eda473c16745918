import { expect, test } from 'vitest'
import { sharing } from './shared-structure.ts'

const before = () => ({
  intents: [
    { name: 'play', expressions: [{ text: 'play $(song)' }, { text: 'start' }] },
    { name: 'stop', expressions: [{ text: 'stop' }] },
  ],
  flags: { a: true },
})

test('what is the same stays the very same', () => {
  const old = before()
  expect(sharing(old, before())).toBe(old)
})

test('one changed expression leaves all others as they were', () => {
  const old = before()
  const next = before()
  next.intents[0]!.expressions[1]!.text = 'begin'
  const shared = sharing(old, next)
  expect(shared).toEqual(next)
  expect(shared.intents[0]).not.toBe(old.intents[0])
  expect(shared.intents[0]!.expressions[0]).toBe(old.intents[0]!.expressions[0])
  expect(shared.intents[1]).toBe(old.intents[1])
  expect(shared.flags).toBe(old.flags)
})

test('an intent put in front leaves the others as they were', () => {
  const old = before()
  const shared = sharing(old, {
    ...before(),
    intents: [{ name: 'new', expressions: [] }, ...before().intents],
  })
  expect(shared.intents[1]).toBe(old.intents[0])
  expect(shared.intents[2]).toBe(old.intents[1])
})

test('a field that is undefined is not one that is absent', () => {
  const old: object = { a: 1 }
  expect(sharing(old, { a: 1, b: undefined })).not.toBe(old)
  expect(sharing({ a: 1, b: undefined } as object, { a: 1 })).toEqual({ a: 1 })
})

test('a field is never taken from the prototype', () => {
  const next: unknown = JSON.parse('{"__proto__": {}, "constructor": {}, "toString": "x"}')
  const shared = sharing({}, next) as Record<string, unknown>
  expect(Object.keys(shared)).toEqual(['__proto__', 'constructor', 'toString'])
  expect(JSON.stringify(shared)).toBe(JSON.stringify(next))
  expect(Object.getOwnPropertyDescriptor(shared, '__proto__')?.value).not.toBe(Object.prototype)
})
