import type { Domain } from './domain.ts'
import { type NameKind, type NamesByKind, nameKinds } from './mentions.ts'

/** The names that a domain has, by kind; core actions belong to the platform. */
export function namesIn(domain: Domain, coreActions: readonly string[] = []): NamesByKind {
  return {
    intent: new Set(namesOf(domain.intents)),
    slot: new Set(namesOf(domain.slots)),
    'API input': new Set(namesOf(domain.apiInputs)),
    'API action': new Set([...namesOf(domain.apiActions), ...coreActions]),
    'UI action': new Set(namesOf(domain.uiActions)),
    handler: new Set(domain.handlers.map(({ id }) => id)),
    'reusable part': new Set(namesOf(domain.reusableExpressions)),
  }
}

function namesOf(entries: readonly { name: string }[]): string[] {
  return entries.map(({ name }) => name)
}

/** Keeps what is the same from one domain to the next: a set with the same names stays the same object. */
export function keepSameNames(before: NamesByKind | undefined, after: NamesByKind): NamesByKind {
  if (before === undefined) return after
  const kept: Record<NameKind, ReadonlySet<string>> = { ...after }
  for (const kind of nameKinds) if (isSame(before[kind], after[kind])) kept[kind] = before[kind]
  return nameKinds.every((kind) => kept[kind] === before[kind]) ? before : kept
}

function isSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  if (a.size !== b.size) return false
  for (const name of a) if (!b.has(name)) return false
  return true
}
