import { withoutValue } from '../../expressions/part-values.ts'
import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import type { ReusableExpression } from '../../model/expression.ts'
import { mapSame } from '../../toolbox/lists.ts'
import { Refused } from '../../toolbox/refused.ts'
import {
  addReusableExpression,
  deleteReusableExpressions,
  renameReusableExpression,
  setReusableComments,
  setReusableValue,
} from './edits.ts'

/** What is done to one reusable part. */
export type PartChange =
  | { kind: 'add'; part: ReusableExpression; at: number }
  | { kind: 'change'; id: string; fields: PartFields }
  | { kind: 'delete'; id: string }

/** The fields that change; a value that is null goes. */
interface PartFields {
  name?: string | undefined
  values?: Readonly<Record<string, string | null>> | undefined
  comments?: string | undefined
}

/** Under what a reusable part is known: files may hold parts without an id, and names are unique (ruling R305). */
export function partId({ id, name }: Pick<ReusableExpression, 'id' | 'name'>): string {
  return id === '' ? name : id
}

/** The reusable part known under an id; refuses when there is none. */
export function getPartById({ reusableExpressions }: Domain, id: string): ReusableExpression {
  const part = reusableExpressions.find((one) => one.id === id) ?? findUnnumbered(reusableExpressions, id)
  if (part === undefined) throw new Refused('missing', messages.reusableExpressions.notFound(id))
  return part
}

function findUnnumbered(parts: readonly ReusableExpression[], name: string): ReusableExpression | undefined {
  return parts.find((one) => one.id === '' && one.name === name)
}

/** Does to a domain what a change says, by the rules of its edits. */
export function changeReusableExpression(domain: Domain, change: PartChange): Domain {
  if (change.kind === 'add') return addPart(domain, change)
  const { name } = getPartById(domain, change.id)
  if (change.kind === 'delete') return deleteReusableExpressions(domain, { names: [name] })

  const { fields } = change
  const renamed =
    fields.name === undefined ? domain : renameReusableExpression(domain, { from: name, to: fields.name })
  return setFields(renamed, fields.name ?? name, fields)
}

function addPart(domain: Domain, { part, at }: Extract<PartChange, { kind: 'add' }>): Domain {
  const { id, name, values, comments, domainId, kept } = part
  if (domain.reusableExpressions.some((one) => partId(one) === id)) {
    throw new Refused('taken', messages.reusableExpressions.idTaken(id))
  }
  const added = setFields(addReusableExpression(domain, { id, name }), name, { values, comments })
  // Fields that we do not know are in no call: what has them differs until a whole save
  const absent = kept?.absent && { kept: { absent: kept.absent } }
  const last = { ...getPartById(added, id), domainId, ...absent }
  return { ...added, reusableExpressions: added.reusableExpressions.toSpliced(-1, 1).toSpliced(at, 0, last) }
}

function setFields(domain: Domain, name: string, { values = {}, comments }: PartFields): Domain {
  const valued = Object.entries(values).reduce(
    (before, [language, value]) =>
      value === null
        ? dropValue(before, name, language)
        : setReusableValue(before, { name, language, value }),
    domain,
  )
  return comments === undefined ? valued : setReusableComments(valued, { name, comments })
}

function dropValue(domain: Domain, name: string, language: string): Domain {
  const change = (part: ReusableExpression) => (part.name === name ? withoutValue(part, language) : part)
  const reusableExpressions = mapSame(domain.reusableExpressions, change)
  return reusableExpressions === domain.reusableExpressions ? domain : { ...domain, reusableExpressions }
}
