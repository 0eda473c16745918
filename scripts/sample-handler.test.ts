import { once } from 'node:events'
import type { Server } from 'node:http'
import { expect, test } from 'vitest'
import { startSampleHandler } from './sample-handler.mjs'

type Env = Record<string, string>

test('the sample handler answers on this machine, under the name that the sample domains use', async () => {
  const env: Env = {}
  const server: Server = await startSampleHandler(env)
  const [name, address = ''] = env.SDP_HANDLER_HOSTS!.split('=')
  expect(name).toBe('handlers.sdp.example')
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  const call = { domain: 'Climate', apiAction: 'get_outside_temperature', language: 'eng-USA' }
  const response = await fetch(`${address}/climate`, { method: 'POST', body: JSON.stringify(call) })
  expect(await response.json()).toMatchObject({ returnValue: 'success' })
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

test.each<[string, Env]>([
  ['in another stage', { SDP_STAGE: 'production' }],
  [
    'where the operator says where handlers are',
    { SDP_HANDLER_HOSTS: 'handlers.sdp.example=http://10.0.0.1' },
  ],
])('%s it is not started', async (_, env) => {
  const before = { ...env }
  expect(await startSampleHandler(env)).toBeUndefined()
  expect(env).toEqual(before)
})
