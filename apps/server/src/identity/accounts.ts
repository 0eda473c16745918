import { messages, Refused, type User } from '@sdp/domain'
import { lockInTransaction } from '../db/locks.ts'
import type { Tx } from '../db/tx.ts'

/** The e-mail belongs to another account of the provider; somebody may have taken over the address. */
export class EmailOfAnother extends Refused {
  readonly who: Pick<User, 'sub' | 'email'>

  constructor({ sub, email }: User) {
    super('forbidden', messages.signIn.emailOfAnother)
    this.who = { sub, email }
  }
}

/**
 * Remembers who signs in. The account is its `sub`; name and e-mail may change, but not to an e-mail of another account
 * (ruling R249).
 */
export async function bindAccount(client: Tx, issuer: string, user: User): Promise<void> {
  const { sub, email, name } = user
  // Whoever binds the same e-mail at the same moment is waited for.
  await lockInTransaction(client, 'accountEmail', `${issuer} ${email.toLowerCase()}`)
  const { rowCount } = await client.query(
    'select 1 from account where issuer = $1 and lower(email) = lower($2) and sub <> $3',
    [issuer, email, sub],
  )
  if (rowCount !== 0) throw new EmailOfAnother(user)
  await client.query(
    `insert into account (issuer, sub, email, name) values ($1, $2, $3, $4)
     on conflict (issuer, sub) do update set email = excluded.email, name = excluded.name`,
    [issuer, sub, email, name],
  )
}
