/** How many rules have each of some things. */
export type Tally = ReadonlyMap<string, number>

/** Counts again after some rules gave way to others. */
export function tallyAfter<Rule>(
  last: Tally,
  { removed, added }: { removed: Iterable<Rule>; added: Iterable<Rule> },
  keysOf: (rule: Rule) => Iterable<string>,
): Tally {
  const counts = new Map(last)
  const count = (rules: Iterable<Rule>, by: 1 | -1) => {
    for (const rule of rules) for (const key of keysOf(rule)) counts.set(key, (counts.get(key) ?? 0) + by)
  }
  count(added, 1)
  count(removed, -1)
  for (const [key, left] of counts) if (left === 0) counts.delete(key)
  return counts
}
