import { withValue } from '../../expressions/part-values.ts'
import { mapPartMentions } from '../../mentions/references.ts'
import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import type { ReusableExpression } from '../../model/expression.ts'
import { filterSame, firstByName, mapSame, withFields } from '../../toolbox/lists.ts'
import { Refused, refuseName } from '../../toolbox/refused.ts'
import { refusedExpression } from '../intents/expression-edits.ts'
import { checkPartName, checkPartValue, type PartValue } from './checks.ts'

/** Adds a reusable part; without a first value it says nothing yet in any language (ruling R303). */
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

/** Deletes reusable parts; where they are mentioned their names stay for the author to see. */
export function deleteReusableExpressions(domain: Domain, { names }: { names: readonly string[] }): Domain {
  const byName = firstByName(domain.reusableExpressions)
  const removed = new Set(names.map((name) => (byName.get(name) ?? getPart(domain, name)).name))
  return withFields(domain, {
    reusableExpressions: filterSame(domain.reusableExpressions, (part) => !removed.has(part.name)),
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
