import http from 'node:http'
import type { AddressInfo } from 'node:net'

interface TranslationRequest {
  q: string[]
  source: string
  target: string
  format: string
  api_key?: string
}

type Answer = { status?: number; body?: unknown } | 'never'

/** A translation service as LibreTranslate is one, that answers as the test says: well, badly, partly or not at all. */
export async function startTranslationService(): Promise<{
  url: string
  requests: TranslationRequest[]
  answer: (how: (request: TranslationRequest) => Answer | Promise<Answer>) => void
  close: () => Promise<void>
}> {
  const requests: TranslationRequest[] = []
  let how: (request: TranslationRequest) => Answer | Promise<Answer> = () => ({ status: 503 })
  const server = http.createServer(async (request, response) => {
    let text = ''
    for await (const piece of request) text += piece
    const body = JSON.parse(text) as TranslationRequest
    requests.push(body)
    const answer = await how(body)
    if (answer === 'never') return
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer.body ?? {}))
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/translate`,
    requests,
    answer: (next) => {
      how = next
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
