import { request } from 'node:http'
import { connect } from 'node:net'
import { operation } from '@sdp/api'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
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
  'localhost:4100:4100',
]

test('with local sign-in a request is answered only where its Host names this machine', async () => {
  for (const path of ['/api/v2/auth/local', '/api/public/config', '/']) {
    for (const host of localHosts) expect(await statusOf(path, { host }), host).not.toBe(403)
    for (const host of otherHosts) expect(await statusOf(path, { host }), host).toBe(403)
  }
  expect(await statusOf('/api/v2/auth/local', { 'x-forwarded-host': 'sdp.example' })).toBe(403)
})

test('with local sign-in nothing is answered that a proxy passed on or a foreign page sent', async () => {
  const passedOn: Record<string, string>[] = [
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-proto': 'https' },
    { forwarded: 'for=127.0.0.1' },
    { 'x-real-ip': '127.0.0.1' },
    { via: '1.1 proxy' },
    { 'cf-connecting-ip': '127.0.0.1' },
    { origin: 'https://studio.example' },
    { origin: 'http://localhost.evil.example' },
    { origin: 'null' },
  ]
  for (const path of ['/api/v2/auth/local', '/api/public/config', '/']) {
    for (const headers of passedOn) expect(await statusOf(path, headers), JSON.stringify(headers)).toBe(403)
    for (const origin of [server.url, 'http://localhost:5173'])
      expect(await statusOf(path, { origin }), origin).not.toBe(403)
  }
})

test('nginx with a bare proxy_pass, which adds no header, is known by its HTTP/1.0', async () => {
  for (const path of ['/api/v2/auth/local', '/api/metrics'])
    expect(await statusOfHttp10(path), path).toBe(403)
})

/** Asks as nginx does then: HTTP/1.0, and the Host of this server. */
async function statusOfHttp10(path: string): Promise<number> {
  const { hostname, port, host } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  socket.write(`GET ${path} HTTP/1.0\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  let answer = ''
  for await (const piece of socket) answer += piece
  return Number(/^HTTP\/1\.\d (\d+)/.exec(answer)![1])
}

test('a proxy that the operator named passes on calls, but no local sign-in (ruling R239)', async () => {
  const trusting = await startTestServer({ SDP_TRUST_PROXY: '127.0.0.0/8' })
  const headers = { 'x-forwarded-for': '192.0.2.1' }
  expect(await statusOf('/api/public/config', headers, trusting)).toBe(200)
  expect(await statusOf('/api/v2/auth/local', headers, trusting)).toBe(403)
  await trusting.close()
})

test('a proxy that nobody named is reported, once', async () => {
  const provided = { SDP_OIDC_ISSUER: 'http://127.0.0.1:9', SDP_OIDC_CLIENT_ID: 'sdp' }
  const clients = { SDP_SERVICE_CLIENTS: 'pipeline:0123456789abcdef', SDP_SUPER_USERS: 'omar@example.com' }
  for (const [trusted, expected] of [
    ['10.0.0.0/8', [expect.stringContaining('a proxy at 127.0.0.1 that SDP_TRUST_PROXY does not name')]],
    ['127.0.0.1', []],
  ] as const) {
    const behind = await startTestServer({ ...provided, ...clients, SDP_TRUST_PROXY: trusted })
    const warned = vi.spyOn(behind.deps.log, 'warn')
    const headers = { 'x-forwarded-for': '192.0.2.1' }
    for (let times = 0; times < 2; times++) await statusOf('/api/health', headers, behind)
    const omar = behind.caller({
      authorization: `Basic ${btoa('pipeline:0123456789abcdef')}`,
      'x-token': btoa(JSON.stringify({ name: 'Omar', email: 'omar@example.com', sub: 'u-2' })),
    })
    expect((await omar.call(operation.read)).body.warnings).toEqual(expected)
    expect(warned.mock.calls.map(([sentence]) => sentence)).toEqual(expected)
    await behind.close()
  }
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

test('a page may talk to its own server, and to nobody else', async () => {
  const policy = (await fetch(`${server.url}/api/health`)).headers.get('content-security-policy')
  expect(policy?.split(';')).toContain("connect-src 'self'")
})
