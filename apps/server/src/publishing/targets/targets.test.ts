import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import type { NamedPublishingPlace } from './target.ts'
import { openTargets } from './targets.ts'

const place = {
  domain: '11111111-1111-4111-8111-111111111111',
  name: 'radio',
  node: 'ECE',
  environment: 'dev',
  resource: 'dialog',
  provider: 'none',
  language: 'eng-USA',
} as unknown as NamedPublishingPlace

test('that a target is silent holds for a moment, but not for an artifact that has become active since', async () => {
  let connections = 0
  const server = createServer((socket) => {
    connections++
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const { compare } = openTargets({
    redis: new Map([['ECE', [`redis://127.0.0.1:${port}`]]]),
    nluProviders: new Map(),
  })
  try {
    expect((await compare([{ place, artifact: 'one' }]))(place)).toBe('silent')
    const first = connections
    expect(first).toBeGreaterThan(0)
    expect((await compare([{ place, artifact: 'one' }]))(place)).toBe('silent')
    expect(connections).toBe(first)
    expect((await compare([{ place, artifact: 'two' }]))(place)).toBe('silent')
    expect(connections).toBeGreaterThan(first)
  } finally {
    server.close()
  }
})
