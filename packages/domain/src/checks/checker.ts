import { coreActionsOf } from '../api-actions/core-actions.ts'
import { checkApi } from '../api-actions/problems.ts'
import { checkDecisionTable } from '../decision-table/checks.ts'
import { checkModule, checkModuleMentions } from '../decision-table/problems.ts'
import type { DissDefinition } from '../diss/definition.ts'
import { checkIntentDiss, checkSlotDiss } from '../diss/problems.ts'
import type { Domain } from '../domain.ts'
import { sentenceCounter } from '../expressions/counting.ts'
import type { Intent } from '../intents/intent.ts'
import { checkExpressionNames, checkIntent, checkRestrictions, checkWeights } from '../intents/problems.ts'
import type { SupportedLanguage } from '../languages/languages.ts'
import { checkLanguages } from '../languages/problems.ts'
import { mentionsIn, type NamesByKind } from '../mentions.ts'
import type { Problem } from '../problems.ts'
import type { Response } from '../responses/response.ts'
import { checkParts } from '../reusable-expressions/problems.ts'
import { checkSharedInputs } from '../sharing/checks.ts'
import type { SharedInputs } from '../sharing/sharing.ts'
import { checkSlot } from '../slots/problems.ts'
import type { Slot } from '../slots/slot.ts'
import { checkUiAction, type ResponseNames } from '../ui-actions/problems.ts'
import { includesNames, namesIn } from './known-names.ts'
import { checkMentions } from './missing-names.ts'
import { remember } from './remember.ts'
import { checkRepeatedNames, uniqueNames } from './repeated-names.ts'

/** What a domain is checked against. */
export interface CheckContext {
  /** The one that the domain is open in. */
  language: string
  vendorPrefix: string
  coreActions: readonly string[]
  /** The UI actions of the platform, which rules can use as well. */
  platformUiActions: readonly string[]
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
  const entries = entryChecker(context)
  const mentions = mentionChecker(context)
  const surroundings = surroundingsChecker(context)
  return (domain) => [...entries(domain), ...mentions(domain), ...surroundings(domain)]
}

/** What is wrong with entries by themselves, and with what belongs to them. */
function entryChecker({ language, vendorPrefix, definition }: CheckContext) {
  const slotsByName = remember((slots: Slot[]) => new Map(slots.map((slot) => [slot.name, slot])))
  const responses = remember(responseNames)
  const intents = rememberList('intents', checkIntent)
  const weights = rememberList('intents', checkWeights)
  const restrictions = rememberList('intents', checkRestrictions)
  const slots = rememberList('slots', (slot: Slot, domainName: string) =>
    checkSlot(slot, { domainName, vendorPrefix, language }),
  )
  const modules = rememberList('modules', checkModule)
  const uiActions = rememberList('uiActions', checkUiAction)
  const intentDiss = rememberList('intents', checkIntentDiss)
  const slotDiss = rememberList('slots', checkSlotDiss)

  return (domain: Domain) => [
    ...intents(domain.intents),
    ...weights(domain.intents, sentenceCounter(domain.reusableExpressions, language)),
    ...restrictions(domain.intents, slotsByName(domain.slots)),
    ...slots(domain.slots, domain.name),
    ...modules(domain.modules),
    ...uiActions(domain.uiActions, responses(domain.ttsResponses, domain.audioResponses)),
    ...(definition === undefined
      ? []
      : [
          ...intentDiss(domain.intents, slotsByName(domain.slots), definition),
          ...slotDiss(domain.slots, definition),
        ]),
  ]
}

/** What is mentioned somewhere and is not there. */
function mentionChecker({ coreActions, platformUiActions }: CheckContext) {
  const expressions = rememberList('intents', checkExpressionNames)
  const intents = rememberMentions('intents', fulfilmentOf)
  const slots = rememberMentions('slots', (slot) => ({ slots: [slot] }))
  const modules = rememberList('modules', checkModuleMentions)
  const apiInputs = rememberMentions('apiInputs', (input) => ({ apiInputs: [input] }))
  const uiActions = rememberMentions('uiActions', (action) => ({ uiActions: [action] }))
  let known: NamesByKind | undefined
  let isClean = true

  return (domain: Domain) => {
    const names = namesIn(domain, {
      coreActions: coreActionsOf(domain, coreActions),
      uiActions: platformUiActions,
    })
    // Where no mention was wrong, more names cannot make one wrong: nothing has to be looked at again
    const isKept =
      known !== undefined && includesNames(names, known) && (isClean || includesNames(known, names))
    known = isKept ? Object.assign(known!, names) : names

    const problems = [
      ...expressions(domain.intents, known),
      ...intents(domain.intents, known),
      ...slots(domain.slots, known),
      ...modules(domain.modules, known),
      ...apiInputs(domain.apiInputs, known),
      ...uiActions(domain.uiActions, known),
    ]
    isClean = problems.length === 0
    return problems
  }
}

/** What is wrong with lists as a whole, and with what is small enough to be looked at every time. */
function surroundingsChecker({ coreActions, languages, shared }: CheckContext) {
  const repeatedNames = remember(checkRepeatedNames)
  const decisionTable = remember(checkDecisionTable)
  const parts = remember(checkParts)

  return (domain: Domain) => [
    ...Object.entries(uniqueNames).flatMap(([field, wording]) =>
      inside(repeatedNames(domain[field as keyof typeof uniqueNames], wording), field),
    ),
    ...decisionTable(domain.modules),
    ...inside(parts(domain.reusableExpressions), 'reusableExpressions'),
    ...checkApi(domain, coreActionsOf(domain, coreActions)),
    ...checkLanguages(domain.languages, languages),
    ...(shared === undefined ? [] : checkSharedInputs(domain, shared)),
  ]
}

/** The expressions of an intent are read with their places, so only the rest of it is walked. */
function fulfilmentOf(intent: Intent): Partial<Domain> {
  return { intents: [{ ...intent, expressions: [] }] }
}

type ListField = 'intents' | 'slots' | 'modules' | 'apiInputs' | 'uiActions'

/** A check of what the entries of a list mention; the walk over each is done once. */
function rememberMentions<Field extends ListField>(
  field: Field,
  partOf: (entry: Domain[Field][number]) => Partial<Domain>,
) {
  const mentionsOf = remember((entry: Domain[Field][number]) => mentionsIn(partOf(entry)))
  return rememberList(field, (entry: Domain[Field][number], known: NamesByKind) =>
    checkMentions(mentionsOf(entry), known),
  )
}

/** A check of a list, entry by entry. */
function rememberList<Entry extends object, Seen extends unknown[]>(
  field: ListField,
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
