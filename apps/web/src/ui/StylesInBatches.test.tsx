import { type EmotionCache, withEmotionCache } from '@emotion/react'
import Box from '@mui/material/Box'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { StylesInBatches } from './StylesInBatches.tsx'
import { sheetInBatches } from './styles-in-batches.ts'

const nextFrame = () => new Promise(requestAnimationFrame)

/** A sheet as the built studio has it. */
function quickSheet(): EmotionCache['sheet'] {
  let known: EmotionCache['sheet'] | undefined
  const Probe = withEmotionCache((_: object, { sheet }) => {
    known = sheet
    return null
  })
  draw(<Probe />)
  const Sheet = known!.constructor as new (options: object) => EmotionCache['sheet']
  return new Sheet({ key: 'quick', container: document.head, speedy: true })
}

test('styles that come in one frame share an element, later ones get another', async () => {
  const sheet = quickSheet()
  const { insert } = sheetInBatches(sheet)
  insert('.a { color: red }')
  insert('.b { color: red }')
  expect(sheet.tags).toHaveLength(1)
  await nextFrame()
  insert('.c { color: red }')
  expect(sheet.tags).toHaveLength(2)
  expect(sheet.tags.map((tag) => tag.sheet?.cssRules.length)).toEqual([2, 1])
})

test('what is drawn inside is styled', () => {
  draw(
    <StylesInBatches>
      <Box sx={{ width: 321 }}>styled</Box>
    </StylesInBatches>,
  )
  expect(getComputedStyle(screen.getByText('styled')).width).toBe('321px')
})
