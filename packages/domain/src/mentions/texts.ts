import { mapSame } from '../toolbox/lists.ts'

/*
 * What the texts of responses mention. `{{name}}`, and `$name` as a whole text, stand for the value of a slot or an API
 * input (ruling R122). A concept is mentioned by its name, which ends with `_CONCEPT` (ruling R123).
 */

type ChangeText = (name: string) => string | undefined

const name = String.raw`[\p{L}\p{M}\p{N}_-]+`
const placeholder = new RegExp(String.raw`(?<=\{\{\s*)${name}(?=(?:[.[][^{}]*|\s*)\}\})`, 'gu')
const reference = new RegExp(String.raw`^\$(${name})((?:\.${name})*)$`, 'u')
const concept = /(?<![A-Za-z0-9_-])[A-Za-z0-9_-]*_CONCEPT(?![A-Za-z0-9_-])/g

/** The text with its slots and API inputs called by other names; what becomes of a name is undefined where it stays. */
export function changeInputsInText(text: string, change: ChangeText): string {
  const [, whole, path] = text.startsWith('$') ? (reference.exec(text) ?? []) : []
  if (whole !== undefined) return withName(whole, change, (after) => `$${after}${path}`) ?? text
  if (!text.includes('{{')) return text
  return text.replace(placeholder, (mention) => withName(mention, change, (after) => after) ?? mention)
}

/** Whether a text as a whole refers to a slot or an API input, or into its value. */
export function isReference(text: string): boolean {
  return reference.test(text)
}

/** The text with its concepts called by other names. */
export function changeConceptsInText(text: string, change: ChangeText): string {
  if (!text.includes('_CONCEPT')) return text
  return text.replace(concept, (mention) => change(mention) ?? mention)
}

function withName(before: string, change: ChangeText, write: (after: string) => string): string | undefined {
  const after = change(before)
  return after === undefined || after === before ? undefined : write(after)
}

/** Every text at any depth of a value, changed; what holds none that changes stays the same object. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  return changeIn(value, change) as Value
}

// Nothing is made of what stays: the screens of a domain are thousands of objects, and a walk meets them all
function changeIn(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return mapSame(value, (inner) => changeIn(inner, change))
  const before = value as Record<string, unknown>
  let changed: Map<string, unknown> | undefined
  for (const key in before) {
    const after = changeIn(before[key], change)
    if (after === before[key]) continue
    changed ??= new Map()
    changed.set(key, after)
  }
  if (changed === undefined) return value
  // From entries rather than by assignment, which would swallow a field named __proto__
  return Object.fromEntries(
    Object.entries(before).map(([key, inner]) => [key, changed.get(key) ?? inner] as const),
  )
}
