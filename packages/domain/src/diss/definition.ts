import { z } from 'zod'
import type { DissSetting } from '../general-data/general-data.ts'
import { messages } from '../messages.ts'
import { Refused } from '../refused.ts'

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

/** A definition that is imported: no intent twice, and no slot twice in an intent. */
export const NewDissDefinition = DissDefinition.extend({
  version: z.string().trim().min(1).max(50),
}).superRefine(({ intents }, context) => {
  const report = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message })
  for (const index of repeatedAt(intents.map(({ intent }) => intent))) {
    report(['intents', index, 'intent'], messages.diss.twice(intents[index]!.intent))
  }
  intents.forEach(({ slots }, at) => {
    for (const index of repeatedAt(slots.map(({ label }) => label))) {
      report(['intents', at, 'slots', index, 'label'], messages.diss.twice(slots[index]!.label))
    }
  })
})

function repeatedAt(names: readonly string[]): number[] {
  const seen = new Set<string>()
  return names.flatMap((name, index) => {
    const isFirst = !seen.has(name)
    seen.add(name)
    return isFirst ? [] : [index]
  })
}

/** Reads a definition from outside; what is wrong is refused with all of it, each with its place. */
export function readDissDefinition(value: unknown): DissDefinition {
  const read = NewDissDefinition.safeParse(value)
  if (read.success) return read.data
  const problems = read.error.issues.map(({ path, message }) => `${placeText(path)}: ${message}`)
  throw new Refused('invalid', messages.diss.invalid(problems.slice(0, mostTold), problems.length), problems)
}

const mostTold = 10

/** Where in the JSON something is: `intents[3].slots[0].label`. */
function placeText(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'definition'
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    return text === '' ? String(key) : `${text}.${String(key)}`
  }, '')
}

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
