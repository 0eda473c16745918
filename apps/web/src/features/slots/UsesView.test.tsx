import { aDomain, aModule, aRule, aSlot } from '@sdp/domain/testing'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closeDomain, takeAnswer } from '../../editing/editing-store.ts'
import { draw } from '../../testing/draw.tsx'
import { aFullDomain } from '../../testing/full-domain.ts'
import { UsesView } from './UsesView.tsx'

afterEach(closeDomain)

const genre = aSlot('genre', { jazz: [] })
const asks = { slots: [{ input: 'genre', matcher: 'CollectedMatcher', arguments: [] }] }

function shown(...rules: ReturnType<typeof aRule>[]): string[] {
  closeDomain()
  takeAnswer(aFullDomain(aDomain({ slots: [genre], modules: [aModule('Music', ...rules)] })), undefined)
  const { unmount, container } = draw(<UsesView slot={genre} />)
  const places = screen.queryAllByRole('region').map((place) => {
    const entries = within(place)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    return `${place.getAttribute('aria-label')}: ${entries.join(', ')}`
  })
  const printed = places.length > 0 ? places : [container.textContent ?? '']
  expect(container.textContent?.includes('Nothing mentions')).toBe(places.length === 0)
  unmount()
  return printed
}

test('a slot says where it is mentioned, each place with how often, or that nothing does', () => {
  expect(shown(aRule(['play']))).toEqual(['Nothing mentions this slot.'])
  expect(shown(aRule(['play'], asks))).toEqual(['Decision table: Music: 1 rule'])
  expect(shown(aRule(['play'], asks), aRule(['stop'], asks))).toEqual(['Decision table: Music: 2 rules'])
})
