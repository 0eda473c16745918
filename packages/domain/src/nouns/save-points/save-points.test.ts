import { expect, test } from 'vitest'
import { messages } from '../../messages/messages.ts'
import { checkDeleteSavePoint, checkSavePointName } from './checks.ts'
import { currentSavePoint, type SavePoint } from './save-point.ts'
import { savePointTree } from './tree.ts'

const point = (name: string, createdFrom: string | null = null, children: string[] = []): SavePoint => ({
  _id: name.toLowerCase(),
  name,
  original: createdFrom === null,
  createdFrom,
  children,
})
const original = point('Original', null, ['summer', 'winter'])
const summer = point('summer', 'original', ['july'])
const winter = point('winter', 'original')
const july = point('july', 'summer')
const all = [original, summer, winter, july]

test('[POINT-006] save points form a tree through what they were created from', () => {
  const names = (nodes: ReturnType<typeof savePointTree<SavePoint>>): unknown[] =>
    nodes.map(({ savePoint, branches }) => [savePoint.name, names(branches)])
  expect(names(savePointTree(all))).toEqual([
    [
      'Original',
      [
        ['summer', [['july', []]]],
        ['winter', []],
      ],
    ],
  ])
  expect(names(savePointTree([summer, july]))).toEqual([['summer', [['july', []]]]])
})

test("[POINT-008] the current save point is the one with the name of the domain's", () => {
  expect(currentSavePoint(all, { savePoint: 'july' })).toBe(july)
})

test('[POINT-009] without a match the Original is the current save point', () => {
  expect(currentSavePoint(all, { savePoint: 'autumn' })).toBe(original)
  expect(currentSavePoint([], { savePoint: 'autumn' })).toBeUndefined()
})

test('[POINT-015] a name has at least three characters', () => {
  const message = 'Please try to use more meaningful name. Minimal name length is 3'
  expect(checkSavePointName('', [])).toBe(message)
  expect(checkSavePointName('a!', [])).toBe(message)
  expect(checkSavePointName('abc', [])).toBeUndefined()
})

test('[POINT-016] a name has at most fifty characters', () => {
  expect(checkSavePointName('!'.repeat(51), [])).toBe('Maximum name length is 50')
  expect(checkSavePointName('a'.repeat(50), [])).toBeUndefined()
})

test('[POINT-017] the name Original is reserved in any case', () => {
  for (const name of ['Original', 'original', 'ORIGINAL']) {
    expect(checkSavePointName(name, all)).toBe('Name Original is reserved')
  }
})

test("[POINT-018] a name has Latin letters, digits and '-' only", () => {
  for (const name of ['two words', 'under_score', 'straße', 'лето', 'a.b', 'abc\n']) {
    expect(checkSavePointName(name, [])).toBe(
      "Use any latin letters, digits and '-' character as a separator",
    )
  }
  expect(checkSavePointName('Summer-2026', [])).toBeUndefined()
})

test('a domain has a name once, whatever the case (ruling R56)', () => {
  expect(checkSavePointName('SUMMER', all)).toBe(messages.savePoints.nameTaken('SUMMER'))
})

test('[POINT-027] the Original is not deleted', () => {
  expect(checkDeleteSavePoint(original)).toBe('Cannot delete original savepoint!')
})

test('[POINT-028] a save point with children is not deleted', () => {
  const message = "Parent save points cannot be deleted, untill all of its children's are deleted!"
  expect(checkDeleteSavePoint(summer)).toBe(message)
  expect(checkDeleteSavePoint(july)).toBeUndefined()
})
