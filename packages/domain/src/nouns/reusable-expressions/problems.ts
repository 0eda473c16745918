import { mentionedParts } from '../../expressions/references.ts'
import type { Names } from '../../mentions/mentions.ts'
import type { ReusableExpression } from '../../model/expression.ts'
import { excerpt } from '../../toolbox/excerpt.ts'
import { followList, sameEnds } from '../../toolbox/followed-list.ts'
import { firstByKey } from '../../toolbox/lists.ts'
import { memoByIdentity } from '../../toolbox/memo-by-identity.ts'
import type { Problem } from '../../toolbox/problem.ts'
import { checkPartName, checkValueAmong, partInItself, readPartValue } from './checks.ts'
import { namesInCircles } from './circles.ts'

/** The names of the parts whose values lead back to them, by language in small letters. */
type Circles = ReadonlyMap<string, ReadonlySet<string>>

/** What is wrong with a reusable part of a domain: its name, and its value in every language that has one. */
export function partProblems(part: ReusableExpression, names: Names, circles: Circles): Problem[] {
  const { name, wrongName, values } = readPart(part)
  const problems: Problem[] = []
  if (wrongName !== undefined) problems.push({ severity: 'error', message: wrongName, at: ['name'] })
  for (const { language, folded, value, read } of values) {
    if (value === '') continue
    const errors = checkValueAmong(read, names)
    const isInside = errors.length === 0 && circles.get(folded)?.has(name)
    for (const error of isInside ? [partInItself(name, value)] : errors) {
      problems.push({
        severity: 'error',
        message: error.message,
        secondary: excerpt(value, error.from),
        at: ['values', language, error.from],
      })
    }
  }
  return problems
}

const noCircles: Circles = new Map()

/** After more changes than these all parts are walked, instead of what each of these leads to. */
const fewChanges = 5

/**
 * Follows the parts of a domain from edit to edit: their names, another object when those change, and their circles. A
 * circle that was not there before goes through a part that changed, so that most edits are a walk from one part.
 */
export function followParts(): (parts: readonly ReusableExpression[]) => [Names, Circles] {
  const { byName, isUnique, update } = followList(({ name }: ReusableExpression) => name)
  let last: readonly ReusableExpression[] = []
  let names: Names = byName
  let circles = noCircles
  return (parts) => {
    if (parts === last) return [names, circles]
    const wasUnique = isUnique()
    const { isMore, removed } = update(parts)
    if (isMore || removed.length > 0) names = { has: (name) => byName.has(name) }
    const { start, end } = sameEnds(last, parts)
    const changed = parts.slice(start, parts.length - end)
    const canFollow = circles === noCircles && wasUnique && isUnique() && changed.length <= fewChanges
    if (!canFollow || changed.some((part) => isInItself(part, byName))) circles = findCircles(parts)
    last = parts
    return [names, circles]
  }
}

const alone: { reusableExpressions: ReusableExpression[] } = { reusableExpressions: [] }

type ReadPart = ReturnType<typeof readPart>

/** What a part says by itself, kept for each part: one edit changes one of thousands. */
const readPart = memoByIdentity(({ name, values }: ReusableExpression) => ({
  name,
  wrongName: checkPartName(alone, name),
  values: Object.entries(values).map(([language, value]) => ({
    language,
    folded: language.toLowerCase(),
    value,
    read: readPartValue(value),
    mentions: mentionedParts(value),
  })),
}))

function mentionsIn({ values }: ReadPart, language: string): ReadonlySet<string> {
  return values.find(({ folded }) => folded === language)?.mentions ?? noMentions
}

const noMentions: ReadonlySet<string> = new Set()

/** Whether the value of a part leads back to it in some language. */
function isInItself(part: ReusableExpression, byName: ReadonlyMap<string, ReusableExpression>): boolean {
  const { name, values } = readPart(part)
  return values.some(({ folded, mentions }) => {
    const found = new Set(mentions)
    // The walk goes on through what it adds
    for (const one of found) {
      const next = byName.get(one)
      if (next !== undefined) for (const inner of mentionsIn(readPart(next), folded)) found.add(inner)
    }
    return found.has(name)
  })
}

function findCircles(parts: readonly ReusableExpression[]): Circles {
  const all = parts.map((part) => readPart(part))
  const mentioning = all.flatMap(({ values }) => values.filter(({ mentions }) => mentions.size > 0))
  const languages = new Set(mentioning.map(({ folded }) => folded))
  const circles = [...languages].map((language) => {
    const leadsTo = firstByKey(all.map((part) => [part.name, mentionsIn(part, language)]))
    return [language, namesInCircles(leadsTo)] as const
  })
  return circles.every(([, names]) => names.size === 0) ? noCircles : new Map(circles)
}
