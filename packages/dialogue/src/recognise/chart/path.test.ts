import { aDomain, anExpression, anIntent, aSlot } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { pathOf } from '../../testing/path-of.ts'
import { compileRecogniser } from '../recogniser.ts'

test('the path has which stretch of the expression took which words', () => {
  const domain = aDomain({
    slots: [aSlot('genre', { jazz: ['jazz music'] }), aSlot('title', {}, { type: 'FreeText' })],
    intents: [
      anIntent('play', {
        expressions: [anExpression('[please] (play|§start) [some] $(genre) named $(title)')],
      }),
    ],
    reusableExpressions: [
      { id: 'start', name: 'start', values: { 'eng-USA': '(start|put on)' }, comments: '' },
    ],
  })
  const recogniser = compileRecogniser(domain, 'eng-USA')
  const text = 'Put on jazz music named So What'
  const [reading] = recogniser.read(text)
  const { text: expression } = reading!.origin as { text: string }
  const steps = pathOf(recogniser, text, reading!)
  expect(steps.map(({ kind, from, to, said }) => [kind, expression.slice(from, to), said.text])).toEqual([
    ['word', '§start', 'Put'],
    ['word', '§start', 'on'],
    ['value', '$(genre)', 'jazz music'],
    ['word', 'named', 'named'],
    ['free', '$(title)', 'So'],
    ['free', '$(title)', 'What'],
  ])
})

test.each([
  [
    'play+* musi+*',
    'playing loud music now',
    [
      ['value', 'playing'],
      ['free', 'loud'],
      ['value', 'music'],
      ['free', 'now'],
    ],
  ],
  [
    'tell+*',
    'tell them all',
    [
      ['word', 'tell'],
      ['free', 'them'],
      ['free', 'all'],
    ],
  ],
  [
    '[go on|more] $(title)',
    'more of it',
    [
      ['word', 'more'],
      ['free', 'of'],
      ['free', 'it'],
    ],
  ],
  [
    '$(title)',
    'anything at all',
    [
      ['free', 'anything'],
      ['free', 'at'],
      ['free', 'all'],
    ],
  ],
])('the path of "%s" through "%s" is found with its stars and free parts', (expression, text, expected) => {
  const domain = aDomain({
    slots: [aSlot('title', {}, { type: 'FreeText' })],
    intents: [anIntent('one', { expressions: [anExpression(expression)] })],
  })
  const recogniser = compileRecogniser(domain, 'eng-USA')
  const [reading] = recogniser.read(text)
  expect(pathOf(recogniser, text, reading!).map(({ kind, said }) => [kind, said.text])).toEqual(expected)
})
