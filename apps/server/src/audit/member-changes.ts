import type { PeopleList } from '@sdp/domain'

/** Who came into a list of people and who left it, an item each, for the audit log. */
export function memberChanges(
  list: PeopleList,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): string[] {
  const [were, are] = [new Set(before), new Set(after)]
  const added = after.filter((member) => !were.has(member)).map((member) => `${list} + ${member}`)
  const removed = before.filter((member) => !are.has(member)).map((member) => `${list} - ${member}`)
  return added.length + removed.length === 0 ? [list] : [...added, ...removed]
}
