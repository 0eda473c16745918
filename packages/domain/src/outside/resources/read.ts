import { messages } from '../../messages/messages.ts'
import { maxProblems } from '../../toolbox/first-problems.ts'
import { own } from '../../toolbox/own.ts'
import { applyChanges } from '../../whole-domain/wire/apply-changes.ts'
import { changedCollections } from '../../whole-domain/wire/changes.ts'
import { checkWireEntries } from '../../whole-domain/wire/checks.ts'
import type { Collection } from '../../whole-domain/wire/collections.ts'
import type { WireReusableExpression } from '../../whole-domain/wire/schemas.ts'
import type { WireDomain } from '../../whole-domain/wire/wire-domain.ts'
import { type Checklist, checkFiles, type FileChoice } from './checklist.ts'
import { fulfilmentField } from './contents.ts'
import { checkMeta } from './meta.ts'
import { partsWithOtherLanguages } from './parts-in-language.ts'
import { type Part, partsOfFile } from './parts-of-file.ts'
import type { Resource } from './resource.ts'

/** A file as it was sent, its JSON parsed. */
export interface SentFile {
  name: string
  content: unknown
}

/** Something in a file that is not as it has to be; `path` is empty when it is the file itself. */
export interface ResourceProblem {
  file: string
  path: string
  reason: string
}

export type ReadResources = { updates: Record<string, unknown> } | { problems: ResourceProblem[] }

export interface Reading extends Pick<FileChoice, 'language' | 'platform' | 'ssmlTransition'> {
  /** The domain in this language as it is now. */
  current: WireDomain
}

/**
 * What files would change in a domain, as a save takes it, or what is wrong with them. Works in steps. What no file contains
 * of stays: general data, the list of languages, what is shared, and of reusable parts the values of other languages.
 */
export function* readResources(
  files: readonly SentFile[],
  reading: Reading,
): Generator<undefined, ReadResources> {
  const { current, language } = reading
  const problems = fileNameProblems(files, reading)
  if (problems.length > 0) return { problems }

  const lines = filesByResource(files, reading)
  const updates: Record<string, unknown> = {}
  const fulfilments: [intent: string, fulfilledBy: unknown][] = []
  for (const { resource, file } of lines) {
    const report = (path: string, reason: string) => {
      if (problems.length < maxProblems) problems.push({ file: file.name, path, reason })
    }
    if (resource === 'meta') {
      for (const { path, reason } of checkMeta(file.content, current)) report(path, reason)
      continue
    }
    for (const part of partsOfFile(resource, file.content, current, report)) {
      yield* checkPart(part, language, report)
      if (part.at === fulfilmentField) fulfilments.push(...Object.entries(part.value as object))
      else updates[part.collection.path] = part.value
    }
  }
  checkFulfilledIntents(fulfilments, updates['ontology.intents'], (path, reason) => {
    const file = lines.find(({ resource }) => resource === 'actionDescription')!.file.name
    if (problems.length < maxProblems) problems.push({ file, path, reason })
  })
  if (problems.length > 0) return { problems }

  yield
  return { updates: changedCollections(current, applyChanges(current, whole(updates, fulfilments, reading))) }
}

/** What is wrong with the choice of files, which can be said before they are read. */
export function fileNameProblems(files: readonly { name: string }[], reading: Reading): ResourceProblem[] {
  const { platformMessage, lines, others } = checklistOf(files, reading)
  const missing = lines.filter(({ file, isOptional }) => file === undefined && !isOptional)
  const problems: ResourceProblem[] = [
    ...(platformMessage === undefined ? [] : [{ file: '', path: '', reason: platformMessage }]),
    ...others.map(({ file, message }) => ({ file, path: '', reason: message })),
    ...missing.map(({ name }) => ({ file: name, path: '', reason: messages.resources.required })),
  ]
  return problems.slice(0, maxProblems)
}

function filesByResource(
  files: readonly SentFile[],
  reading: Reading,
): { resource: Resource; file: SentFile }[] {
  return checklistOf(files, reading).lines.flatMap(({ resource, file: name }) => {
    const file = files.find((one) => one.name === name)
    return file === undefined ? [] : [{ resource, file }]
  })
}

function checklistOf(files: readonly { name: string }[], { current, ...naming }: Reading): Checklist {
  return checkFiles({
    ...naming,
    domainName: current.name,
    embedded: current.embedded ?? false,
    platforms: current.ntg_versions ?? [],
    files: files.map(({ name }) => name),
  })
}

type Report = (path: string, reason: string) => void

/** Entry by entry, as a save checks them; paths are those of the file. */
function* checkPart(part: Part, language: string, report: Report): Generator<undefined, void> {
  const { collection, at, value } = part
  for (const entry of entriesOf(collection, value)) {
    yield
    const wrapped: [string, unknown] = at === fulfilmentField ? [entry[0], { fulfilledBy: entry[1] }] : entry
    const [place, key] = [collection.path, entry[0]]
    for (const problem of checkWireEntries(collection, [wrapped])) {
      const inside = problem.at.slice(place.length + 1)
      const path = at === fulfilmentField ? `${key}${inside.slice(`${key}.fulfilledBy`.length)}` : inside
      report([at, path].filter((one) => one !== '').join('.'), problem.message)
    }
    if (at === 'intents' && isObject(entry[1]) && 'fulfilledBy' in entry[1]) {
      report(`${at}.${key}.fulfilledBy`, messages.resources.fulfilmentElsewhere)
    }
    if (collection.path === 'reusable_expressions') checkValues(entry[1], language, `${at}.${key}`, report)
  }
}

function entriesOf({ shape, key }: Collection, value: unknown): [key: string, entry: unknown][] {
  if (shape === 'value') return [['', value]]
  if (key === undefined) return Object.entries(value as object)
  return (value as unknown[]).map((entry, at) => {
    const name = isObject(entry) ? entry[key] : undefined
    return [typeof name === 'string' ? name : String(at), entry]
  })
}

function checkValues(part: unknown, language: string, at: string, report: Report): void {
  const values = isObject(part) ? part.values : undefined
  if (!isObject(values)) return
  const other = Object.keys(values).find((one) => one !== language)
  if (other !== undefined) report(`${at}.values.${other}`, messages.resources.otherLanguage(language))
}

function checkFulfilledIntents(
  fulfilments: readonly [string, unknown][],
  intents: unknown,
  report: Report,
): void {
  if (!isObject(intents)) return
  for (const [intent] of fulfilments) {
    if (!Object.hasOwn(intents, intent))
      report(`${fulfilmentField}.${intent}`, messages.resources.noSuchIntent)
  }
}

/** The collections with what files have in another place, or only in part. */
function whole(
  updates: Record<string, unknown>,
  fulfilments: readonly [string, unknown][],
  { current, language }: Reading,
): Record<string, unknown> {
  const intents = (updates['ontology.intents'] ?? {}) as Record<string, object>
  const fulfilling = fulfilments.map(([name, fulfilledBy]) => [name, { ...own(intents, name), fulfilledBy }])
  const parts = updates.reusable_expressions as WireReusableExpression[] | undefined
  return {
    ...updates,
    'ontology.intents': { ...intents, ...Object.fromEntries(fulfilling) },
    ...(parts !== undefined && {
      reusable_expressions: partsWithOtherLanguages(parts, {
        current: current.reusable_expressions ?? [],
        language,
      }),
    }),
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
