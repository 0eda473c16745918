import { type Mention, mentionCollector, type NamesByKind } from '../../mentions/mentions.ts'
import type { ConversationTest } from '../../model/conversation-test.ts'
import type { Domain } from '../../model/domain.ts'
import type { Intent } from '../../model/intent.ts'
import type { SupportedLanguage } from '../../model/languages.ts'
import { type AnyEntry, type ListName, listNames } from '../../model/list-names.ts'
import type { NameKind } from '../../model/name-kinds.ts'
import type { Module } from '../../model/rule.ts'
import type { SharedInputs } from '../../model/sharing.ts'
import { coreActionsOf } from '../../nouns/api-actions/core-actions.ts'
import { apiProblems } from '../../nouns/api-actions/problems.ts'
import type { KnownConcepts } from '../../nouns/concepts/known-concepts.ts'
import { tableProblems } from '../../nouns/decision-table/table-problems.ts'
import type { DissDefinition } from '../../nouns/diss/definition.ts'
import { intentDissProblems, slotDissProblems } from '../../nouns/diss/problems.ts'
import { expressionNameProblems } from '../../nouns/intents/name-problems.ts'
import { languageProblems } from '../../nouns/languages/problems.ts'
import { nounOf } from '../../nouns/nouns.ts'
import { unusedProblems, usedResponses } from '../../nouns/responses/problems.ts'
import { followParts, partProblems } from '../../nouns/reusable-expressions/problems.ts'
import { sharedInputProblems } from '../../nouns/sharing/problems.ts'
import { sameEnds } from '../../toolbox/followed-list.ts'
import { haveSameElements, type Memo, memoByIdentity } from '../../toolbox/memo-by-identity.ts'
import type { Problem } from '../../toolbox/problem.ts'
import { conceptFinder, conceptLists } from './concept-problems.ts'
import { type FollowedNames, followNames, type KnownNames } from './known-names.ts'
import { mentionProblems } from './missing-names.ts'
import { mentionsOfModule, moduleMentionProblems } from './module-mentions.ts'
import { repeatedNameFinder, uniqueNames } from './repeated-names.ts'

/** What a domain is checked against. */
export interface ProblemContext {
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
  /** Whether handlers may be on the machine that the server runs on. */
  loopbackHandlers?: boolean
  /** Whether the installation moves all texts to SSML. */
  ssmlTransition?: boolean
}

/** Finds everything that is wrong with a domain. */
export function findProblems(domain: Domain, context: ProblemContext, concepts?: KnownConcepts): Problem[] {
  return createProblemFinder(context)(domain, concepts)
}

/**
 * Makes a check that memoises what it found in each list and each entry, so that after an edit it looks only at what
 * changed and at what depends on it. Concepts belong to no domain and change at any time: what is known of them comes with
 * each check, and without it they are not looked at.
 */
export function createProblemFinder(
  context: ProblemContext,
): (domain: Domain, concepts?: KnownConcepts) => Problem[] {
  const names = followNames(context)
  const entries = entryChecker(context, names)
  const mentions = mentionChecker(names)
  const mentionedConcepts = conceptChecker(context)
  const surroundings = surroundingsChecker(context, names)
  let isClean = true
  return (domain, concepts) => {
    names.update(domain, isClean)
    const missing = mentions(domain)
    isClean = missing.length === 0
    return [
      ...entries(domain),
      ...missing,
      ...(concepts === undefined ? [] : mentionedConcepts(domain, concepts)),
      ...surroundings(domain),
    ]
  }
}

/** What is wrong with entries by themselves, and with what belongs to them. */
function entryChecker(
  { language, vendorPrefix, definition, ssmlTransition = false }: ProblemContext,
  names: FollowedNames,
) {
  const checks = listNames.flatMap((list) => {
    const { problems } = nounOf(list)
    return problems === undefined
      ? []
      : [{ list, sees: problems.sees, check: memoByList(list, problems.find) }]
  })
  const intentDiss = memoByList('intents', intentDissProblems)
  const slotDiss = memoByList('slots', slotDissProblems)

  return (domain: Domain) => {
    const surroundings = { domain, language, vendorPrefix, slots: names.slots(), ssmlTransition }
    return [
      ...checks.flatMap(({ list, sees, check }) => check(domain[list], ...sees(surroundings))),
      ...(definition === undefined
        ? []
        : [...intentDiss(domain.intents, names.slots(), definition), ...slotDiss(domain.slots, definition)]),
    ]
  }
}

/** What is mentioned somewhere and is not there. */
function mentionChecker({ known }: FollowedNames) {
  const checks = listNames.flatMap((list) => {
    const { needs } = nounOf(list)
    if (needs === undefined) return []
    const { find, mentionsOf } = finders[list]?.(known) ?? usualFinder(list, needs, known)
    return [{ list, needs, check: memoByList(list, find, mentionsOf && mentionsNoneRemoved(mentionsOf)) }]
  })
  // When the names of a kind become another object, the lists that need it are looked at again
  return (domain: Domain) =>
    checks.flatMap(({ list, needs, check }) => check(domain[list], ...needs.map((kind) => known[kind])))
}

/** What is wrong with the concepts that are mentioned. */
function conceptChecker({ language }: ProblemContext) {
  const checks = conceptLists.map((list) => ({
    list,
    check: memoByList(list, conceptFinder(list, language)),
  }))
  return (domain: Domain, known: KnownConcepts) =>
    checks.flatMap(({ list, check }) => check(domain[list], known))
}

interface FindMissing {
  find: (entry: AnyEntry, ...names: KnownNames[]) => Problem[]
  /** All that an entry mentions, where that is kept. */
  mentionsOf?: (entry: AnyEntry) => readonly Mention[]
}

/** Those that know the place of what they mention. */
const finders: { readonly [List in ListName]?: (known: NamesByKind) => FindMissing } = {
  intents: (known) => {
    const fulfilment = memoByIdentity((intent: Intent) => actionsIn({ intents: [intent] }))
    return {
      find: (entry) => {
        const intent = entry as Intent
        return [
          ...expressionNameProblems(intent, known),
          ...inside(mentionProblems(fulfilment(intent), known), 'fulfilledBy'),
        ]
      },
    }
  },
  modules: (known) => ({
    find: (entry) => moduleMentionProblems(entry as Module, known),
    mentionsOf: (entry) => mentionsOfModule(entry as Module),
  }),
  // A domain works without its tests, so what these mention is only warned of
  tests: (known) => ({
    find: (entry) =>
      (entry as ConversationTest).turns.flatMap((turn, index) =>
        inside(
          mentionProblems(
            mentionedByTests({ tests: [{ ...(entry as ConversationTest), turns: [turn] }] }),
            known,
          ),
          'turns',
          index,
        ).map((problem) => ({ ...problem, severity: 'warning' as const })),
      ),
  }),
}

const mentionedByTests = mentionCollector(['intent', 'slot', 'API input', 'API action', 'UI action'])

/** The expressions of an intent are read with their places, so only its request fulfillment is walked. */
const actionsIn = mentionCollector(['API action', 'UI action'])

/** Walks over each entry once. */
function usualFinder(list: ListName, needs: readonly NameKind[], known: NamesByKind): FindMissing {
  const collect = mentionCollector(needs)
  const mentionsOf = memoByIdentity((entry: AnyEntry) => collect({ [list]: [entry] }))
  return { find: (entry) => mentionProblems(mentionsOf(entry), known), mentionsOf }
}

/** Says that what was wrong with an entry is all that is still: it mentions none of the names that went since. */
function mentionsNoneRemoved(mentionsOf: (entry: AnyEntry) => readonly Mention[]) {
  const mentioned = memoByIdentity((entry: AnyEntry) => new Set(mentionsOf(entry).map(({ name }) => name)))
  return (entry: AnyEntry, last: Memo<KnownNames[], Problem[]>, now: readonly KnownNames[]): boolean =>
    now.every((names, at) => {
      if (names === last.seen[at]) return true
      if (names.fewer?.than !== last.seen[at]) return false
      for (const name of names.fewer?.by ?? []) if (mentioned(entry).has(name)) return false
      return true
    })
}

/** What is wrong with lists as a whole, and with what is small enough to be looked at every time. */
function surroundingsChecker(context: ProblemContext, names: FollowedNames) {
  const { coreActions, languages, shared, loopbackHandlers: allowsLoopback = false } = context
  const repeatedNames = uniqueNames.map(([list, wording]) => {
    const find = repeatedNameFinder()
    return (domain: Domain) =>
      inside(find(domain[list] as { name: string }[], wording, names.isUnique(list)), list)
  })
  const decisionTable = memoByIdentity(tableProblems)
  const followedParts = followParts()
  const parts = memoByList('reusableExpressions', partProblems)
  const used = memoByIdentity(usedResponses)
  const unusedTts = memoByIdentity(unusedProblems)
  const unusedAudio = memoByIdentity(unusedProblems)

  return (domain: Domain) => [
    ...repeatedNames.flatMap((find) => find(domain)),
    ...decisionTable(domain.modules),
    ...parts(domain.reusableExpressions, ...followedParts(domain.reusableExpressions)),
    ...inside(unusedTts(domain.ttsResponses, used(domain.uiActions), 'tts'), 'ttsResponses'),
    ...inside(unusedAudio(domain.audioResponses, used(domain.uiActions), 'audio'), 'audioResponses'),
    ...apiProblems(domain, { coreActions: coreActionsOf(domain, coreActions), allowsLoopback }),
    ...languageProblems(domain.languages, languages),
    ...(shared === undefined ? [] : sharedInputProblems(domain, shared)),
  ]
}

/**
 * A check of a list, entry by entry; what was found holds as long as all that is seen stays the same. Of a list that
 * begins and ends as the last one did, only what is between is looked at: an edit changes one of 50,000 entries.
 */
function memoByList<Entry extends object, Seen extends unknown[]>(
  field: ListName,
  check: (entry: Entry, ...seen: Seen) => Problem[],
  stillHolds?: (entry: Entry, last: Memo<Seen, Problem[]>, seen: Seen) => boolean,
): (list: Entry[], ...seen: Seen) => Problem[] {
  const checkEntry = memoByIdentity(check, stillHolds)
  let last: { list: Entry[]; seen: Seen; found: RowProblems[]; problems: Problem[] } | undefined
  return (list, ...seen) => {
    const same = last !== undefined && haveSameElements(last.seen, seen) ? last : undefined
    if (same?.list === list) return same.problems
    const { start, end } = same === undefined ? { start: 0, end: 0 } : sameEnds(same.list, list)
    const shift = list.length - (same?.list.length ?? 0)
    const found = same?.found.filter(({ index }) => index < start) ?? []
    for (let index = start; index < list.length - end; index++) {
      const problems = checkEntry(list[index]!, ...seen)
      if (problems.length > 0) found.push({ index, problems })
    }
    for (const { index, problems } of same?.found ?? []) {
      if (index >= same!.list.length - end) found.push({ index: index + shift, problems })
    }
    const problems = found.flatMap(({ index, problems }) => inside(problems, field, index))
    last = { list, seen, found, problems }
    return problems
  }
}

/** What is wrong with the entry at a place of a list. */
interface RowProblems {
  index: number
  problems: Problem[]
}

function inside(problems: Problem[], ...place: Problem['at']): Problem[] {
  if (problems.length === 0) return problems
  return problems.map((problem) => ({ ...problem, at: [...place, ...problem.at] }))
}
