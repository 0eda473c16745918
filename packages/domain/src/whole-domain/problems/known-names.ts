import type { Names } from '../../mentions/mentions.ts'
import type { DomainPart } from '../../mentions/references.ts'
import type { Domain } from '../../model/domain.ts'
import { kindOfList, type ListName, listNames, listOfKind, nameOf } from '../../model/list-names.ts'
import { type SharedKind, sharedKinds } from '../../model/name-kinds.ts'
import type { Slot, SlotsByName } from '../../model/slot.ts'
import { coreActionsOf } from '../../nouns/api-actions/core-actions.ts'
import { type FollowedList, followList } from '../../toolbox/followed-list.ts'

/** What the platform offers to every domain. */
interface PlatformActions {
  coreActions?: readonly string[]
  platformUiActions?: readonly string[]
}

/** The names that a domain can mention, by kind: its own and those of the platform. */
export function namesIn(
  domain: DomainPart,
  { coreActions = [], platformUiActions = [] }: PlatformActions,
): Record<SharedKind, ReadonlySet<string>> {
  const ofKind = (kind: SharedKind) => {
    const list = listOfKind(kind)
    return new Set(list && domain[list]?.map((entry) => nameOf(list, entry)))
  }
  const names = byKind(ofKind)
  return {
    ...names,
    input: new Set([...names.slot, ...names['API input']]),
    'API action': new Set([...names['API action'], ...coreActions]),
    'UI action': new Set([...names['UI action'], ...platformUiActions]),
  }
}

function byKind<Made>(make: (kind: SharedKind) => Made): Record<SharedKind, Made> {
  return Object.fromEntries(sharedKinds.map((kind) => [kind, make(kind)])) as Record<SharedKind, Made>
}

/** The names of a kind; after some of them went, also which those are. */
export interface KnownNames extends Names {
  fewer?: { than: Names; by: ReadonlySet<string> } | undefined
}

/** Names that follow a domain from edit to edit. */
export interface FollowedNames {
  /** What is known of a kind becomes another object when what was found with it may be wrong now. */
  known: Readonly<Record<SharedKind, KnownNames>>
  /** Another object after every change of a slot. */
  slots: () => SlotsByName
  /** Whether no name is twice in a list. */
  isUnique: (list: ListName) => boolean
  /** `isClean` says that no mention was wrong with the names before: then more names cannot make one wrong. */
  update: (domain: Domain, isClean: boolean) => void
}

/** Begins with no names. */
export function followNames({ coreActions = [], platformUiActions = [] }: PlatformActions): FollowedNames {
  const lists = Object.fromEntries(
    listNames.map((list) => [list, followList((entry: object) => nameOf(list, entry as never))]),
  ) as unknown as Record<ListName, FollowedList<object>>
  const { slots: ofSlots, apiInputs, apiActions, uiActions } = lists
  const platform = new Set(platformUiActions)
  let offered: readonly string[] = []

  const make: Record<SharedKind, () => KnownNames> = {
    ...byKind((kind) => {
      const list = listOfKind(kind)
      const byName = list === undefined ? new Map() : lists[list].byName
      return () => ({ has: (name: string) => byName.has(name) })
    }),
    input: () => ({ has: (name) => ofSlots.byName.has(name) || apiInputs.byName.has(name) }),
    'API action': () => ({ has: (name) => apiActions.byName.has(name) || offered.includes(name) }),
    'UI action': () => ({ has: (name) => uiActions.byName.has(name) || platform.has(name) }),
  }
  const known = byKind((kind) => make[kind]())
  const makeSlots = (): SlotsByName => ({ get: (name) => ofSlots.byName.get(name) as Slot | undefined })
  let slots = makeSlots()

  return {
    known,
    slots: () => slots,
    isUnique: (list) => lists[list].isUnique(),
    update(domain, isClean) {
      const changed = new Set<SharedKind>()
      const fewer = new Map<SharedKind, Set<string>>()
      for (const list of listNames) {
        const { isAny, isMore, removed } = lists[list].update(domain[list])
        if (isAny && list === 'slots') slots = makeSlots()
        for (const kind of isAny ? kindsOf(list) : []) {
          if (isMore && !isClean) changed.add(kind)
          if (removed.length > 0) fewer.set(kind, new Set([...(fewer.get(kind) ?? []), ...removed]))
        }
      }
      const offeredNow = coreActionsOf(domain, coreActions)
      if (offeredNow.join() !== offered.join()) changed.add('API action')
      offered = offeredNow
      for (const [kind, by] of fewer) {
        const than = known[kind]
        known[kind] = { ...make[kind](), fewer: { than, by } }
        // Or every state of the domain since it was opened would be kept
        than.fewer = undefined
      }
      for (const kind of changed) known[kind] = make[kind]()
    },
  }
}

/** The kinds of names that a list has. */
function kindsOf(list: ListName): SharedKind[] {
  const kind = kindOfList(list)
  const own = sharedKinds.filter((one) => one === kind)
  return list === 'slots' || list === 'apiInputs' ? [...own, 'input'] : own
}
