import { expect, test } from 'vitest'
import { parseExpression } from './parse.ts'
import { changePartsInText, changeSlotsInText, mentionedParts, mentionedSlots } from './references.ts'
import { expressionTokens } from './tokens.ts'

test('slots and reusable parts that an expression mentions are found', () => {
  expect([...mentionedSlots('play $(artist) [by $(music_item)] (')]).toEqual(['artist', 'music_item'])
  expect([...mentionedParts('§turn-on [(§all|§the)]')]).toEqual(['turn-on', 'all', 'the'])
})

test('renaming touches whole names only', () => {
  const renamed = (from: string, to: string) => (name: string) => (name === from ? to : name)
  expect(changeSlotsInText('$(art) $(artist)', renamed('art', '$&'))).toBe('$($&) $(artist)')
  expect(changePartsInText('§turn §turn_on (§turn|§turn-off)', renamed('turn', 'switch'))).toBe(
    '§switch §turn_on (§switch|§turn-off)',
  )
})

test('a mention stays where nothing takes its place', () => {
  expect(changeSlotsInText('play $(artist)', () => undefined)).toBe('play $(artist)')
  expect(changePartsInText('play §it', () => undefined)).toBe('play §it')
})

test('an apostrophe ends the name of a reusable part for everybody who reads it', () => {
  const text = "§start's it"
  expect([...mentionedParts(text)]).toEqual(['start'])
  expect(changePartsInText(text, () => 'begin')).toBe("§begin's it")
  expect(parseExpression(text).error).toMatchObject({ from: 6, to: 7 })
  expect(expressionTokens(text)).toEqual([{ kind: 'part', from: 0, to: 6 }])
})
