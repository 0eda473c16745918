import { chatStages } from '@sdp/domain/chat'
import { z } from 'zod'
import { ChatReading, ChatTrace, ChatValue, PassedRules } from './chat-trace.ts'
import { contentLimit } from './domains.ts'
import { endpoint } from './endpoint.ts'

const shortText = z.string().max(200).default('')

/** What the car says about itself. */
const ChatHeader = z.strictObject({
  language: z.string().min(1).max(20),
  stage: z.string().min(1).max(40),
  market: shortText,
  environment: shortText,
  vin: shortText,
  appId: shortText,
  appKey: shortText,
  appName: shortText,
  platform: shortText,
  profileAuth: shortText,
  huVersion: shortText,
  /** latitude:longitude */
  position: shortText,
})

/** The domain that somebody edits: a revision, and what was changed since, in the form of a save. */
const Draft = z.strictObject({
  domainId: z.string().min(1).max(100),
  revision: z.uuid(),
  updates: z.record(z.string(), z.unknown()).default({}),
  /** The language that the changes were made in. */
  language_to_update: z.string().max(20).optional(),
  /** The stage whose published domains listen too; the draft takes the place of what is published of its own domain there. */
  among: z.enum(chatStages).optional(),
})
export type ChatDraft = z.infer<typeof Draft>

const inputs = z.record(z.string().max(200), ChatValue)

/** Inputs that are taken as given, whatever the conversation says; null takes a value away. */
const WhatIf = z.strictObject({
  intent: z.string().max(200).nullable().optional(),
  request: z.string().max(200).nullable().optional(),
  slots: z.record(z.string().max(200), ChatValue.nullable()).optional(),
  apiInputs: z.record(z.string().max(200), z.unknown()).optional(),
  vehicleInputs: inputs.optional(),
  contextInputs: inputs.optional(),
  featureFlags: z.record(z.string().max(200), z.boolean()).optional(),
})
export type ChatWhatIf = z.infer<typeof WhatIf>

const RequestInfo = z.strictObject({
  draft: Draft.optional(),
  /** What an earlier answer left to remember; absent at the beginning of a conversation. */
  dialogState: z.unknown().optional(),
  whatIf: WhatIf.optional(),
  /** Which of several texts is chosen; the same seed gives the same answer. */
  seed: z.number().int().min(0).max(1_000_000_000).optional(),
})

export const TextRecognitionBody = z.strictObject({
  text_query: z.string().trim().min(1).max(1000),
  requestInfo: RequestInfo.default({}),
  header: ChatHeader,
})

/** One action of an answer: what is said, played and shown. */
export const SystemResponse = z.object({
  /** The UI action; empty where the answer comes from no domain. */
  action: z.string(),
  text: z.string(),
  preText: z.string(),
  postText: z.string(),
  audio: z.array(z.string()),
  image: z.string().nullable(),
  gui: z
    .object({ type: z.string(), scope: z.string(), layout: z.number(), template: z.unknown() })
    .nullable(),
  /** Whether the assistant waits for more of the same conversation. */
  continues: z.boolean(),
  /** To be sent with the next request of the conversation. */
  dialogState: z.unknown().optional(),
})
export type SystemResponse = z.infer<typeof SystemResponse>

/** A domain that took part, and how it compared with the others. */
const Candidate = z.object({
  domainId: z.string(),
  domain: z.string(),
  intent: z.string().nullable(),
  /** How certain that is, from 0 to 1: the scale of all readings. */
  score: z.number(),
  /** Who found it; null where nothing was understood. */
  by: z.enum(['expression', 'answer', 'guess', 'confirmation']).nullable(),
  /** How many of the words its expression takes freely. */
  freeWords: z.number(),
  arbitration: z.string(),
  /** Why it did not answer; null for the one that did. */
  lostBy: z.string().nullable(),
})
export type ChatCandidate = z.infer<typeof Candidate>

const SaidText = z.object({
  response: z.string(),
  index: z.number(),
  written: z.string(),
  spoken: z.string(),
})

/** What the dialogue answers as far as tests compare it, before it is put into the form of `SystemResponse`. */
const ChatReply = z.object({
  actions: z.array(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('ui'),
        name: z.string(),
        before: z.array(SaidText),
        texts: z.array(SaidText),
        after: z.array(SaidText),
        gui: z.object({ template: z.unknown().optional() }).optional(),
      }),
      z.object({ kind: z.literal('core'), name: z.string(), parameters: z.record(z.string(), z.string()) }),
      z.object({ kind: z.literal('platform'), name: z.enum(['askBack', 'declined']), text: z.string() }),
    ]),
  ),
  followUp: z.boolean(),
  error: z.string().optional(),
})

/** How the answer came about. */
const FullResponse = z.object({
  /** Who answers; null where nobody does. */
  domainId: z.string().nullable(),
  domain: z.string().nullable(),
  language: z.string(),
  candidates: z.array(Candidate),
  /** Whether the best reading is of an intent that the head unit answers by itself. */
  isForHeadUnit: z.boolean(),
  /** Null where no domain answered. */
  reply: ChatReply.nullable(),
  /** The dialog state of a conversation that has ended: only a test that goes on with it sends it. */
  endState: z.unknown().optional(),
  /** Each step of the turn, for whoever asks why; null where no domain answered. */
  trace: ChatTrace.nullable(),
  /** For each round of the table the rules just before the one that fired, the nearest first. */
  passedOver: z.array(z.array(PassedRules)),
  /** How many rules each round passed over. */
  passedCounts: z.array(z.number()),
  millis: z.number(),
})

export const TextRecognitionReply = z.object({
  systemResponses: z.array(SystemResponse).min(1),
  fullResponse: FullResponse,
  /** The request as it was understood, defaults filled in; of unsaved changes only how large they were. */
  fullRequest: z.record(z.string(), z.unknown()),
})
export type TextRecognitionReply = z.infer<typeof TextRecognitionReply>

/** How one domain understands a sentence: by its expressions, or where none fits by guesses. */
const DomainReadings = z.object({
  domainId: z.string(),
  domain: z.string(),
  /** The most certain first. */
  readings: z.array(ChatReading),
  /** Below it a guess does not count; null where nothing was guessed. */
  threshold: z.number().nullable(),
  /** Why it could not be asked. */
  problem: z.string().nullable(),
})
export type DomainReadings = z.infer<typeof DomainReadings>

/** Which of the domains that are published at a stage answers a sentence. */
const StageAnswer = z.object({
  stage: z.string(),
  /** Who answers first, if anybody does; null where that has to be guessed and was not, or where time was up. */
  candidates: z.array(Candidate).nullable(),
  isForHeadUnit: z.boolean(),
  /** Why it could not be asked. */
  problem: z.string().nullable(),
})
export type StageAnswer = z.infer<typeof StageAnswer>

/** A call of an API action as a turn of a test makes it; the server adds the domain and the car. */
const TestCall = z.strictObject({
  domainId: z.string().min(1).max(100),
  /** Where the draft says that the action is handled; absent where it has no known handler. */
  handler: z.strictObject({ id: z.string().max(200), url: z.string().max(2_000) }).optional(),
  path: z.array(z.string().max(500)).max(100),
  request: z.strictObject({
    language: z.string().min(1).max(20),
    apiAction: z.string().max(200),
    apiActionDomain: z.string().max(200),
    intent: z.string().max(200).nullable(),
    request: z.string().max(200).nullable(),
    slots: inputs,
    apiInputs: z.record(z.string().max(200), z.unknown()),
    vehicleInputs: inputs,
    contextInputs: inputs,
    featureFlags: z.record(z.string().max(200), z.boolean()),
  }),
})

/** Longer than any spoken answer should be. */
export const maxSpokenTextLength = 2000

export const chat = {
  textRecognition: endpoint('POST', '/v2/mvap-core/text-recognition', {
    summary: 'What the assistant answers to a text, and why',
    access: 'signed-in',
    body: TextRecognitionBody,
    reply: TextRecognitionReply,
    errors: [404],
    bodyLimit: contentLimit,
  }),
  readings: endpoint('POST', '/v2/nlu-view/readings', {
    summary: 'How each domain in a language understands a sentence, and which one would answer at each stage',
    access: 'signed-in',
    body: z.strictObject({
      text: z.string().trim().min(1).max(1000),
      language: z.string().min(1).max(20),
      /** Whether also what comes near is wanted, where nothing fits: domains may have to learn that first. */
      isGuessed: z.boolean().default(true),
    }),
    reply: z.object({
      domains: z.array(DomainReadings),
      /** How many domains have the language but were not asked, since they are too many or time was up. */
      unasked: z.number(),
      /** Who would answer, for each stage at which something is published in the language, for cars of any platform. */
      stages: z.array(StageAnswer),
      millis: z.number(),
    }),
  }),
  callHandler: endpoint('POST', '/v2/mvap-core/handler-call', {
    summary: 'What the handler of an API action answers in a turn of a conversation test',
    access: 'signed-in',
    body: TestCall,
    reply: z.object({
      returnValue: z.unknown().optional(),
      data: z.unknown().optional(),
      inputs: z.record(z.string(), z.unknown()).optional(),
      /** Why there is no answer. */
      failure: z.string().optional(),
    }),
    errors: [404],
  }),
  speech: endpoint('POST', '/v2/mvap-core/tts-request', {
    summary: 'A text as sound; 501 where the server has no voice',
    access: 'signed-in',
    body: z.strictObject({
      text: z.string().trim().min(1).max(maxSpokenTextLength),
      environment: z.string().max(40).default('dev'),
      market: z.string().max(40).default('ece'),
      language: z.string().max(20).default('deu-DEU'),
    }),
    reply: z.instanceof(Blob),
    file: 'audio/wav',
    errors: [501],
  }),
}
