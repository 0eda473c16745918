import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '../../testing/assert-property.ts'
import { namesInCircles } from './circles.ts'

/** The slow way: from each name as far as it leads. */
function slowly(leadsTo: ReadonlyMap<string, readonly string[]>): string[] {
  return [...leadsTo.keys()].filter((name) => {
    const reached = new Set(leadsTo.get(name))
    for (const one of reached) for (const next of leadsTo.get(one) ?? []) reached.add(next)
    return reached.has(name)
  })
}

test('names that lead back to themselves are found, however they do', () => {
  const names = [...'abcdef']
  const graph = fc.tuple(
    ...names.map(() => fc.uniqueArray(fc.constantFrom(...names, 'unknown'), { maxLength: 3 })),
  )
  assertProperty(
    fc.property(graph, (lists) => {
      const leadsTo = new Map(names.map((name, at) => [name, lists[at]!]))
      expect([...namesInCircles(leadsTo)].sort()).toEqual(slowly(leadsTo))
    }),
    { numRuns: 500 },
  )
})

test('a chain of 100,000 names, and a circle of as many, do not overflow the stack', () => {
  const chain = Array.from({ length: 100_000 }, (_, at): [string, string[]] => [`n${at}`, [`n${at + 1}`]])
  expect(namesInCircles(new Map(chain)).size).toBe(0)
  expect(namesInCircles(new Map([...chain, ['n100000', ['n0']]])).size).toBe(100_001)
})
