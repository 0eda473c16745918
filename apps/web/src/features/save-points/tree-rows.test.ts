import type { SavePointReply } from '@sdp/api'
import { expect, test } from 'vitest'
import { languageIn, treeRows } from './tree-rows.ts'

function savePoint(name: string, createdFrom: string | null, createdAt: string): SavePointReply {
  return {
    _id: name.toLowerCase(),
    name,
    description: '',
    original: createdFrom === null,
    createdFrom,
    children: [],
    createdAt,
    createdBy: 'ada@x.org',
    updatedAt: createdAt,
    updatedBy: 'ada@x.org',
    languages: [],
    current: false,
    revision: '1',
  }
}

const points = [
  savePoint('Original', null, '2026-01-01'),
  savePoint('Winter', 'original', '2026-03-01'),
  savePoint('Summer', 'original', '2026-02-01'),
  savePoint('Snow', 'winter', '2026-04-01'),
]

test('each save point is listed below the one it was created from, further to the right', () => {
  expect(treeRows(points).map(({ savePoint: { name }, depth }) => [name, depth])).toEqual([
    ['Original', 0],
    ['Winter', 1],
    ['Snow', 2],
    ['Summer', 1],
  ])
})

test('[POINT-010] [POINT-011] a save point is loaded in the current language, or in its default where it lacks that', () => {
  const languages = [
    { _id: '1', language: 'deu-DEU', default: false },
    { _id: '2', language: 'eng-USA', default: true },
  ]
  expect(languageIn({ languages }, 'DEU-deu')).toBe('deu-DEU')
  expect(languageIn({ languages }, 'ita-ITA')).toBe('eng-USA')
})
