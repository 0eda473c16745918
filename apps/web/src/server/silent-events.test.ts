import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { connectEvents, type IncomingEvent, onServerEvent, useEventConnection } from './events.ts'
import { keepSignIn } from './sign-in.ts'
import { openPage, tokensFor } from './testing/page.ts'

test('a connection that falls silent is reported as lost and opened again, without waiting for its end', async () => {
  await openPage(() => ({}))
  keepSignIn(tokensFor('ann@example.com', 'token'))
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const sockets = new WebSocketServer({ server })
  let opened = 0
  let isFrozen = true
  sockets.on('connection', (socket) => {
    opened += 1
    socket.send('[]')
    if (isFrozen) socket.pause()
  })
  onTestFinished(() => {
    for (const socket of sockets.clients) socket.terminate()
    sockets.close()
    server.close()
  })
  vi.stubGlobal('location', { href: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` })
  vi.stubGlobal('WebSocket', WebSocket)
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} })
  const types: IncomingEvent['type'][] = []
  onTestFinished(onServerEvent(({ type }) => void types.push(type)))
  onTestFinished(connectEvents({ silenceMillis: 300 }))

  await vi.waitFor(() => expect(useEventConnection.getState().isLost).toBe(true), 5_000)
  isFrozen = false
  await vi.waitFor(() => expect(types).toEqual(['connected', 'reconnected']), 5_000)
  expect(opened).toBe(2)
  await vi.waitFor(() => expect(useEventConnection.getState().isLost).toBe(false))
})
