import {
  type Coordinates,
  type SoundAxis,
  type SoundEnd,
  type SoundFocus,
  soundAxes,
  soundEnds,
} from '@sdp/domain/ui-actions'

/** A sound focus as it is in the fields. */
export type TypedFocus = { referencePoint: string } & Record<SoundEnd, Record<SoundAxis, string>>

export function typedFrom(focus: SoundFocus | undefined): TypedFocus {
  const [start, stop] = soundEnds.map((_, at) => typedPlace(focus?.coordinates[at]))
  return { referencePoint: focus?.referencePoint ?? '', start: start!, stop: stop! }
}

function typedPlace(at: Coordinates | undefined): Record<SoundAxis, string> {
  const texts = soundAxes.map((axis) => [axis, String(at?.[axis] ?? '')] as const)
  return Object.fromEntries(texts) as Record<SoundAxis, string>
}

/** What is wrong with a text that should be a number, or nothing. */
export function numberProblem(text: string): string | undefined {
  return text.trim() === '' || readNumber(text) !== undefined ? undefined : 'Not a number'
}

/** The number that a text stands for, if it is one. */
export function readNumber(text: string): number | undefined {
  // Who writes decimals with a comma may do so here too
  const written = text.trim().replace(',', '.')
  const value = Number(written)
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(written) && Number.isFinite(value) ? value : undefined
}

/** The sound focus that the fields stand for, nothing where all are empty. What the stored one has in addition stays. */
export function focusFrom(
  typed: TypedFocus,
  stored: SoundFocus | undefined,
): SoundFocus | 'wrong number' | undefined {
  const texts = soundEnds.flatMap((end) => soundAxes.map((axis) => typed[end][axis]))
  if (texts.some((text) => numberProblem(text) !== undefined)) return 'wrong number'
  if (typed.referencePoint === '' && texts.every((text) => text.trim() === '')) return undefined
  const places = soundEnds.map((end, at) => placeFrom(typed[end], stored?.coordinates[at]))
  const isStopped = soundAxes.some((axis) => typed.stop[axis].trim() !== '')
  const isStarted = isStopped || soundAxes.some((axis) => typed.start[axis].trim() !== '')
  return {
    ...stored,
    referencePoint: typed.referencePoint,
    coordinates: places.slice(0, isStopped ? 2 : isStarted ? 1 : 0),
  }
}

function placeFrom(texts: Record<SoundAxis, string>, stored: Coordinates | undefined): Coordinates {
  const { kept } = stored ?? {}
  const place: Coordinates = kept === undefined ? {} : { kept }
  for (const axis of soundAxes) {
    const value = readNumber(texts[axis])
    if (value !== undefined) place[axis] = value
  }
  return place
}
