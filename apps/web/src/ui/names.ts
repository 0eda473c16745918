export function nameOf({ name }: { name: string }): string {
  return name
}

/** How many can be seen at a glance; above that there is a search bar. */
export const maxUnsearched = 5

/** What has a text in its name, whatever the case. */
export function findByName<T extends { name: string }>(all: readonly T[], text: string): readonly T[] {
  const wanted = text.trim().toLowerCase()
  return wanted === '' ? all : all.filter(({ name }) => name.toLowerCase().includes(wanted))
}

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
