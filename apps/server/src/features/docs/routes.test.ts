import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCalls } from '../../testing/all-calls.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.close())

interface Operation {
  summary: string
  security?: unknown[]
  responses: Record<string, unknown>
  parameters?: { name: string; in: string; description?: string }[]
  requestBody?: {
    content: Record<string, { schema: { properties?: Record<string, { default?: unknown }> } }>
  }
}

async function operations(): Promise<Record<string, Record<string, Operation>>> {
  const response = await fetch(`${server.url}/api/docs/json`)
  expect(response.status).toBe(200)
  const { info, components, paths } = (await response.json()) as {
    info: { title: string }
    components: { securitySchemes: object }
    paths: Record<string, Record<string, Operation>>
  }
  expect(info.title).toBe('SDP Studio')
  expect(Object.keys(components.securitySchemes)).toEqual(['bearer', 'client'])
  return paths
}

test('every call is described with its error replies and who may call it', async () => {
  const paths = await operations()
  expect(allCalls.size).toBeGreaterThan(20)
  for (const { method, path, shapes } of allCalls.values()) {
    const operation = paths[`/api${path}`]?.[method.toLowerCase()]
    expect(operation, `${method} ${path}`).toBeDefined()
    expect(operation?.summary).toBe(shapes.summary)
    expect(operation?.security === undefined, path).toBe(shapes.access === 'public')
    const statuses = [
      '200',
      '400',
      '401',
      '413',
      '429',
      '500',
      '503',
      '507',
      ...(shapes.errors ?? []).map(String),
    ]
    expect(Object.keys(operation?.responses ?? {}).sort()).toEqual(statuses.sort())
  }
})

test('who reads how to open, save and hold a domain learns that the parameter user does nothing (ruling R16)', async () => {
  const paths = await operations()
  const { get, put } = paths['/api/domains/{id}']!
  const { post, delete: end } = paths['/api/domains/{id}/sessions']!
  for (const operation of [get, put, post, end]) {
    const user = operation?.parameters?.find((one) => one.in === 'query' && one.name === 'user')
    expect(user?.description, operation?.summary).toContain('without effect')
  }
})

test('the page and its script come from this server, as its security policy demands', async () => {
  const page = await fetch(`${server.url}/api/docs/`)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
  const html = await page.text()
  expect(html).toContain('<title>SDP Studio</title>')
  const scripts = [...html.matchAll(/<script[^>]*src="([^"]+)"/g)].map((match) => match[1]!)
  expect(scripts.length).toBeGreaterThan(0)
  expect(html.match(/<script/g)).toHaveLength(scripts.length)
  for (const script of scripts) {
    expect((await fetch(new URL(script, page.url))).status, script).toBe(200)
  }
})

test('[CHAT-042] [CHAT-043] [CHAT-044] a text alone is spoken in German for the development of Europe', async () => {
  const { requestBody } = (await operations())['/api/v2/mvap-core/tts-request']!.post!
  expect(requestBody?.content['application/json']?.schema.properties).toMatchObject({
    environment: { default: 'dev' },
    market: { default: 'ece' },
    language: { default: 'deu-DEU' },
  })
})
