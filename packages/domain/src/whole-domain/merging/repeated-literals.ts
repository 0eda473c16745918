import type { Slot } from '../../model/slot.ts'
import { filterSame, mapSame, withFields } from '../../toolbox/lists.ts'
import { foldSpoken } from '../../toolbox/names.ts'
import { isThere, languageMark, readMark } from './language-marks.ts'
import type { Side } from './sides.ts'
import type { Deciding, MergePath } from './structure.ts'

/**
 * The slot with each literal at one canonical: what is spoken can stand for one only. Where the sides put the same
 * literal at different ones, it is decided whose counts (ruling R400); what one of them has twice itself stays.
 */
export function withoutRepeats(
  merged: Slot,
  sides: Record<Side, Slot>,
  place: MergePath,
  deciding: Deciding,
): Slot {
  const { language } = deciding
  const counts = { mine: countLiterals(sides.mine, language), theirs: countLiterals(sides.theirs, language) }
  let left = merged
  for (const [literal, canonicals] of countLiterals(merged, language)) {
    const most = Math.max(counts.mine.get(literal)?.size ?? 0, counts.theirs.get(literal)?.size ?? 0)
    if (canonicals.size <= Math.max(most, 1)) continue
    const spoken = readMark(literal)
    const chosen = deciding.decide(
      {
        id: [...place.id, 'literal', literal],
        label: `literal ${spoken?.rest ?? literal}`,
        holder: '',
        ...(spoken && { language: spoken.language }),
        show: place.show,
      },
      {
        base: { ...merged, canonicals: [] },
        mine: only(sides.mine, literal, language),
        theirs: only(sides.theirs, literal, language),
      },
    ) as Slot
    const kept = new Set(chosen.canonicals.map(({ name }) => name))
    left = withFields(left, {
      canonicals: mapSame(left.canonicals, (canonical) =>
        kept.has(canonical.name)
          ? canonical
          : withFields(canonical, {
              literals: filterSame(canonical.literals, (one) => foldMarked(one, language) !== literal),
            }),
      ),
    })
  }
  return left
}

/** The canonicals that each literal stands for, by what is spoken. */
function countLiterals({ canonicals }: Slot, language: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const { name, literals } of canonicals) {
    for (const literal of literals) {
      if (readMark(literal)?.rest === isThere) continue
      const spoken = foldMarked(literal, language)
      found.set(spoken, (found.get(spoken) ?? new Set()).add(name))
    }
  }
  return found
}

/** The slot with nothing but one literal. */
function only(slot: Slot, literal: string, language: string): Slot {
  const canonicals = slot.canonicals.flatMap((canonical) => {
    const literals = canonical.literals.filter((one) => foldMarked(one, language) === literal)
    return literals.length === 0 ? [] : [{ ...canonical, literals }]
  })
  return { ...slot, canonicals }
}

/** A literal as it is spoken, by the rules of its own language where it has a mark. */
function foldMarked(literal: string, language: string): string {
  const marked = readMark(literal)
  if (marked === undefined) return foldSpoken(literal, language)
  return `${languageMark(marked.language)}${foldSpoken(marked.rest, marked.language)}`
}
