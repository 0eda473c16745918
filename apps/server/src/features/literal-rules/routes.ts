import { literalRules } from '@sdp/api'
import { messages, Refused, type User } from '@sdp/domain'
import { listType } from '@sdp/domain/slots'
import type { Forgotten, WireDomain } from '@sdp/domain/wire'
import type { FastifyRequest } from 'fastify'
import { serve } from '../../calls/serve.ts'
import { forgetting } from '../../content/naming.ts'
import type { LockedContent } from '../../content/save.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app.ts'
import { saveDomain } from '../../saving/save-domain.ts'

type StoredSlot = NonNullable<NonNullable<WireDomain['ontology']>['userInputs']>[string]

interface Sync {
  savePointId: string
  user: User
  call: FastifyRequest
  baseRevision: string | undefined
  message: string
  /** What is gone from the stored slots; refuses while it is still there (ruling R310). */
  removedFrom: (slots: ReadonlyMap<string, StoredSlot>) => Forgotten
}

export function literalRuleRoutes(app: App, deps: Deps): void {
  const sync = async ({ removedFrom, ...save }: Sync) => {
    const decide = async (content: LockedContent) => {
      const slots = new Map((await content.entries('ontology.userInputs')) as [string, StoredSlot][])
      const removed = removedFrom(slots)
      return { naming: forgetting(removed, removed.slot === undefined ? slots.keys() : [removed.slot]) }
    }
    const { revision } = await saveDomain(deps, { ...save, hasContent: true, updates: {}, decide })
    return { revision }
  }

  serve(app, deps, literalRules.syncSlot, ({ params: { domainId, slot }, query, user, request }) =>
    sync({
      savePointId: domainId,
      user,
      call: request,
      baseRevision: query.base_revision,
      message: messages.slots.literalRulesSynced(slot),
      removedFrom: (slots) => {
        const stored = slots.get(slot)
        if (stored === undefined) return { kind: 'slot', slot }
        if ((stored.type ?? listType) === listType)
          throw new Refused('taken', messages.slots.stillThere(slot))
        return { kind: 'list', slot }
      },
    }),
  )

  serve(app, deps, literalRules.syncCanonical, ({ params: { domainId, canonical }, query, user, request }) =>
    sync({
      savePointId: domainId,
      user,
      call: request,
      baseRevision: query.base_revision,
      message: messages.slots.canonicalRulesSynced(canonical),
      removedFrom: (slots) => {
        const asked = query.slot === undefined ? [...slots.values()] : [slots.get(query.slot)]
        if (asked.some((slot) => Object.hasOwn(slot?.values ?? {}, canonical))) {
          throw new Refused('taken', messages.slots.canonicalStillThere(canonical))
        }
        return { kind: 'canonical', canonical, slot: query.slot }
      },
    }),
  )
}
