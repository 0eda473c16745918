import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { decomposeColor, getContrastRatio } from '@mui/material/styles'
import { expect, test } from 'vitest'
import { storageKeys } from '../browser/storage.ts'
import { mobileBreakpoint, theme } from './theme.ts'

const script = readFileSync(new URL('../../public/theme.js', import.meta.url), 'utf8')

/** The theme that the page starts in. */
function firstTheme(chosen: string | null, systemIsDark: boolean): string {
  const attributes = new Map<string, string>()
  runInNewContext(script, {
    localStorage: { getItem: (key: string) => (key === storageKeys.theme ? chosen : null) },
    matchMedia: () => ({ matches: systemIsDark }),
    document: {
      documentElement: { setAttribute: (name: string, value: string) => attributes.set(name, value) },
    },
  })
  return attributes.get('data-theme')!
}

test('the theme follows the system until one is chosen', () => {
  for (const unchosen of [null, 'system', 'nonsense']) {
    expect(firstTheme(unchosen, true)).toBe('dark')
    expect(firstTheme(unchosen, false)).toBe('light')
  }
})

test('[SHELL-028] the chosen theme is remembered whatever the system says', () => {
  expect(firstTheme('dark', false)).toBe('dark')
  expect(firstTheme('light', true)).toBe('light')
})

test('[SHELL-043] the mobile breakpoint is 1400 px', () => {
  expect(mobileBreakpoint).toBe(1400)
  expect(theme.breakpoints.up('lg')).toBe('@media (min-width:1400px)')
})

test('texts and buttons can be read in both themes', () => {
  for (const scheme of [theme.colorSchemes.light, theme.colorSchemes.dark]) {
    const { text, background, primary, error, warning, success } = scheme!.palette
    for (const ground of [background.default, background.paper]) {
      for (const color of [
        text.primary,
        text.secondary,
        primary.main,
        error.main,
        warning.main,
        success.main,
      ]) {
        expect(getContrastRatio(color, ground), `${color} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      }
    }
    // The orange of a session and of what is unsaved, which is no text
    for (const ground of [background.default, background.paper])
      expect(getContrastRatio(warning.light, ground)).toBeGreaterThanOrEqual(3)
    const [red, green, blue] = decomposeColor(warning.light).values
    expect([red > 200, green > 90 && green < 180, blue < 100], `${warning.light} is orange`).toEqual([
      true,
      true,
      true,
    ])
    for (const button of [primary, error]) {
      expect(getContrastRatio(button.contrastText, button.main)).toBeGreaterThanOrEqual(4.5)
    }
  }
})
