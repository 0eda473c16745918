import type { Endpoint } from '@sdp/api'
import { collections } from '@sdp/domain/wire'
import fc from 'fast-check'
import { z } from 'zod'

/** A request that no browser of ours would send. */
export interface BadRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: string | Buffer | undefined
  /** Whether the call's own shape says no, so that anything but a refusal is wrong. */
  isWrong: boolean
}

const long = 'x'.repeat(100_000)
const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)])

/** Values that programs trip over, wherever a text, a number or a list is expected. */
const oddValues: unknown[] = [
  null,
  true,
  0,
  -1.5,
  1e308,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff tail',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "'; drop table domain; --",
  '\u202e\ufeff👩‍👩‍👧',
  long,
  [],
  [null],
  [[], {}],
  Array.from({ length: 20_000 }, (_, at) => at),
  Array.from({ length: 5000 }, () => ({})),
  Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`key ${at}`, null])),
  {},
  { $patch: null },
  { $patch: { put: { '': null }, remove: [''], order: ['', ''] } },
  { length: 1e9 },
  deep(20),
  deep(63),
]

/** Bodies that are no JSON, or not what they say. */
const rawBodies: [text: string | Buffer, type: string][] = [
  ['{', 'application/json'],
  ['', 'application/json'],
  ['null', 'application/json'],
  ['{"__proto__":{"admin":true}}', 'application/json'],
  ['{"constructor":{"prototype":{"admin":true}}}', 'application/json'],
  ['{"a":1,"a":2}', 'application/json'],
  [`${'['.repeat(50_000)}`, 'application/json'],
  [`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`, 'application/json'],
  [Buffer.from([0x22, 0xff, 0xfe, 0x22]), 'application/json'],
  [Buffer.from('\ufeff{}'), 'application/json'],
  ['{}', 'application/json; charset=utf-16'],
  ['<a/>', 'application/xml'],
  ['a=1', 'application/x-www-form-urlencoded'],
  ['--x', 'multipart/form-data; boundary=x'],
  ['{}', 'text/plain'],
  ['{}', 'no type at all'],
  [`"${long.repeat(20)}"`, 'application/json'],
]

const oddParams = [
  'none',
  '__proto__',
  'constructor',
  '%00',
  '%ED%A0%80',
  '..%2F..%2Fetc',
  '%F0%9F%91%A9',
  'x'.repeat(150),
  'x'.repeat(5000),
  "'--",
]

const oddQueries = [
  '?unknown=1',
  '?__proto__=1',
  '?id=1&id=2',
  `?language=${'x'.repeat(3000)}`,
  '?language=%00',
  '?%ff=1',
]

/** Requests for one call, different for each seed. */
export function badRequests(
  endpoint: Endpoint,
  { seed, count }: { seed: number; count: number },
): BadRequest[] {
  return fc.sample(badRequest(endpoint), { seed, numRuns: count })
}

/** Mostly the usual one, since what is refused at the door never meets what comes behind it. */
function mostly(usual: string, odd: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, fc.constantFrom(...odd))
}

function badRequest(endpoint: Endpoint): fc.Arbitrary<BadRequest> {
  const hasBody = endpoint.shapes.body !== undefined
  const body = hasBody ? fc.oneof({ weight: 3, arbitrary: jsonBody(endpoint) }, rawBody) : fc.constant(noBody)
  return fc
    .record({ path: pathOf(endpoint), query: mostly('', oddQueries), body })
    .map(({ path, query, body: { text, type, isWrong } }) => ({
      method: endpoint.method,
      path: path + query,
      headers: headersOf(type),
      body: text,
      isWrong,
    }))
}

function headersOf(type: string | undefined): Record<string, string> {
  return type === undefined ? {} : { 'content-type': type }
}

interface Body {
  text: string | Buffer | undefined
  type: string | undefined
  isWrong: boolean
}

const noBody: Body = { text: undefined, type: undefined, isWrong: false }

const rawBody: fc.Arbitrary<Body> = fc
  .constantFrom(...rawBodies)
  .map(([text, type]) => ({ text, type, isWrong: false }))

/** JSON with the names that the call expects and odd values under them, or something else altogether. */
function jsonBody({ shapes: { body } }: Endpoint): fc.Arbitrary<Body> {
  const odd = fc.oneof(fc.constantFrom(...oddValues), fc.jsonValue({ maxDepth: 4 }), oddUpdates)
  const names = body instanceof z.ZodObject ? Object.keys(body.shape) : []
  const named = fc.record(Object.fromEntries(names.map((name) => [name, odd])), { requiredKeys: [] })
  return fc.oneof({ weight: 4, arbitrary: named }, odd).map((value) => {
    const text = JSON.stringify(value)
    return { text, type: 'application/json', isWrong: !body!.safeParse(JSON.parse(text)).success }
  })
}

const oddUpdates: fc.Arbitrary<unknown> = fc.dictionary(
  fc.constantFrom(...collections.map(({ path }) => path), 'languages', 'name', '', 'ontology'),
  fc.constantFrom(...oddValues),
  { maxKeys: 3 },
)

function pathOf({ path }: Endpoint): fc.Arbitrary<string> {
  const parts = path.split(/(\{\w+\})/)
  return fc
    .tuple(...parts.map((part) => (part.startsWith('{') ? mostly('target', oddParams) : fc.constant(part))))
    .map((filled) => filled.join(''))
}
