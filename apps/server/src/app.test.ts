import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({
    SDP_BACKEND_PRODUCTION: 'https://sdp.example/api',
    SDP_BACKEND_DEV: 'http://dev.sdp.example:8080/api',
  })
})
afterAll(() => server?.close())

/** The status of a request; fetch would not let the Host header be chosen. */
function statusOf(path: string, headers: Record<string, string>, at = server): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(`${at.url}${path}`, { headers }, (response) => {
      response.resume()
      resolve(response.statusCode!)
    })
    asked.on('error', reject)
    asked.end()
  })
}

const localHosts = ['localhost', 'LOCALHOST:4100', '127.0.0.1', '127.0.0.9:80', '[::1]', '[::1]:4100']
const otherHosts = [
  'sdp.example',
  '127.0.0.1.evil.example',
  'localhost.evil.example',
  '10.0.0.1:4100',
  '[::2]',
]

test('with local sign-in a request is answered only where its Host names this machine', async () => {
  for (const path of ['/api/v2/auth/local', '/api/public/config', '/']) {
    for (const host of localHosts) expect(await statusOf(path, { host }), host).not.toBe(403)
    for (const host of otherHosts) expect(await statusOf(path, { host }), host).toBe(403)
  }
  expect(await statusOf('/api/v2/auth/local', { 'x-forwarded-host': 'sdp.example' })).toBe(403)
})

test('websockets as well', async () => {
  const ada = await server.as('ada')
  const accessToken = ada.headers.authorization!.replace('Bearer ', '')
  const handshake = (host: string) =>
    new Promise<number>((resolve) => {
      const socket = new WebSocket(
        `${server.url.replace('http', 'ws')}/api/events`,
        ['sdp-events', accessToken],
        {
          headers: { host },
        },
      )
      socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode!))
      socket.on('open', () => {
        socket.terminate()
        resolve(101)
      })
    })
  expect(await handshake('localhost')).toBe(101)
  expect(await handshake('sdp.example')).toBe(403)
})

test('with a provider any host will do', async () => {
  const settings = { SDP_OIDC_ISSUER: 'http://127.0.0.1:9', SDP_OIDC_CLIENT_ID: 'sdp' }
  const provided = await startTestServer(settings)
  expect(await statusOf('/api/health', { host: 'sdp.example' }, provided)).toBe(200)
  await provided.close()
})

test('a page may talk to its own server and the configured backends, and to nobody else', async () => {
  const policy = (await fetch(`${server.url}/api/health`)).headers.get('content-security-policy')
  expect(policy?.split(';')).toContain(
    "connect-src 'self' https://sdp.example wss://sdp.example http://dev.sdp.example:8080 ws://dev.sdp.example:8080",
  )
})
