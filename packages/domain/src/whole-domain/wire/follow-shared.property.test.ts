import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Domain } from '../../model/domain.ts'
import { entriesByName } from '../../model/entries-by-name.ts'
import { listNames } from '../../model/list-names.ts'
import { listType } from '../../model/slot.ts'
import { addIntent, deleteIntents, renameIntent } from '../../nouns/intents/edits.ts'
import { addCanonicals, deleteCanonicals, renameCanonical } from '../../nouns/slots/canonical-edits.ts'
import { addSlot, deleteSlots, renameSlot } from '../../nouns/slots/edits.ts'
import { addUiAction, deleteUiActions, renameUiAction } from '../../nouns/ui-actions/edits.ts'
import { assertProperty } from '../../testing/assert-property.ts'
import { aDomain, anIntent, aSlot } from '../../testing/builders.ts'
import { anEdit, editedBy } from '../../testing/lineage-edits.ts'
import { finish } from '../../toolbox/steps.ts'
import { lineageBetween } from '../identity/between.ts'
import type { EntryNames } from '../identity/entry-names.ts'
import { fittingLineage } from '../identity/fit.ts'
import { identityOf } from '../identity/identity.ts'
import { renamesToFollow } from '../identity/renames.ts'
import { followingShared } from './follow-shared.ts'
import { type LanguageCollections, noLanguageContent } from './in-language.ts'
import { sharedChange } from './shared-change.ts'

// Few names, so that deleted ones are used again, chains and swaps are common
const start: Domain = editedBy(
  aDomain({
    intents: ['a', 'b', 'c'].map((name) => anIntent(name)),
    slots: ['r', 's'].map((name) => aSlot(name, { x: [], y: [] })),
  }),
  [(domain) => ['u', 'v'].reduce((now, name) => addUiAction(now, { name }), domain)],
)
const intent = fc.constantFrom('a', 'b', 'c', 'd')
const slot = fc.constantFrom('r', 's', 't')
const canonical = fc.constantFrom('x', 'y', 'z')
const uiAction = fc.constantFrom('u', 'v', 'w')
const vendorPrefix = fc.constant('sdp_')

const edits = fc.array(
  fc.oneof(
    anEdit(addIntent, fc.record({ name: intent })),
    anEdit(deleteIntents, fc.record({ names: fc.tuple(intent) })),
    anEdit(renameIntent, fc.record({ from: intent, to: intent })),
    anEdit(addSlot, fc.record({ name: slot, vendorPrefix })),
    anEdit(deleteSlots, fc.record({ names: fc.tuple(slot) })),
    anEdit(renameSlot, fc.record({ from: slot, to: slot, vendorPrefix })),
    anEdit(addCanonicals, fc.record({ slot, names: fc.tuple(canonical) })),
    anEdit(
      deleteCanonicals,
      fc.record({ slot, canonicals: fc.uniqueArray(canonical, { minLength: 1, maxLength: 2 }) }),
    ),
    anEdit(renameCanonical, fc.record({ slot, canonical, to: canonical })),
    anEdit(addUiAction, fc.record({ name: uiAction })),
    anEdit(deleteUiActions, fc.record({ names: fc.tuple(uiAction) })),
    anEdit(renameUiAction, fc.record({ from: uiAction, to: uiAction })),
  ),
  { minLength: 1, maxLength: 14 },
)

function namesOf(domain: Domain): EntryNames {
  return {
    lists: Object.fromEntries(
      listNames.map((list) => [list, new Set(entriesByName(domain, list).keys())]),
    ) as EntryNames['lists'],
    slots: new Map(
      domain.slots.map(({ name, canonicals, type }) => [
        name,
        { canonicals: new Set(canonicals.map((one) => one.name)), isList: type === listType },
      ]),
    ),
  }
}

/** Every entry that the start has says its own mark; each intent restricts each slot to all of it. */
function spokenOf(domain: Domain, language: string): LanguageCollections {
  const first = new Map<object, string>()
  const note = (entry: object, mark: string) => first.set(identityOf(entry), `${language} ${mark}`)
  for (const one of start.intents) note(one, `intent ${one.name}`)
  for (const one of start.uiActions) note(one, `UI action ${one.name}`)
  for (const one of start.slots) {
    note(one, `slot ${one.name}`)
    for (const inner of one.canonicals) note(inner, `${one.name} ${inner.name}`)
  }
  const markOf = (entry: object) => first.get(identityOf(entry))
  const marked = <Entry extends object>(entries: readonly Entry[]) =>
    entries.filter((entry) => markOf(entry) !== undefined)
  const slots = marked(domain.slots).map((slot) => ({
    name: slot.name,
    canonicals: marked(slot.canonicals).map((one) => ({ canonical: one.name, literals: [markOf(one)!] })),
    exampleValues: [markOf(slot)!],
  }))
  const literals = Object.fromEntries(
    slots.filter(({ canonicals }) => canonicals.length > 0).map(({ name, canonicals }) => [name, canonicals]),
  )
  const responses = (suffix = '') =>
    Object.fromEntries(marked(domain.uiActions).map((one) => [`${one.name}${suffix}`, [markOf(one)!]]))
  return {
    ...noLanguageContent,
    nlu_interpretations: marked(domain.intents).map((one) => ({
      intent: one.name,
      expressions: [{ expression: markOf(one)!, literals }],
    })),
    user_inputs: slots,
    gui_responses: Object.fromEntries(Object.entries(responses()).map(([name, [text]]) => [name, text!])),
    tts_responses: { ...responses('_preTts'), ...responses('_postTts') },
  }
}

/** The order of entries is a language's own. */
function sorted(collections: LanguageCollections) {
  return {
    ...collections,
    nlu_interpretations: collections.nlu_interpretations.toSorted((a, b) => (a.intent < b.intent ? -1 : 1)),
    user_inputs: collections.user_inputs
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ canonicals = [], ...others }) => ({
        ...others,
        canonicals: canonicals.toSorted((a, b) => (a.canonical! < b.canonical! ? -1 : 1)),
      })),
  }
}

function withoutOrder(collections: LanguageCollections): unknown {
  return JSON.parse(
    JSON.stringify(sorted(collections), (_, value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
        : Array.isArray(value) && value.every((one) => typeof one === 'object' && 'canonical' in one)
          ? value.toSorted((a, b) => (a.canonical < b.canonical ? -1 : 1))
          : value,
    ),
  )
}

test('whatever is renamed, deleted, made again and swapped in one language, what others say stays with its entry or goes with it', () => {
  assertProperty(
    fc.property(edits, (made) => {
      const now = editedBy(start, made)
      const [before, after] = [namesOf(start), namesOf(now)]
      const lineage = fittingLineage(lineageBetween(start, now), before, after)
      const change = sharedChange(lineage, { before, after, renames: renamesToFollow(start, lineage) })
      for (const language of ['deu', 'fra']) {
        const followed = finish(followingShared(spokenOf(start, language), change))
        expect(withoutOrder(followed)).toEqual(withoutOrder(spokenOf(now, language)))
      }
    }),
    { numRuns: 1500 },
  )
}, 120_000)
