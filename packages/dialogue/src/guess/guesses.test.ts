import { aDomain, anExpression, anIntent, aSlot } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { compile, newState, recompile, turn } from '../index.ts'

const said = ['play music', 'play some music', 'start the music', 'put on a song', 'turn the radio on']
const music = aDomain({
  intents: [
    anIntent('play', { expressions: said.map((text) => anExpression(text)) }),
    anIntent('stop', {
      expressions: ['stop it', 'be silent', 'no more songs'].map((one) => anExpression(one)),
    }),
  ],
})
const unfit = 'start some music on the radio'
const say = (program: ReturnType<typeof compile>, text: string) =>
  turn(program, newState(), text, { callHandler: async () => ({ failure: 'nobody' }) })

function stepsOf({ guesses }: ReturnType<typeof compile>): number {
  let steps = 1
  while (guesses.learnOn()) steps++
  return steps
}

test('what is learned ahead step by step is what the first unfit sentence would learn', async () => {
  const ahead = compile(music, 'eng-USA')
  expect(stepsOf(ahead)).toBeGreaterThan(10)
  const atOnce = compile(music, 'eng-USA')
  const read = async (program: typeof ahead) => (await say(program, unfit)).trace.understood
  expect(await read(ahead)).toEqual(await read(atOnce))
  expect((await read(ahead)).chosen).toMatchObject({ by: 'guess', reading: { intent: 'play' } })
})

test('a sentence that comes in the midst of learning is guessed as well', async () => {
  const program = compile(music, 'eng-USA')
  program.guesses.learnOn()
  program.guesses.learnOn()
  expect((await say(program, unfit)).trace.understood.chosen?.reading.intent).toBe('play')
  expect(program.guesses.learnOn()).toBe(false)
})

test('an edit that changes no sample leaves nothing to learn', () => {
  const program = compile(music, 'eng-USA')
  const all = stepsOf(program)
  expect(recompile(program, { ...music, modules: [] }).guesses.learnOn()).toBe(false)
  const [play, stop] = music.intents
  const renamed = recompile(program, { ...music, intents: [play!, { ...stop!, name: 'halt' }] })
  expect(stepsOf(renamed)).toBeLessThan(all / 10)
  expect(renamed.guesses.learned().guess('stop it now')[0]?.intent).toBe('halt')
})

test('an answer of any words that nobody asked for does not keep a sentence from being guessed', async () => {
  const name = {
    ...anIntent('provide_name', { expressions: [anExpression('[it is] $(name)')] }),
    slotOnly: true,
  }
  const agreed = { ...anIntent('agree', { expressions: [anExpression('so it is $(name)')] }), slotOnly: true }
  const program = compile(
    {
      ...music,
      slots: [aSlot('name', {}, { type: 'FreeText' })],
      intents: [...music.intents, name, agreed],
    },
    'eng-USA',
  )
  const { understood } = (await say(program, unfit)).trace
  expect(understood.chosen).toMatchObject({ by: 'guess', reading: { intent: 'play' } })
  expect(understood.others[0]).toMatchObject({
    by: 'expression',
    reading: { intent: 'provide_name' },
    why: { kind: 'nobody asked' },
  })
  // Most of these words stand in an expression: they are an answer to nobody, and no guess
  expect((await say(program, 'so it is music radio')).trace.understood.chosen).toBeUndefined()
})
