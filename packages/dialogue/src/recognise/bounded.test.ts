import { aDomain, anExpression, anIntent, aSlot } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { compileRecogniser } from './recogniser.ts'

/*
 * What could take for ever: it takes no more processor time than this, whatever else the machine does. Found or not does not
 * matter where the content is made to be slow.
 */
const limit = 20_000

function millisOf(texts: string[], said: string[], parts: Record<string, string> = {}): number {
  const start = process.cpuUsage()
  const recogniser = compileRecogniser(
    aDomain({
      slots: [
        aSlot('any', {}, { type: 'FreeText' }),
        aSlot('other', {}, { type: 'FreeText' }),
        aSlot('time', {}, { type: 'Time' }),
      ],
      intents: texts.map((text, index) => anIntent(`intent${index}`, { expressions: [anExpression(text)] })),
      reusableExpressions: Object.entries(parts).map(([name, value]) => ({
        id: name,
        name,
        values: { 'eng-USA': value },
        comments: '',
      })),
    }),
    'eng-USA',
  )
  for (const text of said) {
    recogniser.read(text)
    recogniser.best(text)
  }
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

const many = (count: number, word: string) => Array.from({ length: count }, () => word).join(' ')

test.each([
  ['optional words in a row', [many(5000, '[a]')], [many(10_000, 'a'), many(40, 'a')]],
  ['brackets in each other', [`${'['.repeat(900)}a${' a]'.repeat(900)}`], [many(901, 'a'), many(902, 'a')]],
  [
    'free texts in a row',
    [many(200, '$(any)'), many(100, '$(any) a $(other)')],
    [many(2000, 'a'), many(300, 'b a')],
  ],
  ['stars in a row', [many(300, 'a+*+b')], [many(1000, 'a b'), many(1000, 'a')]],
  ['alternatives that begin alike', [many(60, '(a|a a|a a a)')], [many(100, 'a'), many(400, 'a')]],
  ['a sentence of 10,000 words', ['play $(any) by $(other)', '$(any)'], [`play ${many(10_000, 'by')}`]],
  ['a text of 100,000 characters without a space', ['$(any) a', 'a+*'], ['a'.repeat(100_000)]],
  [
    'times of 10,000 words',
    ['a+* $(time)'],
    ['at', '8', 'twenty', 'tomorrow', 'quarter to'].map((one) => `a ${many(10_000, one)}`),
  ],
])(
  '%s are read in bounded time',
  (_, texts, said) => {
    expect(millisOf(texts, said)).toBeLessThan(limit)
  },
  // Of the clock, which goes on while other tests have the processor
  120_000,
)

test('reusable parts that repeat each other end, and so does a part in itself', () => {
  const parts = Object.fromEntries(
    Array.from({ length: 40 }, (_, at) => [`p${at}`, at === 39 ? '[a] [b]' : `[§p${at + 1}] [§p${at + 1}]`]),
  )
  const circles = { round: '(a|§round b)' }
  expect(millisOf(['§p0 end', '§round'], ['a b end', 'a b'], { ...parts, ...circles })).toBeLessThan(limit)
})

test('a sentence of 10,000 words is understood', () => {
  const domain = aDomain({
    slots: [aSlot('any', {}, { type: 'FreeText' })],
    intents: [anIntent('say', { expressions: [anExpression('say $(any) please')] })],
  })
  const [reading] = compileRecogniser(domain, 'eng-USA').read(`say ${many(10_000, 'la')} please`)
  expect(reading?.slots[0]?.text).toBe(many(10_000, 'la'))
})
