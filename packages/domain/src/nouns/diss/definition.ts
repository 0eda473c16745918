import { z } from 'zod'
import { messages } from '../../messages/messages.ts'
import { maxProblems, parseFirst } from '../../toolbox/first-problems.ts'
import { Refused } from '../../toolbox/refused.ts'

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
}).superRefine((definition, context) => {
  let found = 0
  for (const { path, name } of repeatedNames(definition)) {
    context.addIssue({ code: 'custom', path, message: messages.diss.twice(name) })
    found += 1
    if (found === maxProblems) return
  }
})

function* repeatedNames({ intents }: DissDefinition): Iterable<{ path: (string | number)[]; name: string }> {
  for (const [index, name] of repeated(intents.map(({ intent }) => intent))) {
    yield { path: ['intents', index, 'intent'], name }
  }
  for (const [at, { slots }] of intents.entries()) {
    for (const [index, name] of repeated(slots.map(({ label }) => label))) {
      yield { path: ['intents', at, 'slots', index, 'label'], name }
    }
  }
}

function* repeated(names: readonly string[]): Iterable<[index: number, name: string]> {
  const seen = new Set<string>()
  for (const [index, name] of names.entries()) {
    if (seen.has(name)) yield [index, name]
    seen.add(name)
  }
}

/** Reads a definition from outside; what is wrong is refused with the first problems, each with its place. */
export function readDissDefinition(value: unknown): DissDefinition {
  const read = parseFirst(NewDissDefinition, value)
  if (read.problems === undefined) return read.value
  const problems = read.problems.map(({ path, message }) => `${placeText(path)}: ${message}`)
  throw new Refused(
    'invalid',
    messages.diss.invalid(problems.slice(0, maxReported), problems.length),
    problems,
  )
}

const maxReported = 10

/** Where in the JSON something is: `intents[3].slots[0].label`. */
function placeText(path: readonly (string | number)[]): string {
  if (path.length === 0) return 'definition'
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    return text === '' ? key : `${text}.${key}`
  }, '')
}

const versionOrder = new Intl.Collator('en', { numeric: true })

/** Orders versions from old to new: 1.9 is older than 1.10 (ruling R374). */
export function compareVersions(a: string, b: string): number {
  return versionOrder.compare(a, b)
}
