import type { ReusableExpression } from '../expressions/expression.ts'
import type { Problem } from '../problem.ts'
import { checkPartName, checkPartValue } from './checks.ts'

/** What is wrong with the reusable parts of a domain: their names, and their values in every language that has one. */
export function checkParts(parts: ReusableExpression[]): Problem[] {
  const all = { reusableExpressions: parts }
  return parts.flatMap(({ name, values }, index) => {
    const message = checkPartName(alone, name)
    const spoken = Object.entries(values).filter(([, value]) => value !== '')
    return [
      ...(message === undefined ? [] : [{ severity: 'error', message, at: [index, 'name'] } as const]),
      ...spoken.flatMap(([language, value]) =>
        checkPartValue(all, { name, language, value }).map(
          (error): Problem => ({
            severity: 'error',
            message: error.message,
            secondary: value,
            at: [index, 'values', language],
          }),
        ),
      ),
    ]
  })
}

const alone: { reusableExpressions: ReusableExpression[] } = { reusableExpressions: [] }
