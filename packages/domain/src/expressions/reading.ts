import type { Expression } from './expression.ts'
import { parseExpression } from './parse.ts'
import type { ExpressionError, PartReference, SlotReference } from './tree.ts'

/** What the expressions of an intent say, without regard to what else is in the domain. */
export interface ExpressionsReading {
  /** What is written wrongly, with the place among the expressions. */
  errors: { index: number; error: ExpressionError }[]
  /** Where each slot is mentioned, by its name. */
  slots: Map<string, Mention[]>
  /** Where each reusable part is mentioned, by its name. */
  parts: Map<string, Mention[]>
  /** The places of expressions that stand earlier in the list already, whatever their case. */
  repeated: number[]
}

export interface Mention {
  index: number
  reference: SlotReference | PartReference
}

const known = new WeakMap<readonly Expression[], ExpressionsReading>()

/** Reads a list of expressions; the same list is read once. */
export function readExpressions(expressions: readonly Expression[]): ExpressionsReading {
  const earlier = known.get(expressions)
  if (earlier !== undefined) return earlier
  const reading = readAll(expressions)
  known.set(expressions, reading)
  return reading
}

function readAll(expressions: readonly Expression[]): ExpressionsReading {
  const reading: ExpressionsReading = { errors: [], slots: new Map(), parts: new Map(), repeated: [] }
  const seen = new Set<string>()
  expressions.forEach(({ text }, index) => {
    const folded = text.toLowerCase()
    if (seen.has(folded)) reading.repeated.push(index)
    seen.add(folded)

    const { error, references } = parseExpression(text)
    if (error !== undefined) {
      reading.errors.push({ index, error })
      return
    }
    for (const reference of references) {
      const mentions = reference.kind === 'slot' ? reading.slots : reading.parts
      const others = mentions.get(reference.name)
      if (others === undefined) mentions.set(reference.name, [{ index, reference }])
      else others.push({ index, reference })
    }
  })
  return reading
}
