import type { Domain } from '@sdp/domain'
import { isFreeText } from '@sdp/domain/slots'
import { some } from './cars.ts'

/** A sentence with what its slots were filled with. */
interface Tried {
  intent: string | undefined
  slots: Record<string, unknown>
}

/**
 * The domain with the example values that its author would have who tried some sentences of each intent in the chat: what
 * they filled the free text of the intent with. `fills` is the name under which a sentence has a slot.
 */
export function withExampleValues(
  domain: Domain,
  tried: readonly Tried[],
  { each, fills }: { each: number; fills: ReadonlyMap<string, string> },
): Domain {
  const values = new Map<string, Set<string>>()
  for (const { name: intent, expressions } of domain.intents) {
    const mentioned = new Set(
      expressions.flatMap(({ text }) => [...text.matchAll(/\$\(([^)]+)\)/g)].map((match) => match[1]!)),
    )
    const own = some(
      tried.filter((one) => one.intent === intent),
      each,
    )
    for (const { slots } of own) {
      for (const slot of mentioned) {
        const value = slots[fills.get(slot) ?? slot]
        // The corpus writes some as it writes names
        if (typeof value === 'string') {
          values.set(slot, (values.get(slot) ?? new Set()).add(value.replaceAll('_', ' ')))
        }
      }
    }
  }
  return {
    ...domain,
    slots: domain.slots.map((slot) => {
      const found = values.get(slot.name)
      return found === undefined || !isFreeText(slot) ? slot : { ...slot, exampleValues: [...found] }
    }),
  }
}
