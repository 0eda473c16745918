import { expect, test } from 'vitest'
import { hueOf, initialsOf, screenSize } from './screens.ts'

test('older head units are wide, newer ones tall (ruling R145)', () => {
  expect(screenSize('NTG6')).toEqual({ width: 1920, height: 720 })
  expect(screenSize('NTG7')).toEqual({ width: 1920, height: 720 })
  expect(screenSize('Gen20x')).toEqual({ width: 1728, height: 1888 })
  expect(screenSize('Gen20x.i3')).toEqual({ width: 1728, height: 1888 })
  expect(screenSize('')).toEqual({ width: 1920, height: 720 })
})

test('a graphic has its own hue', () => {
  expect(hueOf('background_media')).toBe(hueOf('background_media'))
  expect(hueOf('background_media')).not.toBe(hueOf('background_climate'))
  expect(hueOf('')).toBeLessThan(360)
})

test.each([
  ['cover_0', 'C0'],
  ['icon_air_face', 'AF'],
  ['media', 'M'],
  ['äpfel', 'Ä'],
  ['', ''],
])('in place of %s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
