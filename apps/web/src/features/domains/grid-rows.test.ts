import { expect, test } from 'vitest'
import { gridRows, neighbour } from './grid-rows.ts'
import { aDomainReply } from './testing/domain-replies.ts'

const [weather, media, radio] = [aDomainReply('weather'), aDomainReply('Media'), aDomainReply('radio')]

test('[LIST-008] the rows of the grid are the two groups under their headings with their counts', () => {
  const groups = { mine: [radio], others: [media, weather, aDomainReply('zoo')] }
  expect(gridRows(groups, 2)).toMatchObject([
    { kind: 'heading', group: 'My Domains', count: 1 },
    { kind: 'cards', domains: [{ name: 'radio' }], position: 0 },
    { kind: 'heading', group: 'Domains', count: 3 },
    { kind: 'cards', domains: [{ name: 'Media' }, { name: 'weather' }], position: 1 },
    { kind: 'cards', domains: [{ name: 'zoo' }], position: 3 },
  ])
})

test('a group without domains has no heading', () => {
  expect(gridRows({ mine: [], others: [weather] }, 3)).toMatchObject([
    { group: 'Domains' },
    { kind: 'cards' },
  ])
})

test('arrow keys lead to the neighbours, over the headings and not beyond the ends', () => {
  const rows = gridRows({ mine: [radio], others: [media, weather, aDomainReply('zoo')] }, 2)
  expect(neighbour(rows, 0, 'ArrowDown')).toBe(1)
  expect(neighbour(rows, 2, 'ArrowDown')).toBe(3)
  expect(neighbour(rows, 2, 'ArrowUp')).toBe(0)
  expect(neighbour(rows, 0, 'ArrowUp')).toBe(0)
  expect(neighbour(rows, 0, 'ArrowLeft')).toBe(0)
  expect(neighbour(rows, 3, 'ArrowRight')).toBe(3)
  expect(neighbour(rows, 1, 'ArrowRight')).toBe(2)
  expect(neighbour(rows, 1, 'Enter')).toBeUndefined()
})
