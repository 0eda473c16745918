import type { Rule } from '@sdp/domain/decision-table'
import { identityOf } from '@sdp/domain/identity'
import { addIntent, deleteIntents, renameIntent, setIntentComments } from '@sdp/domain/intents'
import { deleteCanonicals, renameSlot } from '@sdp/domain/slots'
import { aDomain, aModule, anIntent, aRule, aSlot, aUiAction } from '@sdp/domain/testing'
import { renameUiAction } from '@sdp/domain/ui-actions'
import { fromWire, toWire } from '@sdp/domain/wire'
import { expect, test } from 'vitest'
import { draftOf, restored } from './draft.ts'
import {
  edited,
  type FullDomain,
  isUnsaved,
  lineageOf,
  openedDomain,
  redone,
  refetched,
  saveBody,
  savedAs,
  stepsBefore,
  stepToRedo,
  stepToUndo,
  undone,
} from './open-domain.ts'

const domain = aDomain({ intents: [anIntent('play'), anIntent('stop')], slots: [aSlot('artist')] })

function answer(more: Partial<FullDomain> = {}, content = domain): FullDomain {
  return {
    ...toWire(content),
    languages: [{ _id: 'eng-USA', language: 'eng-USA', default: true }],
    sessions: [],
    created_at: '',
    updated_at: '',
    revision: 'r1',
    ...more,
  } as FullDomain
}

const opened = openedDomain(answer(), undefined).open
const rename = (from: string, to: string) => (open: typeof opened) => edited(open, renameIntent, { from, to })

test('without a language asked for, the default one is open', () => {
  expect(opened.language).toBe('eng-USA')
  expect(openedDomain(answer(), 'deu-DEU').open.language).toBe('deu-DEU')
})

test('[SAVE-010] [SAVE-011] an edit makes it unsaved, undoing it does not leave it so', () => {
  const once = edited(opened, addIntent, { name: 'pause' })
  expect(isUnsaved(opened)).toBe(false)
  expect(isUnsaved(once)).toBe(true)
  expect(isUnsaved(undone(once))).toBe(false)
  expect(isUnsaved(redone(undone(once)))).toBe(true)
})

test('[SAVE-011] what an author puts back by hand is not unsaved either (ruling R396)', () => {
  const comment = (comments: string) => (open: typeof opened) =>
    edited(open, setIntentComments, { name: 'play', comments })
  const back = comment('')(comment('why')(opened))
  expect(back.current).not.toBe(opened.current)
  expect(isUnsaved(back)).toBe(false)
})

test('[SAVE-011] nor is one entry of a long list that is put back, and another order of them is unsaved', () => {
  const [one, two, three] = [aRule(['play']), aRule(['stop']), aRule(['pause'])] as const
  const withRules = (...rules: Rule[]) => aDomain({ modules: [aModule('Module 1', ...rules)] })
  const saved = withRules(one, two, three)
  expect(isUnsaved({ saved, current: withRules(one, { ...two }, three) })).toBe(false)
  expect(isUnsaved({ saved, current: withRules(one, { ...two, comments: 'other' }, three) })).toBe(true)
  expect(isUnsaved({ saved, current: withRules(one, three, two) })).toBe(true)
  expect(isUnsaved({ saved, current: withRules(one, two) })).toBe(true)
})

test('undo and redo walk through the edits and name them; a new edit ends what could be redone', () => {
  const twice = edited(rename('play', 'start')(opened), addIntent, { name: 'pause' })
  expect(twice.past.map(({ name }) => name)).toEqual(['Rename intent', 'Add intent'])
  const back = undone(undone(twice))
  expect(back.current).toBe(opened.current)
  expect(back.future.map(({ name }) => name)).toEqual(['Rename intent', 'Add intent'])
  expect(redone(redone(back)).current).toBe(twice.current)
  expect(edited(undone(twice), addIntent, { name: 'other' }).future).toEqual([])
  expect(undone(opened)).toBe(opened)
  expect(redone(opened)).toBe(opened)
})

test('what was done before something began is neither undone nor redone in it', () => {
  const before = undone(edited(rename('play', 'start')(opened), addIntent, { name: 'pause' }))
  const limit = stepsBefore(before)
  expect(stepToUndo(before)?.name).toBe('Rename intent')
  expect(stepToUndo(before, limit)).toBeUndefined()
  expect(stepToRedo(before, limit)).toBeUndefined()

  const once = edited(before, addIntent, { name: 'next' })
  expect(stepToUndo(once, limit)?.name).toBe('Add intent')
  expect(stepToUndo(undone(once), limit)).toBeUndefined()
  expect(stepToRedo(undone(once), limit)?.name).toBe('Add intent')

  // General data that come meanwhile are put into all earlier domains
  const renewed = refetched(before, answer({ description: 'new' }))
  expect(renewed.past[0]).not.toBe(before.past[0])
  expect(stepToUndo(renewed, limit)).toBeUndefined()
})

test('an edit that changes nothing is no step', () => {
  expect(rename('play', 'play')(opened)).toBe(opened)
})

test('renames are collected in order, and those taken back are dropped', () => {
  const renamed = edited(rename('play', 'start')(opened), renameSlot, {
    from: 'artist',
    to: 'singer',
    vendorPrefix: 'sdp_',
  })
  expect(renamed.renames).toEqual([
    { kind: 'intent', from: 'play', to: 'start' },
    { kind: 'slot', from: 'artist', to: 'singer' },
  ])
  expect(undone(renamed).renames).toHaveLength(1)
  expect(undone(undone(renamed)).renames).toEqual([])
  expect(rename('start', 'play')(rename('play', 'start')(opened)).renames).toEqual([])
})

test('undoing a rename that was saved is a rename back', () => {
  const renamed = rename('play', 'start')(opened)
  const saved = savedAs(renamed, renamed, 'r2')
  expect(undone(saved).renames).toEqual([{ kind: 'intent', from: 'start', to: 'play' }])
})

test('an entry that takes the name of a deleted one is another one, and the names that moved on are listed in a safe order', () => {
  const replaced = rename('stop', 'play')(edited(opened, deleteIntents, { names: ['play'] }))
  const { lineage } = saveBody(replaced, { message: 'why', saveId: 'id' })!
  expect(lineage?.lists).toEqual([{ list: 'intents', renamed: [['stop', 'play']], removed: ['play'] }])
  const back = undone(undone(savedAs(replaced, replaced, 'r2')))
  expect(saveBody(back, { message: 'why', saveId: 'id' })!.lineage).toEqual({
    lists: [{ list: 'intents', renamed: [['play', 'stop']], removed: [] }],
    canonicals: [],
    rules: [],
    // The other languages get back what they said for it
    returned: [{ list: 'intents', name: 'play', revision: 'r1', was: 'play' }],
  })
})

test('a canonical that a save deleted and an undo brings back is sent as one that is back, also by a draft', () => {
  const listed = aDomain({ slots: [aSlot('genre', { jazz: ['jazz'], rock: ['rock'] })] })
  const before = openedDomain(answer({}, listed), undefined).open
  const deleted = edited(before, deleteCanonicals, { slot: 'genre', canonicals: ['jazz'] })
  const back = undone(savedAs(deleted, deleted, 'r2'))
  const returned = [
    { list: 'slots', name: 'genre', revision: 'r1', was: 'genre', canonical: { name: 'jazz', was: 'jazz' } },
  ]
  expect(lineageOf(back).returned).toEqual(returned)
  const again = openedDomain(answer({ revision: 'r2' }, deleted.current), undefined).open
  const draft = draftOf(back, { id: 'd', place: 'here', at: 1 })
  expect(lineageOf(restored(again, draft)).returned).toEqual(returned)
})

test('what the server returns again keeps the identities of what is shown', () => {
  const reply = answer({ revision: 'r2' }, addIntent(domain, { name: 'theirs' }))
  const now = refetched(opened, reply)
  expect(now.current.intents.map(identityOf).slice(0, 2)).toEqual(opened.current.intents)
})

test('new general data reach the earlier domains, and the unsaved work stays', () => {
  const once = edited(opened, addIntent, { name: 'pause' })
  const now = refetched(once, answer({ revision: 'r2', description: 'new' }))
  expect(now.revision).toBe('r2')
  expect(now.current.intents).toBe(once.current.intents)
  expect([now.current.description, undone(now).current.description]).toEqual(['new', 'new'])
  expect([isUnsaved(now), isUnsaved(undone(now))]).toEqual([true, false])
})

test('what somebody else saved is shown, but never in the place of unsaved work', () => {
  const theirs = edited(opened, addIntent, { name: 'theirs' }).current
  const reply = answer({ revision: 'r2' }, theirs)
  expect(toWire(refetched(opened, reply).current)).toEqual(toWire(fromWire(reply).domain))
  const mine = edited(opened, addIntent, { name: 'mine' })
  const kept = refetched(mine, reply)
  expect(kept.current.intents).toBe(mine.current.intents)
  expect(kept.revision).toBe('r1')
})

test('a response that the open language lacks is renamed with its UI action, until that is undone', () => {
  const speaking = aDomain({ uiActions: [aUiAction('show', { ttsResponses: ['show'] })] })
  const shown = openedDomain(answer({}, speaking), undefined).open
  const renamed = edited(shown, renameUiAction, { from: 'show', to: 'present' })
  const tts = { kind: 'ttsResponse', from: 'show', to: 'present' }
  expect(renamed.renames).toContainEqual(tts)
  expect(restored(shown, draftOf(renamed, { id: 'd', place: 'here', at: 1 })).renames).toContainEqual(tts)
  expect(undone(renamed).renames).toEqual([])
  expect(redone(undone(renamed)).renames).toEqual(renamed.renames)
  expect(savedAs(renamed, renamed, 'r2').renames).toEqual([])
})
