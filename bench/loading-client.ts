import { Agent, get } from 'node:http'
import { performance } from 'node:perf_hooks'

/** Runs as a process of its own, as a browser does: fetches the given address and reports how long that took. */
const agent = new Agent({ keepAlive: true })

process.on('message', ({ url, token }: { url: string; token: string }) => {
  const start = performance.now()
  get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
    let bytes = 0
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length
    })
    response.on('end', () => {
      process.send!({ millis: performance.now() - start, bytes, status: response.statusCode })
    })
  })
})
