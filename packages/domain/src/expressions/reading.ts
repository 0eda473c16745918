import { defaultWeight, type Expression } from '../model/expression.ts'
import { memoByIdentity } from '../toolbox/memo-by-identity.ts'
import { foldSpoken } from '../toolbox/names.ts'
import { scanExpression } from './parse.ts'
import type { ExpressionError } from './tree.ts'

/** What the expressions of an intent say, without regard to what else is in the domain. */
export interface ExpressionsReading {
  /** What is written wrongly, with the place among the expressions. */
  errors: { index: number; error: ExpressionError }[]
  /** The names of the slots that they mention. */
  slots: Set<string>
  /** The names of the reusable parts that they mention. */
  parts: Set<string>
  /** The places of expressions in which only some literals of a slot may be spoken. */
  restricted: number[]
  /** The places of expressions with another weight than the default. */
  weighted: number[]
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
  const reading: ExpressionsReading = {
    errors: [],
    slots: new Set(),
    parts: new Set(),
    restricted: [],
    weighted: [],
  }
  expressions.forEach(({ text, restrictions, weight }, index) => {
    if (restrictions.length > 0) reading.restricted.push(index)
    if (weight !== defaultWeight) reading.weighted.push(index)
    const { error, references } = scanExpression(text)
    if (error !== undefined) {
      reading.errors.push({ index, error })
      return
    }
    for (const { kind, name } of references) (kind === 'slot' ? reading.slots : reading.parts).add(name)
  })
  return reading
}

/** The places of expressions that stand earlier in a list already, by the case rules of their language. */
export const repeatedPlaces = memoByIdentity(
  (expressions: readonly Expression[], language: string): number[] => {
    const seen = new Set<string>()
    const places: number[] = []
    for (let index = 0; index < expressions.length; index++) {
      seen.add(foldSpoken(expressions[index]!.text, language))
      if (seen.size + places.length === index) places.push(index)
    }
    return places
  },
)
