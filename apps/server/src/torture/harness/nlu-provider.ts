import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What is active at a place of the provider: `ECE/dev/Radio/deu-DEU`. */
interface Active {
  artifact: string | null
  number: number
}

export interface NluProvider {
  url: string
  active: ReadonlyMap<string, Active>
  close: () => Promise<void>
}

/** One of this many requests fails, and of as many one is done without an answer. */
const oneIn = 25

/** A language model provider that keeps to the contract of `nluProviderTarget`, and sometimes fails. */
export async function startNluProvider(): Promise<NluProvider> {
  const models = new Map<string, string>()
  const active = new Map<string, Active>()
  let count = 0

  function put(
    place: string,
    rest: string[],
    body: Record<string, unknown>,
  ): [status: number, reply: unknown] {
    const [what, artifact] = rest
    if (what === 'models') {
      models.set(`${place}/${artifact}`, String(body.contentHash))
      return [200, { contentHash: body.contentHash }]
    }
    const wanted = body as unknown as Active
    if (wanted.artifact !== null && !models.has(`${place}/${wanted.artifact}`)) return [404, {}]
    if ((active.get(place)?.number ?? 0) > wanted.number) return [409, {}]
    active.set(place, { artifact: wanted.artifact, number: wanted.number })
    return [200, { artifact: wanted.artifact }]
  }

  const server = createServer(async (request, response: ServerResponse) => {
    let text = ''
    for await (const piece of request) text += piece
    const parts = request.url!.split('/').slice(2).map(decodeURIComponent)
    const trouble = request.method === 'PUT' ? ++count % oneIn : -1
    if (trouble === 0) return response.writeHead(503).end()
    const place = parts.slice(0, 4).join('/')
    const [status, reply] =
      request.method === 'PUT' ? put(place, parts.slice(4), JSON.parse(text)) : [200, active.get(place) ?? {}]
    if (trouble === 1) return response.destroy()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/nlu`,
    active,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
