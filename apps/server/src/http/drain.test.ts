import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { connectEventsClient } from '../testing/events-client.ts'
import { startTestServer } from '../testing/test-server.ts'
import type { App } from './app.ts'
import { drainOnClose } from './drain.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** A server with one call that is answered when the test says so. */
async function start() {
  const app = Fastify({ forceCloseConnections: false }) as App
  drainOnClose(app)
  let arrive = () => {}
  let answer = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  app.get('/slow', async () => {
    arrive()
    await answered
    return { answered: true }
  })
  app.get('/quick', async () => ({ answered: true }))
  await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, port: (app.server.address() as AddressInfo).port, arrived, answer }
}

function ask(port: number, path: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent }, resolve).on('error', reject)
  })
}

async function refusal(port: number): Promise<string> {
  const [error] = await once(connect(port, '127.0.0.1'), 'error').catch((error) => [error])
  return error.code
}

test('a server that stops finishes pending calls, and ends all other connections at once', async () => {
  const { app, port, arrived, answer } = await start()
  const agent = new Agent({ keepAlive: true })
  const idle = await ask(port, '/quick', agent)
  const idleEnded = once(idle.socket, 'close')
  idle.resume()
  const silent = connect(port, '127.0.0.1')
  await once(silent, 'connect')
  const silentEnded = once(silent.resume(), 'close')
  const slow = ask(port, '/slow', new Agent({ keepAlive: true }))
  await arrived

  const closed = app.close()
  await Promise.all([idleEnded, silentEnded])
  expect(await refusal(port)).toBe('ECONNREFUSED')
  answer()
  const response = await slow
  expect(response.statusCode).toBe(200)
  expect(JSON.parse((await response.toArray()).join(''))).toEqual({ answered: true })
  await closed
})

test('what is not answered within 8 s is cut off', async () => {
  const { app, port, arrived } = await start()
  const slow = ask(port, '/slow', new Agent()).catch((error) => error.code)
  await arrived
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const closed = app.close()
  await expect.poll(() => refusal(port)).toBe('ECONNREFUSED')
  await vi.advanceTimersByTimeAsync(7_900)
  expect(await Promise.race([slow, 'still waiting'])).toBe('still waiting')
  await vi.advanceTimersByTimeAsync(100)
  expect(await slow).toBe('ECONNRESET')
  await closed
})

test('a websocket does not hold up the stop, even one whose browser does not answer', async () => {
  const server = await startTestServer()
  const { headers } = await server.as('ada')
  const client = await connectEventsClient(server.url, headers.authorization!.replace('Bearer ', ''))
  client.socket.pause()
  // Time stands still, so nothing that waits for the 10 s ever ends.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await server.close()
  client.socket.resume()
  await client.closed
})
