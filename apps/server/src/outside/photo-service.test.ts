import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { pictures } from '@sdp/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let photos: http.Server
let server: TestServer
const requests: http.IncomingMessage[] = []
beforeAll(async () => {
  photos = http.createServer((request, response) => {
    requests.push(request)
    response.end(
      JSON.stringify([
        { id: '0', author: 'Alejandro', download_url: 'https://photos.example/id/0/5000/3333' },
        { id: '1', download_url: 'https://photos.example/one.jpg' },
      ]),
    )
  })
  await new Promise<void>((resolve) => photos.listen(0, '127.0.0.1', resolve))
  const { port } = photos.address() as AddressInfo
  server = await startTestServer({ SDP_PHOTO_SERVICE: `http://127.0.0.1:${port}/v2/list` })
})
afterAll(async () => {
  await server?.close()
  photos.close()
})

test('[FEED-013] placeholder pictures are fetched by GET from the photo service, without credentials and once', async () => {
  const paul = await server.as('paul')
  const expected = [
    { author: 'Alejandro', address: 'https://photos.example/id/0/300/300' },
    { author: '', address: 'https://photos.example/one.jpg' },
  ]
  expect(await paul.call(pictures.list)).toEqual({ status: 200, body: expected })
  expect((await paul.call(pictures.list)).body).toEqual(expected)
  expect(requests.map(({ method, url }) => [method, url])).toEqual([['GET', '/v2/list']])
  expect(requests[0]!.headers).not.toHaveProperty('authorization')
  expect(requests[0]!.headers).not.toHaveProperty('cookie')
})

test('in a closed network there are none, and nothing fails', async () => {
  const closed = await startTestServer({
    SDP_PHOTO_SERVICE: 'http://127.0.0.1:1/list',
    SDP_LOG_LEVEL: 'silent',
  })
  const without = await startTestServer()
  for (const one of [closed, without]) {
    const paul = await one.as('paul')
    expect(await paul.call(pictures.list)).toEqual({ status: 200, body: [] })
    await one.close()
  }
})
