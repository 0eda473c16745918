import type { Domain } from '../model/domain.ts'
import {
  canonicalMentions,
  mapApiActionMentions,
  mapApiInputMentions,
  mapHandlerMentions,
  mapIntentMentions,
  mapPartMentions,
  mapSlotMentions,
  mapUiActionMentions,
} from './references.ts'
import { findUses, type Uses } from './usage.ts'

/** Things of one kind that can be mentioned elsewhere, by their names; canonicals are those of a slot. */
export type Used =
  | { kind: UsedKind; names: readonly string[] }
  | { kind: 'canonical'; slot: string; names: readonly string[] }

export const usedKinds = [
  'intent',
  'slot',
  'reusableExpression',
  'apiInput',
  'apiAction',
  'uiAction',
  'handler',
  'test',
] as const
type UsedKind = (typeof usedKinds)[number]

const walks = {
  intent: mapIntentMentions,
  slot: mapSlotMentions,
  reusableExpression: mapPartMentions,
  apiInput: mapApiInputMentions,
  apiAction: mapApiActionMentions,
  uiAction: mapUiActionMentions,
  handler: mapHandlerMentions,
  // Nothing mentions a test
  test: (domain: Domain) => domain,
} as const

const nothing: Partial<Domain> = {
  intents: [],
  slots: [],
  modules: [],
  apiInputs: [],
  apiActions: [],
  uiActions: [],
  ttsResponses: [],
  audioResponses: [],
  guiResponses: [],
  additionalResponses: [],
  reusableExpressions: [],
  tests: [],
}

/**
 * Where things are mentioned in a domain, or in some part of it; intents by the expressions that go with them, reusable
 * parts by the others.
 */
export function usesOf(part: Partial<Domain>, used: Used): Uses {
  const domain = { ...nothing, ...part } as Domain
  if (used.kind === 'canonical') return findUses(domain, canonicalMentions(used.slot), used.names)
  const deleted = new Set(used.names)
  if (used.kind === 'reusableExpression') {
    const others = domain.reusableExpressions.filter(({ name }) => !deleted.has(name))
    return findUses({ ...domain, reusableExpressions: others }, mapPartMentions, used.names)
  }
  if (used.kind !== 'intent') return findUses(domain, walks[used.kind], used.names)

  const own = domain.intents.filter(({ name, expressions }) => deleted.has(name) && expressions.length > 0)
  return {
    ...findUses(domain, mapIntentMentions, used.names),
    intents: own.map(({ name, expressions }) => ({ name, count: expressions.length })),
  }
}
