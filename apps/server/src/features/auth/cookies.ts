import type { FastifyReply, FastifyRequest } from 'fastify'

interface SecretCookie {
  name: string
  seconds: number
  /** Where people come over https. */
  isSecure: boolean
}

/** The secret that this browser was given, or an empty one. */
export function readCookie({ headers }: FastifyRequest, cookie: SecretCookie): string {
  const begin = `${nameOf(cookie)}=`
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(begin))?.slice(begin.length) ?? ''
}

/** Of a name with this prefix browsers know that this host set it over https, and no other host below the same domain. */
function nameOf({ name, isSecure }: SecretCookie): string {
  return isSecure ? `__Host-${name}` : name
}

/** Gives the browser a secret that no script can read and no other site makes it send. */
export function writeCookie(reply: FastifyReply, cookie: SecretCookie, secret: string | undefined): void {
  const { seconds, isSecure } = cookie
  const parts = [
    `${nameOf(cookie)}=${secret ?? ''}`,
    // The prefix demands the whole host; without it only sign-in calls get to see the secret (ruling R246).
    `Path=${isSecure ? '/' : '/api/v2/auth'}`,
    'HttpOnly',
    'SameSite=Strict',
    `Max-Age=${secret === undefined ? 0 : seconds}`,
    ...(isSecure ? ['Secure'] : []),
  ]
  reply.header('set-cookie', parts.join('; '))
}
