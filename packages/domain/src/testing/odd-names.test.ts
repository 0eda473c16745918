import { afterEach, describe, expect, test } from 'vitest'
import { valueIn, withoutValue, withValue } from '../expressions/part-values.ts'
import type { Domain } from '../model/domain.ts'
import { languageTag } from '../model/language-tag.ts'
import { supportedLanguages } from '../model/supported-languages.ts'
import { addApiAction, renameApiAction } from '../nouns/api-actions/api-action-edits.ts'
import { addApiInput, renameApiInput } from '../nouns/api-actions/api-input-edits.ts'
import { renameHandler } from '../nouns/api-actions/handler-edits.ts'
import { addModule, renameModule } from '../nouns/decision-table/module-edits.ts'
import { draftText, type GuiResponseDraft } from '../nouns/gui-responses/draft.ts'
import { addIntent, renameIntent } from '../nouns/intents/edits.ts'
import { addReusableExpression, renameReusableExpression } from '../nouns/reusable-expressions/edits.ts'
import { addCanonicals, renameCanonical } from '../nouns/slots/canonical-edits.ts'
import { addSlot, renameSlot } from '../nouns/slots/edits.ts'
import { pasteIntoSlot, readPaste } from '../nouns/slots/pasting.ts'
import { addUiAction, renameUiAction } from '../nouns/ui-actions/edits.ts'
import { newFileBudget } from '../outside/files/budget.ts'
import { xmlReader } from '../outside/files/xml-reader.ts'
import { applyIntentRows, intentRows } from '../outside/sheets/intent-sheet.ts'
import { applySlotRows, checkSlotRows, slotRows } from '../outside/sheets/slot-sheet.ts'
import { noLineage } from '../whole-domain/identity/lineage.ts'
import { mergeDomains } from '../whole-domain/merging/merge.ts'
import { findProblems } from '../whole-domain/problems/problem-finder.ts'
import { applyChanges } from '../whole-domain/wire/apply-changes.ts'
import { changedCollections } from '../whole-domain/wire/changes.ts'
import { fromWire } from '../whole-domain/wire/from-wire.ts'
import { toWire } from '../whole-domain/wire/to-wire.ts'
import { expectEdit } from './expect-edit.ts'
import { fullDomain } from './full-domain.ts'
import { refusalOf } from './refusal.ts'

/*
 * Names that every object has already. Nothing may be found under them that nobody put there, and nothing may be lost.
 */

const language = 'eng-USA'
const vendorPrefix = 'sdp_'
const coreActions = ['openApp']
const names = ['constructor', 'toString', 'hasOwnProperty', 'valueOf', 'prototype', 'length']

/** How each noun comes to a name: added with it, and renamed to it from a name that is mentioned in many places. */
const nouns: Record<string, ((domain: Domain, name: string) => Domain)[]> = {
  intent: [
    (domain, name) => addIntent(domain, { name }),
    (domain, name) => renameIntent(domain, { from: 'play', to: name }),
  ],
  slot: [
    (domain, name) => addSlot(domain, { name, vendorPrefix }),
    (domain, name) => renameSlot(domain, { from: 'genre', to: name, vendorPrefix }),
  ],
  canonical: [
    (domain, name) => addCanonicals(domain, { slot: 'genre', names: [name] }),
    (domain, name) => renameCanonical(domain, { slot: 'genre', canonical: 'jazz', to: name }),
  ],
  'reusable part': [
    (domain, name) =>
      addReusableExpression(domain, { id: '3', name, first: { language, value: '(one|another)' } }),
    (domain, name) => renameReusableExpression(domain, { from: 'please', to: name }),
  ],
  module: [
    (domain, name) => addModule(domain, { name }),
    (domain, name) => renameModule(domain, { module: 1, to: name }),
  ],
  'API input': [
    (domain, name) => addApiInput(domain, { name }),
    (domain, name) => renameApiInput(domain, { from: 'search', to: name }),
  ],
  'API action': [
    (domain, name) => addApiAction(domain, { name, coreActions }),
    (domain, name) => renameApiAction(domain, { from: 'search', to: name, coreActions }),
  ],
  handler: [(domain, name) => renameHandler(domain, { from: 'default', to: name })],
  'UI action and its responses': [
    (domain, name) => addUiAction(domain, { name }),
    (domain, name) => renameUiAction(domain, { from: 'answer', to: name }),
  ],
}
const ways = Object.entries(nouns).flatMap(([noun, edits]) =>
  edits.map((edit, at) => [`${noun}, way ${at + 1}`, edit] as const),
)

// A module twice in the full domain would be saved whole; here it is about single entries
const start: Domain = { ...fullDomain, modules: fullDomain.modules.slice(0, 2) }

function messagesOf(domain: Domain): string[] {
  const context = {
    language,
    vendorPrefix,
    coreActions,
    platformUiActions: [],
    languages: supportedLanguages,
  }
  return findProblems(domain, context).map(({ message }) => message)
}

const untouched = Object.getOwnPropertyNames(Object.prototype)
afterEach(() => expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(untouched))

describe.each(ways)('%s', (_, edit) => {
  test.each(names)('%s is a name like others: edited, saved, loaded and merged', (name) => {
    const after = expectEdit(start, edit, name)
    expect(JSON.stringify(after)).toContain(`"${name}"`)

    const [before, wire] = [toWire(start), toWire(after)]
    const sent = JSON.parse(JSON.stringify(changedCollections(before, wire)))
    const saved = applyChanges(JSON.parse(JSON.stringify(before)), sent)
    const { domain: loaded, notices } = fromWire(saved)
    expect(loaded).toEqual(fromWire(JSON.parse(JSON.stringify(wire))).domain)
    expect(notices).toEqual([])

    const theirs = addIntent(start, { name: 'theirs' })
    const { merged, both } = mergeDomains({
      base: start,
      mine: after,
      theirs,
      lineages: { mine: noLineage, theirs: undefined },
    })
    expect(both).toEqual([])
    expect(merged.intents.map((intent) => intent.name)).toContain('theirs')
    const alone = { ...merged, intents: merged.intents.filter((intent) => intent.name !== 'theirs') }
    expect(structuredClone(alone)).toEqual(structuredClone(after))

    const plain = messagesOf(edit(start, 'plain')).map((message) => message.replaceAll('plain', name))
    expect(messagesOf(after)).toEqual(plain)
  })

  test('__proto__, which cannot be a key on the wire, is refused (ruling R282)', () => {
    expect(refusalOf(() => edit(start, '__proto__'))).toBe('invalid: This name is reserved')
  })
})

test.each(names)('%s comes from a sheet and a paste, and goes into a sheet', (name) => {
  const text = `${name}\tsaid so`
  const pasted = expectEdit(start, pasteIntoSlot, { slot: 'genre', text, language })
  const renamed = renameSlot(renameIntent(pasted, { from: 'play', to: name }), {
    from: 'genre',
    to: name,
    vendorPrefix,
  })
  expect(renamed.slots[0]?.canonicals.map((canonical) => canonical.name)).toEqual(['jazz', 'rock', name])

  const intents = intentRows(renamed).map((row) => ({ ...row }))
  const slots = slotRows(renamed, language).map((row) => ({ ...row }))
  expect(applyIntentRows(renamed, { language, rows: intents })).toBe(renamed)
  expect(applySlotRows(renamed, { language, rows: slots })).toBe(renamed)

  const silent = renamed.intents.map((intent) => ({ ...intent, expressions: [] }))
  const mute = renamed.slots.map((slot) => ({ ...slot, canonicals: [] }))
  const filled = applySlotRows({ ...renamed, intents: silent, slots: mute }, { language, rows: slots })
  expect(applyIntentRows(filled, { language, rows: intents })).toEqual(renamed)
})

test('__proto__ in a sheet or a paste is refused with its cell', () => {
  const rows = [{ slot: 'genre', canonical: '__proto__', lang: 'ENU', literal: 'said' }]
  expect(checkSlotRows(start, { language, rows })).toMatchObject([
    { line: 2, column: 'canonical', message: 'Line 2: This name is reserved' },
  ])
  expect(readPaste(start.slots[0]!, { text: '__proto__\tsaid', language }).refused).toMatchObject([
    { line: 1, column: 1, message: 'This name is reserved' },
  ])
})

test.each([...names, '__proto__'])(
  'a part says nothing in a language called %s until somebody does',
  (code) => {
    const part = start.reusableExpressions[0]!
    expect(valueIn(part, code)).toBe('')
    expect(withoutValue(part, code)).toBe(part)
    const said = withValue(part, code, '(one|another)')
    expect(valueIn(said, code)).toBe('(one|another)')
    expect(withoutValue(said, code)).toEqual(part)
  },
)

test.each(names)('%s is found nowhere that nobody put it', (name) => {
  const reader = xmlReader({
    budget: newFileBudget(1, { tooLarge: String, tooManyElements: String }),
    events: { open: () => {}, text: () => {}, close: () => {} },
    hasNamespaces: false,
    at: (_line, _column, message) => message,
  })
  expect(() => reader.write(`<a>&${name};</a>`)).toThrow('not well-formed XML')
  expect(draftText({ type: name, texts: {} } as GuiResponseDraft)).toBe(
    draftText({ type: 'SOMETHING', texts: {} } as GuiResponseDraft),
  )
  expect(languageTag(name)).toBe(name)
})
