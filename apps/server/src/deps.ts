import type { Asking, User, UserGroups } from '@sdp/domain'
import type { FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import type { Config } from './config.ts'
import type { ContentStore } from './content/content-store.ts'
import type { Events } from './events/events.ts'

/** What features are built from; tests build the same with a database of their own. */
export interface Deps {
  config: Config
  db: Pool
  content: ContentStore
  events: Events
  /** Who asks, by the request's headers; throws NotSignedIn. */
  authenticate: (request: FastifyRequest) => Promise<User>
  groups: () => Promise<UserGroups>
  /** The user with what the access rules look at. */
  asking: (user: User) => Promise<Asking>
  clock: () => number
  newId: () => string
}
