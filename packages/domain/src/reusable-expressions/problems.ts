import { excerpt } from '../excerpt.ts'
import type { ReusableExpression } from '../expressions/expression.ts'
import { mentionedParts } from '../expressions/references.ts'
import type { Problem } from '../problem.ts'
import { remember } from '../problems/remember.ts'
import { checkPartName, checkValueAmong, partInItself, readPartValue } from './checks.ts'
import { namesInCircles } from './circles.ts'
import { valueIn } from './values.ts'

/** What is wrong with the reusable parts of a domain: their names, and their values in every language that has one. */
export function checkParts(parts: ReusableExpression[]): Problem[] {
  const names = new Set(parts.map(({ name }) => name))
  const circles = new Map<string, Set<string>>()
  const circlesIn = (language: string) => {
    const known = circles.get(language) ?? findCircles(parts, language)
    circles.set(language, known)
    return known
  }

  const problems: Problem[] = []
  parts.forEach((part, index) => {
    const message = checkPartName(alone, part.name)
    if (message !== undefined) problems.push({ severity: 'error', message, at: [index, 'name'] })
    for (const { language, value, read } of readValues(part)) {
      const errors = checkValueAmong(read, names)
      const isInside = errors.length === 0 && circlesIn(language.toLowerCase()).has(part.name)
      for (const error of isInside ? [partInItself(part.name, value)] : errors) {
        problems.push({
          severity: 'error',
          message: error.message,
          secondary: excerpt(value, error.from),
          at: [index, 'values', language, error.from],
        })
      }
    }
  })
  return problems
}

const alone: { reusableExpressions: ReusableExpression[] } = { reusableExpressions: [] }

/** Kept for each part: one edit changes one of thousands. */
const readValues = remember(({ values }: ReusableExpression) =>
  Object.entries(values).flatMap(([language, value]) =>
    value === '' ? [] : [{ language, value, read: readPartValue(value) }],
  ),
)

const mentionedIn = remember((part: ReusableExpression, language: string) =>
  mentionedParts(valueIn(part, language)),
)

/** The parts whose value in a language leads back to them. */
function findCircles(parts: readonly ReusableExpression[], language: string): Set<string> {
  return namesInCircles(new Map(parts.map((part) => [part.name, mentionedIn(part, language)])))
}
