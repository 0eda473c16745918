import { expect, test } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { rulesColumn } from './rules-column.tsx'

test('what no rule uses has a dash, which leads nowhere', () => {
  const uses = new Map([['play', { count: 2, first: { module: 0, rule: 1 } }]])
  const { container } = draw(<p>{rulesColumn(uses).cell({ name: 'stop' }, { isActive: false })}</p>)
  expect(container.textContent).toBe('–')
  expect(container.querySelector('a')).toBeNull()
})
