import type { FastifyReply, FastifyRequest } from 'fastify'

interface SecretCookie {
  name: string
  seconds: number
  /** Where people come over https. */
  isSecure: boolean
}

/** The secret that this browser was given, or an empty one. */
export function readCookie({ headers }: FastifyRequest, { name }: SecretCookie): string {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
}

/** Gives the browser a secret that no script can read, no other site makes it send, and only sign-in calls get to see. */
export function writeCookie(
  reply: FastifyReply,
  { name, seconds, isSecure }: SecretCookie,
  secret: string | undefined,
): void {
  const parts = [
    `${name}=${secret ?? ''}`,
    'Path=/api/v2/auth',
    'HttpOnly',
    'SameSite=Strict',
    `Max-Age=${secret === undefined ? 0 : seconds}`,
    ...(isSecure ? ['Secure'] : []),
  ]
  reply.header('set-cookie', parts.join('; '))
}
