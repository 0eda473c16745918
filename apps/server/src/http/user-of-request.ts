import type { User } from '@sdp/domain'
import type { FastifyRequest } from 'fastify'

const users = new WeakMap<FastifyRequest, User>()

export function setUser(request: FastifyRequest, user: User): void {
  users.set(request, user)
}

/** Who asks, once that is known. */
export function userOf(request: FastifyRequest): User | undefined {
  return users.get(request)
}
