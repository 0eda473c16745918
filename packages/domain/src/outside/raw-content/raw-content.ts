import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import { maxProblems } from '../../toolbox/first-problems.ts'
import { findJsonError } from '../../toolbox/json/json-errors.ts'
import { type JsonPath, valueAt } from '../../toolbox/json/json-paths.ts'
import { placeInJson } from '../../toolbox/json/json-places.ts'
import { checkWireEntries } from '../../whole-domain/wire/checks.ts'
import { type Collection, collections } from '../../whole-domain/wire/collections.ts'
import { fromWire } from '../../whole-domain/wire/from-wire.ts'
import { toWire } from '../../whole-domain/wire/to-wire.ts'
import type { WireDomain } from '../../whole-domain/wire/wire-domain.ts'

/** Something in the text that is not as it has to be; `at` in characters from the start, `line` from 1. */
export interface RawProblem {
  at: number
  line: number
  message: string
}

/** Languages and what comes from other domains are changed in other ways (ruling R226). */
const kept = ['languages', 'domain_shared_resources']
const edited = collections.filter(({ path }) => !kept.includes(path))
const tops = [...new Set(edited.map(({ path }) => path.split('.')[0]!))]

/** The content of a domain in the open language as the outside has it, as text. */
export function rawContent(domain: Domain): string {
  const wire = toWire(domain)
  return `${JSON.stringify(Object.fromEntries(tops.map((top) => [top, wire[top]])), null, 2)}\n`
}

/** Reads such a text, or says what is wrong with it and where. Fields that it leaves out are emptied. */
export function readRawContent(text: string): { content: WireDomain } | { problems: RawProblem[] } {
  const broken = findJsonError(text)
  if (broken !== undefined) {
    const { at, line, column } = broken
    return { problems: [{ at, line, message: messages.rawContent.notJson(line, column) }] }
  }
  const content: unknown = JSON.parse(text)
  const problems = problemsOf(content).slice(0, maxProblems)
  if (problems.length === 0) return { content: content as WireDomain }
  return { problems: problems.map(({ path, message }) => ({ ...placeOf(text, path), message })) }
}

/** Replaces the content of a domain by one that was read from such a text. */
export function replaceContent(domain: Domain, { content }: { content: WireDomain }): Domain {
  const wire = toWire(domain)
  const without = Object.fromEntries(Object.entries(wire).filter(([name]) => !tops.includes(name)))
  return fromWire({ ...without, ...content, name: wire.name }).domain
}

interface PathProblem {
  path: JsonPath
  message: string
}

function problemsOf(content: unknown): PathProblem[] {
  if (!isObject(content)) return [{ path: [], message: messages.rawContent.noObject }]
  const unknown = Object.keys(content).filter((name) => !tops.includes(name))
  const problems: PathProblem[] = unknown.map((name) => ({
    path: [name],
    message: messages.rawContent.unknownName(name),
  }))
  if (content.ontology !== undefined && !isObject(content.ontology)) {
    return [...problems, { path: ['ontology'], message: messages.rawContent.noObject }]
  }
  for (const collection of edited) {
    if (problems.length >= maxProblems) break
    problems.push(...collectionProblems(collection, content))
  }
  return problems
}

function collectionProblems(collection: Collection, content: object): PathProblem[] {
  const { path, shape } = collection
  const place = path.split('.')
  const value = valueAt(content, place)
  if (value === undefined) return []
  if (shape === 'list' && !Array.isArray(value)) return [{ path: place, message: messages.rawContent.noList }]
  if (shape === 'map' && !isObject(value)) return [{ path: place, message: messages.rawContent.noObject }]
  const problems: PathProblem[] = []
  for (const { key, entry, step } of entriesOf(collection, value)) {
    if (problems.length >= maxProblems) break
    const prefix = shape === 'value' ? path : `${path}.${key}`
    for (const { at, message } of checkWireEntries(collection, [[key, entry]])) {
      const inside = stepsIn(entry, at.slice(prefix.length + 1))
      problems.push({ path: [...place, ...step, ...inside], message })
    }
  }
  return problems
}

function entriesOf(
  { shape, key }: Collection,
  value: unknown,
): { key: string; entry: unknown; step: JsonPath }[] {
  if (shape === 'value') return [{ key: '', entry: value, step: [] }]
  if (shape === 'map') {
    return Object.entries(value as object).map(([name, entry]) => ({ key: name, entry, step: [name] }))
  }
  return (value as unknown[]).map((entry, at) => {
    const name = isObject(entry) ? entry[key!] : undefined
    return { key: typeof name === 'string' ? name : String(at), entry, step: [at] }
  })
}

/** The steps of a path that was joined by dots: names may have dots of their own. */
function stepsIn(value: unknown, path: string): (string | number)[] {
  const steps: (string | number)[] = []
  let rest = path
  let here = value
  while (rest !== '' && typeof here === 'object' && here !== null) {
    const names = Object.keys(here).filter((name) => rest === name || rest.startsWith(`${name}.`))
    const name = names.sort((a, b) => b.length - a.length)[0]
    if (name === undefined) break
    steps.push(Array.isArray(here) ? Number(name) : name)
    here = (here as Record<string, unknown>)[name]
    rest = rest.slice(name.length + 1)
  }
  return steps
}

function placeOf(text: string, path: JsonPath): { at: number; line: number } {
  const at = placeInJson(text, path)
  return { at, line: text.slice(0, at).split('\n').length }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
