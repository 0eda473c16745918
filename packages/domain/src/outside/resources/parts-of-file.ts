import { messages } from '../../messages/messages.ts'
import { own } from '../../toolbox/own.ts'
import { isSame } from '../../toolbox/same.ts'
import { type Collection, findCollection } from '../../whole-domain/wire/collections.ts'
import type { WireDomain } from '../../whole-domain/wire/wire-domain.ts'
import { fulfilmentField, namedCollections, ontologyCollections, wholeCollections } from './contents.ts'
import type { Resource } from './resource.ts'

/** A collection, or part of one, as it is in a file. */
export interface Part {
  collection: Collection
  /** Under which field of the file; empty when it is the whole file. */
  at: string
  value: unknown
}

type Report = (path: string, reason: string) => void

/**
 * What a file contains, as far as it is of the right kind. A field that is not there is reported: nothing is emptied
 * silently (ruling R389).
 */
export function partsOfFile(
  resource: Exclude<Resource, 'meta'>,
  content: unknown,
  current: WireDomain,
  report: Report,
): Part[] {
  const expected = expectedParts(resource)
  if (expected.length === 1 && expected[0]!.at === '')
    return rightKind([{ ...expected[0]!, value: content }], report)
  if (!isObject(content)) {
    report('', messages.wire.notAnObject)
    return []
  }
  for (const field of Object.keys(content)) {
    if (expected.some(({ at }) => at === field)) continue
    const known = resource === 'ontology' ? own(current.ontology ?? {}, field) : undefined
    // What we do not know of an ontology is kept and shown, and cannot be changed (ruling R389)
    if (known === undefined || !isSame(known, content[field])) report(field, messages.wire.unknownField)
  }
  const sent = expected.map((one) => ({
    ...one,
    value: Object.hasOwn(content, one.at) ? content[one.at] : absentValue(one.collection),
  }))
  return rightKind(sent, report)
}

/** What is left out of a file where it is empty. */
function absentValue({ isOptional, empty }: Collection): unknown {
  return isOptional ? JSON.parse(empty) : undefined
}

function rightKind(parts: readonly Part[], report: Report): Part[] {
  return parts.filter(({ collection, at, value }) => {
    const wrong = kindProblem(collection, value)
    if (wrong !== undefined) report(at, wrong)
    return wrong === undefined
  })
}

function kindProblem({ shape }: Collection, value: unknown): string | undefined {
  if (value === undefined) return messages.general.required
  if (shape === 'list') return Array.isArray(value) ? undefined : messages.wire.notAList
  if (shape === 'map') return isObject(value) ? undefined : messages.wire.notAnObject
  return undefined
}

function expectedParts(resource: Exclude<Resource, 'meta'>): Omit<Part, 'value'>[] {
  if (resource === 'ontology') return ontologyCollections.map((name) => partAt(`ontology.${name}`, name))
  if (resource in wholeCollections) {
    return [partAt(wholeCollections[resource as keyof typeof wholeCollections], '')]
  }
  const named = namedCollections[resource as keyof typeof namedCollections].map((path) => partAt(path, path))
  return resource === 'actionDescription' ? [...named, partAt('ontology.intents', fulfilmentField)] : named
}

function partAt(path: string, at: string): Omit<Part, 'value'> {
  return { collection: findCollection(path)!, at }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
