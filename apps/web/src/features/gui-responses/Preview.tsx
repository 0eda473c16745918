import NightIcon from '@mui/icons-material/DarkMode'
import DayIcon from '@mui/icons-material/LightMode'
import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { exampleFiller, shownScreen, type Template } from '@sdp/domain/gui-responses'
import { memo, useMemo, useRef, useState } from 'react'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { HeadUnit } from '../../parts/head-unit/HeadUnit.tsx'
import { screenSize } from '../../parts/head-unit/screens.ts'

interface PreviewProps {
  type: string
  scope: string
  layout: number
  /** Undefined while the text cannot be read. */
  template: Template | undefined
}

const nothing: Template = {}
const rightToLeft = /^(?:ara|arb|heb|fas|pes|urd)/i

/** What the driver will see, as it is at this moment; while that cannot be read, as it was last. */
export const Preview = memo(function Preview({ type, scope, layout, template }: PreviewProps) {
  const slots = useDomain((domain) => domain.slots)
  const language = useEditing((editing) => editing.language)
  const { width, height } = screenSize(scope)
  const [light, setLight] = useState<'day' | 'night'>('night')
  const fill = useMemo(() => exampleFiller({ slots }), [slots])
  const readable = useRef({ type, layout, template: template ?? nothing })
  if (template !== undefined) readable.current = { type, layout, template }
  const { current } = readable
  const shown = current.type === type ? current.template : nothing
  const shownLayout = current.type === type ? current.layout : layout
  const screen = useMemo(
    () => shownScreen({ type, layout: shownLayout, template: shown }, fill),
    [type, shownLayout, shown, fill],
  )
  return (
    <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="caption" color="text.secondary">
          {type === 'ONLINE_UI' ? scope : 'Head unit'};{' '}
          {template === undefined ? 'as it could last be read' : 'values in braces are examples'}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Light in the car"
          value={light}
          onChange={(_, chosen: typeof light | null) => chosen && setLight(chosen)}
        >
          <ToggleButton value="day" aria-label="Day" sx={{ p: 0.5 }}>
            <DayIcon fontSize="small" />
          </ToggleButton>
          <ToggleButton value="night" aria-label="Night" sx={{ p: 0.5 }}>
            <NightIcon fontSize="small" />
          </ToggleButton>
        </ToggleButtonGroup>
      </Box>
      {/* A tall screen is seen as a whole as well */}
      <Box
        sx={{ width: '100%', maxWidth: `calc((100vh - 340px) * ${width / height})`, justifySelf: 'center' }}
      >
        <HeadUnit
          screen={screen}
          headUnit={scope}
          light={light}
          direction={rightToLeft.test(language) ? 'rtl' : 'ltr'}
        />
      </Box>
    </Box>
  )
})
