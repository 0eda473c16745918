import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/**
 * As the list shows it. A save point is a copy, so the id of a part in it is `{domainId}:{id of the part}`
 * (ruling R305).
 */
const ReusableExpressionReply = z.object({
  _id: z.string(),
  name: z.string(),
  values: z.record(z.string(), z.string()),
  comments: z.string(),
  domainId: z.string(),
})
const SavedReply = ReusableExpressionReply.extend({ revision: z.string() })

const domainId = z.string().min(1).max(100)
const id = z.strictObject({ id: z.string().min(1).max(400) })
const language = z.string().min(1).max(20)
const value = z.string().max(100_000)

/** The revision that the change was made on, and an id under which it counts once: as a save of the domain has them. */
const asSave = z.strictObject({
  base_revision: z.string().max(100).optional(),
  save_id: z.string().min(8).max(100).optional(),
})

export const reusableExpressions = {
  list: endpoint('GET', '/reusableExpressions', {
    summary: 'The reusable expressions of a save point',
    access: 'signed-in',
    query: z.strictObject({ domainId }),
    reply: z.array(ReusableExpressionReply),
    errors: [404],
  }),
  create: endpoint('POST', '/reusableExpressions', {
    summary: 'Add a reusable expression',
    access: 'domain',
    audit: 'Save',
    query: asSave,
    body: z.strictObject({
      name: z.string().max(1000),
      language,
      domainId,
      _id: id.shape.id.optional(),
      /** In the language. */
      value: value.optional(),
      /** In all languages. */
      values: z.record(language, value).optional(),
      comments: z.string().optional(),
      /** Its place among the others, counted from 0; the last one by default. */
      position: z.int().min(0).optional(),
    }),
    reply: SavedReply,
    errors: [403, 404, 409],
  }),
  update: endpoint('PATCH', '/reusableExpressions/{id}', {
    summary: 'Change a reusable expression; a new name is followed into the expressions of all languages',
    access: 'domain',
    audit: 'Save',
    params: id,
    query: asSave,
    body: z
      .strictObject({
        name: z.string().max(1000).optional(),
        language: language.optional(),
        value: value.optional(),
        /** By language; null takes a value away. */
        values: z.record(language, value.nullable()).optional(),
        comments: z.string().optional(),
      })
      .refine((body) => (body.value === undefined) === (body.language === undefined), {
        path: ['language'],
        message: 'A value and its language come together',
      }),
    reply: SavedReply,
    errors: [403, 404, 409],
  }),
  remove: endpoint('DELETE', '/reusableExpressions/{id}', {
    summary: 'Delete a reusable expression; where expressions mention it, it stays and shows as an error',
    access: 'domain',
    audit: 'Save',
    params: id,
    query: asSave,
    reply: z.object({ revision: z.string() }),
    errors: [403, 404, 409],
  }),
}
