import { foldName, foldSpoken } from '@sdp/domain'
import { type Canonical, listType, type Slot } from '@sdp/domain/slots'

const shownNames = 20

/** The canonicals of a slot in a table cell: the first of their names, for what fits. */
export function canonicalsText({ canonicals }: Slot): string {
  return canonicals
    .slice(0, shownNames)
    .map(({ name }) => name)
    .join(', ')
}

/** The example values of a slot in a table cell: the first of them, for what fits. */
export function exampleValuesText(values: readonly string[]): string {
  return `such as ${values.slice(0, shownNames).join(', ')}`
}

/** Only lists have canonicals; what came from outside with other slots can be seen and taken out (ruling R314). */
export function hasCanonicals({ type, canonicals }: Slot): boolean {
  return type === listType || canonicals.length > 0
}

/** The canonicals whose name or one of whose literals has a text in it. */
export function filterCanonicals(
  canonicals: readonly Canonical[],
  text: string,
  language: string,
): readonly Canonical[] {
  const wanted = text.trim()
  if (wanted === '') return canonicals
  const [named, spoken] = [foldName(wanted), foldSpoken(wanted, language)]
  return canonicals.filter((canonical) => {
    const { name, literals } = foldedTexts(canonical, language)
    return name.includes(named) || literals.some((literal) => literal.includes(spoken))
  })
}

interface FoldedTexts {
  language: string
  name: string
  literals: readonly string[]
}

const folded = new WeakMap<Canonical, FoldedTexts>()

/** Kept, since every key in the filter asks for the texts of all. */
function foldedTexts(canonical: Canonical, language: string): FoldedTexts {
  const known = folded.get(canonical)
  if (known?.language === language) return known
  const texts = {
    language,
    name: foldName(canonical.name),
    literals: canonical.literals.map((literal) => foldSpoken(literal, language)),
  }
  folded.set(canonical, texts)
  return texts
}
