import type { Expression } from '../../model/expression.ts'
import type { Canonical } from '../../model/slot.ts'
import { firstByKey } from '../../toolbox/lists.ts'

/** What an upload does to one intent, slot or response; without any number it only puts things into another order. */
export interface UploadChange {
  name: string
  added: number
  changed: number
  removed: number
}

/** What an upload does to the expressions of an intent; undefined when it leaves them as they are. */
export function compareExpressions(
  name: string,
  before: readonly Expression[],
  after: readonly Expression[],
): UploadChange | undefined {
  if (before === after) return undefined
  return compareByKey(name, byText(before), byText(after))
}

/** What an upload does to the literals of a slot; undefined when it leaves them as they are. */
export function compareLiterals(
  name: string,
  before: readonly Canonical[],
  after: readonly Canonical[],
): UploadChange | undefined {
  if (before === after) return undefined
  return compareByKey(name, byPlace(before), byPlace(after))
}

/** What an upload does to the texts of a response. */
export function compareTexts(
  name: string,
  before: readonly string[],
  after: readonly string[],
): UploadChange {
  return compareByKey(name, counted(before), counted(after))
}

/** Each text once for each time that it is there. */
function counted(texts: readonly string[]): Map<string, string> {
  const counts = new Map<string, number>()
  return new Map(
    texts.map((text) => {
      const count = (counts.get(text) ?? 0) + 1
      counts.set(text, count)
      return [`${count} ${text}`, text]
    }),
  )
}

function byText(expressions: readonly Expression[]): Map<string, Expression> {
  return firstByKey(expressions.map((expression) => [expression.text, expression]))
}

/** A canonical cannot hold a line break, so the two names cannot run into each other. */
function byPlace(canonicals: readonly Canonical[]): Map<string, string> {
  return new Map(
    canonicals.flatMap(({ name, literals }) =>
      literals.map((literal) => [`${name}\n${literal}`, literal] as const),
    ),
  )
}

function compareByKey<T>(
  name: string,
  before: ReadonlyMap<string, T>,
  after: ReadonlyMap<string, T>,
): UploadChange {
  let added = 0
  let changed = 0
  for (const [key, value] of after) {
    if (!before.has(key)) added += 1
    else if (before.get(key) !== value) changed += 1
  }
  return { name, added, changed, removed: before.size + added - after.size }
}
