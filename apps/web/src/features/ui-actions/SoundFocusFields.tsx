import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import {
  checkSoundFocus,
  referencePoints,
  type SoundAxis,
  type SoundEnd,
  setSoundFocus,
  soundAxes,
  soundEnds,
  type UiAction,
} from '@sdp/domain/ui-actions'
import { useEffect, useState } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { nameOf } from '../../ui/names.ts'
import { SelectOne } from '../../ui/SelectOne.tsx'
import { CabinPicture } from './CabinPicture.tsx'
import { focusFrom, numberProblem, type TypedFocus, typedFrom } from './typed-focus.ts'

interface SoundFocusFieldsProps {
  actions: readonly UiAction[]
  /** Called with whether something in the fields is not kept, since it is not complete. */
  onUnfinished: (isUnfinished: boolean) => void
}

const axisHints: Record<SoundAxis, string> = {
  x: 'To the right of the reference point, in metres; below 0 to its left',
  y: 'In front of the reference point, in metres; below 0 behind it',
  z: 'Above the reference point, in metres; below 0 under it',
  t: 'After how many seconds the sound is there',
}

/**
 * Where UI actions are heard. The values depend on each other: they become an edit as soon as they fit together
 * (ruling R136).
 */
export function SoundFocusFields({ actions, onUnfinished }: SoundFocusFieldsProps) {
  const { edit, disabledReason } = useEdit()
  const stored = actions[0]?.soundFocus
  const [typed, setTyped] = useState(() => typedFrom(stored))
  const [known, setKnown] = useState(stored)
  // Undo, or somebody else, made it another one
  if (known !== stored) {
    setKnown(stored)
    setTyped(typedFrom(stored))
  }
  const focus = focusFrom(typed, stored)
  const found = focus === 'wrong number' || focus === undefined ? [] : checkSoundFocus(focus)
  const isUnfinished = focus === 'wrong number' || found.length > 0
  useEffect(() => onUnfinished(isUnfinished), [isUnfinished, onUnfinished])

  const keep = (next: TypedFocus) => {
    const wanted = focusFrom(next, stored)
    if (wanted === 'wrong number' || (wanted && checkSoundFocus(wanted).length > 0)) return
    edit(setSoundFocus, { names: actions.map(nameOf), focus: wanted })
  }
  const problemOf = (end: SoundEnd, axis: SoundAxis) =>
    numberProblem(typed[end][axis]) ?? found.find((one) => one.end === end && one.axis === axis)?.message
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, pt: 1 }}>
      <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start', flex: '1 1 420px' }}>
        <SelectOne
          label="Reference point"
          width={220}
          none="None"
          options={referencePoints}
          value={typed.referencePoint}
          disabled={disabledReason !== undefined}
          onChange={(referencePoint) => {
            const next = { ...typed, referencePoint }
            setTyped(next)
            keep(next)
          }}
        />
        {soundEnds.map((end) => (
          <Box key={end} role="group" aria-label={end === 'start' ? 'Start' : 'Stop'}>
            <Typography variant="body2" sx={{ mb: 1 }}>
              {end === 'start' ? 'Start' : 'Stop'}
            </Typography>
            <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 1 }}>
              {soundAxes.map((axis) => (
                <TextField
                  key={axis}
                  label={axis.toUpperCase()}
                  value={typed[end][axis]}
                  disabled={disabledReason !== undefined}
                  error={problemOf(end, axis) !== undefined}
                  helperText={problemOf(end, axis)}
                  onChange={({ target }) =>
                    setTyped({ ...typed, [end]: { ...typed[end], [axis]: target.value } })
                  }
                  onBlur={() => keep(typed)}
                  onKeyDown={(event) => {
                    if (event.key === 'Enter') keep(typed)
                  }}
                  slotProps={{ htmlInput: { inputMode: 'decimal', title: axisHints[axis] } }}
                />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      <CabinPicture typed={typed} />
    </Box>
  )
}
