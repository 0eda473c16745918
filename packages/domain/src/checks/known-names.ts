import type { Domain } from '../domain.ts'
import { type NamesByKind, nameKinds } from '../mentions.ts'

/** What the platform offers to every domain. */
interface PlatformActions {
  coreActions?: readonly string[]
  uiActions?: readonly string[]
}

/** The names that a domain can mention, by kind: its own and those of the platform. */
export function namesIn(domain: Domain, { coreActions = [], uiActions = [] }: PlatformActions): NamesByKind {
  return {
    intent: new Set(namesOf(domain.intents)),
    slot: new Set(namesOf(domain.slots)),
    'API input': new Set(namesOf(domain.apiInputs)),
    'API action': new Set([...namesOf(domain.apiActions), ...coreActions]),
    'UI action': new Set([...namesOf(domain.uiActions), ...uiActions]),
    handler: new Set(domain.handlers.map(({ id }) => id)),
    'reusable part': new Set(namesOf(domain.reusableExpressions)),
  }
}

function namesOf(entries: readonly { name: string }[]): string[] {
  return entries.map(({ name }) => name)
}

/** Whether all names that were known are known now as well. */
export function includesNames(now: NamesByKind, before: NamesByKind): boolean {
  return nameKinds.every((kind) => {
    if (now[kind].size < before[kind].size) return false
    for (const name of before[kind]) if (!now[kind].has(name)) return false
    return true
  })
}
