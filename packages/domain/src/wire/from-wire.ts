import type { ApiInput } from '../api-actions/api-input.ts'
import { isInvalidRow } from '../decision-table/checks.ts'
import { moduleNameProblems, rowProblems } from '../decision-table/problems.ts'
import type { Module } from '../decision-table/rule.ts'
import type { Domain } from '../domain.ts'
import { deepFreeze } from '../freeze.ts'
import { defaultArbitration, type Intent } from '../intents/intent.ts'
import { messages } from '../messages.ts'
import type { Notice } from '../problem.ts'
import type { Response } from '../responses/response.ts'
import type { Slot } from '../slots/slot.ts'
import {
  additionalResponseCodec,
  apiActionCodec,
  languageCodec,
  readHandlers,
  reusableExpressionCodec,
  uiActionCodec,
} from './actions.ts'
import { isSame } from './changes.ts'
import { keeping, unknownFields } from './codec.ts'
import { collections } from './collections.ts'
import { readIntent } from './intents.ts'
import { conditionCodec, moduleCodec } from './rules.ts'
import type { WireInterpretation, WireModule, WireRule, WireUserInput } from './schemas.ts'
import { apiInputCodec, readSlot } from './slots.ts'
import { collectionOf, headCodec, type WireDomain, type WireOntology } from './wire-domain.ts'

/** A domain as it was loaded, and what had to be mended for that. */
export interface LoadedDomain {
  domain: Domain
  notices: Notice[]
}

type Tell = (notice: Notice) => void

/**
 * Reads a domain from the outside JSON and mends what the outside leaves loose. Freezes what it takes over, unless it is
 * told not to: that takes as long as half of the reading, and shows nothing that the tests did not show before.
 */
export function fromWire(wire: WireDomain, { freeze = true }: { freeze?: boolean } = {}): LoadedDomain {
  const notices: Notice[] = []
  const tell: Tell = (notice) => notices.push(notice)
  const { kept: headKept, ...head } = headCodec.read(wire)
  const ontology = mendOntology(wire.ontology ?? {}, tell)
  const absent = [...(headKept?.absent ?? []), ...absentCollections(wire)]

  const domain: Domain = {
    ...head,
    languages: (wire.languages ?? []).map(languageCodec.read),
    intents: readIntents(wire, ontology, tell),
    slots: readSlots(wire, ontology, tell),
    modules: readModules(wire, tell),
    apiInputs: Object.entries(ontology.apiInputs ?? {}).map(
      ([name, input]): ApiInput => ({ name, ...apiInputCodec.read(input) }),
    ),
    apiActions: (wire.api_actions ?? []).map(apiActionCodec.read),
    handlers: readHandlers(wire.api_action_urls ?? []),
    uiActions: (wire.system_actions ?? []).map(uiActionCodec.read),
    ttsResponses: readResponses(wire.tts_responses),
    audioResponses: readResponses(wire.audio_responses),
    guiResponses: Object.entries(wire.gui_responses ?? {}).map(([name, template]) => ({ name, template })),
    additionalResponses: Object.entries(wire.runtime_responses ?? {}).map(([name, response]) => ({
      name,
      ...additionalResponseCodec.read(response),
    })),
    reusableExpressions: (wire.reusable_expressions ?? []).map(reusableExpressionCodec.read),
    discardInputOnSdc: ontology.discardInputOnSDC ?? null,
    sharedResources: wire.domain_shared_resources === undefined ? [] : wire.domain_shared_resources,
    ...keeping({
      unknown: headKept?.unknown,
      absent: absent.length > 0 ? absent : undefined,
      ontology: keeping({ unknown: unknownFields(ontology, ontologyFields) }).kept,
    }),
  }
  return { domain: freeze ? deepFreeze(domain) : domain, notices }
}

const ontologyFields = new Set(['intents', 'userInputs', 'apiInputs', 'discardInputOnSDC'])

function absentCollections(wire: WireDomain): string[] {
  return collections.filter((one) => collectionOf(wire, one) === undefined).map(({ path }) => path)
}

function mendOntology(ontology: WireOntology, tell: Tell): WireOntology {
  if (!Array.isArray(ontology.intents)) return ontology
  tell({ kind: 'warning', message: messages.wire.malformedIntents })
  return { ...ontology, intents: {} }
}

function readIntents(wire: WireDomain, ontology: WireOntology, tell: Tell): Intent[] {
  const known = new Map(Object.entries(ontology.intents ?? {}))
  const interpretations = byKey(wire.nlu_interpretations ?? [], 'intent', joinExpressions, (names) =>
    tell(warning(messages.wire.interpretationsJoined, names)),
  )
  const chosen = new Map((wire.arbitrations ?? []).map((entry) => [entry.intentName, entry]))
  const justTalk = new Set(wire.justtalk ?? [])

  const unknown = missingFrom(known, interpretations.keys())
  if (unknown.length > 0) tell(warning(messages.wire.interpretationsDropped, unknown))
  const unknownSettings = missingFrom(known, new Set([...chosen.keys(), ...justTalk]))
  if (unknownSettings.length > 0) tell(warning(messages.wire.intentSettingsDropped, unknownSettings))

  // The order is that of the interpretations: it is the one an author can change
  const names = new Set([...interpretations.keys(), ...known.keys()])
  const arbitration = defaultArbitration({ embedded: wire.embedded ?? false })
  return [...names].flatMap((name) => {
    const entry = known.get(name)
    if (entry === undefined) return []
    const parts = {
      ontology: entry,
      interpretation: interpretations.get(name),
      arbitration: chosen.get(name),
      justTalk: justTalk.has(name),
    }
    return [readIntent(name, parts, arbitration)]
  })
}

function readSlots(wire: WireDomain, ontology: WireOntology, tell: Tell): Slot[] {
  const known = new Map(Object.entries(ontology.userInputs ?? {}))
  const userInputs = byKey(wire.user_inputs ?? [], 'name', joinCanonicals, (names) =>
    tell(warning(messages.wire.userInputsJoined, names)),
  )

  const unknown = missingFrom(known, userInputs.keys())
  if (unknown.length > 0) tell(warning(messages.wire.userInputsDropped, unknown))

  const names = new Set([...userInputs.keys(), ...known.keys()])
  return [...names].flatMap((name) => {
    const entry = known.get(name)
    return entry === undefined ? [] : [readSlot(name, { ontology: entry, userInput: userInputs.get(name) })]
  })
}

function readModules(wire: WireDomain, tell: Tell): Module[] {
  const entries = wire.decision_rules ?? []
  tellNullActions(entries, tell)
  const modules = entries.map(readModule)

  // Of the entries, since to ask the modules would read all their rules
  const invalid = modules.filter((_, index) => entries[index]?.rules?.some(isInvalidEntry))
  if (invalid.length > 0) {
    const message = messages.decisionTable.invalidRowsFound(wire.name)
    tell({ kind: 'error', message, secondary: messages.decisionTable.removingInvalidRows })
  }
  for (const { severity, message, secondary } of [...rowProblems(invalid), ...moduleNameProblems(modules)]) {
    tell({ kind: severity, message, ...(secondary !== undefined && { secondary }) })
  }
  return modules.map((module) =>
    invalid.includes(module)
      ? { ...module, rules: module.rules.filter((rule) => !isInvalidRow(rule)) }
      : module,
  )
}

const readFrom = new WeakMap<Module, WireModule>()

function readModule(entry: WireModule): Module {
  const module = moduleCodec.read(entry)
  readFrom.set(module, entry)
  return module
}

/** Whether two modules were read from entries that say the same; their rules are not read for this. */
export function areReadFromSame(a: Module, b: Module): boolean {
  const source = readFrom.get(a)
  return source !== undefined && isSame(source, readFrom.get(b))
}

function isInvalidEntry({ userIntent }: WireRule): boolean {
  return userIntent !== undefined && isInvalidRow({ intent: conditionCodec.read(userIntent) })
}

function tellNullActions(modules: readonly WireModule[], tell: Tell): void {
  const having = (field: 'systemAction' | 'apiAction') =>
    modules.filter(({ rules }) => rules?.some((rule) => rule[field] === null)).map(({ name }) => name)
  const uiActions = having('systemAction')
  if (uiActions.length > 0) tell(warning(messages.wire.nullUiActions, uiActions))
  const apiActions = having('apiAction')
  if (apiActions.length > 0) tell(warning(messages.wire.nullApiActions, apiActions))
}

function readResponses(wire: WireDomain['tts_responses']): Response[] {
  return Object.entries(wire ?? {}).map(([name, texts]) => ({ name, texts }))
}

/** The entries by their key; those that share one are joined. */
function byKey<Key extends string, Entry extends Record<Key, string>>(
  entries: readonly Entry[],
  key: Key,
  join: (first: Entry, second: Entry) => Entry,
  tellJoined: (names: string[]) => void,
): Map<string, Entry> {
  const found = new Map<string, Entry>()
  const joined = new Set<string>()
  for (const entry of entries) {
    const first = found.get(entry[key])
    if (first !== undefined) joined.add(entry[key])
    found.set(entry[key], first === undefined ? entry : join(first, entry))
  }
  if (joined.size > 0) tellJoined([...joined])
  return found
}

function joinExpressions(first: WireInterpretation, second: WireInterpretation): WireInterpretation {
  return { ...second, ...first, expressions: [...(first.expressions ?? []), ...(second.expressions ?? [])] }
}

function joinCanonicals(first: WireUserInput, second: WireUserInput): WireUserInput {
  return { ...second, ...first, canonicals: [...(first.canonicals ?? []), ...(second.canonicals ?? [])] }
}

function missingFrom(known: ReadonlyMap<string, unknown>, names: Iterable<string>): string[] {
  return [...names].filter((name) => !known.has(name))
}

const mostNamed = 5

function warning(message: string, names: readonly string[]): Notice {
  const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : ''
  return { kind: 'warning', message, secondary: names.slice(0, mostNamed).join(', ') + more }
}
