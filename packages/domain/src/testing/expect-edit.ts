import { expect } from 'vitest'
import type { Domain } from '../model/domain.ts'
import type { InputCondition, Rule } from '../model/rule.ts'
import { isInvalidRow } from '../nouns/conditions/checks.ts'
import { deepFreeze } from '../toolbox/freeze.ts'
import { compareNames } from '../toolbox/order.ts'
import { fromWire } from '../whole-domain/wire/from-wire.ts'
import { toWire } from '../whole-domain/wire/to-wire.ts'
import { dangling } from './dangling.ts'

// Not in the index next to it: this one needs the test runner, and the builders are used without it as well

/**
 * Makes an edit and expects what holds after every one: the domain before is untouched, whatever is equal is the same
 * object, no mention dangles that did not before, and the wire brings the domain back as it is. Returns the domain after.
 */
export function expectEdit<Args>(
  before: Domain,
  edit: (domain: Domain, args: Args) => Domain,
  args: Args,
  expected?: Domain,
): Domain {
  deepFreeze(before)
  const after = edit(before, args)
  if (expected !== undefined) expect(after).toEqual(expected)
  expectSoundEdit(before, after)
  return after
}

/** What every edit keeps; `before` is frozen by then. */
export function expectSoundEdit(before: Domain, after: Domain): void {
  if (before === after) return
  expect(copies(before, after), 'equal to what was there, yet copied').toEqual([])
  expect(newlyDangling(before, after), 'mentioned, but not there any more').toEqual([])
  expect(fromWire(toWire(after)).domain, 'after a round trip over the wire').toEqual(asLoaded(after))
}

/** The way to each part that an edit copied although it did not change it. */
function copies(before: Domain, after: Domain): string[] {
  if (isCopy(before, after)) return ['the domain']
  return Object.keys(after).flatMap((field) =>
    copiesIn(before[field as keyof Domain], after[field as keyof Domain], field),
  )
}

function copiesIn(before: unknown, after: unknown, path: string): string[] {
  if (before === after || !isObject(before) || !isObject(after)) return []
  if (isCopy(before, after)) return [path]
  if (Array.isArray(before) && Array.isArray(after)) return copiesInList(before, after, path)
  return []
}

/** What changed is paired in its order, or by name where entries came or went. */
function copiesInList(before: unknown[], after: unknown[], path: string): string[] {
  const left = new Set(before)
  for (const entry of after) left.delete(entry)
  const known = new Set(before)
  const old = [...left]
  const changed = after.filter((entry) => !known.has(entry))
  return changed.flatMap((entry, index) => {
    const name = nameOf(entry)
    const was = old.length === changed.length ? old[index] : old.find((one) => nameOf(one) === name)
    const place = `${path}.${name ?? index}`
    if (!isObject(was) || !isObject(entry)) return []
    if (isCopy(was, entry)) return [place]
    // Without a name it may well be another entry, of which single fields are equal by chance
    if (name === undefined) return []
    return Object.entries(entry).flatMap(([field, value]) => {
      const earlier = (was as Record<string, unknown>)[field]
      const isList = Array.isArray(value) && value.length > 0
      return isList ? copiesIn(earlier, value, `${place}.${field}`) : []
    })
  })
}

function nameOf(entry: unknown): string | undefined {
  if (!isObject(entry)) return undefined
  const { name, text } = entry as { name?: string; text?: string }
  return name ?? text
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Whether a value was made again though nothing in it changed; equal entries that changed places are no copy. */
function isCopy(before: object, after: object): boolean {
  return before !== after && isEqual(before, after) && !isReordered(before, after)
}

function isReordered(before: unknown, after: unknown): boolean {
  if (before === after || !isObject(before) || !isObject(after)) return false
  if (Array.isArray(before) && Array.isArray(after)) {
    const known = new Set(before.filter(isObject))
    if (after.some((entry, index) => entry !== before[index] && known.has(entry))) return true
  }
  const earlier = before as Record<string, unknown>
  return Object.entries(after).some(([key, value]) => isReordered(earlier[key], value))
}

function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const left = Object.entries(a)
  const right = b as Record<string, unknown>
  return (
    left.length === Object.keys(b).length &&
    left.every(([key, value]) => Object.hasOwn(b, key) && isEqual(value, right[key]))
  )
}

/**
 * What texts say of a slot, API input or reusable part that was deleted, and rules of a UI or API action, stays for their
 * author to see, and so does what tests mention.
 */
function newlyDangling(before: Domain, after: Domain): string[] {
  const earlier = new Set(dangling(before, coreActionsOf(after)))
  const now = dangling(after, coreActionsOf(after)).filter((mention) => !earlier.has(mention))
  if (now.length === 0) return []
  const elsewhere = new Set(dangling(withoutWhatStays(after), coreActionsOf(after)))
  const deleted = new Set([
    ...deletedNames(before.intents, after.intents).map((name) => `intent ${name}`),
    ...deletedNames(before.apiInputs, after.apiInputs).map((name) => `API input ${name}`),
    ...deletedNames(before.slots, after.slots).flatMap((name) => [`slot ${name}`, `input ${name}`]),
    ...deletedNames(before.uiActions, after.uiActions).map((name) => `UI action ${name}`),
    ...deletedNames(before.apiActions, after.apiActions).map((name) => `API action ${name}`),
    ...deletedNames(before.apiInputs, after.apiInputs).map((name) => `input ${name}`),
    ...deletedNames(before.reusableExpressions, after.reusableExpressions).map(
      (name) => `reusable part ${name}`,
    ),
  ])
  return now.filter((mention) => elsewhere.has(mention) || !deleted.has(mention))
}

/** A renamed entry is gone as well, but the list is no shorter for it. */
function deletedNames(before: readonly { name: string }[], after: readonly { name: string }[]): string[] {
  if (after.length >= before.length) return []
  const left = new Set(after.map(({ name }) => name))
  return before.map(({ name }) => name).filter((name) => !left.has(name))
}

function withoutWhatStays(domain: Domain): Domain {
  const intents = domain.intents.map((intent) => ({
    ...intent,
    expressions: intent.expressions.map((expression) => ({ ...expression, text: '' })),
  }))
  return {
    ...domain,
    intents,
    reusableExpressions: domain.reusableExpressions.map((part) => ({ ...part, values: {} })),
    modules: domain.modules.map((module) => ({
      ...module,
      rules: module.rules.map((rule) => ({ ...rule, uiAction: '', apiAction: { name: '' } })),
    })),
    uiActions: domain.uiActions.map((action) => ({ ...action, preTtsText: '', postTtsText: '' })),
    ttsResponses: domain.ttsResponses.map((response) => ({ ...response, texts: [] })),
    audioResponses: domain.audioResponses.map((response) => ({ ...response, texts: [] })),
    guiResponses: domain.guiResponses.map((response) => ({ ...response, template: '' })),
    additionalResponses: domain.additionalResponses.map((response) => ({ ...response, voice: [], text: [] })),
    tests: [],
  }
}

/** Only core actions have parameters, and those belong to the platform. */
function coreActionsOf(domain: Domain): string[] {
  const rules = domain.modules.flatMap((module) => module.rules)
  return rules.flatMap(({ apiAction }) => (apiAction.parameters === undefined ? [] : [apiAction.name]))
}

/** Languages are kept sorted outside; rows and conditions that say nothing are left out at the next load. */
function asLoaded(domain: Domain): Domain {
  return {
    ...domain,
    languages: domain.languages.toSorted((a, b) => compareNames(a.language, b.language)),
    modules: domain.modules.map((module) => ({
      ...module,
      rules: module.rules.filter((rule) => !isInvalidRow(rule)).map(withoutAny),
    })),
  }
}

function withoutAny(rule: Rule): Rule {
  const saying = (conditions: InputCondition[]) =>
    conditions.filter(({ matcher }) => matcher !== 'AnyMatcher')
  return {
    ...rule,
    slots: saying(rule.slots),
    apiInputs: saying(rule.apiInputs),
    vehicleInputs: saying(rule.vehicleInputs),
    contextInputs: saying(rule.contextInputs),
    featureFlags: saying(rule.featureFlags),
  }
}
