import { expect, test } from 'vitest'
import { editRenames } from '../../edits/edits.ts'
import { renameApiInput } from '../../nouns/api-actions/api-input-edits.ts'
import { renameUiAction } from '../../nouns/ui-actions/edits.ts'
import { fullDomain } from '../../testing/full-domain.ts'
import { editLineage } from './edit-lineage.ts'
import { type Lineage, noLineage } from './lineage.ts'
import { renamesToFollow } from './renames.ts'

function followed(lists: Lineage['lists']) {
  return renamesToFollow(fullDomain, { ...noLineage, lists })
}

test('two entries that swap their names do so by way of a third one', () => {
  const renamed = [
    ['play', 'stop'],
    ['stop', 'play'],
  ] as const
  expect(followed([{ list: 'intents', renamed, removed: [] }])).toEqual([
    { kind: 'intent', from: 'play', to: 'play_stop_' },
    { kind: 'intent', from: 'stop', to: 'play' },
    { kind: 'intent', from: 'play_stop_', to: 'stop' },
  ])
})

test('a chain of names begins with the one that nobody else has', () => {
  const renamed = [
    ['stop', 'playNew'],
    ['playNew', 'play'],
  ] as const
  expect(followed([{ list: 'intents', renamed, removed: ['play'] }])).toEqual([
    { kind: 'intent', from: 'playNew', to: 'play' },
    { kind: 'intent', from: 'stop', to: 'playNew' },
  ])
})

test('a canonical goes by the new name of its slot, which comes first', () => {
  const lists = [{ list: 'slots', renamed: [['genre', 'style']], removed: [] }] as const
  const canonicals = [{ slot: 'genre', renamed: [['jazz', 'swing']], removed: [] }] as const
  expect(renamesToFollow(fullDomain, { lists, canonicals, rules: [] })).toEqual([
    { kind: 'slot', from: 'genre', to: 'style' },
    { kind: 'canonical', from: 'jazz', to: 'swing', slot: 'style' },
  ])
})

test('an API input that has the name of a slot is followed nowhere, since texts mean the slot', () => {
  const renames = (from: string) => {
    const args = { from, to: 'answered' }
    const after = renameApiInput(fullDomain, args)
    return renamesToFollow(
      fullDomain,
      editLineage(fullDomain, after, editRenames(renameApiInput, fullDomain, args)),
    )
  }
  expect(renames('found')).toEqual([])
  expect(renames('search')).toEqual([{ kind: 'apiInput', from: 'search', to: 'answered' }])
})

test('what bears the name of a UI action is not followed elsewhere', () => {
  const args = { from: 'answer', to: 'reply' }
  const after = renameUiAction(fullDomain, args)
  const lineage = editLineage(fullDomain, after, editRenames(renameUiAction, fullDomain, args))
  expect(renamesToFollow(fullDomain, lineage)).toEqual([
    { kind: 'uiAction', ...args },
    { kind: 'ttsResponse', ...args },
    { kind: 'audioResponse', ...args },
  ])
})
