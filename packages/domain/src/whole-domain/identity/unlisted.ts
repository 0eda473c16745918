import type { ListName } from '../../model/list-names.ts'
import type { Rename, RenameKind } from '../../model/rename.ts'
import type { Lineage } from './lineage.ts'

/** The lists of which a language may lack entries that others have; all languages refer to them by the same names. */
const listOfKind = {
  ttsResponse: 'ttsResponses',
  audioResponse: 'audioResponses',
  additionalResponse: 'additionalResponses',
} as const satisfies { readonly [Kind in RenameKind]?: ListName }

type ListKind = keyof typeof listOfKind
type ResponseList = (typeof listOfKind)[ListKind]

const listKinds = Object.keys(listOfKind) as ListKind[]

/** The lists that may name entries which only other languages have. */
export const responseLists: ReadonlySet<ListName> = new Set(Object.values(listOfKind))

/** Whether a rename may be one of an entry that the open language lacks, so that no identity carries it: responses and text concepts. */
export function isTraced({ kind }: Rename): boolean {
  return kind === 'concept' || Object.hasOwn(listOfKind, kind)
}

/**
 * A lineage with the renames of responses that the open language lacks and others may have (ruling R61). `traced` are
 * those of all responses, one after the other; where the language has a response, its identity says more.
 */
export function withUnlisted(
  before: Readonly<Record<ResponseList, readonly { name: string }[]>>,
  lineage: Lineage,
  traced: readonly Rename[],
): Lineage {
  const lists = new Map(lineage.lists.map((names) => [names.list, names]))
  for (const kind of listKinds) {
    const list = listOfKind[kind]
    const listed = new Set(before[list].map(({ name }) => name))
    const unlisted = [...finalNames(traced.filter((one) => one.kind === kind))].filter(
      ([from, to]) => from !== to && !listed.has(from),
    )
    if (unlisted.length === 0) continue
    const { renamed = [], removed = [] } = lists.get(list) ?? {}
    // Where both end at one name, the response that the author sees keeps it: the later rename puts the other aside
    lists.set(list, { list, renamed: [...unlisted, ...renamed], removed })
  }
  return { ...lineage, lists: [...lists.values()] }
}

/** What each name became by renames one after the other, of those that stood for something before the first of them. */
function finalNames(renames: readonly Rename[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const origins = new Map<string, string>()
  for (const { from, to } of renames) {
    const origin = origins.get(from) ?? (names.has(from) ? undefined : from)
    if (origin === undefined) continue
    origins.delete(from)
    origins.set(to, origin)
    names.set(origin, to)
  }
  return names
}
