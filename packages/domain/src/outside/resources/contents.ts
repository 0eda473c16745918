import { findCollection } from '../../whole-domain/wire/collections.ts'
import { collectionOf, type WireDomain } from '../../whole-domain/wire/wire-domain.ts'
import { understoodCollections } from '../publishing/resource-parts.ts'
import { partsInLanguage } from './parts-in-language.ts'
import type { Resource } from './resource.ts'

/** The version of each file's format; a change that old readers misunderstand takes the next number. */
export const formats: Readonly<Record<Exclude<Resource, 'meta'>, number>> = {
  actionDescription: 1,
  arbitration: 1,
  decisionTable: 1,
  justtalk: 1,
  ontology: 1,
  nluDefinition: 1,
  responseRealization: 1,
}

/** The collections that stand in a file under their own names. */
export const namedCollections = {
  actionDescription: ['api_actions', 'api_action_urls', 'system_actions', 'conversation_tests'],
  nluDefinition: [...understoodCollections, 'reusable_expressions'],
  responseRealization: ['tts_responses', 'audio_responses', 'gui_responses', 'runtime_responses'],
} as const satisfies Partial<Record<Resource, readonly string[]>>

/** The files that are one collection, whole. */
export const wholeCollections = {
  arbitration: 'arbitrations',
  decisionTable: 'decision_rules',
  justtalk: 'justtalk',
} as const satisfies Partial<Record<Resource, string>>

/** The collections of the ontology, by their names in its file. */
export const ontologyCollections = ['intents', 'userInputs', 'apiInputs', 'discardInputOnSDC'] as const

/** Which intents ask for which actions: on the wire a part of the ontology, here part of the actions (ruling R388). */
export const fulfilmentField = 'request_fulfilment'

/** What each file says of a domain. */
export function resourceContents(
  wire: WireDomain,
  { language, revision }: { language: string; revision: string },
): Record<Resource, unknown> {
  const valueAt = (path: string) =>
    collectionOf(wire, { path }) ?? JSON.parse(findCollection(path)?.empty ?? 'null')
  const isThere = (path: string) =>
    findCollection(path)?.isOptional !== true || Object.keys(valueAt(path)).length > 0
  const named = (paths: readonly string[]) =>
    Object.fromEntries(paths.filter(isThere).map((path) => [path, valueAt(path)]))
  const intents = Object.entries(wire.ontology?.intents ?? {})
  const ontology = ontologyCollections.map((name) => [name, valueAt(`ontology.${name}`)])

  return {
    meta: {
      name: wire.name,
      platforms: wire.ntg_versions ?? [],
      language,
      savePoint: wire.savePoint ?? '',
      revision,
      formats,
    },
    actionDescription: {
      ...named(namedCollections.actionDescription),
      [fulfilmentField]: Object.fromEntries(
        intents
          .filter(([, { fulfilledBy }]) => fulfilledBy !== undefined)
          .map(([name, { fulfilledBy }]) => [name, fulfilledBy]),
      ),
    },
    arbitration: valueAt(wholeCollections.arbitration),
    decisionTable: valueAt(wholeCollections.decisionTable),
    justtalk: valueAt(wholeCollections.justtalk),
    ontology: {
      ...wire.ontology,
      ...Object.fromEntries(ontology),
      intents: Object.fromEntries(intents.map(([name, { fulfilledBy: _, ...rest }]) => [name, rest])),
    },
    nluDefinition: {
      ...named(namedCollections.nluDefinition),
      reusable_expressions: partsInLanguage(wire.reusable_expressions ?? [], language),
    },
    responseRealization: named(namedCollections.responseRealization),
  }
}
