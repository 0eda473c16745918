import Box from '@mui/material/Box'
import { useColorScheme } from '@mui/material/styles'
import type { SystemResponse } from '@sdp/api'
import { shownScreen, type Template } from '@sdp/domain/gui-responses'
import { useMemo } from 'react'
import { HeadUnit } from '../../parts/head-unit/HeadUnit.tsx'
import { screenSize } from '../../parts/head-unit/screens.ts'

interface AnswerPictureProps {
  gui: NonNullable<SystemResponse['gui']>
  /** Shown alone where the screen cannot be drawn. */
  image: string | null
  language: string
}

/** A tall screen leaves room for the words around it. */
const maxHeight = 240
const rightToLeft = /^(?:ara|arb|heb|fas|pes|urd)/i

/** What the driver sees with the answer, its values filled in. */
export function AnswerPicture({ gui, image, language }: AnswerPictureProps) {
  const { type, scope, layout, template } = gui
  const { colorScheme } = useColorScheme()
  const { width, height } = screenSize(scope)
  const screen = useMemo(
    () => shownScreen({ type, layout, template: template as Template }, (text) => text),
    [type, layout, template],
  )
  if (screen.kind === 'nothing') {
    return image === null ? null : (
      <Box component="img" src={image} alt="" sx={{ display: 'block', maxWidth: '100%', px: 1.25 }} />
    )
  }
  return (
    <Box
      sx={{ px: 1.25, py: 0.5, width: 340, maxWidth: `min(100%, ${maxHeight * (width / height) + 20}px)` }}
    >
      <HeadUnit
        screen={screen}
        headUnit={scope}
        light={colorScheme === 'dark' ? 'night' : 'day'}
        direction={rightToLeft.test(language) ? 'rtl' : 'ltr'}
      />
    </Box>
  )
}
