import Box from '@mui/material/Box'
import { soundEnds } from '@sdp/domain/ui-actions'
import { readNumber, type TypedFocus } from './typed-focus.ts'

/** Where the reference points are on the picture: in pixels, the car heads upwards. */
const points: Readonly<Record<string, readonly [x: number, y: number]>> = {
  DRIVER: [62, 92],
  CO_DRIVER: [118, 92],
  REAR_LEFT: [62, 150],
  REAR_RIGHT: [118, 150],
  THIRD_ROW_LEFT: [62, 204],
  THIRD_ROW_RIGHT: [118, 204],
}
const middle = [90, 132] as const
const pixelsPerMetre = 34
const colours = { start: 'primary.main', stop: 'warning.main' } as const

/** The cabin from above, with the point that is chosen and where the sound starts and stops. */
export function CabinPicture({ typed }: { typed: TypedFocus }) {
  const [fromX, fromY] = points[typed.referencePoint] ?? middle
  const places = soundEnds.flatMap((end) => {
    const [x, y, z] = (['x', 'y', 'z'] as const).map((axis) => readNumber(typed[end][axis]))
    if (x === undefined || y === undefined || z === undefined) return []
    return [{ end, x: fromX + x * pixelsPerMetre, y: fromY - y * pixelsPerMetre, z }]
  })
  const inside = (value: number, most: number) => Math.min(Math.max(value, 8), most - 8)
  const shown = places.map((place) => ({ ...place, x: inside(place.x, 180), y: inside(place.y, 264) }))
  const [start, stop] = shown
  const printed = places
    .map(({ end, z }) => `${end}${z === 0 ? '' : z > 0 ? ' (above)' : ' (below)'}`)
    .join(', ')
  return (
    <Box
      component="svg"
      role="img"
      aria-label={`The cabin from above: ${typed.referencePoint || 'no reference point'}${printed && `, ${printed}`}`}
      viewBox="0 0 180 264"
      sx={{ width: 150, height: 220, flex: '0 0 150px', color: 'text.secondary' }}
    >
      <rect x="22" y="6" width="136" height="252" rx="44" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M38 62 Q90 40 142 62" fill="none" stroke="currentColor" strokeWidth="2" />
      <circle cx="62" cy="72" r="8" fill="none" stroke="currentColor" strokeWidth="2" />
      {Object.entries(points).map(([name, [x, y]]) => (
        <Box
          component="rect"
          key={name}
          x={x - 17}
          y={y - 17}
          width="34"
          height="34"
          rx="9"
          sx={{
            fill: 'none',
            stroke: 'currentColor',
            strokeWidth: name === typed.referencePoint ? 3 : 1.5,
            color: name === typed.referencePoint ? 'primary.main' : 'inherit',
          }}
        />
      ))}
      {start && stop && (
        <Box
          component="line"
          x1={start.x}
          y1={start.y}
          x2={stop.x}
          y2={stop.y}
          sx={{ stroke: 'currentColor', strokeWidth: 2, strokeDasharray: '4 3', color: 'warning.main' }}
        />
      )}
      {shown.map(({ end, x, y }) => (
        <Box
          component="circle"
          key={end}
          cx={x}
          cy={y}
          r="6"
          sx={{ fill: 'currentColor', color: colours[end] }}
        />
      ))}
    </Box>
  )
}
