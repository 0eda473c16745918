export interface Named {
  name: string
}

/** What something is called after an edit, also when that edit renamed it; undefined when it is gone (ruling R300). */
export function followName(
  name: string,
  before: readonly Named[],
  after: readonly Named[],
): string | undefined {
  if (after.some((one) => one.name === name)) return name
  const place = before.findIndex((one) => one.name === name)
  const there = after[place]
  const isRenamed = before.length === after.length && before.every((one) => one.name !== there?.name)
  return isRenamed ? there?.name : undefined
}
