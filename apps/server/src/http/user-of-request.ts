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

const families = new WeakMap<FastifyRequest, string>()

export function setFamily(request: FastifyRequest, family: string | undefined): void {
  if (family !== undefined) families.set(request, family)
}

/** The sign-in that a call was made with, where it was made with one of ours. */
export function familyOf(request: FastifyRequest): string | undefined {
  return families.get(request)
}
