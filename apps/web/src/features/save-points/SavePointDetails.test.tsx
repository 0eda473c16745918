import type { SavePointReply } from '@sdp/api'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draw } from '../../testing/draw.tsx'
import { SavePointDetails } from './SavePointDetails.tsx'

const savePoint = {
  name: 'summer',
  description: '',
  languages: [] as SavePointReply['languages'],
  createdAt: '2026-11-19T08:00:00.000Z',
  createdBy: 'Paul',
  updatedAt: '2026-11-19T09:00:00.000Z',
  updatedBy: 'Ada',
} as SavePointReply

function shown(one: SavePointReply): (string | null)[] {
  const { unmount } = draw(<SavePointDetails savePoint={one} />)
  const texts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  unmount()
  return texts
}

test('a save point shows who made and changed it, its languages with the default one, and what it lacks', () => {
  const bare = shown(savePoint)
  expect(bare[0]).toBe('summer')
  expect([bare[1], bare[4]]).toEqual(['-', '-'])
  expect(bare[2]).toMatch(/ by Paul$/)
  expect(bare[3]).toMatch(/ by Ada$/)
  const languages = [
    { language: 'eng-USA', default: true },
    { language: 'deu-DEU', default: false },
  ] as SavePointReply['languages']
  const full = shown({ ...savePoint, description: 'for the fair', languages })
  expect([full[1], full[4]]).toEqual(['for the fair', 'eng-USA (default), deu-DEU'])
})
