import { reusableExpressions } from '@sdp/api'
import { messages, type User } from '@sdp/domain'
import type { PartChange } from '@sdp/domain/reusable-expressions'
import type { FastifyRequest } from 'fastify'
import { guarded, serve } from '../../calls/serve.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app.ts'
import { getDomain } from '../../records/domain-record.ts'
import { refuseUntrustedTo } from '../../records/who-may.ts'
import { saveDomain } from '../../saving/save-domain.ts'
import { idInCalls, type PartAddress, readPartAddress } from './part-address.ts'
import { decidePart, findItem, type Item, itemsOf } from './parts.ts'

interface PartSave {
  address: PartAddress
  change: PartChange
  /** The body, under the save id. */
  sent: unknown
  query: { base_revision?: string | undefined; save_id?: string | undefined }
  call: FastifyRequest
}

export function reusableExpressionRoutes(app: App, deps: Deps): void {
  const { db, content } = deps

  const items = async (domainId: string): Promise<Item[]> => {
    const entries = await content.entries([domainId], 'reusable_expressions')
    return itemsOf(domainId, entries.get(domainId) ?? [])
  }
  const save = (user: User, { address, change, query, sent, call }: PartSave) =>
    saveDomain(deps, {
      savePointId: address.domainId,
      user,
      call,
      hasContent: true,
      updates: {},
      message: messages.reusableExpressions.changed(address.part),
      decide: (locked) => decidePart(locked, address.domainId, change),
      baseRevision: query.base_revision,
      saveId: query.save_id,
      sent,
    })

  serve(app, deps, reusableExpressions.list, async ({ query }) => {
    await getDomain(db, query.domainId)
    return items(query.domainId)
  })

  const create = guarded(reusableExpressions.create, {
    mayByBody: async ({ body: { domainId }, user }) => {
      if (typeof domainId === 'string') await refuseUntrustedTo(deps, { user, savePointId: domainId })
    },
  })
  serve(app, deps, create, async ({ body, query, user, request: call }) => {
    const { domainId, name, language, value, values, comments = '', position } = body
    const address = readPartAddress(body._id ?? idInCalls({ domainId, part: deps.newId() }), domainId)
    const part = {
      id: address.part,
      name,
      values: { ...values, ...(value !== undefined && { [language]: value }) },
      comments,
      domainId,
    }
    const change: PartChange = { kind: 'add', part, at: position ?? Number.POSITIVE_INFINITY }
    const { revision } = await save(user, { address, change, query, sent: body, call })
    return { ...findItem(await items(domainId), address), revision }
  })

  const update = guarded(reusableExpressions.update, {
    may: ({ params, user }) =>
      refuseUntrustedTo(deps, { user, savePointId: readPartAddress(params.id).domainId }),
  })
  serve(app, deps, update, async ({ params, body, query, user, request: call }) => {
    const address = readPartAddress(params.id)
    const { name, language, value, values, comments } = body
    const change: PartChange = {
      kind: 'change',
      id: address.part,
      fields: {
        name,
        values: { ...values, ...(language !== undefined && { [language]: value! }) },
        comments,
      },
    }
    const { revision } = await save(user, { address, change, query, sent: body, call })
    return { ...findItem(await items(address.domainId), address, name), revision }
  })

  serve(app, deps, reusableExpressions.remove, async ({ params, query, user, request: call }) => {
    const address = readPartAddress(params.id)
    const { revision } = await save(user, {
      address,
      change: { kind: 'delete', id: address.part },
      query,
      sent: address,
      call,
    })
    return { revision }
  })
}
