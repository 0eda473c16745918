import { z } from 'zod'
import type { DissSetting } from '../general-data/general-data.ts'

const DissSlot = z.object({
  label: z.string().min(1),
  /** enum, number or string; a definition may hold a type that only it knows. */
  type: z.string(),
  canonicals: z.array(z.string()).default([]),
})

const DissIntent = z.object({ intent: z.string().min(1), slots: z.array(DissSlot).default([]) })

/** What the dialogue system outside knows: its intents with their slots and canonicals. */
export const DissDefinition = z.object({ version: z.string().min(1), intents: z.array(DissIntent) })
export type DissDefinition = z.infer<typeof DissDefinition>
export type DissIntent = z.infer<typeof DissIntent>
export type DissSlot = z.infer<typeof DissSlot>

/** The definition that a domain is checked against: none, the newest, or the one of a version. */
export function chooseDefinition(
  { enabled, version }: DissSetting,
  definitions: readonly DissDefinition[],
): DissDefinition | undefined {
  if (!enabled) return undefined
  if (version !== null) return definitions.find((definition) => definition.version === version)
  return definitions.toSorted((a, b) => compareVersions(a.version, b.version)).at(-1)
}

const versionOrder = new Intl.Collator('en', { numeric: true })

/** Orders versions from old to new: 1.9 is older than 1.10. */
export function compareVersions(a: string, b: string): number {
  return versionOrder.compare(a, b)
}
