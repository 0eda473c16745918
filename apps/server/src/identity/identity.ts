import type { IncomingHttpHeaders } from 'node:http'
import type { Tokens } from '@sdp/api'
import { messages, Refused, type User } from '@sdp/domain'
import type { Pool } from 'pg'
import type { Config } from '../config.ts'
import { NotSignedIn } from '../http.ts'
import type { DemoPerson } from './demo-people.ts'
import { fillGroups } from './groups.ts'
import { openLocalSignIn } from './local-sign-in.ts'
import { openIdConnect } from './open-id-connect.ts'
import { userOfServiceClient } from './service-clients.ts'
import type { SignIn } from './sign-in.ts'

export interface Identity extends SignIn {
  /** Who asks, by the request's headers; throws NotSignedIn. */
  authenticate: (headers: IncomingHttpHeaders) => Promise<User>
  /** The demo people; refused when sign-in is not local. */
  people: () => readonly DemoPerson[]
  signInLocally: (email: string) => Promise<Tokens>
}

/** Sign-in at the configured provider, or the local one when none is configured; and service clients with both. */
export async function openIdentity({
  config,
  db,
  clock,
}: {
  config: Config
  db: Pool
  clock: () => number
}): Promise<Identity> {
  await fillGroups(db, config)
  const local = config.oidc === undefined ? await openLocalSignIn(db, clock) : undefined
  const signIn = local ?? openIdConnect(config, clock)
  return {
    ...signIn,
    authenticate: async ({ authorization = '', 'x-token': token }) => {
      const [, scheme = '', credentials = ''] = /^(\w+) +(\S+)$/.exec(authorization.trim()) ?? []
      if (/^bearer$/i.test(scheme)) return (await signIn.verify(credentials)).user
      if (/^basic$/i.test(scheme)) {
        return userOfServiceClient(config.serviceClients, { credentials, token: [token].flat()[0] })
      }
      throw new NotSignedIn()
    },
    people: () => local?.people() ?? refuseLocal(),
    signInLocally: async (email) => local?.signIn(email) ?? refuseLocal(),
  }
}

function refuseLocal(): never {
  throw new Refused('missing', messages.signIn.notLocal)
}
