import { changeTopics } from '@sdp/domain/publishing'
import { z } from 'zod'
import { Item } from './publishing-place.ts'

const ChangedLine = z.object({
  label: z.string(),
  language: z.string().optional(),
  before: z.string().optional(),
  after: z.string().optional(),
})

/** What changes in one topic: how much, and the entries as far as they are listed. */
const TopicChanges = z.object({
  topic: z.enum(changeTopics.map(([topic]) => topic)),
  title: z.string(),
  added: z.number(),
  changed: z.number(),
  removed: z.number(),
  entries: z.array(
    z.object({
      kind: z.string(),
      name: z.string(),
      change: z.enum(['added', 'removed', 'changed', 'moved', 'renamed']),
      renamedFrom: z.string().optional(),
      lines: z.array(ChangedLine),
      linesLeft: z.number(),
    }),
  ),
  left: z.number(),
})

const Behaviour = z.object({
  intent: z.string(),
  by: z.enum(['expression', 'guess', 'nobody', 'unknown']),
  rule: z.string(),
  answer: z.string(),
})

/** What changes for whoever speaks in a language. */
const SpokenChanges = z.object({
  language: z.string(),
  /** Whether the domain answers there now, and whether it will. */
  answersBefore: z.boolean(),
  answersAfter: z.boolean(),
  /** Sentences that were tried; those that lead elsewhere, and the first of these. */
  tried: z.number(),
  changed: z.number(),
  changes: z.array(
    z.object({
      sentence: z.string(),
      differs: z.array(z.enum(['intent', 'rule', 'answer'])),
      before: Behaviour,
      after: Behaviour,
    }),
  ),
  /** Whether time was up before all sentences were tried. */
  isCut: z.boolean(),
})

/** A kept test that does not go as it should. */
export const FailingTest = z.object({
  test: z.string(),
  language: z.string(),
  result: z.enum(['failed', 'cannot be said', 'could not be run', 'needs guesses']),
  reasons: z.array(z.string()).readonly(),
})

const places = z.array(Item.pick({ node: true, environment: true }))

export const PublishingChanges = z.object({
  /** What changes at places; those at which the same changes stand together. */
  comparisons: z.array(
    z.object({
      places,
      /** The save points that what is active now came from; none where nothing is. */
      replaces: z.array(z.string()),
      topics: z.array(TopicChanges),
    }),
  ),
  /** Places that are not listed, since too many differ. */
  left: z.number(),
  /** Who asked for it, and whether what they asked for has changed since. */
  requests: z.array(z.object({ requester: z.string(), at: z.string(), isVoid: z.boolean() })),
  /** What changed since; absent where nothing did, or nobody knows any more. */
  since: z.array(TopicChanges).optional(),
})
export type PublishingChanges = z.infer<typeof PublishingChanges>

/** What changes for whoever speaks, at the places of each comparison. */
export const BehaviourChanges = z.array(z.object({ places, spoken: z.array(SpokenChanges) }))
export type BehaviourChanges = z.infer<typeof BehaviourChanges>

/** How the kept tests go with what becomes active, at the places of each comparison; where nothing is to answer none is run. */
export const PublishingTests = z.array(
  z.object({
    places,
    languages: z.array(
      z.object({
        language: z.string(),
        total: z.number(),
        failed: z.number(),
        unsaid: z.number(),
        left: z.number(),
        failing: z.array(FailingTest).readonly(),
        /** Whether time was up before any of them could be run. */
        isCut: z.boolean(),
      }),
    ),
  }),
)
export type PublishingTests = z.infer<typeof PublishingTests>
