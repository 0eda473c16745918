import { type SharedKind, sharedKinds } from '../mentioning.ts'
import { listOfKind, nounOf } from '../nouns.ts'
import type { DomainPart } from '../references.ts'
import { remember } from './remember.ts'

/** What the platform offers to every domain. */
interface PlatformActions {
  coreActions?: readonly string[]
  uiActions?: readonly string[]
}

/** The names that a domain can mention, by kind: its own and those of the platform. */
export function namesIn(
  domain: DomainPart,
  { coreActions = [], uiActions = [] }: PlatformActions,
): Record<SharedKind, ReadonlySet<string>> {
  const ofKind = (kind: SharedKind) => {
    const list = listOfKind(kind)
    return list === undefined ? none : namesOf(domain[list] ?? noEntries, nounOf(list).namedBy)
  }
  const names = Object.fromEntries(sharedKinds.map((kind) => [kind, ofKind(kind)]))
  return {
    ...(names as Record<SharedKind, ReadonlySet<string>>),
    input: namesOfBoth(domain.slots ?? noEntries, domain.apiInputs ?? noEntries),
    'API action': new Set([...ofKind('API action'), ...coreActions]),
    'UI action': new Set([...ofKind('UI action'), ...uiActions]),
  }
}

const none: ReadonlySet<string> = new Set()
const noEntries: readonly { name: string }[] = []

/** The names of a list, made once for each list: a domain can have 50,000 slots, and most edits leave them alone. */
export const namesOf = remember(
  (list: readonly object[], namedBy: string): ReadonlySet<string> =>
    new Set(list.map((entry) => (entry as Record<string, string>)[namedBy]!)),
)

type Named = readonly { name: string }[]

const namesOfBoth = remember((slots: Named, inputs: Named): ReadonlySet<string> => {
  const names = new Set(namesOf(slots, 'name'))
  for (const { name } of inputs) names.add(name)
  return names
})

/** Names that follow a domain from edit to edit. */
export interface FollowedNames {
  /** The set of a kind becomes another object when what was found with it may be wrong now. */
  known: Record<SharedKind, ReadonlySet<string>>
  update: (now: Record<SharedKind, ReadonlySet<string>>, isClean: boolean) => void
}

/** Begins with no names; `isClean` says that no mention was wrong with those before. */
export function followNames(): FollowedNames {
  const known = namesIn({}, {})
  const last = { ...known }
  return {
    known,
    update(now, isClean) {
      for (const kind of Object.keys(known) as SharedKind[]) {
        if (now[kind] !== last[kind]) known[kind] = followed(known[kind], now[kind], isClean)
        last[kind] = now[kind]
      }
    },
  }
}

/** Where no mention was wrong, more names cannot make one wrong: then the set stays the same object. */
function followed(
  before: ReadonlySet<string>,
  now: ReadonlySet<string>,
  isClean: boolean,
): ReadonlySet<string> {
  const more: string[] = []
  for (const name of now) if (!before.has(name)) more.push(name)
  const areAllThere = now.size - more.length === before.size
  if (!areAllThere || (!isClean && more.length > 0)) return new Set(now)
  for (const name of more) (before as Set<string>).add(name)
  return before
}
