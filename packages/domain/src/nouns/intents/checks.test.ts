import { expect, test } from 'vitest'
import { aDomain, anIntent } from '../../testing/index.ts'
import { checkIntentName } from './checks.ts'

const domain = aDomain({ intents: [anIntent('play'), anIntent('genre', { slotOnly: true })] })
const check = (name: string, own?: string) => checkIntentName(domain, name, own)

test('[INT-042] an intent name has at most 150 characters', () => {
  expect(check('a'.repeat(150))).toBeUndefined()
  expect(check('a'.repeat(151))).toBe('Max 150 characters')
})

test("[INT-043] the special characters ':' and '.' are allowed in an intent name, others are not", () => {
  expect(check('media:play.song_2')).toBeUndefined()
  expect(check('wähle')).toBeUndefined()
  for (const name of ['play-song', 'play!', 'a/b', '$a', '§a', '🎵']) {
    expect(check(name), name).toBe('Special characters are not allowed.')
  }
})

test.each([
  ['[INT-044] a semicolon', 'play;song'],
  ['[INT-045] a whitespace', 'play song'],
  ['[INT-045] a line end', 'play\n'],
  ['[INT-045] a no-break space', 'play\u00a0song'],
  ['[INT-046] an empty name', ''],
])('%s is refused in an intent name', (_, name) => {
  expect(check(name)).toBe("Character ';' , whitespaces and empty names are not allowed")
})

test('[INT-047] the name of another intent is taken, slot-only ones included', () => {
  expect(check('play')).toBe('play already exists as a slot-only/regular intent.')
  expect(check('genre')).toBe('genre already exists as a slot-only/regular intent.')
  expect(check('play', 'play')).toBeUndefined()
  expect(check('genre', 'play')).toBeDefined()
})

test('what is wrong is reported in a fixed order (ruling R4)', () => {
  expect(check(`a b!${'c'.repeat(150)}`)).toMatch(/^Character ';'/)
  expect(check(`a!${'c'.repeat(150)}`)).toBe('Special characters are not allowed.')
})
