import { conceptLimits, conceptTypeNumbers, type TuningStatus, tuningStatuses } from '@sdp/domain/concepts'
import { textOperationResults } from '@sdp/domain/sheets'
import { maxFileMegabytes } from '@sdp/domain/workbooks'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { formFile } from './form-file.ts'
import { TranslationJob } from './translations.ts'

/** How many concepts a page of a query has. */
export const conceptsAtOnce = 500

const name = z.string().min(1).max(conceptLimits.name)
const id = z.uuid()
const language = z.string().min(1).max(20)
const type = z.union([z.literal(conceptTypeNumbers.voice), z.literal(conceptTypeNumbers.text)])
const textType = z.enum(['voiceprompt', 'textprompt'])
const tuningStatus = z.enum(tuningStatuses as readonly [TuningStatus, ...TuningStatus[]])
/** Counts the changes of a concept: a change names the one that it was made on. */
/** The largest integer that the database keeps. */
const maxVersions = 2 ** 31 - 1
const version = z.int().min(1).max(maxVersions)

const TranslationText = z.object({
  id: z.string(),
  text: z.string(),
  isActive: z.boolean(),
  type: textType,
  historyPointIds: z.array(z.number()),
  translationJobIds: z.array(z.string()),
})

const Difference = z.object({
  what: z.enum(['name', 'type', 'description', 'ttsTuningStatus', 'text']),
  textId: z.string().optional(),
  language: z.string().optional(),
  before: z.string().optional(),
  after: z.string().optional(),
  wasActive: z.boolean().optional(),
  isActive: z.boolean().optional(),
})

const HistoryPoint = z.object({
  id: z.number(),
  conceptId: z.string(),
  concept_name: z.string(),
  version: z.number(),
  action: z.enum(['created', 'updated', 'restored', 'deleted']),
  at: z.string(),
  by: z.string(),
  byName: z.string(),
  changes: z.array(Difference),
  /** The number of the translation job that it came from. */
  translationJob: z.string().optional(),
})
export type ConceptHistoryPoint = z.infer<typeof HistoryPoint>

export const ConceptReply = z.object({
  id: z.string(),
  name: z.string(),
  type,
  description: z.string(),
  ttsTuningStatus: tuningStatus,
  version: z.number(),
  translations: z.array(
    z.object({
      language: z.object({ id: z.number(), code: z.string() }),
      texts: z.array(TranslationText),
    }),
  ),
  meta: z.object({ historyPoints: z.array(HistoryPoint), translationJobs: z.array(TranslationJob) }),
})
export type ConceptReply = z.infer<typeof ConceptReply>

/** Where a concept is mentioned in the newest revision of a save point. */
const Use = z.object({
  domain: z.string(),
  savePoint: z.string(),
  kind: z.enum(['UI action', 'toast', 'dictation label', 'GUI response', 'response']),
  place: z.string(),
  language: z.string().nullable(),
})
export type ConceptUse = z.infer<typeof Use>

const Row = z.object({
  id: z.string(),
  concept_name: z.string(),
  type,
  description: z.string(),
  ttsTuningStatus: tuningStatus,
  version: z.number(),
  /** Those with an active text. */
  languages: z.array(z.string()),
  /** The texts in the language that was asked for. */
  texts: z.array(TranslationText.pick({ id: true, text: true, isActive: true, type: true })),
  domains: z.array(z.string()),
  /** Whether several domains use it. */
  groupFlag: z.boolean(),
  updated_on: z.string(),
  updated_by: z.string(),
})
export type ConceptRow = z.infer<typeof Row>

const Filter = z.strictObject({
  /** Concepts with an active text in one of them. */
  languages: z.array(language).max(100).optional(),
  types: z.array(type).max(2).optional(),
  isUsed: z.boolean().optional(),
  tts_tuning_status: z.array(tuningStatus).max(tuningStatuses.length).optional(),
  /** A part of the name, or of a text in the language that is shown. */
  search: z.string().max(200).optional(),
})
export type ConceptFilter = z.infer<typeof Filter>

export const conceptSortings = ['concept_name', 'type', 'tts_tuning_status', 'updated_on'] as const

const SortBy = z.strictObject({ column: z.enum(conceptSortings), descending: z.boolean().optional() })
export type ConceptSorting = z.infer<typeof SortBy>

const Question = z.strictObject({
  sortBy: SortBy.optional(),
  filter: Filter.optional(),
  language: language.optional(),
})

/** The newest entry of the history that an answer knows of. */
const newest = z.int().min(0)

const FilterValues = z.object({
  languages: z.array(z.object({ value: z.string(), count: z.number() })),
  types: z.array(z.object({ value: type, count: z.number() })),
  isUsed: z.array(z.object({ value: z.boolean(), count: z.number() })),
  tts_tuning_status: z.array(z.object({ value: tuningStatus, count: z.number() })),
})

const TextChange = z.strictObject({
  /** Of a stored text, or with the prefix new__ of one to be added. */
  id: z.string().min(1).max(100),
  language: language.optional(),
  type: textType.optional(),
  text: z.string().max(100_000).optional(),
  isActive: z.boolean().optional(),
  isRemoved: z.boolean().optional(),
})

const Change = z.strictObject({
  concept_name: z.string().max(1000).optional(),
  type: type.optional(),
  description: z.string().max(100_000).optional(),
  ttsTuningStatus: tuningStatus.optional(),
  texts: z.array(TextChange).max(conceptLimits.texts).optional(),
})
export type ConceptChangeBody = z.infer<typeof Change>

const BulkConcept = Change.extend({ id: id.optional(), version: version.optional() })
const maxBulkConcepts = 50_000

/** What somebody else did to a concept since the version that a change was made on. */
export const ConceptConflict = z.object({
  concept_name: z.string(),
  by: z.string(),
  byName: z.string(),
  at: z.string(),
  version: z.number().nullable(),
  changes: z.array(Difference),
})
export type ConceptConflict = z.infer<typeof ConceptConflict>

const Counts = z.object({ created: z.number(), updated: z.number(), disabled: z.number() })

export const concepts = {
  all: endpoint('GET', '/v2/concepts/all/', {
    summary:
      'The names of all concepts, with the names that they had before, and whether they have an active text in a language',
    access: 'signed-in',
    query: z.strictObject({ language: z.string().max(20).optional() }),
    reply: z.array(
      z.object({
        id: z.string(),
        concept_name: z.string(),
        type,
        former_names: z.array(z.string()),
        is_active: z.boolean(),
      }),
    ),
  }),
  history: endpoint('GET', '/v2/concepts/history', {
    summary: 'What happened to concepts, deleted ones too, newest first, 100 entries at a time',
    access: 'signed-in',
    query: z.strictObject({
      id: id.optional(),
      before: z.coerce.number().int().min(1).optional(),
    }),
    reply: z.object({ historyPoints: z.array(HistoryPoint), more: z.boolean() }),
  }),
  read: endpoint('GET', '/v2/concepts/{name}', {
    summary: 'A concept with the texts of all languages and its history',
    access: 'signed-in',
    params: z.strictObject({ name }),
    reply: ConceptReply.extend({ uses: z.array(Use) }),
    errors: [404],
  }),
  isUnique: endpoint('GET', '/v2/concepts/unique-check/{name}', {
    summary: 'Whether no concept has this name, whatever the case',
    access: 'signed-in',
    params: z.strictObject({ name: z.string().min(1).max(200) }),
    reply: z.object({ isUnique: z.boolean() }),
  }),
  variants: endpoint('GET', '/v2/concepts/variants/{name}', {
    summary: 'The concepts whose names begin with the same words',
    access: 'signed-in',
    params: z.strictObject({ name }),
    reply: z.array(z.object({ id: z.string(), concept_name: z.string(), type })),
  }),
  texts: endpoint('GET', '/v2/concepts/texts/{language}/', {
    summary: 'The active texts of some concepts in a language; a former name stands for the present one',
    access: 'signed-in',
    params: z.strictObject({ language }),
    query: z.strictObject({
      conceptNames: z.string().max(60_000),
      types: z
        .string()
        .regex(/^[12](,[12])?$/)
        .optional(),
    }),
    reply: z.array(
      z.object({ id: z.string(), concept_name: z.string(), type, language: z.string(), text: z.string() }),
    ),
  }),
  create: endpoint('POST', '/v2/concepts/', {
    summary: 'Add a concept',
    access: 'concept-editor',
    audit: 'Create concept',
    body: Change.required({ concept_name: true }),
    reply: ConceptReply,
    errors: [403, 409],
    bodyLimit: 4 * 1024 * 1024,
  }),
  update: endpoint('PUT', '/v2/concepts/{name}', {
    summary: 'Change a concept; texts that are not named stay',
    access: 'concept-editor',
    audit: 'Change concept',
    params: z.strictObject({ name }),
    body: Change.extend({ version }),
    reply: ConceptReply,
    errors: [403, 404, 409],
    bodyLimit: 4 * 1024 * 1024,
  }),
  restore: endpoint('POST', '/v2/concepts/{id}/restore', {
    summary: 'Bring a concept back to an entry of its history, a deleted one too',
    access: 'concept-editor',
    audit: 'Restore concept',
    params: z.strictObject({ id }),
    body: z.strictObject({ historyPoint: z.int().min(1), version: version.optional() }),
    reply: ConceptReply,
    errors: [403, 404, 409],
  }),
  query: endpoint('POST', '/v2/concepts/query/{page}', {
    summary: `The concepts that a filter lets through, ${conceptsAtOnce} a page, the first page being 1`,
    access: 'signed-in',
    params: z.strictObject({ page: z.coerce.number().int().min(1).max(10_000) }),
    body: Question,
    reply: z.object({
      concepts: z.array(Row),
      total: z.number(),
      page: z.number(),
      pages: z.number(),
      newest,
    }),
  }),
  queryChanged: endpoint('POST', '/v2/concepts/query-changed', {
    summary: 'What changed in the answer to a query since an entry of the history',
    access: 'signed-in',
    body: Question.extend({ since: newest }),
    reply: z.object({
      total: z.number(),
      newest,
      /** Null where it is less to ask the query again. */
      changed: z
        .array(
          z.object({
            id: z.string(),
            /** Its place among all concepts that the query finds, and its row; absent where it is none of them. */
            at: z.number().optional(),
            concept: Row.optional(),
          }),
        )
        .nullable(),
    }),
  }),
  filterValues: endpoint('GET', '/v2/concepts/filter', {
    summary: 'The values that concepts can be filtered by, with how many have them',
    access: 'signed-in',
    reply: FilterValues,
  }),
  filteredValues: endpoint('POST', '/v2/concepts/filter', {
    summary: 'The same among the concepts that a filter lets through',
    access: 'signed-in',
    body: z.strictObject({ filter: Filter }),
    reply: FilterValues,
  }),
  export: endpoint('POST', '/v2/concepts/export', {
    summary: 'The concepts that a filter lets through as a workbook, a row a text',
    access: 'signed-in',
    audit: 'Export concepts',
    body: z.strictObject({ filter: Filter.optional(), language: language.optional() }),
    reply: z.instanceof(Blob),
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }),
  upload: endpoint('POST', '/v2/concepts/upload-data-file', {
    summary: 'Checks a workbook and answers what it would change; nothing is written',
    access: 'concept-editor',
    audit: 'Check concept file',
    body: z.strictObject({ file: z.array(formFile).length(1) }),
    form: { fileBytes: maxFileMegabytes * 1024 * 1024 },
    reply: Counts.extend({
      rows: z.array(
        z.object({
          id: z.string(),
          line: z.number(),
          concept_name: z.string(),
          language: z.string(),
          text: z.string(),
          domains: z.array(z.string()),
          groupFlag: z.boolean(),
          textOperationResult: z.enum(textOperationResults).nullable(),
        }),
      ),
      problems: z.array(
        z.object({
          line: z.number().optional(),
          column: z.string().optional(),
          cell: z.string().optional(),
          message: z.string(),
          currentValue: z.string(),
        }),
      ),
      /** To be sent with `bulk`. */
      concepts: z.array(BulkConcept),
    }),
    errors: [403],
    bodyLimit: (maxFileMegabytes + 1) * 1024 * 1024,
  }),
  bulk: endpoint('POST', '/v2/concepts/bulk', {
    summary: 'Changes many concepts, all of them or none; one without an id is added',
    access: 'concept-editor',
    audit: 'Change concepts',
    body: z.strictObject({ concepts: z.array(BulkConcept).max(maxBulkConcepts) }),
    reply: Counts.extend({ concepts: z.number() }),
    errors: [403, 404, 409],
    bodyLimit: 64 * 1024 * 1024,
  }),
  remove: endpoint('DELETE', '/v2/concepts/{id}', {
    summary: 'Delete a concept; domains that mention it are told by their checks',
    access: 'concept-editor',
    audit: 'Delete concept',
    params: z.strictObject({ id }),
    query: z.strictObject({ version: z.coerce.number().int().min(1).max(maxVersions).optional() }),
    reply: z.object({}),
    errors: [403, 404, 409],
  }),
}
export type ChangedConcepts = z.infer<typeof concepts.queryChanged.shapes.reply>
export type UploadedConcepts = z.infer<typeof concepts.upload.shapes.reply>
