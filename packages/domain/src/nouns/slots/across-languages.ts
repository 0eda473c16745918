import type { Canonical } from '../../model/slot.ts'
import { firstByKey } from '../../toolbox/lists.ts'

/** A canonical with what is said for it in each language. */
export interface CanonicalInLanguages {
  name: string
  /** One list a language, in their order; an empty one is a gap (ruling R317). */
  literals: readonly (readonly string[])[]
}

const none: readonly string[] = []

/** A slot as it is in several languages, side by side, and how many canonicals each of them says nothing for. */
export function slotInLanguages(languages: readonly (readonly Canonical[])[]): {
  canonicals: CanonicalInLanguages[]
  gaps: number[]
} {
  const columns = languages.map((canonicals) =>
    firstByKey(canonicals.map(({ name, literals }) => [name, literals])),
  )
  const names = new Set(columns.flatMap((column) => [...column.keys()]))
  const canonicals = [...names].map((name) => ({
    name,
    literals: columns.map((column) => column.get(name) ?? none),
  }))
  const gaps = columns.map((_, at) => canonicals.filter(({ literals }) => literals[at]?.length === 0).length)
  return { canonicals, gaps }
}
