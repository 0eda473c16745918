import rateLimit from '@fastify/rate-limit'
import type { User } from '@sdp/domain'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import type { App } from './app.ts'

declare module 'fastify' {
  interface FastifyInstance {
    limits: Limits
  }
}

/** Each throws once there was too much in a minute: 429. */
interface Limits {
  /**
   * A secret that was wrong. The right one is never refused: whoever shares an address with a guesser is not locked out
   * (ruling R240).
   */
  countWrongGuess: (request: FastifyRequest) => Promise<void>
  /** A sign-in by e-mail, wherever it comes from. */
  countSignIn: (request: FastifyRequest, email: string) => Promise<void>
  /** A call of somebody who is known by now, wherever it comes from. */
  countAccount: (request: FastifyRequest, user: User) => Promise<void>
}

/** Too many calls in a minute: 429. */
class TooMany extends Error {
  readonly statusCode = 429
}

/** Counts what comes from each address, before anybody is asked who they are; and makes `app.limits`. */
export async function limitRequests(app: App, { requestsPerMinute }: Config): Promise<void> {
  await app.register(rateLimit, { global: false, max: requestsPerMinute, timeWindow: '1 minute' })
  // A hook of the app runs before those of its routes, which authenticate.
  app.addHook('onRequest', app.rateLimit())

  const names = new WeakMap<FastifyRequest, string>()
  const nameOf = (request: FastifyRequest) => names.get(request) ?? ''
  const max = Math.max(10, Math.ceil(requestsPerMinute / 100))
  const wrongGuesses = app.createRateLimit({ max })
  const signIns = app.createRateLimit({ max, keyGenerator: nameOf })
  const accounts = app.createRateLimit({ max: requestsPerMinute, keyGenerator: nameOf })

  const countByName = (limit: typeof accounts) => async (request: FastifyRequest, name: string) => {
    names.set(request, name.trim().toLowerCase())
    refuseExceeded(await limit(request))
  }
  const countAccount = countByName(accounts)
  app.decorate('limits', {
    countWrongGuess: async (request) => refuseExceeded(await wrongGuesses(request)),
    countSignIn: countByName(signIns),
    countAccount: (request, { email }) => countAccount(request, email),
  })
}

function refuseExceeded(limit: Awaited<ReturnType<ReturnType<App['createRateLimit']>>>): void {
  if (limit.isAllowed || !limit.isExceeded) return
  throw new TooMany(`Rate limit exceeded, retry in ${limit.ttlInSeconds} seconds`)
}
