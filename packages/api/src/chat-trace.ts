import { z } from 'zod'

type Value = string | number | boolean | readonly Value[]
/** A value of an input at run time. */
export const ChatValue: z.ZodType<Value> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.array(ChatValue)]),
)

const SpokenSlot = z.object({
  slot: z.string(),
  value: z.union([z.string(), z.number(), z.boolean()]),
  text: z.string(),
  from: z.number(),
  to: z.number(),
})

/** One way to understand a sentence, and the expression or the guess that it comes from. */
export const ChatReading = z.object({
  intent: z.string(),
  slots: z.array(SpokenSlot),
  score: z.number(),
  origin: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('expression'),
      index: z.number(),
      text: z.string(),
      /** How many of the words it takes freely; absent where the whole sentence is the value of a slot. */
      fit: z.object({ words: z.number(), free: z.number() }).optional(),
      /** What was forgiven in the sentence. */
      forgiven: z
        .array(z.object({ kind: z.string(), said: z.string(), meant: z.string() }))
        .readonly()
        .optional(),
      readAs: z.string().optional(),
    }),
    z.object({ kind: z.literal('guess'), nearest: z.string() }),
  ]),
})
export type ChatReading = z.infer<typeof ChatReading>

const Heard = z.object({
  by: z.enum(['expression', 'answer', 'guess', 'confirmation']),
  reading: ChatReading,
})
const Lost = Heard.extend({
  why: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('ranked lower'), why: z.string().optional() }),
    z.object({ kind: z.literal('not on the white list'), uiAction: z.string() }),
    z.object({ kind: z.literal('nobody asked') }),
    z.object({ kind: z.literal('less certain') }),
    z.object({ kind: z.literal('lacks a value'), slot: z.string() }),
    z.object({ kind: z.literal('turned round'), word: z.string() }),
    z.object({ kind: z.literal('too unlikely'), threshold: z.number() }),
  ]),
})

const RulePlace = z.object({ module: z.number(), rule: z.number() })
const Known = z.object({ collected: z.boolean(), updated: z.boolean(), value: ChatValue.optional() })

const Round = z.object({
  situation: z.record(z.string(), Known),
  fired: RulePlace.optional(),
  uiAction: z.string().optional(),
  coreAction: z.object({ name: z.string(), parameters: z.record(z.string(), z.string()) }).optional(),
  call: z
    .object({
      apiAction: z.string(),
      request: z.unknown(),
      answer: z.unknown(),
      millis: z.number(),
      filled: z.array(z.string()),
      remarks: z.array(z.string()),
    })
    .optional(),
  gaveUp: z.string().optional(),
})

const InputName = z.object({ kind: z.enum(['slot', 'apiInput']), name: z.string() })

const Waits = z.object({
  uiAction: z.string(),
  act: z.string(),
  slots: z.array(z.string()),
  whiteList: z.array(z.string()),
})

/** Everything that led to an answer. */
export const ChatTrace = z.object({
  version: z.literal(1),
  text: z.string(),
  understood: z.object({
    text: z.string(),
    chosen: Heard.optional(),
    others: z.array(Lost),
    asksBack: z.literal(true).optional(),
    declines: z.literal(true).optional(),
  }),
  rounds: z.array(Round),
  resets: z.array(
    InputName.extend({
      value: ChatValue.optional(),
      rule: z.number(),
      when: z.enum(['start', 'end']),
    }),
  ),
  forgotten: z.array(InputName),
  fulfilment: z
    .object({
      request: z.string(),
      by: z.array(z.object({ kind: z.enum(['uiAction', 'apiAction']), name: z.string() })),
      end: z.enum(['fulfilled', 'open', 'dropped']),
    })
    .optional(),
  waits: Waits.optional(),
  end: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('answered') }),
    z.object({ kind: z.literal('asked back') }),
    z.object({ kind: z.literal('declined') }),
    z.object({ kind: z.literal('no rule') }),
    z.object({ kind: z.literal('too many rounds'), rounds: z.number() }),
    z.object({ kind: z.literal('call failed'), apiAction: z.string(), reason: z.string() }),
    z.object({ kind: z.literal('unknown API action'), apiAction: z.string() }),
  ]),
})
export type ChatTrace = z.infer<typeof ChatTrace>

/** Rules side by side that were passed over, and the first of their conditions, the same for all, that failed. */
export const PassedRules = z.object({
  module: z.number(),
  first: z.number(),
  last: z.number(),
  input: z.string(),
  sentence: z.string(),
})
export type PassedRules = z.infer<typeof PassedRules>
