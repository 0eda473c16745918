import type { FastifyRequest } from 'fastify'

/** Whether the caller is on this machine, and not behind a proxy here, which speaks for everybody. */
export function isFromThisMachine({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  const isForwarded = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via'].some(
    (name) => name in headers,
  )
  return !isForwarded && /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
}
