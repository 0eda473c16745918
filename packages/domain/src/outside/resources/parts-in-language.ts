import type { WireReusableExpression } from '../../whole-domain/wire/schemas.ts'

/** The reusable parts of a domain with their values in one language only. */
export function partsInLanguage(
  parts: readonly WireReusableExpression[],
  language: string,
): WireReusableExpression[] {
  return parts.map((part) => {
    if (part.values === undefined) return part
    const own = Object.entries(part.values).filter(([one]) => one === language)
    return { ...part, values: Object.fromEntries(own) }
  })
}

/** The parts of a file, with the values that the domain has in other languages. */
export function partsWithOtherLanguages(
  parts: readonly WireReusableExpression[],
  { current, language }: { current: readonly WireReusableExpression[]; language: string },
): WireReusableExpression[] {
  // A list may hold a name twice: the first of that name is the first here too.
  const waiting = new Map<string, WireReusableExpression[]>()
  for (const part of current) waiting.set(part.name, [...(waiting.get(part.name) ?? []), part])
  return parts.map((part) => {
    const before = waiting.get(part.name)?.shift()?.values
    const others = Object.entries(before ?? {}).filter(([one]) => one !== language)
    if (part.values === undefined && others.length === 0) return part
    return { ...part, values: Object.fromEntries([...others, ...Object.entries(part.values ?? {})]) }
  })
}
