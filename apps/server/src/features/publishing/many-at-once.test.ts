import { domains, publishing, sessions } from '@sdp/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.close())

test('50 publish calls of one author at once are all answered, and everybody else meanwhile', async () => {
  const paul = await server.as('paul')
  const nora = await server.as('nora')
  await paul.call(domains.create, { body: { name: 'Crowd', languages: [{ language: 'eng-USA' }] } })
  await paul.call(sessions.start, { params: { id: 'crowd' }, query: {}, body: { message: 'Publish' } })
  const place = { node: 'ECE', environment: 'dev', resource: 'dialog', provider: 'runtime' }
  const instructions = [{ ...place, languages: ['eng-USA'], approval: 'execute' }]
  const body = { domain: { name: 'Crowd', savePoint: 'Original' }, context: { instructions } }

  let isOver = false
  const published = Promise.all(
    Array.from({ length: 50 }, () => paul.call(publishing.publish, { body } as never)),
  ).finally(() => {
    isOver = true
  })
  const others: number[] = []
  while (!isOver) others.push((await nora.call(domains.list, { query: {} })).status)

  const statuses = (await published).map(({ status }) => status)
  expect(statuses).toEqual(statuses.map(() => 200))
  expect(others.length).toBeGreaterThan(0)
  expect(others).toEqual(others.map(() => 200))
}, 120_000)
