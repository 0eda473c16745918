import type { MergeClash } from '@sdp/api'
import { expect, test } from 'vitest'
import { decided, fittingDecisions, nothingDecided, undecidedIn } from './decisions.ts'

const clash = (id: string, comments = 'theirs', name = 'play'): MergeClash => {
  const change = { collection: 'ontology.intents', language: null, key: name, change: 'changed' as const }
  const before = { comments: 'base' }
  return {
    id,
    list: 'intents',
    name,
    language: null,
    changes: {
      mine: [{ ...change, before, after: { comments: 'mine' } }],
      theirs: [{ ...change, before, after: { comments } }],
    },
    notes: {},
  }
}
const heads = (target: string, source: string) => ({
  target: { id: 't', name: 'Original', revision: target },
  source: { id: 's', name: 'summer', revision: source },
})
const nothing = nothingDecided({ target: 't', source: 's' })
const take = (clashes: MergeClash[]) =>
  fittingDecisions(decided(nothing, clashes, 'theirs'), { ...heads('t1', 's1'), clashes }).merge

test('a side is taken in several clashes, and what is taken back is open again', () => {
  const all = [clash('a'), clash('b')]
  const both = decided(nothing, all, 'mine')
  expect(both.sides).toEqual({ a: 'mine', b: 'mine' })
  const one = decided(both, [all[0]!], undefined)
  expect(one.sides).toEqual({ b: 'mine' })
  expect(Object.keys(one.prints)).toEqual(['b'])
  expect(undecidedIn(all, one.sides).map(({ id }) => id)).toEqual(['a'])
})

test('as long as nobody saves every decision counts, whatever names the others lead to', () => {
  const merge = take([clash('a'), clash('b')])
  const again = fittingDecisions(merge, { ...heads('t1', 's1'), clashes: [clash('a', 'theirs', 'start')] })
  expect(again.merge.sides).toEqual({ a: 'theirs', b: 'theirs' })
  expect(again.openAgain).toBe(0)
})

test('after another save a decision counts where its clash is the same (ruling R511)', () => {
  const merge = take([clash('a'), clash('b'), clash('c')])
  const clashes = [clash('a'), clash('b', 'something else')]
  const again = fittingDecisions(merge, { ...heads('t1', 's2'), clashes })
  expect(again.merge).toMatchObject({ sourceRevision: 's2', sides: { a: 'theirs' } })
  // The third clashes no more: there is nothing to decide
  expect(again.openAgain).toBe(1)
})

test('a clash that is written otherwise after a decision about names is known again after another save', () => {
  const renamed = [clash('a', 'theirs', 'start')]
  const merge = fittingDecisions(take([clash('a')]), { ...heads('t1', 's1'), clashes: renamed }).merge
  expect(fittingDecisions(merge, { ...heads('t2', 's1'), clashes: renamed }).merge.sides).toEqual({
    a: 'theirs',
  })
})
