import {
  approvalActions,
  approvalOptions,
  approvalStates,
  publishingActions,
  resourceStates,
  stepStates,
  testRules,
} from '@sdp/domain/publishing'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { BehaviourChanges, FailingTest, PublishingChanges, PublishingTests } from './publishing-changes.ts'
import { code, Item, sentPlace } from './publishing-place.ts'

const language = z.string().min(1).max(20)
const named = z.object({ code: z.string(), name: z.string() })

/** A page of 60 languages and 3 environments asks for all of it at once. */
const languages = z.array(language).min(1).max(100)
const Instruction = z.strictObject({ ...sentPlace, languages })
const instructions = z.array(Instruction).max(500)

/** The save point whose content is meant; published content may come from another one. */
const Domain = z.strictObject({ name: z.string().min(1).max(50), savePoint: z.string().min(1).max(100) })

const Configuration = z.object({
  resources: z.array(named).readonly(),
  providers: z.array(named).readonly(),
  environments: z.array(named.extend({ order: z.number() })).readonly(),
  languages: z.array(named).readonly(),
  nodes: z
    .array(
      z.object({
        code: z.string(),
        description: z.string(),
        order: z.number(),
        domain: z.object({ embedded: z.boolean() }),
        environments: z.array(z.string()).readonly(),
        languages: z.array(z.string()).readonly(),
      }),
    )
    .readonly(),
  pipelines: z
    .array(
      z.object({
        provider: z.string(),
        environment: z.string(),
        steps: z.array(named.extend({ order: z.number() })).readonly(),
      }),
    )
    .readonly(),
  approvals: z.array(z.object({ environment: z.string(), approvers: z.number() })).readonly(),
  tests: z.array(z.object({ environment: z.string(), failing: z.enum(testRules) })).readonly(),
  /** What there is to publish of this domain. */
  instructions: z.array(z.object({ ...sentPlace, languages: z.array(z.string()).readonly() })),
})

export const PublishState = z.object({
  ...sentPlace,
  language,
  resourceState: z.object({
    state: z.enum(resourceStates),
    msgShort: z.string(),
    msgLong: z.string(),
    savePointName: z.string(),
    user: z.string(),
    date: z.string(),
    isActive: z.boolean(),
    atTarget: z.string().optional(),
  }),
  approval: z
    .object({
      state: z.enum(approvalStates).optional(),
      action: z.enum(approvalActions).optional(),
      requester: z.string(),
      requesterSub: z.string(),
      comment: z.string(),
      approver: z.string(),
      approverSubs: z.array(z.string()).readonly(),
      missing: z.number(),
      message: z.string(),
    })
    .optional(),
  pipeline: z.object({
    steps: z
      .array(
        z.object({
          code: z.string(),
          state: z.enum(stepStates),
          failing: z.array(FailingTest).readonly().optional(),
        }),
      )
      .readonly(),
    currentStep: z.string(),
    logs: z.array(z.object({ text: z.string(), updatedAt: z.string() })).readonly(),
  }),
  refusal: z.string().optional(),
})

const comment = z.string().trim().max(1000).optional()

/** What is to be done with each instruction; a refusal has its reason, and who asks or says yes may say something with it. */
const ActionData = z.strictObject({
  instructions: z
    .array(
      Instruction.extend({
        approval: z.enum(approvalOptions),
        reason: z.string().trim().max(1000).optional(),
        comment,
      }),
    )
    .min(1)
    .max(500),
})

const asked = { domain: Domain, context: z.strictObject({ instructions: instructions.optional() }) }
const action = {
  access: 'domain',
  body: z.strictObject({ domain: Domain, context: ActionData }),
  reply: z.array(PublishState),
  errors: [403, 404, 409],
} as const

/** What was once active at a place, newest first. */
const Publication = z.object({
  run: z.string(),
  ...Item.shape,
  action: z.enum(publishingActions),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  savePointName: z.string(),
  revision: z.string(),
  /** Whether what it published can be published again. */
  hasArtifact: z.boolean(),
  isActive: z.boolean(),
  user: z.string(),
  approvers: z.array(z.string()),
  startedAt: z.string(),
  endedAt: z.string(),
})
export type Publication = z.infer<typeof Publication>

/** A request that waits for an answer. */
const PublishRequest = z.object({
  domainId: z.string(),
  name: z.string(),
  action: z.enum(approvalActions),
  ...Item.omit({ provider: true }).shape,
  savePoint: z.string(),
  requester: z.string(),
  requestedAt: z.string(),
  comment: z.string(),
})
export type PublishRequest = z.infer<typeof PublishRequest>

/** What somebody answered to a request of whoever asks, who has not read it yet. */
const PublishAnswer = PublishRequest.omit({ savePoint: true, requester: true, requestedAt: true }).extend({
  id: z.string(),
  answer: z.enum(['approved', 'refused']),
  by: z.string(),
  /** The reason of a refusal, or what was said with a yes. */
  comment: z.string(),
})
export type PublishAnswer = z.infer<typeof PublishAnswer>

/** What became of requests of one person in one domain. */
export const RequestNotice = z.object({
  /** Agreed: somebody said yes, and more have to. */
  what: z.enum(['requested', 'agreed', 'approved', 'refused', 'cancelled']),
  domainId: z.string(),
  name: z.string(),
  action: z.enum(approvalActions),
  /** The first of them. */
  places: z.array(z.string()),
  requester: z.string(),
  requesterSub: z.string(),
  by: z.string(),
  /** What was said with it: the reason of a refusal, or a comment. */
  reason: z.string(),
})
export type RequestNotice = z.infer<typeof RequestNotice>

const base = '/v2/publishing'

const comparing = {
  access: 'signed-in' as const,
  body: z.strictObject({
    domain: Domain,
    context: z.strictObject({
      instructions: instructions.min(1),
      action: z.enum(approvalActions),
      /** Publishing what was active when this run had ended, in place of what is saved. */
      run: z.uuid().optional(),
    }),
  }),
  errors: [403, 404] as const,
}

/** From a save point to the cars of a market. */
export const publishing = {
  config: endpoint('POST', `${base}/config`, {
    summary: 'Where and how a domain can be published',
    access: 'signed-in',
    body: z.strictObject(asked),
    reply: Configuration,
    errors: [403, 404],
  }),
  states: endpoint('POST', `${base}/states`, {
    summary: 'How it stands with each item, without instructions of all',
    access: 'signed-in',
    body: z.strictObject(asked),
    reply: z.array(PublishState),
    errors: [403, 404],
  }),
  publish: endpoint('POST', `${base}/publish`, {
    ...action,
    summary: 'Publish, or ask for it, approve, cancel or refuse it',
    audit: 'Publish',
  }),
  unpublish: endpoint('POST', `${base}/unpublish`, {
    ...action,
    summary: 'Unpublish, or ask for it, approve, cancel or refuse it',
    audit: 'Unpublish',
  }),
  deliver: endpoint('POST', `${base}/deliver`, {
    access: 'domain',
    body: z.strictObject({ domain: Domain, context: z.strictObject({ instructions: instructions.min(1) }) }),
    reply: z.array(PublishState),
    errors: [403, 404, 409],
    summary: 'Bring what is published to its target again, exactly as it is; no approval is needed',
    audit: 'Deliver again',
  }),
  arRemoval: endpoint('POST', `${base}/ar-removal`, {
    ...action,
    summary: 'Take language models from their provider and leave the dialog',
    audit: 'Remove language model',
  }),
  download: endpoint('POST', `${base}/download`, {
    summary: 'The resources as they are published (source provider) or saved (source sdp), as zip',
    access: 'signed-in',
    body: z.strictObject({
      domain: Domain,
      context: z.strictObject({ source: z.enum(['provider', 'sdp']), instructions }),
    }),
    reply: z.unknown(),
    file: 'application/zip',
    errors: [403, 404],
  }),
  changes: endpoint('POST', `${base}/changes`, {
    summary: 'What publishing or unpublishing would change in the content',
    ...comparing,
    reply: PublishingChanges,
  }),
  behaviour: endpoint('POST', `${base}/behaviour`, {
    summary: 'What publishing or unpublishing would change for whoever speaks, as far as two seconds tell',
    ...comparing,
    reply: BehaviourChanges,
  }),
  tests: endpoint('POST', `${base}/tests`, {
    summary: 'How the kept tests would go with what publishing makes active, as far as ten seconds tell',
    ...comparing,
    reply: PublishingTests,
  }),
  history: endpoint('POST', `${base}/history`, {
    summary: 'What was published at a place, newest first, 50 at a time',
    access: 'signed-in',
    body: z.strictObject({
      domain: Domain,
      context: z.strictObject({
        node: code.optional(),
        environment: code.optional(),
        language: language.optional(),
        /** The run after which the next 50 come. */
        after: z.uuid().optional(),
      }),
    }),
    reply: z.array(Publication),
    errors: [403, 404],
  }),
  requests: endpoint('GET', `${base}/requests`, {
    summary: 'The requests of others that wait for an answer of whoever asks',
    access: 'signed-in',
    reply: z.array(PublishRequest),
  }),
  approvers: endpoint('POST', `${base}/approvers`, {
    summary: 'Who may answer a request of whoever asks, by name',
    access: 'signed-in',
    body: z.strictObject({ domain: Domain }),
    reply: z.object({ people: z.array(z.string()) }),
    errors: [403, 404],
  }),
  answers: endpoint('GET', `${base}/answers`, {
    summary: 'What became of the requests of whoever asks, until it is read',
    access: 'signed-in',
    reply: z.array(PublishAnswer),
  }),
  readAnswers: endpoint('POST', `${base}/answers/read`, {
    summary: 'Forgets that answers to requests of whoever asks are unread',
    access: 'signed-in',
    audit: 'Read publishing answer',
    body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(500) }),
    reply: z.object({}),
  }),
  again: endpoint('POST', `${base}/again`, {
    summary:
      'Go back to what was active at a market and environment when a run had ended, the dialog and all languages at once, under the same rules of approval',
    access: 'domain',
    audit: 'Go back to a version',
    body: z.strictObject({
      domain: Domain,
      context: z.strictObject({ run: z.uuid(), approval: z.enum(['request', 'execute']), comment }),
    }),
    reply: z.array(PublishState),
    errors: [403, 404, 409],
  }),
}
