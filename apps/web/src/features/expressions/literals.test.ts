import { anExpression, aSlot } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { afterTick, chosenLiterals, countLiterals, type LiteralRow, literalRows } from './literals.ts'

const language = 'eng-USA'

const genre = aSlot('genre', { jazz: ['jazz', 'swing'], rock: ['rock'], none: [] })

function printed(rows: readonly LiteralRow[]): string[] {
  return rows.map((row) => {
    const state = row.isChosen ? 'x' : row.kind === 'canonical' && row.isPartly ? '-' : ' '
    return `[${state}] ${row.kind === 'canonical' ? row.canonical.name : `  ${row.literal}`}`
  })
}

test('[EXPR-008] without a restriction all literals of a slot are chosen', () => {
  const chosen = chosenLiterals(genre, anExpression('play $(genre)'))
  expect(printed(literalRows(genre, chosen, { search: '', language }))).toEqual([
    '[x] jazz',
    '[x]   jazz',
    '[x]   swing',
    '[x] rock',
    '[x]   rock',
  ])
})

test('[EXPR-008] a canonical of which some literals are allowed is chosen partly', () => {
  const restrictions = [{ slot: 'genre', canonicals: [{ name: 'jazz', literals: ['swing'] }] }]
  const chosen = chosenLiterals(genre, anExpression('play $(genre)', { restrictions }))
  expect(printed(literalRows(genre, chosen, { search: '', language }))).toEqual([
    '[-] jazz',
    '[ ]   jazz',
    '[x]   swing',
    '[ ] rock',
    '[ ]   rock',
  ])
  expect(printed(literalRows(genre, chosen, { search: 'SWI', language }))).toEqual([
    '[-] jazz',
    '[x]   swing',
  ])
})

test('[EXPR-008] ticking a literal allows it, unticking a canonical takes all of its literals out', () => {
  const all = genre.canonicals
  const [jazz, , swing] = literalRows(genre, all, { search: '', language })
  const without = afterTick(genre, all, { row: jazz!, isChosen: false })
  expect(without.map(({ literals }) => literals)).toEqual([[], ['rock'], []])
  const again = afterTick(genre, without, { row: swing!, isChosen: true })
  expect(again.map(({ literals }) => literals)).toEqual([['swing'], ['rock'], []])
  expect(countLiterals(again)).toBe(2)
})
