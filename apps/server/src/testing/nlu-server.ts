import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface NluServer {
  url: string
  /** What is active, by market, environment, domain and language. */
  active: Map<string, { artifact: string | null; number: number }>
  /** Loses everything, as one does that was started again without what it had. */
  forget: () => void
  /** Carries out this many of the next switches, and does not answer them. */
  loseSwitchAnswers: (count: number) => void
  stop: () => Promise<void>
}

/** A provider as docs/operations.md asks for one, on a free port of this machine. */
export async function startNluServer(): Promise<NluServer> {
  const models = new Map<string, string>()
  const active: NluServer['active'] = new Map()
  let lost = 0

  function answerTo(method: string, path: string, body: Record<string, unknown>): [number, object] {
    const [market, environment, domain, language, what, artifact] = path.split('/').slice(1)
    const place = [market, environment, domain, language].join('/')
    if (method === 'PUT' && what === 'models') {
      models.set(`${place} ${artifact}`, body.contentHash as string)
      return [200, { contentHash: body.contentHash }]
    }
    if (what !== 'active') return [404, {}]
    const before = active.get(place)
    if (method === 'GET') return before === undefined ? [404, {}] : [200, before]
    const next = body as { artifact: string | null; number: number }
    if (before !== undefined && before.number > next.number) return [409, {}]
    if (next.artifact !== null && !models.has(`${place} ${next.artifact}`)) return [404, {}]
    active.set(place, next)
    return [200, { artifact: next.artifact }]
  }

  const server = createServer(async (request, response) => {
    const [status, answer] = answerTo(request.method!, request.url!, await bodyOf(request))
    if (request.method === 'PUT' && request.url!.endsWith('/active') && lost-- > 0)
      return void request.socket.destroy()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    active,
    forget: () => {
      models.clear()
      active.clear()
    },
    loseSwitchAnswers: (count) => {
      lost = count
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return pieces.length === 0 ? {} : JSON.parse(Buffer.concat(pieces).toString('utf8'))
}
