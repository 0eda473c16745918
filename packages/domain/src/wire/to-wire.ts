import type { Domain } from '../domain.ts'
import type { Response } from '../responses/response.ts'
import {
  additionalResponseCodec,
  apiActionCodec,
  handlerCodec,
  languageCodec,
  reusableExpressionCodec,
  uiActionCodec,
} from './actions.ts'
import { type Collection, collections } from './collections.ts'
import { writeIntent } from './intents.ts'
import { byName, compareNames } from './order.ts'
import { moduleCodec } from './rules.ts'
import { apiInputCodec, writeSlot } from './slots.ts'
import { headCodec, type WireDomain } from './wire-domain.ts'

/**
 * Writes a domain as the outside JSON. What has no order of its own there is sorted by name, so that the same content
 * always reads the same; entries of things that did not change since the last call are the same objects.
 */
export function toWire(domain: Domain): WireDomain {
  const content = contentOf(domain)
  const absent = new Set(domain.kept?.absent)
  const isLeftOut = (collection: Collection, value: unknown) => absent.has(collection.path) && isEmpty(value)

  const wire: Record<string, unknown> = headCodec.write(domain)
  const ontology: Record<string, unknown> = { ...domain.kept?.ontology?.unknown }
  for (const collection of collections) {
    const value = content[collection.path]
    if (isLeftOut(collection, value)) continue
    const [top = '', inner] = collection.path.split('.')
    if (inner === undefined) wire[top] = value
    else ontology[inner] = value
  }
  return { ...wire, ontology, dialog_units: [] } as unknown as WireDomain
}

function contentOf(domain: Domain): Record<string, unknown> {
  const intents = domain.intents.map((intent) => ({ name: intent.name, ...writeIntent(intent) }))
  const intentsByName = intents.toSorted(byName)
  const slots = domain.slots.map((slot) => ({ name: slot.name, ...wireSlot(slot) }))

  return {
    nlu_interpretations: intents.map(({ interpretation }) => interpretation),
    user_inputs: slots.map(({ userInput }) => userInput),
    tts_responses: writeResponses(domain.ttsResponses),
    audio_responses: writeResponses(domain.audioResponses),
    gui_responses: Object.fromEntries(domain.guiResponses.map(({ name, template }) => [name, template])),
    runtime_responses: Object.fromEntries(
      domain.additionalResponses.map((response) => [response.name, wireAdditionalResponse(response)]),
    ),
    decision_rules: domain.modules.map(wireModule),
    system_actions: domain.uiActions.map(wireUiAction),
    api_actions: domain.apiActions.map(wireApiAction),
    api_action_urls: domain.handlers.map(handlerCodec.write),
    'ontology.intents': Object.fromEntries(intentsByName.map(({ name, ontology }) => [name, ontology])),
    'ontology.userInputs': Object.fromEntries(
      slots.toSorted(byName).map(({ name, ontology }) => [name, ontology]),
    ),
    'ontology.apiInputs': Object.fromEntries(
      domain.apiInputs.map((input) => [input.name, wireApiInput(input)]),
    ),
    'ontology.discardInputOnSDC': domain.discardInputOnSdc,
    arbitrations: intentsByName.flatMap(({ arbitration }) => arbitration ?? []),
    justtalk: intentsByName.filter(({ justTalk }) => justTalk).map(({ name }) => name),
    domain_shared_resources: domain.sharedResources,
    reusable_expressions: domain.reusableExpressions.map(wireReusableExpression),
    languages: domain.languages
      .toSorted((a, b) => compareNames(a.language, b.language))
      .map(languageCodec.write),
  }
}

/** A domain is never changed in place, so what a part of it was written as holds as long as the part does. */
function remembered<Part extends object, Written>(write: (part: Part) => Written): (part: Part) => Written {
  const earlier = new WeakMap<Part, Written>()
  return (part) => {
    const known = earlier.get(part)
    if (known !== undefined) return known
    const written = write(part)
    earlier.set(part, written)
    return written
  }
}

const wireSlot = remembered(writeSlot)
const wireModule = remembered(moduleCodec.write)
const wireUiAction = remembered(uiActionCodec.write)
const wireApiAction = remembered(apiActionCodec.write)
const wireApiInput = remembered(apiInputCodec.write)
const wireAdditionalResponse = remembered(additionalResponseCodec.write)
const wireReusableExpression = remembered(reusableExpressionCodec.write)

function writeResponses(responses: readonly Response[]): Record<string, string[]> {
  return Object.fromEntries(responses.map(({ name, texts }) => [name, texts]))
}

function isEmpty(value: unknown): boolean {
  return value === null || (typeof value === 'object' && Object.keys(value).length === 0)
}
