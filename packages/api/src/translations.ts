import { conceptLimits } from '@sdp/domain/concepts'
import { translationLimits, translationStates } from '@sdp/domain/translations'
import { maxFileMegabytes } from '@sdp/domain/workbooks'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { formFile } from './form-file.ts'

const id = z.uuid()
const params = z.strictObject({ id })

/** All texts of a request that are translated from one language into another. */
export const TranslationJob = z.object({
  creator: z.string(),
  id: z.string(),
  /** The number that people call it by. */
  job_id: z.string(),
  source_language: z.string(),
  target_language: z.string(),
  state: z.enum(translationStates),
  state_message: z.string(),
  state_timestamp: z.string(),
  state_meta: z.object({
    texts: z.number(),
    translated: z.number(),
    characters: z.number(),
    /** Whether its texts were written as active ones, once it is done. */
    isActive: z.boolean().optional(),
  }),
  updated_on: z.string(),
})
export type TranslationJob = z.infer<typeof TranslationJob>

const Item = z.object({
  textId: z.string(),
  concept_name: z.string(),
  description: z.string(),
  type: z.enum(['voiceprompt', 'textprompt']),
  domains: z.array(z.string()),
  source: z.string(),
  characters: z.number(),
  draft: z.string(),
  draftBy: z.string(),
  /** What keeps it from being finished; undefined also where nothing is translated yet. */
  problem: z.string().optional(),
  glossary: z.array(z.object({ source: z.string(), translation: z.string() })),
})
export type TranslationItemReply = z.infer<typeof Item>

const JobWithTexts = TranslationJob.extend({ texts: z.array(Item) })
export type TranslationJobWithTexts = z.infer<typeof JobWithTexts>

const Members = z.array(z.string().max(200)).max(10_000)

const Blocked = z.object({
  textId: z.string().optional(),
  targetLanguageCode: z.string().optional(),
  reason: z.string(),
})
export type BlockedTranslationReply = z.infer<typeof Blocked>

export const translations = {
  request: endpoint('POST', '/v2/translations/jobs', {
    summary: 'Starts jobs that translate texts; what cannot be translated is named and left out',
    access: 'concept-editor',
    audit: 'Request translations',
    body: z.strictObject({
      textIds: z.array(id).min(1).max(translationLimits.texts),
      targetLanguageCodes: z.array(z.string().min(1).max(20)).min(1).max(translationLimits.languages),
      returnDetails: z.boolean().optional(),
    }),
    reply: z.object({
      started: z.number(),
      blocked: z.array(Blocked),
      /** With `returnDetails`. */
      jobs: z.array(TranslationJob).optional(),
    }),
    errors: [403],
  }),
  list: endpoint('GET', '/v2/translations/jobs', {
    summary: 'The jobs that wait or the newest that ended, all or those into one language',
    access: 'translator',
    query: z.strictObject({
      ended: z.enum(['true', 'false']).optional(),
      targetLanguageCode: z.string().min(1).max(20).optional(),
    }),
    reply: z.array(TranslationJob),
    errors: [403],
  }),
  read: endpoint('GET', '/v2/translations/jobs/{id}', {
    summary: 'A job with its texts and earlier translations of the same words',
    access: 'translator',
    params,
    reply: JobWithTexts,
    errors: [403, 404],
  }),
  save: endpoint('PUT', '/v2/translations/jobs/{id}', {
    summary: 'Keeps what somebody translated; nothing is written into concepts yet',
    access: 'translator',
    audit: 'Translate texts',
    params,
    body: z.strictObject({
      texts: z
        .array(
          z.strictObject({
            textId: id,
            text: z.string().max(conceptLimits.text),
            /** The translation that was seen when this one was written. */
            before: z.string().max(conceptLimits.text),
          }),
        )
        .min(1)
        .max(translationLimits.texts),
    }),
    reply: TranslationJob,
    errors: [403, 404, 409],
    bodyLimit: 16 * 1024 * 1024,
  }),
  sheet: endpoint('GET', '/v2/translations/jobs/{id}/sheet', {
    summary: 'The texts of a job as a workbook, a row a text',
    access: 'translator',
    params,
    reply: z.instanceof(Blob),
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    errors: [403, 404],
  }),
  xliff: endpoint('GET', '/v2/translations/jobs/{id}/xliff', {
    summary: 'The texts of a job as XLIFF 2.0',
    access: 'translator',
    params,
    reply: z.instanceof(Blob),
    file: 'application/xliff+xml',
    errors: [403, 404],
  }),
  upload: endpoint('POST', '/v2/translations/jobs/{id}/file', {
    summary: 'Keeps the translations of a workbook or an XLIFF 2 file, unless something is wrong in it',
    access: 'translator',
    audit: 'Upload translations',
    params,
    body: z.strictObject({ file: z.array(formFile).length(1) }),
    form: { fileBytes: maxFileMegabytes * 1024 * 1024 },
    reply: z.object({
      changed: z.number(),
      problems: z.array(
        z.object({
          line: z.number().optional(),
          cell: z.string().optional(),
          message: z.string(),
          currentValue: z.string(),
        }),
      ),
    }),
    errors: [403, 404, 409],
    bodyLimit: (maxFileMegabytes + 1) * 1024 * 1024,
  }),
  finish: endpoint('POST', '/v2/translations/jobs/{id}/finish', {
    summary: 'Writes the translations of a job into the concepts, as active or inactive texts',
    access: 'translator',
    audit: 'Finish translation job',
    params,
    body: z.strictObject({ isActive: z.boolean() }),
    reply: TranslationJob,
    errors: [403, 404, 409],
  }),
  cancel: endpoint('POST', '/v2/translations/jobs/{id}/cancel', {
    summary: 'Gives a job up',
    access: 'concept-editor',
    audit: 'Cancel translation job',
    params,
    reply: TranslationJob,
    errors: [403, 404, 409],
  }),
  translators: endpoint('GET', '/v2/translations/translators', {
    summary: 'Who translates, by name or e-mail; concept editors and super users may too',
    access: 'signed-in',
    reply: z.object({ members: z.array(z.string()) }),
  }),
  setTranslators: endpoint('PUT', '/v2/translations/translators', {
    summary: 'Change who translates',
    access: 'concept-editor',
    audit: 'Change translators',
    body: z.strictObject({
      users: Members,
      known: Members.describe('The members that the sender saw; what others changed since is kept'),
    }),
    reply: z.object({ members: z.array(z.string()) }),
    errors: [403, 409],
  }),
}
