import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askOutside, type OutsideRequest } from './http.ts'

/** Answers of the resolver by name; others are asked for real. */
const names = vi.hoisted(() => new Map<string, string[]>())
vi.mock('node:dns', async (load) => {
  const dns = await load<typeof import('node:dns')>()
  const lookup = (name: string, options: object, callback: (...answer: unknown[]) => void) => {
    const found = names.get(name)
    if (found === undefined) return dns.lookup(name, options, callback as never)
    callback(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }
  return { ...dns, lookup }
})

/** Addresses that count as public although they are this machine's: others than the named one can be called for real. */
const publicOnes = vi.hoisted(() => new Set<string>())
vi.mock('@sdp/domain', async (load) => {
  const domain = await load<typeof import('@sdp/domain')>()
  const isPublicAddress = (address: string) => publicOnes.has(address) || domain.isPublicAddress(address)
  return { ...domain, isPublicAddress }
})

/** A service that is called by https answers by http here: the protocol counts, not its keys. */
vi.mock('node:https', async () => {
  const { request } = await import('node:http')
  const plain = (url: URL) => new URL(url.href.replace('https:', 'http:'))
  return { default: { request: (url: URL, ...rest: [object, () => void]) => request(plain(url), ...rest) } }
})

let services: Server[]

beforeEach(() => {
  services = []
  names.clear()
  publicOnes.clear()
})

afterEach(() => {
  for (const service of services) {
    service.closeAllConnections()
    service.close()
  }
})

/** A real service; returns its address. */
async function serviceThat(answers: RequestListener): Promise<string> {
  const service = createServer(answers)
  services.push(service)
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(service.address() as AddressInfo).port}`
}

const limits = { timeoutMillis: 10_000, maxBytes: 1024 * 1024, signal: new AbortController().signal }
const byOperator: OutsideRequest = { namedBy: 'operator', ...limits }
const byAuthor: OutsideRequest = { namedBy: 'author', ...limits }

const answering =
  (text: string): RequestListener =>
  (_, response) =>
    void response.end(text)
const leadingTo =
  (location: string): RequestListener =>
  (_, response) =>
    void response.writeHead(302, { location }).end()

test('what the operator named is called, also in the own network, with its headers and body', async () => {
  const url = await serviceThat((request, response) => {
    request.on('data', (piece) =>
      response.writeHead(201, { kind: request.headers.kind }).end(`got ${piece} by ${request.method}`),
    )
  })
  const answer = await askOutside(url, {
    ...byOperator,
    method: 'POST',
    headers: { kind: 'test' },
    body: 'a text',
  })
  expect(answer).toMatchObject({ status: 201, headers: { kind: 'test' } })
  expect(answer.body.toString()).toBe('got a text by POST')
})

test.each(['http://127.0.0.1:1', 'http://[::1]:1', 'http://10.0.0.1', 'http://169.254.169.254/latest'])(
  'an author cannot make the server call %s',
  async (url) => {
    await expect(askOutside(url, byAuthor)).rejects.toThrow('is an address of a private network')
  },
)

test('a name that stands for a private address is refused when it is resolved, also along with a public one', async () => {
  let isAsked = false
  const url = await serviceThat(() => {
    isAsked = true
  })
  const { port } = new URL(url)
  for (const addresses of [['127.0.0.1'], ['8.8.8.8', '127.0.0.1'], ['::ffff:7f00:1']]) {
    names.set('innocent.example', addresses)
    await expect(askOutside(`http://innocent.example:${port}`, byAuthor)).rejects.toThrow(
      'innocent.example is an address of a private network',
    )
  }
  expect(isAsked).toBe(false)
})

// Ruling R376
test('a redirect to a private address is not followed, also from where the operator sent the call', async () => {
  let isAsked = false
  const inner = await serviceThat(() => {
    isAsked = true
  })
  const outer = await serviceThat(leadingTo(inner))
  await expect(askOutside(outer, byOperator)).rejects.toThrow('127.0.0.1 is an address of a private network')
  expect(isAsked).toBe(false)
})

test('a redirect within what the operator named is followed, one that goes round in circles is not', async () => {
  const url = await serviceThat((request, response) =>
    request.url === '/' ? leadingTo('/there')(request, response) : response.end('here it is'),
  )
  expect((await askOutside(url, byOperator)).body.toString()).toBe('here it is')
  const circle = await serviceThat(leadingTo('/again'))
  await expect(askOutside(circle, byOperator)).rejects.toThrow('it leads on more than 5 times')
})

test('a body goes to the named address alone: an answer that leads on is the answer', async () => {
  const url = await serviceThat(leadingTo('/there'))
  const answer = await askOutside(url, { ...byOperator, method: 'POST', body: 'secret' })
  expect(answer.status).toBe(302)
})

test('headers go to the named system alone, and not to where it leads on', async () => {
  const seen: unknown[] = []
  const elsewhere = await serviceThat(({ headers }, response) => {
    seen.push(headers['x-secret'])
    response.end('from elsewhere')
  })
  names.set('elsewhere.example', ['127.0.0.1'])
  publicOnes.add('127.0.0.1')
  const named = await serviceThat(({ headers }, response) => {
    seen.push(headers['x-secret'])
    response.writeHead(302, { location: elsewhere.replace('127.0.0.1', 'elsewhere.example') }).end()
  })
  const answer = await askOutside(named, { ...byOperator, headers: { 'x-secret': 'ours' } })
  expect(answer.body.toString()).toBe('from elsewhere')
  expect(seen).toEqual(['ours', undefined])
})

test('what was asked for by https is not read by http', async () => {
  publicOnes.add('127.0.0.1')
  const plain = await serviceThat(answering('readable by everybody'))
  const url = await serviceThat(leadingTo(plain))
  await expect(askOutside(url.replace('http:', 'https:'), byOperator)).rejects.toThrow(
    `it leads from https to ${plain}`,
  )
})

test('other protocols are refused, in an address and in a redirect', async () => {
  await expect(askOutside('file:///etc/passwd', byOperator)).rejects.toThrow(
    'file: is neither http nor https',
  )
  const url = await serviceThat(leadingTo('file:///etc/passwd'))
  await expect(askOutside(url, byOperator)).rejects.toThrow('file: is neither http nor https')
})

test('an answer that is too large or too late is cut off', async () => {
  const large = await serviceThat(answering('x'.repeat(2000)))
  await expect(askOutside(large, { ...byOperator, maxBytes: 1000 })).rejects.toThrow('larger than 1 MB')
  const mute = await serviceThat(() => {})
  await expect(askOutside(mute, { ...byOperator, timeoutMillis: 50 })).rejects.toThrow(
    'it did not answer within 0.05 seconds',
  )
  const slow = await serviceThat((_, response) => void response.write('and then'))
  await expect(askOutside(slow, { ...byOperator, timeoutMillis: 50 })).rejects.toThrow(
    'it did not answer within 0.05 seconds',
  )
})
