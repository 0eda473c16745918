import type { Intent } from '@sdp/domain'

/** What an intent is called after an edit, also when that edit renamed it; undefined when it is gone. */
export function followIntent(
  name: string,
  before: readonly Intent[],
  after: readonly Intent[],
): string | undefined {
  if (after.some((intent) => intent.name === name)) return name
  const place = before.findIndex((intent) => intent.name === name)
  const there = after[place]
  const isRenamed = before.length === after.length && before.every((one) => one.name !== there?.name)
  return isRenamed ? there?.name : undefined
}
