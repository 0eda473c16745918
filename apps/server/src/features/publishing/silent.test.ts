import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { domains, publishing } from '@sdp/api'
import { messages } from '@sdp/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let provider: Server
let server: TestServer
let isBroken = true
beforeAll(async () => {
  provider = createServer((_, response) => response.writeHead(isBroken ? 503 : 404).end())
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const { port } = provider.address() as AddressInfo
  server = await startTestServer({ SDP_NLU_WORLD_URL: `http://127.0.0.1:${port}` })
})
afterAll(async () => {
  await server?.close()
  provider.close()
})

test('[PUB-044] the state of what goes to a provider that cannot be asked is unknown, until it can be asked again', async () => {
  const paul = await server.as('paul')
  await paul.call(domains.create, { body: { name: 'Lamp', languages: [{ language: 'deu-DEU' }] } })
  const body = { domain: { name: 'Lamp', savePoint: 'Original' }, context: {} }
  const states = async () => {
    const { body: states } = await paul.call(publishing.states, { body })
    const ofDev = states.filter(({ node, environment }) => node === 'ECE' && environment === 'dev')
    return ofDev.map(({ resource, resourceState }) => [resource, resourceState.state, resourceState.msgShort])
  }
  expect(await states()).toEqual([
    ['dialog', 'unpublished', ''],
    ['languageModel', 'unknown', messages.publishing.targetSilent],
  ])
  isBroken = false
  await expect.poll(states, { timeout: 20_000 }).toEqual([
    ['dialog', 'unpublished', ''],
    ['languageModel', 'unpublished', ''],
  ])
})
