export function nameOf({ name }: { name: string }): string {
  return name
}

/** So few can be seen at a glance. */
export const mostUnsearched = 5

/** What has a text in its name or its comments. */
export function findNamed<T extends { name: string; comments: string }>(
  all: readonly T[],
  text: string,
): readonly T[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return all
  return all.filter(
    ({ name, comments }) => name.toLowerCase().includes(wanted) || comments.toLowerCase().includes(wanted),
  )
}

/** '1 rule', '1,200 rules'. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
}
