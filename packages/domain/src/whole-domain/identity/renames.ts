import type { ListName } from '../../model/list-names.ts'
import type { Rename, RenameKind } from '../../model/rename.ts'
import { ownerOf } from '../../model/response-names.ts'
import { listOfKind } from './edit-lineage.ts'
import { type Lineage, nameAfter, namesOfList } from './lineage.ts'

/** The lists whose names stand in what other languages say, and what such a name is called there. */
const kindOfList: { readonly [List in ListName]?: RenameKind } = {
  intents: 'intent',
  slots: 'slot',
  reusableExpressions: 'reusableExpression',
  apiInputs: 'apiInput',
  uiActions: 'uiAction',
  ttsResponses: 'ttsResponse',
  audioResponses: 'audioResponse',
  additionalResponses: 'additionalResponse',
}

/**
 * The renames of a lineage that other languages have to follow, of the domain before and in an order in which none takes a name
 * that is still in use. Slots come before their canonicals, which are then found by the new names.
 */
export function renamesToFollow(before: { slots: readonly { name: string }[] }, lineage: Lineage): Rename[] {
  const { lists, canonicals } = lineage
  const slotNames = new Set(before.slots.map(({ name }) => name))
  const ofLists = lists.flatMap(({ list, renamed }) => {
    const kind = kindOfList[list]
    if (kind === undefined) return []
    const own = renamed.filter(([from]) => isFollowed(list, from, { lineage, slotNames }))
    return inSafeOrder(own).map(([from, to]): Rename => ({ kind, from, to }))
  })
  const slotAfter = nameAfter(namesOfList(lineage, 'slots'))
  const ofSlots = canonicals.flatMap(({ slot, renamed }) =>
    inSafeOrder(renamed).map(
      ([from, to]): Rename => ({ kind: 'canonical', from, to, slot: slotAfter(slot) ?? slot }),
    ),
  )
  return [...ofLists, ...ofSlots]
}

/** All renames of a lineage as a comparison lists them, in such an order. */
export function renamesByKind({ lists }: Lineage): Rename[] {
  return (Object.entries(listOfKind) as [RenameKind, ListName][]).flatMap(([kind, list]) => {
    const renamed = lists.find((one) => one.list === list)?.renamed ?? []
    return inSafeOrder(renamed).map(([from, to]): Rename => ({ kind, from, to }))
  })
}

/** The same names the other way round. */
export function renamedBack({ lists }: Lineage): Lineage {
  return {
    lists: lists.map(({ list, renamed }) => ({
      list,
      renamed: renamed.map(([from, to]) => [to, from] as const),
      removed: [],
    })),
    canonicals: [],
    rules: [],
  }
}

function isFollowed(
  list: ListName,
  from: string,
  { lineage, slotNames }: { lineage: Lineage; slotNames: ReadonlySet<string> },
): boolean {
  // No text means an API input that has the name of a slot
  if (list === 'apiInputs') return !slotNames.has(from)
  if (list !== 'ttsResponses') return true
  // What is spoken before and after the texts of a UI action goes with that
  const owner = ownerOf(from)
  return (
    owner === undefined || nameAfter(namesOfList(lineage, 'uiActions'))(owner.uiAction) === owner.uiAction
  )
}

/** Renames that happen at once, as some that follow each other. */
function inSafeOrder(
  renamed: readonly (readonly [from: string, to: string])[],
): (readonly [string, string])[] {
  const ordered: (readonly [string, string])[] = []
  let left = [...renamed]
  while (left.length > 0) {
    const used = new Set(left.map(([from]) => from))
    const free = left.filter(([, to]) => !used.has(to))
    if (free.length > 0) {
      ordered.push(...free)
      left = left.filter(([, to]) => used.has(to))
    } else {
      // They go round in a circle: the first steps aside
      const [[from, to], ...others] = left as [readonly [string, string], ...(readonly [string, string])[]]
      const aside = `${from}_${to}_`
      ordered.push([from, aside])
      left = [...others, [aside, to]]
    }
  }
  return ordered
}
