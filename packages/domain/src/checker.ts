import type { ApiInput } from './api-actions/api-input.ts'
import { coreActionsOf } from './api-actions/core-actions.ts'
import { checkApi } from './api-actions/problems.ts'
import { checkDecisionTable } from './decision-table/checks.ts'
import { checkModule, checkModuleMentions } from './decision-table/problems.ts'
import type { Module } from './decision-table/rule.ts'
import type { DissDefinition } from './diss/definition.ts'
import { checkIntentDiss, checkSlotDiss } from './diss/problems.ts'
import type { Domain } from './domain.ts'
import type { Intent } from './intents/intent.ts'
import { checkExpressionNames, checkIntent, checkRestrictions } from './intents/problems.ts'
import { keepSameNames, namesIn } from './known-names.ts'
import type { SupportedLanguage } from './languages/languages.ts'
import { checkLanguages } from './languages/problems.ts'
import { mentionsIn, type NamesByKind } from './mentions.ts'
import { checkMentions } from './missing-names.ts'
import type { Problem } from './problems.ts'
import { remember } from './remember.ts'
import { checkRepeatedNames, uniqueNames } from './repeated-names.ts'
import type { Response } from './responses/response.ts'
import { checkSharedInputs } from './sharing/checks.ts'
import type { SharedInputs } from './sharing/sharing.ts'
import { checkSlot } from './slots/problems.ts'
import type { Slot } from './slots/slot.ts'
import { checkUiAction, type ResponseNames } from './ui-actions/problems.ts'
import type { UiAction } from './ui-actions/ui-action.ts'

/** What a domain is checked against. */
export interface CheckContext {
  /** The one that the domain is open in. */
  language: string
  vendorPrefix: string
  coreActions: readonly string[]
  languages: readonly SupportedLanguage[]
  /** The one that the domain follows, if it follows one. */
  definition?: DissDefinition
  /** What other domains share, where that is known. */
  shared?: SharedInputs
}

/** Finds everything that is wrong with a domain. */
export function checkDomain(domain: Domain, context: CheckContext): Problem[] {
  return createChecker(context)(domain)
}

/**
 * Makes a check that remembers what it found in each list and each entry, so that after an edit it looks only at what
 * changed and at what depends on it.
 */
export function createChecker(context: CheckContext): (domain: Domain) => Problem[] {
  const { definition, shared, languages } = context
  const slotsByName = remember((slots: Slot[]) => new Map(slots.map((slot) => [slot.name, slot])))
  const responses = remember(responseNames)
  const repeatedNames = remember(checkRepeatedNames)
  const decisionTable = remember(checkDecisionTable)
  const intents = rememberList('intents', intentChecker(definition))
  const slots = rememberList('slots', slotChecker(context))
  const modules = rememberList('modules', moduleChecker())
  const apiInputs = rememberList('apiInputs', mentionChecker(apiInputAlone))
  const uiActions = rememberList('uiActions', uiActionChecker())
  let known: NamesByKind | undefined

  return (domain) => {
    const coreActions = coreActionsOf(domain, context.coreActions)
    known = keepSameNames(known, namesIn(domain, coreActions))
    return [
      ...Object.entries(uniqueNames).flatMap(([field, wording]) =>
        inside(repeatedNames(domain[field as keyof typeof uniqueNames], wording), field),
      ),
      ...intents(domain.intents, known, slotsByName(domain.slots)),
      ...slots(domain.slots, known, domain.name),
      ...decisionTable(domain.modules),
      ...modules(domain.modules, known),
      ...checkApi(domain, coreActions),
      ...apiInputs(domain.apiInputs, known),
      ...uiActions(domain.uiActions, known, responses(domain.ttsResponses, domain.audioResponses)),
      ...checkLanguages(domain.languages, languages),
      ...(shared === undefined ? [] : checkSharedInputs(domain, shared)),
    ]
  }
}

function intentChecker(definition: DissDefinition | undefined) {
  const own = remember(checkIntent)
  const expressionNames = remember(checkExpressionNames)
  const restrictions = remember(checkRestrictions)
  const mentions = mentionChecker(intentAlone)
  const diss = remember(checkIntentDiss)
  return (intent: Intent, known: NamesByKind, slots: ReadonlyMap<string, Slot>) => [
    ...own(intent),
    ...expressionNames(intent, known.slot, known['reusable part']),
    ...restrictions(intent, slots),
    ...mentions(intent, known),
    ...(definition === undefined ? [] : diss(intent, slots, definition)),
  ]
}

function slotChecker({ language, vendorPrefix, definition }: CheckContext) {
  const own = remember((slot: Slot, domainName: string) =>
    checkSlot(slot, { domainName, vendorPrefix, language }),
  )
  const mentions = mentionChecker((slot: Slot) => ({ slots: [slot] }))
  const diss = remember(checkSlotDiss)
  return (slot: Slot, known: NamesByKind, domainName: string) => [
    ...own(slot, domainName),
    ...mentions(slot, known),
    ...(definition === undefined ? [] : diss(slot, definition)),
  ]
}

function moduleChecker() {
  const own = remember(checkModule)
  return (module: Module, known: NamesByKind) => [...own(module), ...checkModuleMentions(module, known)]
}

function uiActionChecker() {
  const own = remember(checkUiAction)
  const mentions = mentionChecker((action: UiAction) => ({ uiActions: [action] }))
  return (action: UiAction, known: NamesByKind, responses: ResponseNames) => [
    ...own(action, responses),
    ...mentions(action, known),
  ]
}

/** Its expressions are read with their places, so only the rest of an intent is walked. */
function intentAlone(intent: Intent): Partial<Domain> {
  return { intents: [{ ...intent, expressions: [] }] }
}

function apiInputAlone(input: ApiInput): Partial<Domain> {
  return { apiInputs: [input] }
}

/** A check of what an entry mentions; the walk over it is done once. */
function mentionChecker<Entry extends object>(partOf: (entry: Entry) => Partial<Domain>) {
  const mentionsOf = remember((entry: Entry) => mentionsIn(partOf(entry)))
  return (entry: Entry, known: NamesByKind) => checkMentions(mentionsOf(entry), known)
}

/** A check of a list, entry by entry. */
function rememberList<Entry extends object, Seen extends unknown[]>(
  field: keyof Domain,
  check: (entry: Entry, ...seen: Seen) => Problem[],
): (list: Entry[], ...seen: Seen) => Problem[] {
  const checkEntry = remember(check)
  return remember((list, ...seen) => {
    const problems: Problem[] = []
    list.forEach((entry, index) => {
      const found = checkEntry(entry, ...seen)
      if (found.length > 0) problems.push(...inside(found, field, index))
    })
    return problems
  })
}

function responseNames(tts: Response[], audio: Response[]): ResponseNames {
  return { tts: new Set(tts.map(({ name }) => name)), audio: new Set(audio.map(({ name }) => name)) }
}

function inside(problems: readonly Problem[], ...place: Problem['at']): Problem[] {
  return problems.map((problem) => ({ ...problem, at: [...place, ...problem.at] }))
}
