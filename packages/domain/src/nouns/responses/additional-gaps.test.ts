import { expect, test } from 'vitest'
import { additionalRows } from './additional-gaps.ts'

const busy = { name: 'BUSY', voice: ['One moment'], text: ['Busy'] }
const done = { name: 'DONE', voice: ['Done'], text: [] }

test('what only other languages have is listed behind what is here, with what each language lacks', () => {
  const others = new Map([
    ['deu-DEU', [{ name: 'BUSY', voice: ['Moment'], text: [] }]],
    ['fra-FRA', [busy, { name: 'LOST', voice: [], text: ['Perdu'] }]],
  ])
  expect(additionalRows({ language: 'eng-USA', responses: [busy, done] }, others)).toEqual([
    { ...busy, isHere: true, gaps: [{ language: 'deu-DEU', fields: ['text'] }] },
    {
      ...done,
      isHere: true,
      gaps: [
        { language: 'deu-DEU', fields: ['voice'] },
        { language: 'fra-FRA', fields: ['voice'] },
      ],
    },
    {
      name: 'LOST',
      voice: [],
      text: [],
      isHere: false,
      gaps: [
        { language: 'eng-USA', fields: ['text'] },
        { language: 'deu-DEU', fields: ['text'] },
      ],
    },
  ])
})

test('a single language lacks nothing', () => {
  expect(additionalRows({ language: 'eng-USA', responses: [done] }, new Map())).toEqual([
    { ...done, isHere: true, gaps: [] },
  ])
})
