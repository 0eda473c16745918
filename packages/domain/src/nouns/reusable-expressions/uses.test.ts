import { expect, test } from 'vitest'
import { aDomain, anExpression, anIntent } from '../../testing/index.ts'
import { partUses } from './uses.ts'

const part = (name: string, values: Record<string, string>) => ({ id: name, name, values, comments: '' })

test('the uses of a part are the expressions of intents and the values of other parts', () => {
  const uses = partUses(
    aDomain({
      intents: [
        anIntent('play', { expressions: [anExpression('§please play'), anExpression('play §please')] }),
        anIntent('stop', { expressions: [anExpression('stop'), anExpression('[§please] stop')] }),
      ],
      reusableExpressions: [
        part('please', { 'eng-USA': '[please|kindly]' }),
        part('start', { 'eng-USA': '(play|start)', 'deu-DEU': '§please (spiele|starte)' }),
      ],
    }),
  )
  expect(uses.get('please')).toEqual({
    intents: [
      { intent: 'play', texts: ['§please play', 'play §please'] },
      { intent: 'stop', texts: ['[§please] stop'] },
    ],
    parts: ['start'],
    expressions: 3,
  })
  expect(uses.get('start')).toBeUndefined()
})
