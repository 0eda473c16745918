import { expect, test } from 'vitest'
import type { Coordinates } from '../../model/ui-action.ts'
import { checkSoundFocus } from './sound-focus.ts'

const allOrNone = 'X, Y and Z must be given all together or not at all'

test.each<[title: string, coordinates: Coordinates[], problems: string[]]>([
  ['nothing at all', [], []],
  ['only a start', [{ x: 0, y: 0, z: 0 }], []],
  [
    'start and stop with times',
    [
      { x: 0, y: 1, z: 0, t: 0 },
      { x: 0, y: 0, z: 0, t: 3 },
    ],
    [],
  ],
  ['empty values', [{ x: null, y: null, z: null, t: null }, {}], []],
  ['[UIA-039] a part of X, Y and Z', [{ x: 1, z: 2 }], [`start y: ${allOrNone}`]],
  ['[UIA-040] T alone', [{ t: 1 }], ['start t: T may be given only with X, Y and Z']],
  [
    '[UIA-040] T with a part of the place',
    [{ x: 1, t: 1 }],
    [`start y: ${allOrNone}`, `start z: ${allOrNone}`, 'start t: T may be given only with X, Y and Z'],
  ],
  ['[UIA-041] T below 0', [{ x: 0, y: 0, z: 0, t: -1 }], ['start t: T must be 0 or more']],
  [
    '[UIA-042] a stop without a start',
    [{}, { x: 0, y: 0, z: 0 }],
    ['x', 'y', 'z'].map((axis) => `stop ${axis}: Stop may be given only with start`),
  ],
])('sound coordinates: %s', (_, coordinates, problems) => {
  expect(
    checkSoundFocus({ coordinates }).map(({ end, axis, message }) => `${end} ${axis}: ${message}`),
  ).toEqual(problems)
})
