import { z } from 'zod'
import { messages } from '../messages/messages.ts'
import { own } from './own.ts'

/** What is wrong with a value from outside, and where in it. */
export interface ShapeProblem {
  path: (string | number)[]
  message: string
}

/** How many problems are reported for anything that comes from outside: zod itself would note every wrong entry of a list. */
export const maxProblems = 50

interface Walk {
  found: ShapeProblem[]
  most: number
  path: (string | number)[]
}

/**
 * The first problems of a value, found without noting all others: however many entries are wrong, it stops. Refinements
 * of lists and objects are left to zod, which is safe once nothing is found here.
 */
export function firstProblems(schema: z.core.$ZodType, value: unknown, most = maxProblems): ShapeProblem[] {
  const walk: Walk = { found: [], most, path: [] }
  checkInner(schema, value, walk)
  return walk.found
}

/** Checks a value from outside: the parsed value, or its first problems. */
export function parseFirst<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): { value: z.output<Schema>; problems?: undefined } | { problems: ShapeProblem[] } {
  const found = firstProblems(schema, value)
  if (found.length > 0) return { problems: found }
  const parsed = schema.safeParse(value)
  if (parsed.success) return { value: parsed.data }
  return { problems: parsed.error.issues.slice(0, maxProblems).map(problemOf([])) }
}

function check(schema: z.core.$ZodTypes, value: unknown, walk: Walk): void {
  const { def } = schema._zod
  switch (def.type) {
    case 'unknown':
      return
    case 'optional':
    case 'default':
      if (value !== undefined) checkInner(def.innerType, value, walk)
      return
    case 'nullable':
      if (value !== null) checkInner(def.innerType, value, walk)
      return
    case 'string':
      if (typeof value !== 'string' || (def.checks?.length ?? 0) > 0 || 'format' in def) {
        checkLeaf(schema, value, walk)
      }
      return
    case 'array':
      if (Array.isArray(value)) checkList(def, value, walk)
      else checkLeaf(schema, value, walk)
      return
    case 'object':
      if (isObject(value)) checkObject(def, value, walk)
      else checkLeaf(schema, value, walk)
      return
    case 'record':
      if (isObject(value)) checkRecord(def, value, walk)
      else checkLeaf(schema, value, walk)
      return
    case 'union':
      checkUnion(schema, def.options, value, walk)
      return
    default:
      checkLeaf(schema, value, walk)
  }
}

function checkInner(schema: z.core.$ZodType, value: unknown, walk: Walk): void {
  check(schema as z.core.$ZodTypes, value, walk)
}

function checkAt(schema: z.core.$ZodType, value: unknown, at: string | number, walk: Walk): void {
  walk.path.push(at)
  checkInner(schema, value, walk)
  walk.path.pop()
}

/** By zod itself: a value without parts, or one that is not even of the right kind. */
function checkLeaf(schema: z.core.$ZodType, value: unknown, { found, path }: Walk): void {
  const parsed = z.core.safeParse(schema, value)
  if (!parsed.success) found.push(problemOf(path)(parsed.error.issues[0]!))
}

function checkList({ element, checks = [] }: z.core.$ZodArrayDef, list: unknown[], walk: Walk): void {
  const longest = checks.map((one) => one._zod.def).find((one) => one.check === 'max_length') as
    | z.core.$ZodCheckMaxLengthDef
    | undefined
  if (longest !== undefined && list.length > longest.maximum) {
    report(walk, messages.general.tooMany(longest.maximum))
    return
  }
  for (let at = 0; at < list.length && walk.found.length < walk.most; at++) {
    checkAt(element, list[at], at, walk)
  }
}

function checkObject({ shape, catchall }: z.core.$ZodObjectDef, value: object, walk: Walk): void {
  const fields = value as Record<string, unknown>
  for (const name in shape) {
    if (walk.found.length >= walk.most) return
    const field = own(fields, name)
    checkAt(shape[name]!, field, name, walk)
  }
  if (catchall?._zod.def.type !== 'never') return
  for (const name in fields) {
    if (Object.hasOwn(shape, name)) continue
    report(walk, messages.general.unknownField(name))
    return
  }
}

function checkRecord({ keyType, valueType }: z.core.$ZodRecordDef, value: object, walk: Walk): void {
  const fields = value as Record<string, unknown>
  for (const name in fields) {
    if (walk.found.length >= walk.most) return
    checkAt(keyType, name, name, walk)
    checkAt(valueType, fields[name], name, walk)
  }
}

function checkUnion(
  schema: z.core.$ZodTypes,
  options: readonly z.core.$ZodType[],
  value: unknown,
  walk: Walk,
): void {
  if (options.some((option) => firstProblems(option, value, 1).length === 0)) return
  // What no option takes has the same message as this value, which is of no kind at all
  checkLeaf(schema, Symbol.for('of no kind'), walk)
}

function report({ found, path }: Walk, message: string): void {
  found.push({ path: [...path], message })
}

function problemOf(path: readonly (string | number)[]): (issue: z.core.$ZodIssue) => ShapeProblem {
  return (issue) => ({
    path: [...path, ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))],
    message: issue.message,
  })
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
