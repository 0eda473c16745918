import type { DomainUpdateBody } from '@sdp/api'
import {
  type Asking,
  canEdit,
  changedGeneralData,
  hasAccess,
  isSamePerson,
  isTrusted,
  messages,
  Refused,
  type User,
} from '@sdp/domain'
import type { PoolClient } from 'pg'
import type { z } from 'zod'
import type { Saved } from '../../content/save.ts'
import type { Deps } from '../../deps.ts'
import { type DomainRecord, getDomain, originalId, ownSession } from '../../records/domain-record.ts'
import { refuseCommitMessage, refuseLanguages } from '../../records/save-checks.ts'
import { type SplitUpdates, splitUpdates, updatedGeneralData } from './general-data.ts'
import { lockDomain, updateGeneralData } from './store.ts'

type Body = z.infer<typeof DomainUpdateBody>

/** Saves general data and content of a save point in one revision. */
export async function updateDomain(
  deps: Deps,
  { savePointId, body, user }: { savePointId: string; body: Body; user: User },
): Promise<Saved> {
  const { content, events, clock, newId } = deps
  const split = splitUpdates(body.updates)
  const { renames = [] } = body
  const hasContent = Object.keys(split.content).length > 0 || renames.length > 0
  const message = commitMessage(body, { hasContent })
  const asking = await deps.asking(user)
  const at = clock()
  let name = ''

  return content.save(
    {
      savePointId,
      updates: split.content,
      language: body.language_to_update,
      renames,
      // General data is no part of the revision's content, so no base can be too old for it.
      baseRevision: hasContent ? body.base_revision : undefined,
      force: body.forceUpdate,
      saveId: body.save_id,
      revisionId: newId(),
      author: user.email,
      message,
      at,
    },
    {
      before: async (client, { domainId }) => {
        if (Object.keys(split.general).length > 0) await lockDomain(client, domainId)
        const domain = await getDomain(client, savePointId)
        name = domain.name
        refuseStranger(asking, domain, { hasContent })
        return saveGeneralData(client, domain, { split, at })
      },
      refuseLanguages: (languages, before) =>
        refuseLanguages(languages, { before: before.languages, domainName: name }),
      after: async (client, { revision }) => {
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

function commitMessage({ commit_message = '' }: Body, { hasContent }: { hasContent: boolean }): string {
  const message = hasContent || commit_message.trim() !== '' ? commit_message : messages.commit.generalData
  refuseCommitMessage(message)
  return message
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

async function saveGeneralData(
  client: PoolClient,
  domain: DomainRecord,
  { split, at }: { split: SplitUpdates; at: number },
): Promise<boolean> {
  const data = updatedGeneralData(domain, split)
  const isChanged = Object.keys(changedGeneralData(domain, data)).length > 0
  if (isChanged) await updateGeneralData(client, { domainId: domain.domainId, data, at })
  return isChanged
}
