import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messages } from '../../../messages/messages.ts'
import { notCollected } from '../../../model/rule.ts'
import { assertProperty } from '../../../testing/assert-property.ts'
import { matchers } from '../../conditions/matchers.ts'
import { readIntent, writeIntent, writeRequest } from './intent-text.ts'

const isKnown = (name: string) => ['play', 'stop', 'Any'].includes(name)

test('intents are read as one writes them', () => {
  expect(readIntent('play, stop', isKnown)).toEqual({
    value: { matcher: 'EqualsMatcher', arguments: ['play', 'stop'] },
  })
  expect(readIntent('!= play or stop', isKnown)).toEqual({
    value: { matcher: 'NotEqualsMatcher', arguments: ['play', 'stop'] },
  })
  expect(readIntent('is set', isKnown)).toEqual({ value: { matcher: 'CollectedMatcher', arguments: [] } })
  expect(readIntent(' ', isKnown)).toEqual({ value: notCollected })
  expect(writeRequest(notCollected)).toBe('')
})

test('an intent that there is not, or a matcher without one, is refused', () => {
  expect(readIntent('play or pause', isKnown)).toEqual({ problem: messages.intents.notFound('pause') })
  expect(readIntent('!=', isKnown)).toEqual({ problem: messages.decisionTable.chooseIntent })
  expect(readIntent('NOT SET play', isKnown).problem).toContain('takes no argument')
  expect(readIntent('play;', isKnown)).toEqual({ problem: messages.decisionTable.intentsExpected })
})

test('whatever intents are written, they are read as they were', () => {
  const anyNames = fc.uniqueArray(fc.oneof(fc.string(), fc.constantFrom('Any', 'IS SET', 'or')), {
    minLength: 1,
  })
  assertProperty(
    fc.property(fc.constantFrom(...matchers), anyNames, ({ name, arguments: takes }, all) => {
      const condition = { matcher: name, arguments: takes === 'none' ? [] : all }
      expect(readIntent(writeIntent(condition), () => true)).toEqual({ value: condition })
    }),
  )
})
