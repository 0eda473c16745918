import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { EndableTable } from './EndableTable.tsx'

const rows = [
  { id: '1', who: 'Ada', since: 'today' },
  { id: '2', who: 'Max', since: 'yesterday' },
]
const columns = [
  { head: 'Who', text: ({ who }: (typeof rows)[number]) => who, title: () => 'a person' },
  { head: 'Since', text: ({ since }: (typeof rows)[number]) => since },
]

test('a row has its texts and a button that ends it, or what is said in its place', () => {
  const onEnd = vi.fn()
  draw(
    <EndableTable
      label="Sessions"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      nameOf={({ who }) => `session of ${who}`}
      insteadOf={({ who }) => (who === 'Max' ? 'This one' : undefined)}
      onEnd={onEnd}
    />,
  )
  const table = within(screen.getByRole('table', { name: 'Sessions' }))
  const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads).toEqual(['Who', 'Since', 'Actions'])
  expect(table.getByText('Ada').title).toBe('a person')
  expect(table.getByText('yesterday').title).toBe('yesterday')
  expect(table.getAllByRole('button')).toHaveLength(1)
  expect(table.getByText('This one')).toBeTruthy()
  fireEvent.click(table.getByRole('button', { name: 'End the session of Ada' }))
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(rows[0])
})
