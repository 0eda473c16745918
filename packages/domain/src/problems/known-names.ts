import type { Domain } from '../domain.ts'
import type { SharedKind } from '../mentioning.ts'

type NamedLists = Pick<
  Domain,
  'intents' | 'slots' | 'apiInputs' | 'apiActions' | 'uiActions' | 'handlers' | 'reusableExpressions'
>

/** What the platform offers to every domain. */
interface PlatformActions {
  coreActions?: readonly string[]
  uiActions?: readonly string[]
}

/** The names that a domain can mention, by kind: its own and those of the platform. */
export function namesIn(
  domain: NamedLists,
  { coreActions = [], uiActions = [] }: PlatformActions,
): Record<SharedKind, Set<string>> {
  return {
    intent: new Set(namesOf(domain.intents)),
    slot: new Set(namesOf(domain.slots)),
    'API input': new Set(namesOf(domain.apiInputs)),
    input: new Set([...namesOf(domain.slots), ...namesOf(domain.apiInputs)]),
    'API action': new Set([...namesOf(domain.apiActions), ...coreActions]),
    'UI action': new Set([...namesOf(domain.uiActions), ...uiActions]),
    handler: new Set(domain.handlers.map(({ id }) => id)),
    'reusable part': new Set(namesOf(domain.reusableExpressions)),
  }
}

function namesOf(entries: readonly { name: string }[]): string[] {
  return entries.map(({ name }) => name)
}

/** No names at all, to be updated. */
export function noNames(): Record<SharedKind, Set<string>> {
  return namesIn(nothing, {})
}

const nothing = {
  intents: [],
  slots: [],
  apiInputs: [],
  apiActions: [],
  uiActions: [],
  handlers: [],
  reusableExpressions: [],
}

/**
 * Brings names up to date. The set of a kind becomes another object when what was found with it may be wrong now: where
 * no mention was wrong, more names cannot make one wrong.
 */
export function updateNames(
  known: Record<SharedKind, Set<string>>,
  now: Record<SharedKind, Set<string>>,
  isClean: boolean,
): void {
  for (const kind of Object.keys(known) as SharedKind[]) {
    const isKept = isClean
      ? includes(now[kind], known[kind])
      : now[kind].size === known[kind].size && includes(now[kind], known[kind])
    if (!isKept) known[kind] = now[kind]
    else for (const name of now[kind]) known[kind].add(name)
  }
}

function includes(all: ReadonlySet<string>, some: ReadonlySet<string>): boolean {
  if (all.size < some.size) return false
  for (const name of some) if (!all.has(name)) return false
  return true
}
