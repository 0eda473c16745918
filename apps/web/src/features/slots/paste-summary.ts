import type { Paste } from '@sdp/domain/slots'
import { counted, readableNumber } from '../../ui/numbers.ts'

/** How much a paste adds, and how much of it is refused. */
export function pasteSummary({ added, refused }: Paste): string {
  const canonicals = added.filter(({ isNew }) => isNew).length
  const literals = added.reduce((sum, one) => sum + one.literals.length, 0)
  const parts = [
    canonicals > 0 && counted(canonicals, 'canonical'),
    literals > 0 && counted(literals, 'literal'),
  ].filter((part) => part !== false)
  return summary(parts, refused)
}

/** The same of example values. */
export function exampleValuesSummary({ added, refused }: Paste): string {
  return summary(added.length > 0 ? [counted(added.length, 'example value')] : [], refused)
}

function summary(parts: readonly string[], refused: Paste['refused']): string {
  const adds = parts.length === 0 ? 'Nothing to add' : `Adds ${parts.join(' and ')}`
  return refused.length === 0 ? adds : `${adds}, ${readableNumber(refused.length)} refused`
}
