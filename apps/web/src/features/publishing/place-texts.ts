import type { Instruction } from '@sdp/domain/publishing'

/** Where something is to happen, a line for each place and resource: 'ECE prod, Language Model: deu-DEU, eng-USA'. */
export function placeTexts(
  instructions: readonly Instruction[],
  resources: readonly { code: string; name: string }[],
): string[] {
  const languagesAt = new Map<string, Set<string>>()
  for (const { node, environment, resource, languages } of instructions) {
    const name = resources.find(({ code }) => code === resource)?.name ?? resource
    const place = `${node} ${environment}, ${name}`
    languagesAt.set(place, new Set([...(languagesAt.get(place) ?? []), ...languages]))
  }
  return [...languagesAt].map(([place, languages]) => `${place}: ${[...languages].toSorted().join(', ')}`)
}
