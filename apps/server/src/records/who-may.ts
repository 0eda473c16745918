import {
  type Asking,
  canEdit,
  hasAccess,
  isSamePerson,
  isTrusted,
  messages,
  Refused,
  type User,
} from '@sdp/domain'
import type { Deps } from '../deps.ts'
import { type Asker, askingAt, type DomainRecord, getDomain, ownSession } from './domain-record.ts'

/** What somebody wants of a domain: its content wants the own session, general data only access. */
interface IntendedChange {
  hasContent: boolean
}

/** Who asks for what. */
interface AccessQuery {
  user: User
  savePointId: string
}

/** Who asks, and the domain that is asked for, as they were read. */
export interface Standing {
  asker: Asker
  domain: DomainRecord
}

export async function readStanding(
  { db, asking }: Deps,
  { user, savePointId }: AccessQuery,
): Promise<Standing> {
  const [asker, domain] = await Promise.all([asking(user, db), getDomain(db, savePointId)])
  return { asker, domain }
}

/** Refuses who would not have access to this save point even if nobody held a session; also one that does not exist. */
export async function refuseUntrustedTo(deps: Deps, query: AccessQuery): Promise<Standing> {
  const standing = await readStanding(deps, query)
  refuseUntrusted(askingAt(standing.asker, standing.domain), standing.domain)
  return standing
}

/** Refuses who is not trusted, finds somebody else's session, or lacks the own one for content. */
export function refuseStranger(asking: Asking, domain: DomainRecord, { hasContent }: IntendedChange): void {
  const session = ownSession(domain)
  refuseUntrusted(asking, domain)
  if (!hasAccess(asking, domain, session)) {
    throw new Refused('forbidden', messages.session.busy(session!.user.name ?? session!.user.id))
  }
  if (hasContent && !canEdit(asking, domain, { session })) {
    const wasTheirs = session !== undefined && isSamePerson(session.user.id, asking.user)
    throw new Refused('forbidden', wasTheirs ? messages.session.expired : messages.session.needed)
  }
}

/** Refuses who would not have access even if nobody held a session. */
export function refuseUntrusted(asking: Asking, domain: DomainRecord): void {
  if (!isTrusted(asking, domain)) throw new Refused('forbidden', messages.domain.noAccess(domain.name))
}
