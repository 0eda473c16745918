import type { Domain } from './domain.ts'
import {
  type ChangeName,
  mapApiActionMentions,
  mapApiInputMentions,
  mapHandlerMentions,
  mapIntentMentions,
  mapPartMentions,
  mapSlotMentions,
  mapUiActionMentions,
} from './references.ts'

/** The walk over the mentions of each kind of name. */
const walks = {
  intent: mapIntentMentions,
  slot: mapSlotMentions,
  'API input': mapApiInputMentions,
  'API action': mapApiActionMentions,
  'UI action': mapUiActionMentions,
  handler: mapHandlerMentions,
  'reusable part': mapPartMentions,
} as const satisfies Record<string, (domain: Domain, change: ChangeName) => Domain>

export type NameKind = keyof typeof walks
export const nameKinds = Object.keys(walks) as NameKind[]

/** Names by their kind. */
export type NamesByKind = Readonly<Record<NameKind, ReadonlySet<string>>>

export interface Mention {
  kind: NameKind
  name: string
}

const nothing: Partial<Domain> = {
  intents: [],
  slots: [],
  modules: [],
  apiInputs: [],
  apiActions: [],
  uiActions: [],
  guiResponses: [],
  reusableExpressions: [],
}

/** The names that a domain mentions, or some part of it: one module, for example. Each stands there once. */
export function mentionsIn(part: Partial<Domain>): Mention[] {
  const domain = { ...nothing, ...part } as Domain
  return nameKinds.flatMap((kind) => {
    const names = new Set<string>()
    walks[kind](domain, (name) => {
      names.add(name)
      return name
    })
    return Array.from(names, (name) => ({ kind, name }))
  })
}

/** What is mentioned and not there. */
export function missingOf(mentions: readonly Mention[], known: NamesByKind): readonly Mention[] {
  return mentions.length === 0 ? mentions : mentions.filter(({ kind, name }) => !known[kind].has(name))
}
