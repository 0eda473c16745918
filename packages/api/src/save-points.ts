import { z } from 'zod'
import { contentLimit, DomainUpdateBody } from './domains.ts'
import { endpoint } from './endpoint.ts'

export const SavePointReply = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  original: z.boolean(),
  /** The id of the save point that it was made from; the Original has none. */
  createdFrom: z.string().nullable(),
  /** The ids of those made from it. */
  children: z.array(z.string()),
  createdAt: z.string(),
  createdBy: z.string(),
  updatedAt: z.string(),
  updatedBy: z.string(),
  languages: z.array(z.object({ _id: z.string(), language: z.string(), default: z.boolean() })),
  /** Whether it is the one that the domain of the call stands for: a name alone stands for the Original. */
  current: z.boolean(),
  revision: z.string(),
})
export type SavePointReply = z.infer<typeof SavePointReply>

/** A save that belongs to the making of a save point; its base is a revision that the other one has or had. */
const FirstSave = DomainUpdateBody.omit({ forceUpdate: true })
  .required({
    commit_message: true,
    base_revision: true,
    save_id: true,
  })
  .extend({ base_revision: z.uuid() })

export const NewSavePointBody = z.strictObject({
  fromId: z.string().min(1).max(100),
  newSavePoint: z.strictObject({ name: z.string(), description: z.string().max(1000).default('') }),
  changes: FirstSave.optional(),
})

export const savePoints = {
  list: endpoint('GET', '/v2/domain/save-points/{name}', {
    summary: 'The save points of a domain, the Original first',
    access: 'signed-in',
    params: z.strictObject({ name: z.string().min(1).max(50) }),
    reply: z.array(SavePointReply),
    errors: [404],
  }),
  create: endpoint('POST', '/v2/domain/save-points', {
    summary: 'Make a save point with the content of another as it stands, or with changes of what it was',
    access: 'domain',
    audit: 'Create save point',
    body: NewSavePointBody,
    reply: SavePointReply,
    errors: [403, 404, 409],
    bodyLimit: contentLimit,
  }),
  remove: endpoint('DELETE', '/v2/domain/save-points/{id}', {
    summary: 'Delete a save point that is not the Original and has no children',
    access: 'domain',
    audit: 'Delete save point',
    params: z.strictObject({ id: z.string().min(1).max(100) }),
    reply: z.object({}),
    errors: [403, 404, 409],
  }),
}
