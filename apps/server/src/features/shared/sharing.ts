import type { DomainRecord } from '../../records/domain-record.ts'

type Entries = readonly (readonly [key: string, value: unknown])[]

/** The names of the entries marked shared, per domain that has any. */
export function sharedNames(
  domains: readonly DomainRecord[],
  entries: ReadonlyMap<string, Entries>,
): { name: string; inputs: string[] }[] {
  return domains.flatMap(({ name, savePointId }) => {
    const inputs = (entries.get(savePointId) ?? [])
      .filter(([, input]) => (input as { shared?: boolean }).shared === true)
      .map(([key]) => key)
    return inputs.length === 0 ? [] : [{ name, inputs }]
  })
}

/**
 * Of each UI action that plays audio, its responses with their texts; a response that is gone is left out (ruling R26).
 */
export function audioByAction(actions: Entries, responses: Entries): Record<string, Record<string, unknown>> {
  const texts = new Map(responses)
  return Object.fromEntries(
    actions.flatMap(([name, action]) => {
      const named = (action as { audioResponse?: string[] }).audioResponse ?? []
      const found = named.filter((response) => texts.has(response))
      if (found.length === 0) return []
      return [[name, Object.fromEntries(found.map((response) => [response, texts.get(response)]))]]
    }),
  )
}
