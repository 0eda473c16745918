import { createHash, timingSafeEqual } from 'node:crypto'
import { messages, type User } from '@sdp/domain'
import { z } from 'zod'
import { NotSignedIn } from '../http/errors.ts'

const field = z.string().trim().min(1).max(200)
const ActingUser = z.object({ name: field, email: field, sub: field })

/**
 * Which service client asks, and for whom: `Authorization: Basic` names the client, `x-token` the user (ruling R238).
 */
export function serviceClientOf(
  clients: ReadonlyMap<string, string>,
  { credentials, token }: { credentials: string; token: string | undefined },
): { client: string; user: User } {
  const [id, secret] = split(decode(credentials))
  const expected = clients.get(id)
  // Compared also for an unknown client, so that the time taken does not tell which ids exist.
  const matches = isSameSecret(secret, expected ?? '')
  if (expected === undefined || !matches) throw new NotSignedIn(messages.signIn.invalidClient)
  return { client: id, user: actingUser(token) }
}

function actingUser(token: string | undefined): User {
  const user = ActingUser.safeParse(parseJson(decode(token ?? '')))
  if (!user.success) throw new NotSignedIn(messages.signIn.invalidUserToken)
  return user.data
}

function decode(base64: string): string {
  return Buffer.from(base64, 'base64').toString('utf8')
}

function split(pair: string): [id: string, secret: string] {
  const colon = pair.indexOf(':')
  return colon < 0 ? [pair, ''] : [pair.slice(0, colon), pair.slice(colon + 1)]
}

function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
