import { type Canonical, isFreeText, type Slot } from '../../model/slot.ts'

/** Example values stand in a sheet as the literals of no canonical. */
export const noCanonical = ''

/** What a sheet says of a slot: its canonicals with their literals, or its example values as those of none. */
export function saidInSheet(slot: Pick<Slot, 'type' | 'canonicals' | 'exampleValues'>): readonly Canonical[] {
  const { canonicals, exampleValues = [] } = slot
  return isFreeText(slot) ? [{ name: noCanonical, literals: exampleValues }] : canonicals
}
