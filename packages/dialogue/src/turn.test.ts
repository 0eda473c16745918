import { expect, test } from 'vitest'
import { readSamples } from '../../../examples/samples.ts'
import { compile, type HandlerCall, newState, turn, whyNot } from './index.ts'

const navigation = readSamples().find(({ title }) => title === 'Navigation in eng-USA')!.domain
const program = compile(navigation, 'eng-USA')

test('a destination is searched for, guidance starts and the request is fulfilled', async () => {
  const calls: string[] = []
  const callHandler = async ({ body }: HandlerCall) => {
    calls.push(body.apiAction)
    return body.apiAction === 'search_destination'
      ? { returnValue: 'unique' }
      : { returnValue: 'success', inputs: { arrival_time: '14:05' } }
  }
  const { reply, trace } = await turn(program, newState(), 'navigate to Munich', { callHandler })
  expect(calls).toEqual(['search_destination', 'start_guidance'])
  expect(reply.actions).toHaveLength(1)
  expect(reply.actions[0]).toMatchObject({
    name: 'guidance_started',
    texts: [{ spoken: 'Let us go to Munich. We arrive at 14:05.' }],
  })
  expect(trace.fulfilment).toMatchObject({ request: 'navigate_to', end: 'fulfilled' })
  expect(whyNot(program, trace, { rule: { module: 0, rule: 1 } }).sentence).toBe(
    'It asks for API input start_guidance UPDATED & == no_route, but it is "success", new in this turn.',
  )
})
