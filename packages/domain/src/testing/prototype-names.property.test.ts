import fc from 'fast-check'
import { expect, test } from 'vitest'
import { usesOf } from '../mentions/uses.ts'
import type { Domain } from '../model/domain.ts'
import { supportedLanguages } from '../model/supported-languages.ts'
import { rawContent, readRawContent } from '../outside/raw-content/raw-content.ts'
import { platformOfFiles } from '../outside/resources/file-names.ts'
import { readResources } from '../outside/resources/read.ts'
import { writeResources } from '../outside/resources/write.ts'
import { applyIntentRows, intentRows } from '../outside/sheets/intent-sheet.ts'
import { applySlotRows, slotRows } from '../outside/sheets/slot-sheet.ts'
import { applyUiActionRows, uiActionRows } from '../outside/sheets/ui-action-sheet.ts'
import { finish } from '../toolbox/steps.ts'
import { entryRestores } from '../whole-domain/history/restore-entry.ts'
import { lineageBetween } from '../whole-domain/identity/between.ts'
import { mergeDomains } from '../whole-domain/merging/merge.ts'
import { findProblems } from '../whole-domain/problems/problem-finder.ts'
import { applyChanges } from '../whole-domain/wire/apply-changes.ts'
import { entryOrder, groupChanges } from '../whole-domain/wire/change-groups.ts'
import { changedCollections } from '../whole-domain/wire/changes.ts'
import { entryChanges } from '../whole-domain/wire/entry-changes.ts'
import { fromWire } from '../whole-domain/wire/from-wire.ts'
import { toWire } from '../whole-domain/wire/to-wire.ts'
import { anyEdits, type DrawnEdits, statesAfter } from './any-edits.ts'
import { assertProperty } from './assert-property.ts'
import { expressionDraws, intentDraws, slotDraws } from './draw-content-edits.ts'
import { responseDraws } from './draw-response-edits.ts'
import { actionDraws, tableDraws } from './draw-table-edits.ts'
import { fullDomain } from './full-domain.ts'

/*
 * A domain in which everything bears a name that every object has already goes through all that is done to a domain as one
 * with ordinary names does. An ordinary name here is such a name with another last letter, so that lengths, places and the
 * order of names are the same, and one text can be compared with the other.
 */

const language = 'eng-USA'
const vendorPrefix = 'sdp_'

const inherited = {
  constructor: ['play', 'jazz', 'please', 'answer', 'Main', 'artist'],
  hasOwnProperty: ['genre', 'hello', 'search', 'bebop'],
  isPrototypeOf: ['found', 'alpha', 'more'],
  toLocaleString: ['beta', 'gamma', 'other'],
  toString: ['stop', 'rock', 'now', 'show', 'Help'],
  valueOf: ['ask', 'swing', 'gone'],
}
const ordinaryOf = (name: string) =>
  name.slice(0, -1) + String.fromCharCode(name.charCodeAt(name.length - 1) + 1)

/** Texts with the words of our sample domain replaced, wherever they stand. */
const words = new Map(Object.entries(inherited).flatMap(([name, all]) => all.map((word) => [word, name])))
const word = new RegExp(`(?<![A-Za-z])(${[...words.keys()].join('|')})(?![A-Za-z])`, 'g')
const named = (text: string) => text.replaceAll(word, (found) => ordinaryOf(words.get(found)!))

/** As the history spells the names of flags: 'isPrototypeOf' is 'is prototype of' there. */
const spelled = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
const ordinary = new Map(
  Object.keys(inherited).flatMap((name) => [name, spelled(name)].map((one) => [ordinaryOf(one), one])),
)
const inheriting = (text: string) =>
  text.replaceAll(new RegExp([...ordinary.keys()].join('|'), 'g'), (found) => ordinary.get(found)!)

// A dialog act that asks for one slot, so that another can be added
const start: Domain = {
  ...fullDomain,
  uiActions: fullDomain.uiActions.map((action) => ({
    ...action,
    dialogAct: { type: 'askForInput', slots: { found: '' } },
  })),
}
const sample: Domain = JSON.parse(named(JSON.stringify(start)))
const odd: Domain = JSON.parse(inheriting(JSON.stringify(sample)))

const edits: DrawnEdits = {
  ...intentDraws,
  ...expressionDraws,
  ...slotDraws,
  ...tableDraws,
  ...actionDraws,
  ...responseDraws,
}

/** All that is made of a domain and the one before it, as a text in which nothing is missing. */
function madeOf(before: Domain, after: Domain): Record<string, unknown> {
  const [saved, wire] = [toWire(before), toWire(after)]
  const stored = JSON.parse(JSON.stringify(saved))
  const updates = changedCollections(saved, wire)
  const sent = applyChanges(stored, JSON.parse(JSON.stringify(updates)))
  const theirs = { ...before, description: 'theirs' }
  const settings = { language, revision: 'r1', ssmlTransition: false }
  const files = writeResources(wire, settings).map(({ name, text }) => ({ name, content: JSON.parse(text) }))
  const platform = platformOfFiles(after.platforms)
  const changes = entryChanges(stored, JSON.parse(JSON.stringify(wire)))
  const sheets = { intents: [...intentRows(after)], slots: [...slotRows(after, language)] }
  const uiActions = [...uiActionRows(after)]
  const rows = (list: readonly object[]) => list.map((row) => ({ ...row }))
  return {
    after,
    cloned: structuredClone(after),
    wire,
    updates,
    loaded: fromWire(sent),
    problems: findProblems(after, {
      language,
      vendorPrefix,
      coreActions: ['openApp'],
      platformUiActions: [],
      languages: supportedLanguages,
    }),
    merged: mergeDomains({
      base: before,
      mine: after,
      theirs,
      lineages: { mine: lineageBetween(before, after), theirs: undefined },
    }),
    sheets,
    uiActions,
    uploaded: attempt(() => applyIntentRows(before, { language, rows: rows(sheets.intents) })),
    uploadedSlots: attempt(() => applySlotRows(before, { language, rows: rows(sheets.slots) })),
    uploadedTexts: attempt(() => applyUiActionRows(before, { rows: rows(uiActions) })),
    files,
    read: attempt(() => finish(readResources(files, { ...settings, platform, current: saved }))),
    raw: attempt(() => readRawContent(rawContent(after))),
    changes,
    groups: groupChanges(
      changes.map((one) => ({ language: null, ...one })),
      { order: entryOrder(after) },
    ),
    restored: Object.values(entryRestores).flatMap((restore) =>
      before.intents.map(({ name }) => attempt(() => restore(after, { name, past: before }))),
    ),
    uses: usesOf(after, { kind: 'slot', names: after.slots.map(({ name }) => name) }),
  }
}

function attempt(act: () => unknown): unknown {
  try {
    return act()
  } catch (error) {
    return String(error)
  }
}

/** Everything that a value holds, also a function, which JSON would leave out. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, inner) => {
    if (typeof inner === 'function') return `function ${inner.name}`
    if (inner instanceof Map || inner instanceof Set) return [...inner]
    return typeof inner === 'bigint' ? String(inner) : inner
  })
}

function expectAlike(ordinaries: readonly Domain[], odds: readonly Domain[]): void {
  for (let at = 1; at < ordinaries.length; at++) {
    const made = madeOf(ordinaries[at - 1]!, ordinaries[at]!)
    const oddly = madeOf(odds[at - 1]!, odds[at]!)
    for (const what of Object.keys(made)) {
      expect(textOf(oddly[what]), what).toBe(inheriting(textOf(made[what])))
    }
  }
}

test.each(Object.keys(edits))('%s does to names that every object has what it does to others', (name) => {
  const numbers = fc.array(fc.nat(), { minLength: 8, maxLength: 8 })
  assertProperty(
    fc.property(numbers, (drawn) => {
      const [before, after] = statesAfter(sample, edits, [[name, drawn]])
      const [oddBefore, oddAfter] = statesAfter(odd, edits, [[name, drawn]])
      expect(textOf([oddBefore, oddAfter])).toBe(inheriting(textOf([before, after])))
    }),
    { numRuns: 40 },
  )
})

test('names that every object has are names like others, whatever is done', { timeout: 120_000 }, () => {
  assertProperty(
    fc.property(anyEdits(edits, { maxLength: 6 }), (sequence) => {
      expectAlike(statesAfter(sample, edits, sequence), statesAfter(odd, edits, sequence))
      // Here the names that the edits brought are such names as well
      const brought = statesAfter(start, edits, sequence).map((domain) => named(JSON.stringify(domain)))
      expectAlike(
        brought.map((text) => JSON.parse(text)),
        brought.map((text) => JSON.parse(inheriting(text))),
      )
    }),
    { numRuns: 60 },
  )
})
