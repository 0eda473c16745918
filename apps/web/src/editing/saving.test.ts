import { type Domain, messages, saveProgress } from '@sdp/domain'
import { addIntent, renameIntent, setIntentComments } from '@sdp/domain/intents'
import { aDomain, anIntent } from '@sdp/domain/testing'
import { toWire } from '@sdp/domain/wire'
import { expect, test, vi } from 'vitest'
import { keepSignIn } from '../server/sign-in.ts'
import { openPage, type RecordedCall, tokensFor } from '../server/testing/page.ts'
import { useNotifications } from '../ui/notifications.tsx'
import { applyEdit, closeDomain, takeAnswer, undo, useEditingStore } from './editing-store.ts'
import { mergeWithTheirs, readTheirs, takeMerge } from './merge-with-theirs.ts'
import type { FullDomain } from './open-domain.ts'
import { saveDomain, stopWaiting } from './saving.ts'

const domain = aDomain({ intents: [anIntent('play'), anIntent('stop')] })

const opened = {
  ...toWire(domain),
  languages: [{ _id: 'eng-USA', language: 'eng-USA', default: true }],
  sessions: [],
  created_at: '',
  updated_at: '',
  revision: 'r1',
} as unknown as FullDomain

/** The domain open on a page whose server answers saves with the given answers, the last one from then on. */
async function openEditor(...answers: { status?: number; body?: unknown }[]): Promise<RecordedCall[]> {
  let next = 0
  const calls = await openPage(() => answers[Math.min(next++, answers.length - 1)]!)
  vi.stubGlobal('window', new EventTarget())
  keepSignIn(tokensFor('paul@sdp.example', 'token'))
  useNotifications.setState({ shown: [] })
  closeDomain()
  takeAnswer(opened, undefined)
  return calls
}

const saves = (calls: readonly RecordedCall[]) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body as Record<string, unknown>)
const notices = () => useNotifications.getState().shown.map(({ message, secondary }) => [message, secondary])
const saved = { body: { revision: 'r2', updated_at: '' } }

test('[SAVE-018] [SAVE-011] [SAVE-020] a save sends what changed with its base, and then nothing is unsaved', async () => {
  const calls = await openEditor(saved)
  applyEdit(renameIntent, { from: 'play', to: 'start' })
  expect(useEditingStore.getState().isUnsaved).toBe(true)
  expect(await saveDomain('why')).toBe(true)
  const [body] = saves(calls)
  expect(calls.at(-1)?.path).toBe('/api/domains/music')
  expect(body).toMatchObject({
    language_to_update: 'eng-USA',
    commit_message: 'why',
    base_revision: 'r1',
    lineage: {
      lists: [{ list: 'intents', renamed: [['play', 'start']], removed: [] }],
      canonicals: [],
      rules: [],
    },
    renames: [{ kind: 'intent', from: 'play', to: 'start' }],
  })
  expect(Object.keys(body?.updates as object)).not.toContain('decision_rules')
  expect(Object.keys(body?.updates as object)).toContain('nlu_interpretations')
  expect(useEditingStore.getState()).toMatchObject({ isUnsaved: false, progress: saveProgress.FINISHED })
  expect(useEditingStore.getState().open?.revision).toBe('r2')
  expect(notices()).toEqual([['Domain Music successfully updated', undefined]])
})

test('a full disk is reported, the work stays unsaved, and the next save has all of it', async () => {
  const full = { status: 507, body: { message: messages.general.diskFull } }
  const calls = await openEditor(full, saved)
  applyEdit(renameIntent, { from: 'play', to: 'start' })
  expect(await saveDomain('why')).toBe(false)
  expect(useEditingStore.getState()).toMatchObject({
    isUnsaved: true,
    progress: saveProgress.FAILED,
    isWaitingForServer: false,
  })
  expect(notices()).toEqual([['Error updating domain music: ', messages.general.diskFull]])
  expect(await saveDomain('again')).toBe(true)
  const [first, second] = saves(calls)
  expect(second?.updates).toEqual(first?.updates)
  expect(useEditingStore.getState().isUnsaved).toBe(false)
})

test('[SAVE-014] nothing is sent without differences', async () => {
  const calls = await openEditor(saved)
  applyEdit(setIntentComments, { name: 'play', comments: 'x' })
  undo()
  expect(await saveDomain('why')).toBe(true)
  expect(saves(calls)).toEqual([])
})

test('[SAVE-013] a save is held as saving until it is answered', async () => {
  await openEditor(saved)
  applyEdit(addIntent, { name: 'pause' })
  const saving = saveDomain('why')
  expect(useEditingStore.getState().progress).toBe(saveProgress.SAVING)
  await saving
  expect(useEditingStore.getState().progress).toBe(saveProgress.FINISHED)
})

test('[SAVE-019] what the server refuses is reported with its words, and the changes stay', async () => {
  await openEditor({ status: 403, body: { message: 'Nora is editing this save point' } })
  applyEdit(addIntent, { name: 'pause' })
  expect(await saveDomain('why')).toBe(false)
  expect(notices()).toEqual([['Error updating domain music: ', 'Nora is editing this save point']])
  expect(useEditingStore.getState()).toMatchObject({ isUnsaved: true, progress: saveProgress.FAILED })
})

test('a save that is larger than the server takes is reported and not sent, and the changes stay', async () => {
  const calls = await openEditor(saved)
  applyEdit(setIntentComments, { name: 'play', comments: 'ä'.repeat(9 * 1024 * 1024) })
  expect(await saveDomain('why')).toBe(false)
  expect(saves(calls)).toEqual([])
  expect(notices()).toEqual([
    [
      'Error updating domain music: ',
      'This is more than the server takes at once. Please save it in smaller steps.',
    ],
  ])
  expect(useEditingStore.getState()).toMatchObject({ isUnsaved: true, progress: saveProgress.FAILED })
})

test('a save without an answer is sent again under the same id as soon as the connection is back', async () => {
  const calls = await openEditor({ status: 503, body: { message: 'down' } }, saved)
  applyEdit(addIntent, { name: 'pause' })
  const saving = saveDomain('why')
  await vi.waitFor(() => expect(useEditingStore.getState().isWaitingForServer).toBe(true))
  expect(notices()[0]?.[1]).toBe(
    'The server cannot be reached. Your changes are kept and saved as soon as it is back.',
  )
  window.dispatchEvent(new Event('online'))
  expect(await saving).toBe(true)
  const [first, second] = saves(calls)
  expect(second).toEqual(first)
})

test('whoever stops waiting edits on; the next save sends the unanswered one first, then the rest (ruling R398)', async () => {
  const calls = await openEditor({ status: 503, body: { message: 'down' } }, saved)
  applyEdit(renameIntent, { from: 'play', to: 'start' })
  const saving = saveDomain('first')
  await vi.waitFor(() => expect(useEditingStore.getState().isWaitingForServer).toBe(true))
  stopWaiting()
  window.dispatchEvent(new Event('online'))
  expect(await saving).toBe(false)
  applyEdit(renameIntent, { from: 'stop', to: 'halt' })
  expect(await saveDomain('second')).toBe(true)
  const [lost, again, rest] = saves(calls)
  expect(again).toEqual(lost)
  expect(rest).toMatchObject({
    commit_message: 'second',
    base_revision: 'r2',
    renames: [{ kind: 'intent', from: 'stop', to: 'halt' }],
  })
})

test('a conflict keeps who saved what and when, and the changes stay', async () => {
  const details = {
    revision: 'r9',
    author: 'nora@sdp.example',
    authorName: 'Nora Novak',
    message: 'theirs',
    at: '2026-01-01T00:00:00Z',
  }
  await openEditor({ status: 409, body: { message: 'stale', details } })
  applyEdit(addIntent, { name: 'pause' })
  expect(await saveDomain('why')).toBe(false)
  expect(useEditingStore.getState()).toMatchObject({ conflict: details, isUnsaved: true })
})

/** What the server has once somebody else saved this. */
const answered = (content: Domain, revision: string) =>
  ({ ...opened, ...toWire(content), revision }) as FullDomain

test('a merge is saved on top of what the other saved, and can be undone to that', async () => {
  const calls = await openEditor(saved)
  applyEdit(renameIntent, { from: 'play', to: 'start' })
  applyEdit(addIntent, { name: 'pause' })
  const theirs = addIntent(renameIntent(domain, { from: 'stop', to: 'halt' }), { name: 'next' })
  const open = useEditingStore.getState().open!
  const read = readTheirs(answered(theirs, 'r2'), undefined, open)
  const merge = mergeWithTheirs(open, read, {})
  expect(merge.both).toEqual([])
  takeMerge(read, merge)
  expect(useEditingStore.getState()).toMatchObject({ isUnsaved: true, conflict: undefined })
  expect(await saveDomain('both')).toBe(true)

  const [body] = saves(calls)
  expect(body).toMatchObject({
    base_revision: 'r2',
    renames: [{ kind: 'intent', from: 'play', to: 'start' }],
  })
  expect(body).not.toHaveProperty('forceUpdate')
  const names = () => useEditingStore.getState().open!.current.intents.map(({ name }) => name)
  expect(names()).toEqual(['start', 'halt', 'next', 'pause'])
  undo()
  expect(names()).toEqual(['play', 'halt', 'next'])
  expect(useEditingStore.getState().open).toMatchObject({
    renames: [{ kind: 'intent', from: 'start', to: 'play' }],
    future: [{ name: 'Merge' }],
  })
})

test('entries that all count as theirs leave nothing to save', async () => {
  const calls = await openEditor(saved)
  applyEdit(setIntentComments, { name: 'play', comments: 'mine' })
  const open = useEditingStore.getState().open!
  const theirs = setIntentComments(domain, { name: 'play', comments: 'theirs' })
  const read = readTheirs(answered(theirs, 'r2'), undefined, open)
  const [clash] = mergeWithTheirs(open, read, {}).both
  takeMerge(read, mergeWithTheirs(open, read, { [clash!.id]: 'theirs' }))
  expect(useEditingStore.getState().isUnsaved).toBe(false)
  expect(await saveDomain('both')).toBe(true)
  expect(saves(calls)).toEqual([])
})
