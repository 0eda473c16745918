import { messages } from '../../messages/messages.ts'
import type { Coordinates, SoundFocus } from '../../model/ui-action.ts'

/** Where a sound begins and where it ends. */
export const soundEnds = ['start', 'stop'] as const
export type SoundEnd = (typeof soundEnds)[number]

export const soundAxes = ['x', 'y', 'z', 't'] as const
export type SoundAxis = (typeof soundAxes)[number]

/** What is wrong with one value of a sound focus. */
export interface SoundProblem {
  end: SoundEnd
  axis: SoundAxis
  message: string
}

/** What is wrong with where a sound is heard, value by value. */
export function checkSoundFocus({ coordinates }: Pick<SoundFocus, 'coordinates'>): SoundProblem[] {
  const [start = {}, stop = {}] = coordinates
  return [...endProblems('start', start), ...endProblems('stop', stop, hasPlace(start))]
}

function endProblems(end: SoundEnd, at: Coordinates, mayBeGiven = true): SoundProblem[] {
  const given = soundAxes.filter((axis) => isGiven(at[axis]))
  if (given.length === 0) return []
  const { sound } = messages.uiActions
  if (!mayBeGiven) return given.map((axis) => ({ end, axis, message: sound.stopWithoutStart }))
  const problems: SoundProblem[] = []
  const hasPart = (['x', 'y', 'z'] as const).some((axis) => isGiven(at[axis]))
  for (const axis of ['x', 'y', 'z'] as const) {
    if (hasPart && !isGiven(at[axis])) problems.push({ end, axis, message: sound.allOrNone })
  }
  if (isGiven(at.t) && !hasPlace(at)) problems.push({ end, axis: 't', message: sound.timeWithoutPlace })
  if (isGiven(at.t) && at.t < 0) problems.push({ end, axis: 't', message: sound.timeBelowZero })
  return problems
}

function isGiven(value: number | null | undefined): value is number {
  return value !== undefined && value !== null
}

/** Whether x, y and z are all there. */
function hasPlace({ x, y, z }: Coordinates): boolean {
  return isGiven(x) && isGiven(y) && isGiven(z)
}
