import type { Domain } from '../domain.ts'
import { refusedExpression } from '../expressions/edits.ts'
import type { ReusableExpression } from '../expressions/expression.ts'
import { filterSame, mapSame, withFields } from '../lists.ts'
import { messages } from '../messages.ts'
import { mapPartMentions } from '../references.ts'
import { Refused, refuseName } from '../refused.ts'
import { countUsage, type Usage } from '../usage.ts'
import { checkPartName, checkPartValue, type PartValue } from './checks.ts'
import { withValue } from './values.ts'

/** Adds a reusable part; without a first value it says nothing yet in any language. */
export function addReusableExpression(
  domain: Domain,
  { id, name, first }: { id: string; name: string; first?: Omit<PartValue, 'name'> | undefined },
): Domain {
  refuseName(checkPartName(domain, name), messages.reusableExpressions.nameTaken)
  const part = { id, name, values: {}, comments: '', domainId: domain.id }
  const added = { ...domain, reusableExpressions: [...domain.reusableExpressions, part] }
  return first === undefined ? added : setReusableValue(added, { name, ...first })
}

/** Renames a reusable part and every mention of it. */
export function renameReusableExpression(domain: Domain, { from, to }: { from: string; to: string }): Domain {
  getPart(domain, from)
  if (from === to) return domain
  refuseName(checkPartName(domain, to, from), messages.reusableExpressions.nameTaken)
  const mentioned = mapPartMentions(domain, (name) => (name === from ? to : name))
  return changePart(mentioned, from, (part) => ({ ...part, name: to }))
}

/** Deletes a reusable part; where it is mentioned it stays for the author to see. */
export function deleteReusableExpression(domain: Domain, { name }: { name: string }): Domain {
  getPart(domain, name)
  return withFields(domain, {
    reusableExpressions: filterSame(domain.reusableExpressions, (part) => part.name !== name),
  })
}

/** Sets what a reusable part stands for in a language. */
export function setReusableValue(domain: Domain, { name, language, value }: PartValue): Domain {
  getPart(domain, name)
  const trimmed = value.trim()
  const [error] = checkPartValue(domain, { name, language, value: trimmed })
  if (error !== undefined) throw refusedExpression(trimmed, error)
  return changePart(domain, name, (part) => withValue(part, language, trimmed))
}

/** Sets the comments of a reusable part. */
export function setReusableComments(
  domain: Domain,
  { name, comments }: { name: string; comments: string },
): Domain {
  return changePart(domain, name, (part) => withFields(part, { comments }))
}

/** What renaming or deleting a reusable part touches. */
export function partUsage(domain: Domain, name: string): Usage {
  return countUsage(domain, mapPartMentions, [name])
}

function changePart(
  domain: Domain,
  name: string,
  change: (part: ReusableExpression) => ReusableExpression,
): Domain {
  const part = getPart(domain, name)
  return withFields(domain, {
    reusableExpressions: mapSame(domain.reusableExpressions, (one) => (one === part ? change(one) : one)),
  })
}

function getPart(domain: Domain, name: string): ReusableExpression {
  const part = domain.reusableExpressions.find((one) => one.name === name)
  if (part === undefined) throw new Refused('missing', messages.reusableExpressions.notFound(name))
  return part
}
