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
import type { PoolClient } from 'pg'
import type { Save, Saved } from '../content/save.ts'
import type { Deps } from '../deps.ts'
import { askingAt, type DomainRecord, getDomain, originalId, ownSession } from './domain-record.ts'
import { refuseLanguages } from './save-checks.ts'

export interface DomainSave extends Omit<Save, 'revisionId' | 'author' | 'at'> {
  user: User
  /** Content wants the own session, general data only access. */
  hasContent: boolean
  /** Locks more than the save point, before anything else is read. */
  lock?: (client: PoolClient, domainId: string) => Promise<void>
  /** Saves what is no content; answers whether it changed something. */
  beside?: (client: PoolClient, domain: DomainRecord, at: number) => Promise<boolean>
}

/** The one way in which a save point gets a revision: who may, content, git export, and the event for all others. */
export async function saveDomain(deps: Deps, request: DomainSave): Promise<Saved> {
  const { user, hasContent, lock, beside, ...save } = request
  const { content, events, clock, newId } = deps
  const { savePointId } = save
  const asker = await deps.asking(user)
  const at = clock()
  let name = ''

  return content.save(
    { ...save, revisionId: newId(), author: user.email, at },
    {
      before: async (client, { domainId }) => {
        await lock?.(client, domainId)
        const domain = await getDomain(client, savePointId)
        name = domain.name
        refuseStranger(askingAt(asker, domain), domain, { hasContent })
        return (await beside?.(client, domain, at)) ?? false
      },
      refuseLanguages: (languages, before) =>
        refuseLanguages(languages, { before: before.languages, domainName: name }),
      after: async (client, { revision, message }) => {
        if (savePointId === originalId(name)) {
          const wish = { id: revision, domain: name, revision, author: user, message, at }
          await deps.gitExport?.enqueue(client, wish)
        }
        await events.publish(client, {
          type: 'domain-updated',
          id: savePointId,
          name,
          by: user.email,
          revision,
        })
      },
    },
  )
}

function refuseStranger(asking: Asking, domain: DomainRecord, { hasContent }: { hasContent: boolean }): void {
  const session = ownSession(domain)
  if (!isTrusted(asking, domain)) throw new Refused('forbidden', messages.domain.noAccess(domain.name))
  if (!hasAccess(asking, domain, session)) {
    throw new Refused('forbidden', messages.session.busy(session!.user.name ?? session!.user.id))
  }
  if (hasContent && !canEdit(asking, domain, { session })) {
    const wasTheirs = session !== undefined && isSamePerson(session.user.id, asking.user)
    throw new Refused('forbidden', wasTheirs ? messages.session.expired : messages.session.needed)
  }
}
