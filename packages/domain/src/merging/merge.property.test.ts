import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dangling } from '../dangling.ts'
import type { Domain } from '../domain.ts'
import { entriesByName } from '../entries-by-name.ts'
import type { Intent } from '../intents/intent.ts'
import type { Slot } from '../slots/slot.ts'
import { anyEdits, type Sequence, statesAfter } from '../testing/any-edits.ts'
import { expressionDraws, intentDraws, slotDraws } from '../testing/draw-content-edits.ts'
import { actionDraws, tableDraws } from '../testing/draw-table-edits.ts'
import { fullDomain } from '../testing/full-domain.ts'
import { fromWire } from '../wire/from-wire.ts'
import { toWire } from '../wire/to-wire.ts'
import { commonNames } from './common-names.ts'
import { type Entry, isSameEntry, type MergedList, mergedLists } from './entries.ts'
import { mergeDomains } from './merge.ts'

// As it was loaded, and without the two modules of one name that every load tells of
const base = loaded({ ...fullDomain, modules: fullDomain.modules.slice(0, 2) })
const edits = { ...intentDraws, ...expressionDraws, ...slotDraws, ...tableDraws, ...actionDraws }
const timeout = 120_000

function after(sequence: Sequence): Domain {
  return statesAfter(base, edits, sequence).at(-1)!
}

/** Mine as it is on the desk, and theirs as the server answers it. */
function sidesAfter([first, second]: readonly [Sequence, Sequence]) {
  return { base, mine: after(first), theirs: loaded(after(second)) }
}

function loaded(domain: Domain): Domain {
  return fromWire(toWire(domain)).domain
}

/** What a load tells of a domain. */
function noticesOf(domain: Domain): string[] {
  return fromWire(toWire(domain)).notices.map(({ message }) => message)
}

const oneSide = anyEdits(edits)
const bothSides = fc.tuple(anyEdits(edits, { maxLength: 8 }), anyEdits(edits, { maxLength: 8 }))

test('what only one side changed is the merged domain', { timeout }, () => {
  fc.assert(
    fc.property(oneSide, (sequence) => {
      const side = after(sequence)
      const byMe = mergeDomains({ base, mine: side, theirs: base })
      expect(byMe.merged).toEqual(side)
      expect([byMe.both, byMe.joined, byMe.theirsOnly, byMe.problems]).toEqual([[], [], [], []])
      const theirs = loaded(side)
      const byThem = mergeDomains({ base, mine: base, theirs })
      expect(byThem.merged).toEqual(theirs)
      expect([byThem.both, byThem.joined, byThem.mineOnly, byThem.problems]).toEqual([[], [], [], []])
    }),
    { numRuns: 100 },
  )
})

test('keep mine gives my entries and their others, keep theirs the other way round, and a load tells nothing new', {
  timeout,
}, () => {
  fc.assert(
    fc.property(bothSides, fc.constantFrom('mine' as const, 'theirs' as const), (sequences, winner) => {
      const { mine, theirs } = sidesAfter(sequences)
      const { both } = mergeDomains({ base, mine, theirs })
      const decisions = Object.fromEntries(both.map(({ id }) => [id, winner]))
      const result = mergeDomains({ base, mine, theirs, decisions })
      const { sides } = commonNames({ base, mine, theirs, renames: [], decide: () => winner })
      const open = new Set([...result.both, ...result.joined].map(({ list, name }) => `${list} ${name}`))

      const expectEntry = (list: MergedList, key: string, expected: Entry | undefined) => {
        const entry = entriesByName(result.merged, list).get(key)
        const isAsExpected = isSameEntry(base, list, entry, expected)
        expect({ list, key, isAsExpected }).toEqual({ list, key, isAsExpected: true })
      }
      for (const list of mergedLists.filter((one) => one !== 'languages')) {
        const [was, my, their] = [sides.base, sides.mine, sides.theirs].map((one) =>
          entriesByName(one, list),
        ) as [Map<string, Entry>, Map<string, Entry>, Map<string, Entry>]
        for (const key of new Set([...was.keys(), ...my.keys(), ...their.keys()])) {
          const isMine = !isSameEntry(base, list, my.get(key), was.get(key))
          const isTheirs = !isSameEntry(base, list, their.get(key), was.get(key))
          if (!open.has(`${list} ${key}`)) expectEntry(list, key, isMine ? my.get(key) : their.get(key))
          else if (!result.joined.some((one) => one.list === list && one.name === key)) {
            expectEntry(list, key, (winner === 'mine' ? my : their).get(key))
          } else expect([isMine, isTheirs]).toEqual([true, true])
        }
      }

      const told = new Set([...noticesOf(sides.mine), ...noticesOf(sides.theirs)])
      expect(noticesOf(result.merged).filter((message) => !told.has(message))).toEqual([])
    }),
    { numRuns: 150 },
  )
})

test('nothing mentions what is not there, unless it did so before or the merge tells of it', {
  timeout,
}, () => {
  fc.assert(
    fc.property(bothSides, (sequences) => {
      const { mine, theirs } = sidesAfter(sequences)
      const { merged, problems } = mergeDomains({ base, mine, theirs })
      const { sides } = commonNames({ base, mine, theirs, renames: [], decide: () => 'mine' })
      const earlier = new Set([...dangling(sides.mine), ...dangling(sides.theirs)])
      const now = dangling(merged).filter((mention) => !earlier.has(mention))
      const untold = now.filter((mention) => {
        const name = mention.slice(mention.lastIndexOf(' ') + 1)
        return !problems.some(({ message }) => message.includes(name))
      })
      expect(untold).toEqual([])
    }),
    { numRuns: 150 },
  )
})

test('what is joined has what each side added, and nothing that one of them took away', { timeout }, () => {
  const inOne = {
    addExpressions: expressionDraws.addExpressions!,
    editExpression: expressionDraws.editExpression!,
    deleteExpressions: expressionDraws.deleteExpressions!,
    moveExpression: expressionDraws.moveExpression!,
    setWeight: expressionDraws.setWeight!,
    setJustTalk: intentDraws.setJustTalk!,
    addCanonicals: slotDraws.addCanonicals!,
    deleteCanonical: slotDraws.deleteCanonical!,
    moveCanonicals: slotDraws.moveCanonicals!,
    addLiterals: slotDraws.addLiterals!,
    deleteLiteral: slotDraws.deleteLiteral!,
  }
  const said = (entry: Entry | undefined): Set<string> => {
    const { expressions = [], canonicals = [] } = (entry ?? {}) as Partial<Intent & Slot>
    return new Set([
      ...expressions.map(({ text, weight }) => `${text} ${weight}`),
      ...canonicals.flatMap(({ name, literals }) => [name, ...literals.map((one) => `${name}: ${one}`)]),
    ])
  }
  const few = anyEdits(inOne, { maxLength: 5 })
  let joinedOnes = 0
  fc.assert(
    fc.property(few, few, (first, second) => {
      const [mine, theirs] = [first, second].map((one) => statesAfter(base, inOne, one).at(-1)!) as [
        Domain,
        Domain,
      ]
      const { merged, joined } = mergeDomains({ base, mine, theirs })
      for (const { list, name } of joined as { list: MergedList; name: string }[]) {
        const [was, my, their, now] = [base, mine, theirs, merged].map((one) =>
          said(entriesByName(one, list).get(name)),
        ) as [Set<string>, Set<string>, Set<string>, Set<string>]
        const expected = [...new Set([...was, ...my, ...their])].filter(
          (one) => (my.has(one) || !was.has(one)) && (their.has(one) || !was.has(one)),
        )
        expect([...now].toSorted()).toEqual(expected.toSorted())
        joinedOnes++
      }
    }),
    { numRuns: 300 },
  )
  expect(joinedOnes).toBeGreaterThan(20)
})

test('it does not matter who merges where nobody has to decide', { timeout }, () => {
  fc.assert(
    fc.property(bothSides, (sequences) => {
      const { mine, theirs } = sidesAfter(sequences)
      const one = mergeDomains({ base, mine, theirs })
      fc.pre(one.both.length === 0)
      const other = mergeDomains({ base, mine: theirs, theirs: loaded(mine) })
      expect(other.both).toEqual([])
      for (const list of mergedLists) {
        const [a, b] = [one, other].map(({ merged }) => entriesByName(merged, list)) as [
          Map<string, Entry>,
          Map<string, Entry>,
        ]
        expect([...b.keys()].toSorted()).toEqual([...a.keys()].toSorted())
      }
    }),
    { numRuns: 150 },
  )
})
