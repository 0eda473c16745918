import { messages, renameKinds } from '@sdp/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { LineageBody } from './lineage.ts'

const flag = z.enum(['true', 'false']).transform((text) => text === 'true')

const Diss = z.strictObject({ enabled: z.boolean(), version: z.string().max(50).nullable() })

const Language = z.object({ _id: z.string(), language: z.string(), default: z.boolean() })

export const SessionReply = z.object({
  domainId: z.string(),
  domainName: z.string(),
  savePoint: z.string(),
  user: z.object({ id: z.string(), name: z.string() }),
  message: z.string(),
  start_time: z.string(),
  expiration_time: z.string(),
})
export type SessionReply = z.infer<typeof SessionReply>

/** The head of a domain as the list shows it; one domain in full carries the content collections too. */
export const DomainReply = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  creator: z.object({ name: z.string(), displayName: z.string().optional(), upn: z.string() }),
  contributors: z.array(z.string()),
  tags: z.array(z.string()),
  picture: z.string(),
  handler_url: z.string(),
  languages: z.array(Language),
  ntg_versions: z.array(z.string()),
  embedded: z.boolean(),
  isTestDomain: z.boolean(),
  volatile: z.boolean(),
  is_awaiting_cert: z.boolean(),
  diss: Diss,
  savePoint: z.string(),
  /** The Original's session first; other save points' follow. */
  sessions: z.array(SessionReply),
  created_at: z.string(),
  updated_at: z.string(),
})
export type DomainReply = z.infer<typeof DomainReply>

const generalData = {
  description: z.string(),
  tags: z.array(z.string().min(1).max(50)).max(50),
  picture: z.string(),
  handler_url: z.string(),
  ntg_versions: z.array(z.string()).max(50),
  contributors: z.array(z.string().max(200)).max(500),
  volatile: z.boolean(),
  isTestDomain: z.boolean(),
  diss: Diss,
}

export const NewDomainBody = z.strictObject({
  name: z.string(),
  languages: z
    .array(z.strictObject({ language: z.string(), default: z.boolean().optional() }))
    .min(1)
    .max(200),
  embedded: z.boolean().default(false),
  description: generalData.description.default(''),
  tags: generalData.tags.default([]),
  picture: generalData.picture.default(''),
  handler_url: generalData.handler_url.default(''),
  ntg_versions: generalData.ntg_versions.optional(),
  contributors: generalData.contributors.default([]),
  volatile: generalData.volatile.default(false),
  isTestDomain: generalData.isTestDomain.default(false),
  diss: Diss.default({ enabled: false, version: null }),
})

const ListPiece = z.strictObject({
  at: z.number().int().min(0),
  remove: z.number().int().min(0),
  put: z.array(z.unknown()),
})

/**
 * Entries that changed in one collection; `order` lists all keys when the order or the set of them changed. `inside` says
 * what changed in the rules of a module that is otherwise the same: `count` is how many there were, and each piece takes
 * some away at a place of that list and puts others there.
 */
export const CollectionPatch = z.strictObject({
  $patch: z.strictObject({
    put: z.record(z.string(), z.unknown()),
    remove: z.array(z.string()).default([]),
    order: z.array(z.string()).optional(),
    inside: z
      .record(
        z.string(),
        z.strictObject({ count: z.number().int().min(0), pieces: z.array(ListPiece).min(1) }),
      )
      .optional(),
  }),
})

const renamedName = z
  .string()
  .min(1)
  .max(1000)
  .refine((name) => name !== '__proto__', messages.general.reservedName)

const RenameBody = z
  .strictObject({
    kind: z.enum(renameKinds),
    from: renamedName,
    to: renamedName,
    /** The slot of a canonical. */
    slot: renamedName.optional(),
  })
  .refine(({ kind, slot }) => (kind === 'canonical') === (slot !== undefined), {
    path: ['slot'],
    message: messages.general.required,
  })

export const DomainUpdateBody = z.strictObject({
  /**
   * General data by its fields, and content by its collections (`nlu_interpretations`, `ontology.intents`, ...): a
   * collection whole, or as a patch.
   */
  updates: z.record(z.string(), z.unknown()),
  language_to_update: z.string().optional(),
  /** Names that the author changed, in order: the collections of all other languages follow them. */
  renames: z.array(RenameBody).max(5000).optional(),
  /** Which entries are which of the base: with it an entry that got the name of a deleted one is not taken for that. */
  lineage: LineageBody.optional(),
  commit_message: z.string().optional(),
  forceUpdate: z.boolean().optional(),
  base_revision: z.string().optional(),
  save_id: z.string().min(8).max(100).optional(),
})
export const GeneralDataUpdate = z.strictObject(generalData).partial()

/** With 409: who saved what and when. */
export const Conflict = z.object({
  revision: z.string(),
  author: z.string(),
  /** What the author is called, or a part of the e-mail. */
  authorName: z.string(),
  message: z.string(),
  at: z.string(),
})

const id = z.strictObject({ id: z.string().min(1).max(100) })
const user = z
  .string()
  .max(200)
  .optional()
  .describe('Accepted as specified and without effect: who asks is known from the token')
const asUser = z.strictObject({ user })
export const contentLimit = 16 * 1024 * 1024

export const domains = {
  list: endpoint('GET', '/domains/', {
    summary: 'All domains the asking user may see, without their content',
    access: 'signed-in',
    query: z.strictObject({ includeDialogs: flag.optional(), isAdmin: flag.optional() }),
    reply: z.array(DomainReply),
    errors: [403],
  }),
  read: endpoint('GET', '/domains/{id}', {
    summary: 'One save point of a domain with its content in one language',
    access: 'signed-in',
    params: id,
    query: z.strictObject({
      language: z.string().max(20).optional(),
      user,
      skipSession: flag.optional(),
      /** false: the head alone, without the content. */
      includeDialogs: flag.optional(),
    }),
    reply: DomainReply.extend({ revision: z.string() }).loose(),
    errors: [404],
  }),
  create: endpoint('POST', '/domains/', {
    summary: 'Create a domain; its creator is the asking user',
    access: 'signed-in',
    audit: 'Create domain',
    body: NewDomainBody,
    reply: DomainReply,
    errors: [403, 409],
  }),
  update: endpoint('PUT', '/domains/{id}', {
    summary: 'Save changes of general data or content in one revision',
    access: 'domain',
    audit: 'Save',
    params: id,
    query: asUser,
    body: DomainUpdateBody,
    reply: z.object({ revision: z.string(), updated_at: z.string() }),
    errors: [403, 404, 409],
    bodyLimit: contentLimit,
  }),
  remove: endpoint('DELETE', '/domains/{id}', {
    summary: 'Delete a domain with all its save points, by its name',
    access: 'domain',
    audit: 'Delete domain',
    params: id,
    reply: z.object({}),
    errors: [403, 404],
  }),
}

export const sessions = {
  list: endpoint('GET', '/domains/sessions', {
    summary: 'All active sessions',
    access: 'signed-in',
    reply: z.array(SessionReply),
  }),
  start: endpoint('POST', '/domains/{id}/sessions', {
    summary:
      'Start editing a save point; by its holder, renew the session; with takeOver, take it from somebody else',
    access: 'domain',
    audit: 'Start session',
    params: id,
    query: asUser,
    body: z.strictObject({ message: z.string(), takeOver: z.literal(true).optional() }),
    reply: SessionReply,
    errors: [403, 404, 409],
  }),
  end: endpoint('DELETE', '/domains/{id}/sessions', {
    summary: 'Free a save point',
    access: 'domain',
    audit: 'End session',
    params: id,
    query: asUser,
    reply: z.object({}),
    errors: [403, 404],
  }),
  endOfOthers: endpoint('POST', '/v2/sessions/{id}/end', {
    summary: 'End the session of a save point, whoever holds it; the holder reads the message',
    access: 'admin',
    audit: 'End session of somebody',
    params: id,
    body: z.strictObject({ message: z.string() }),
    reply: z.object({}),
    errors: [403, 404],
  }),
}
