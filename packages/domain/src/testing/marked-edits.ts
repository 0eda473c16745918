import fc from 'fast-check'
import type { Domain } from '../model/domain.ts'
import { listNames } from '../model/list-names.ts'
import * as actionEdits from '../nouns/api-actions/api-action-edits.ts'
import * as inputEdits from '../nouns/api-actions/api-input-edits.ts'
import * as handlerEdits from '../nouns/api-actions/handler-edits.ts'
import * as moduleEdits from '../nouns/decision-table/module-edits.ts'
import * as ruleEdits from '../nouns/decision-table/rule-edits.ts'
import * as intentEdits from '../nouns/intents/edits.ts'
import * as languageEdits from '../nouns/languages/edits.ts'
import * as additionalEdits from '../nouns/responses/additional-edits.ts'
import * as responseEdits from '../nouns/responses/edits.ts'
import * as partEdits from '../nouns/reusable-expressions/edits.ts'
import * as canonicalEdits from '../nouns/slots/canonical-edits.ts'
import * as slotEdits from '../nouns/slots/edits.ts'
import * as uiActionEdits from '../nouns/ui-actions/index.ts'
import { granted } from './any-edits.ts'
import { aRule } from './builders.ts'
import { withMarks, withTag } from './marked-domain.ts'
import { carriedOf } from './merge-of.ts'

const intents = carriedOf(intentEdits)
const slots = carriedOf(slotEdits)
const canonicals = carriedOf(canonicalEdits)
const modules = carriedOf(moduleEdits)
const rules = carriedOf(ruleEdits)
const actions = carriedOf(actionEdits)
const inputs = carriedOf(inputEdits)
const handlers = carriedOf(handlerEdits)
const uiActions = carriedOf(uiActionEdits)
const responses = carriedOf(responseEdits)
const additional = carriedOf(additionalEdits)
const parts = carriedOf(partEdits)
const languages = carriedOf(languageEdits)

const vendorPrefix = 'sdp_'
const coreActions: string[] = []

type Step = (domain: Domain) => Domain
type Rename = (domain: Domain, from: string, to: string) => Domain

/** The lists of which entries are renamed, added, deleted and moved alike, each with its names. */
interface Renaming {
  names: readonly string[]
  rename: Rename
  remove: (domain: Domain, name: string) => Domain
  add?: (domain: Domain, name: string) => Domain
  move?: (domain: Domain, name: string, to: number) => Domain
}

const kinds: readonly Renaming[] = [
  {
    names: ['play', 'stop', 'ask', 'new1', 'new2'],
    rename: (domain, from, to) => intents.renameIntent(domain, { from, to }),
    remove: (domain, name) => intents.deleteIntents(domain, { names: [name] }),
    add: (domain, name) => intents.addIntent(domain, { name }),
    move: (domain, name, to) => intents.moveIntents(domain, { names: [name], to }),
  },
  {
    names: ['genre', 'artist', 'city', 'new1', 'new2'],
    rename: (domain, from, to) => slots.renameSlot(domain, { from, to, vendorPrefix }),
    remove: (domain, name) => slots.deleteSlots(domain, { names: [name] }),
    add: (domain, name) => slots.addSlot(domain, { name, vendorPrefix }),
    move: (domain, name, to) => slots.moveSlots(domain, { names: [name], to }),
  },
  ...[0, 1, 2].map((at): Renaming => {
    const inSlot = (domain: Domain, change: (slot: string) => Domain) => {
      const slot = domain.slots[at]
      return slot === undefined ? domain : change(slot.name)
    }
    return {
      names: ['jazz', 'rock', 'pop', 'folk'],
      rename: (domain, canonical, to) =>
        inSlot(domain, (slot) => canonicals.renameCanonical(domain, { slot, canonical, to })),
      remove: (domain, canonical) =>
        inSlot(domain, (slot) => canonicals.deleteCanonicals(domain, { slot, canonicals: [canonical] })),
      add: (domain, name) =>
        inSlot(domain, (slot) => canonicals.addCanonicals(domain, { slot, names: [name] })),
      move: (domain, name, to) =>
        inSlot(domain, (slot) => canonicals.moveCanonicals(domain, { slot, canonicals: [name], to })),
    }
  }),
  {
    names: ['Main', 'More', 'Last', 'Next'],
    rename: (domain, from, to) => modules.renameModule(domain, { module: moduleAt(domain, from), to }),
    remove: (domain, name) => modules.deleteModule(domain, { module: moduleAt(domain, name) }),
    add: (domain, name) => modules.addModule(domain, { name }),
    move: (domain, name, to) => modules.moveModule(domain, { from: moduleAt(domain, name), to }),
  },
  {
    names: ['please', 'now', 'new1'],
    rename: (domain, from, to) => parts.renameReusableExpression(domain, { from, to }),
    remove: (domain, name) => parts.deleteReusableExpressions(domain, { names: [name] }),
    add: (domain, name) => parts.addReusableExpression(domain, { id: name, name }),
  },
  {
    names: ['found', 'search', 'new1'],
    rename: (domain, from, to) => inputs.renameApiInput(domain, { from, to }),
    remove: (domain, name) => inputs.deleteApiInputs(domain, { names: [name] }),
    add: (domain, name) => inputs.addApiInput(domain, { name }),
  },
  {
    names: ['find', 'book', 'new1'],
    rename: (domain, from, to) => actions.renameApiAction(domain, { from, to, coreActions }),
    remove: (domain, name) => actions.deleteApiActions(domain, { names: [name] }),
    add: (domain, name) => actions.addApiAction(domain, { name, coreActions }),
  },
  {
    names: ['default', 'other', 'new1'],
    rename: (domain, from, to) => handlers.renameHandler(domain, { from, to }),
    remove: (domain, id) => handlers.deleteHandler(domain, { id }),
  },
  {
    names: ['answer', 'show', 'new1'],
    rename: (domain, from, to) => uiActions.renameUiAction(domain, { from, to }),
    remove: (domain, name) => uiActions.deleteUiActions(domain, { names: [name] }),
    add: (domain, name) => uiActions.addUiAction(domain, { name }),
    move: (domain, name, to) => uiActions.moveUiActions(domain, { names: [name], to }),
  },
  {
    names: ['answer', 'show', 'hello', 'new1'],
    rename: (domain, from, to) => responses.renameResponse(domain, { kind: 'tts', from, to }),
    remove: (domain, name) => responses.deleteResponse(domain, { kind: 'tts', name }),
    add: (domain, name) =>
      responses.addResponse(domain, { kind: 'tts', action: domain.uiActions[0]?.name ?? '', name }),
  },
  {
    names: ['answer', 'show', 'new1'],
    rename: (domain, from, to) => responses.renameResponse(domain, { kind: 'audio', from, to }),
    remove: (domain, name) => responses.deleteResponse(domain, { kind: 'audio', name }),
  },
  {
    names: ['more', 'less', 'new1'],
    rename: (domain, from, to) => additional.renameAdditionalResponse(domain, { from, to }),
    remove: (domain, name) => additional.deleteAdditionalResponses(domain, { names: [name] }),
    add: (domain, name) => additional.addAdditionalResponse(domain, { name }),
  },
]

function moduleAt({ modules: all }: Domain, name: string): number {
  return all.findIndex((module) => module.name === name)
}

/** A name that no list has, through which two others change places. */
const aside = 'aside'

/** What two people work on, so that they get in each other's way: some of the kinds, and the lists that go with them. */
interface Focus {
  kinds: readonly Renaming[]
  lists: readonly Tagged[]
}
type Tagged = Parameters<typeof withTag>[1]

const everything: Focus = { kinds, lists: [...listNames, 'rules', 'canonicals'] }
const focuses: readonly Focus[] = [
  everything,
  { kinds: kinds.slice(0, 1), lists: ['intents', 'rules'] },
  { kinds: kinds.slice(1, 2), lists: ['slots', 'canonicals'] },
  { kinds: kinds.slice(2, 5), lists: ['slots', 'canonicals'] },
  { kinds: kinds.slice(5, 6), lists: ['modules', 'rules'] },
  { kinds: kinds.slice(6, 10), lists: ['reusableExpressions', 'apiInputs', 'apiActions', 'handlers'] },
  { kinds: kinds.slice(10, 13), lists: ['uiActions', 'ttsResponses', 'audioResponses', 'guiResponses'] },
  { kinds: kinds.slice(13), lists: ['additionalResponses', 'languages'] },
]

function structural({ kinds: some }: Focus): fc.Arbitrary<Step> {
  return fc
    .record({
      kind: fc.constantFrom(...some),
      what: fc.nat({ max: 9 }),
      a: fc.nat({ max: 4 }),
      b: fc.nat({ max: 4 }),
    })
    .map(({ kind: { names, rename, remove, add, move }, what, a, b }) => {
      const [from, to] = [names[a % names.length]!, names[b % names.length]!]
      if (what < 3) return (domain) => rename(domain, from, to)
      if (what < 5) return (domain) => rename(rename(rename(domain, from, aside), to, from), aside, to)
      if (what < 7) return (domain) => remove(domain, from)
      if (what < 9) return (domain) => add?.(domain, from) ?? domain
      return (domain) => move?.(domain, from, b % 4) ?? domain
    })
}

const rulePlace = fc.record({ module: fc.nat({ max: 2 }), rule: fc.nat({ max: 3 }) })
const inTable: fc.Arbitrary<Step> = fc.oneof(
  rulePlace.map(
    (at): Step =>
      (domain) =>
        rules.insertRules(domain, { at, rules: [aRule(domain.intents.slice(0, 1).map(({ name }) => name))] }),
  ),
  rulePlace.map(
    (at): Step =>
      (domain) =>
        rules.deleteRules(domain, { rules: [at] }),
  ),
  fc.tuple(rulePlace, rulePlace).map(
    ([from, to]): Step =>
      (domain) =>
        rules.moveRules(domain, { rules: [from], to }),
  ),
)

const inLanguages: fc.Arbitrary<Step> = fc
  .tuple(fc.constantFrom('deu-DEU', 'fra-FRA', 'ita-ITA'), fc.boolean())
  .map(([language, isNew]) => (domain) => {
    if (isNew) return languages.addLanguage(domain, { id: language, language })
    return languages.deleteLanguage(domain, { language })
  })

/** An edit that leaves its tag, by who makes it and when. */
export type TaggedStep = (domain: Domain, by: string) => Domain

function content({ lists }: Focus): fc.Arbitrary<TaggedStep> {
  return fc
    .record({ list: fc.constantFrom(...lists), at: fc.nat({ max: 3 }), inner: fc.nat({ max: 3 }) })
    .map(
      ({ list, at, inner }) =>
        (domain, by) =>
          withTag(domain, list, { at, inner, by }),
    )
}

/** What somebody makes of a domain. */
type Work = (domain: Domain, by: string) => Domain

function anyStep(focus: Focus): fc.Arbitrary<TaggedStep> {
  return fc.oneof(
    { weight: 6, arbitrary: structural(focus) },
    { weight: focus.lists.includes('modules') ? 4 : 1, arbitrary: inTable },
    { weight: focus.lists.includes('languages') ? 2 : 0, arbitrary: inLanguages },
    { weight: 4, arbitrary: content(focus) },
  )
}

function anyWork(focus: Focus): fc.Arbitrary<Work> {
  return fc.array(anyStep(focus), { minLength: 2, maxLength: 10, size: 'max' }).map(
    (steps) => (domain, by) =>
      steps.reduce((now, one, at) => {
        const name = `${by}${at}`
        return withMarks(granted(() => one(now, name)) ?? now, name)
      }, domain),
  )
}

/** What two people make of a domain whose entries have no marks, edit by edit: the tags say who made which. */
export const anyStepsOfTwo: fc.Arbitrary<[TaggedStep[], TaggedStep[]]> = fc
  .constantFrom(...focuses)
  .chain((focus) => {
    const steps = fc.array(anyStep(focus), { minLength: 1, maxLength: 8, size: 'max' })
    return fc.tuple(steps, steps)
  })

/** What two people make of a domain: entries of all lists renamed, swapped, deleted, added, moved and changed. */
export const anyWorkOfTwo: fc.Arbitrary<[Work, Work]> = fc
  .constantFrom(...focuses)
  .chain((focus) => fc.tuple(anyWork(focus), anyWork(focus)))
