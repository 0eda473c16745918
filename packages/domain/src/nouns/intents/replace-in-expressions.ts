import { checkExpression, knownNames, notUnique, repeatedTexts } from '../../expressions/checks.ts'
import type { ExpressionError } from '../../expressions/tree.ts'
import type { Domain } from '../../model/domain.ts'
import { mapSame } from '../../toolbox/lists.ts'
import { foldSpoken } from '../../toolbox/names.ts'
import { getIntent } from './edits.ts'
import { refusedExpression, withExpressions, withText } from './expression-edits.ts'

/** What to look for in the expressions of an intent, letter by letter, and what to put there instead. */
export interface Replacing {
  intent: string
  find: string
  replace: string
  language: string
}

/** What replacing does to one expression, and what would be wrong with it then. */
export interface Replacement {
  at: number
  before: string
  after: string
  errors: ExpressionError[]
}

/** Shows what replacing a text does to the expressions of an intent. */
export function previewReplace(
  domain: Domain,
  { intent, find, replace, language }: Replacing,
): Replacement[] {
  if (find === '' || find === replace) return []
  const known = knownNames(domain)
  const { expressions } = getIntent(domain, intent)
  const replaced = mapSame(expressions, (expression) =>
    withText(expression, expression.text.replaceAll(find, () => replace).trim()),
  )
  const repeated = repeatedTexts(replaced, language)
  return replaced.flatMap(({ text: after }, at) => {
    const before = expressions[at]!.text
    if (after === before) return []
    const errors = checkExpression(after, known)
    if (repeated.has(foldSpoken(after, language))) errors.push(notUnique(after))
    return [{ at, before, after, errors }]
  })
}

/** Replaces a text in all expressions of an intent, or in none when one of them would be wrong then. */
export function replaceInExpressions(domain: Domain, replacing: Replacing): Domain {
  const replacements = new Map(previewReplace(domain, replacing).map((one) => [one.at, one]))
  for (const { after, errors } of replacements.values()) {
    if (errors[0] !== undefined) throw refusedExpression(after, errors[0])
  }
  const { expressions } = getIntent(domain, replacing.intent)
  return withExpressions(
    domain,
    replacing.intent,
    mapSame(expressions, (one, at) => withText(one, replacements.get(at)?.after ?? one.text)),
  )
}
