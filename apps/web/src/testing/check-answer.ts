import type { Endpoint } from '@sdp/api'
import * as api from '@sdp/api'
import { expect, onTestFinished } from 'vitest'

const endpoints = Object.values(api)
  .flatMap((calls) => Object.values(calls))
  .filter((one): one is Endpoint => typeof one === 'object' && one !== null && 'shapes' in one)

/** The description of a call that is sent to this address; the one with the fewest parameters where several take it. */
function endpointAt(method: string, address: string): Endpoint {
  const path = new URL(address, 'http://page').pathname.replace(/^.*?\/api(?=\/)/, '')
  const found = endpoints
    .filter((one) => one.method === method && patternOf(one.path).test(path))
    .sort((one, other) => parametersOf(one) - parametersOf(other))[0]
  if (found === undefined) throw new Error(`There is no call ${method} ${path}`)
  return found
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
const parametersOf = ({ path }: Endpoint) => path.split('{').length

/**
 * Answers a call as the server would, which never sends anything else than the reply's shape. A test that answers
 * otherwise fails when it ends: its screen may have taken the answer for a failed call.
 */
export function checkedReply(
  method: string,
  address: string,
  { status = 200, body }: { status?: number; body: unknown },
): Response {
  if (status < 400) checkShape(`${method} ${address}`, endpointAt(method, address).shapes.reply, body)
  return Response.json(body, { status })
}

function checkShape(what: string, shape: Endpoint['shapes']['reply'], body: unknown): void {
  const parsed = shape.safeParse(body)
  // What the shape does not name would be left out on the wire
  const result = parsed.success ? parsed.data : parsed.error.issues
  onTestFinished(() => expect(result, `the answer to ${what}`).toEqual(JSON.parse(JSON.stringify(body))))
}
