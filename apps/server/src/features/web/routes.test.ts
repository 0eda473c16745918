import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { servePages } from './routes.ts'

let folder: string
let url: string
const app = Fastify()
const script = 'console.log("hello")'

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sdp-pages-'))
  await mkdir(path.join(folder, 'assets'))
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>SDP Studio</title>')
  await writeFile(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(path.join(folder, 'assets/main-abc123.js'), script)
  await writeFile(path.join(folder, 'assets/main-abc123.js.br'), brotliCompressSync(script))
  await writeFile(path.join(folder, 'assets/main-abc123.js.gz'), gzipSync(script))
  app.get('/api/known', async () => ({}))
  await servePages(app, folder)
  url = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

test('[ROUTE-024] every page address, the sign-in return included, gets the page, which is never kept', async () => {
  for (const address of [
    '/',
    '/domains',
    '/domains/climate/intent-editor',
    '/v2/return/code?code=1&state=2',
  ]) {
    const response = await fetch(url + address)
    expect(response.status, address).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toContain('<title>SDP Studio</title>')
  }
})

test('hashed files are kept for ever and come compressed', async () => {
  for (const encoding of ['br', 'gzip']) {
    const response = await fetch(`${url}/assets/main-abc123.js`, { headers: { 'accept-encoding': encoding } })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('content-type')).toMatch(/javascript/)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await response.text()).toBe(script)
  }
  const other = await fetch(`${url}/favicon.svg`)
  expect(other.headers.get('cache-control')).toBe('no-cache')
})

test('a script of an older build is missing, not a page', async () => {
  const response = await fetch(`${url}/assets/main-old.js`)
  expect(response.status).toBe(404)
})

test('unknown calls and wrong methods are a 404 with a message', async () => {
  for (const [method, address] of [
    ['GET', '/api/unknown'],
    ['GET', '/api'],
    ['POST', '/api/known'],
    ['POST', '/domains'],
  ] as const) {
    const response = await fetch(url + address, { method })
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ message: `There is no call ${method} ${address}` })
  }
})

test('files outside the folder are not served', async () => {
  await writeFile(`${folder}-secret`, 'secret')
  for (const address of [`/..%2f${path.basename(folder)}-secret`, '/%2e%2e/etc/passwd', '/assets/%00']) {
    const text = await (await fetch(url + address)).text()
    expect(text).not.toMatch(/secret|root:/)
  }
  await rm(`${folder}-secret`)
})

test('what a build leaves for itself is not served', async () => {
  await writeFile(path.join(folder, '.built-from'), 'secret')
  expect(await (await fetch(`${url}/.built-from`)).text()).not.toContain('secret')
})

test('without a build the page says what to do', async () => {
  const unbuilt = Fastify()
  await servePages(unbuilt, path.join(folder, 'nothing'))
  const address = await unbuilt.listen({ host: '127.0.0.1', port: 0 })
  const response = await fetch(`${address}/domains`)
  expect(response.status).toBe(503)
  expect(await response.text()).toContain('npm start')
  expect((await fetch(`${address}/api/unknown`)).status).toBe(404)
  await unbuilt.close()
})

test('pages and calls carry the security headers', async () => {
  const server: TestServer = await startTestServer()
  for (const address of ['/', '/api/public/config']) {
    const { headers } = await fetch(server.url + address)
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}; includeSubDomains$/)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('content-type')).toMatch(/; charset=utf-8$/)
    // Neither the product nor what it is made of says its version, and no other site may read an answer.
    for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) {
      expect(headers.get(name)).toBeNull()
    }
  }
  await server.close()
})

test('what a call returns is saved under a name of ours, whatever its address ends with', async () => {
  const server: TestServer = await startTestServer()
  for (const address of ['/api/public/config', '/api/unknown/install.bat']) {
    const { headers } = await fetch(server.url + address)
    expect(headers.get('content-disposition')).toBe('attachment; filename="api.json"')
  }
  expect((await fetch(`${server.url}/`)).headers.get('content-disposition')).toBeNull()
  await server.close()
})
