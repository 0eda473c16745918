import { renameIntent, setIntentComments } from '@sdp/domain/intents'
import {
  addReusableExpression,
  deleteReusableExpression,
  renameReusableExpression,
  setReusableComments,
  setReusableValue,
} from '@sdp/domain/reusable-expressions'
import { deleteCanonical, deleteSlots } from '@sdp/domain/slots'
import { aDomain, anExpression, anIntent, aSlot } from '@sdp/domain/testing'
import { toWire } from '@sdp/domain/wire'
import { expect, onTestFinished, test, vi } from 'vitest'
import { keepSignIn } from '../server/sign-in.ts'
import { type Asked, openPage, tokensFor } from '../server/testing/page.ts'
import { useNotifications } from '../ui/notifications.tsx'
import { applyEdit, closeDomain, redo, takeAnswer, undo, useEditingStore } from './editing-store.ts'
import type { FullDomain } from './open-domain.ts'
import { keepPartsSent } from './reusable-parts-sync.ts'
import { saveDomain } from './saving.ts'

const language = 'eng-USA'
const please = { id: '1', name: 'please', values: { [language]: '[please|kindly]' }, comments: '' }
const domain = aDomain({
  intents: [anIntent('play', { expressions: [anExpression('§please play')] })],
  reusableExpressions: [please],
  slots: [aSlot('artist', { abba: ['Abba'] }), aSlot('genre', { jazz: ['jazz'] })],
})
const opened = {
  ...toWire(domain),
  languages: [{ _id: language, language, default: true }],
  sessions: [],
  created_at: '',
  updated_at: '',
  revision: 'r1',
} as unknown as FullDomain

type Answer = { status?: number; body?: unknown }

/** The domain open, its parts sent to a server that makes a revision of every call unless told otherwise. */
async function openEditor(answer: (asked: Asked, count: number) => Answer | undefined = () => undefined) {
  let count = 1
  const asked = await openPage((one) => {
    const told = answer(one, count)
    if (told !== undefined) return told
    count += 1
    const item = { _id: '', name: '', values: {}, comments: '', domainId: '', updated_at: '' }
    return { body: { ...item, revision: `r${count}` } }
  })
  vi.stubGlobal('window', new EventTarget())
  keepSignIn(tokensFor('paul@sdp.example', 'token'))
  useNotifications.setState({ shown: [] })
  closeDomain()
  takeAnswer(opened, undefined)
  onTestFinished(keepPartsSent())
  return { asked, calls: () => asked.filter(({ path }) => path !== '/api/public/config') }
}

const state = () => useEditingStore.getState()
const isSaved = (revision: string) =>
  vi.waitFor(() => expect([state().isUnsaved, state().open?.revision]).toEqual([false, revision]), 10_000)
const pathOf = ({ method, path }: Asked) => `${method} ${path.replace(/\?.*/, '')}`

test('[REUSE-012] [INT-022] a new part is there at once, sent by a call of its own, and nothing is unsaved', async () => {
  const { calls } = await openEditor()
  applyEdit(addReusableExpression, { id: '2', name: 'now' })
  expect(state().open?.current.reusableExpressions).toHaveLength(2)
  expect(state().isUnsaved).toBe(true)
  await isSaved('r2')
  const [created] = calls()
  expect(pathOf(created!)).toBe('POST /api/reusableExpressions')
  expect(created?.path).toMatch(/base_revision=r1&save_id=/)
  expect(created?.body).toEqual({ _id: 'music:2', name: 'now', language, domainId: 'music', position: 1 })
})

test('[ADMIN-032] parts are sent when they have been settled for 350 ms', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { asked } = await openEditor()
  applyEdit(setReusableComments, { name: 'please', comments: 'a' })
  await vi.advanceTimersByTimeAsync(349)
  applyEdit(setReusableComments, { name: 'please', comments: 'ab' })
  await vi.advanceTimersByTimeAsync(349)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await isSaved('r2')
  expect(asked.at(-1)?.body).toEqual({ comments: 'ab' })
})

test('[REUSE-013] [REUSE-014] changes and deletions are sent, and so is what is undone and redone', async () => {
  const { calls } = await openEditor()
  applyEdit(setReusableValue, { name: 'please', language, value: '[please|do]' })
  await isSaved('r2')
  undo()
  await isSaved('r3')
  applyEdit(deleteReusableExpression, { name: 'please' })
  await isSaved('r4')
  undo()
  await isSaved('r5')
  redo()
  await isSaved('r6')
  expect(calls().map((one) => [pathOf(one), one.body])).toEqual([
    ['PATCH /api/reusableExpressions/music%3A1', { values: { [language]: '[please|do]' } }],
    ['PATCH /api/reusableExpressions/music%3A1', { values: { [language]: '[please|kindly]' } }],
    ['DELETE /api/reusableExpressions/music%3A1', undefined],
    [
      'POST /api/reusableExpressions',
      { _id: 'music:1', name: 'please', language, domainId: 'music', position: 0, values: please.values },
    ],
    ['DELETE /api/reusableExpressions/music%3A1', undefined],
  ])
})

test('a rename by its call is not told again by the next save, and other renames are', async () => {
  const { calls } = await openEditor()
  applyEdit(renameIntent, { from: 'play', to: 'start' })
  applyEdit(renameReusableExpression, { from: 'please', to: 'polite' })
  applyEdit(renameReusableExpression, { from: 'polite', to: 'kind' })
  await vi.waitFor(() => expect(state().open?.revision).toBe('r2'))
  expect(calls()[0]?.body).toEqual({ name: 'kind' })
  expect(state().isUnsaved).toBe(true)
  expect(await saveDomain('why')).toBe(true)
  const { updates, ...save } = calls()[1]!.body as { updates: object }
  expect(save).toMatchObject({
    base_revision: 'r2',
    renames: [{ kind: 'intent', from: 'play', to: 'start' }],
  })
  expect(Object.keys(updates)).not.toContain('reusable_expressions')
  expect(state().isUnsaved).toBe(false)
})

test('a rename that was sent and undone is a rename back', async () => {
  const { calls } = await openEditor()
  applyEdit(renameReusableExpression, { from: 'please', to: 'polite' })
  await isSaved('r2')
  undo()
  await isSaved('r3')
  expect(calls().map(({ body }) => body)).toEqual([{ name: 'polite' }, { name: 'please' }])
  expect(state().open?.renames).toEqual([])
})

test('a part that is refused stays unsaved, is told, and goes with the next save', async () => {
  const { calls } = await openEditor(({ method }) =>
    method === 'POST' ? { status: 403, body: { message: 'Nora is editing this save point' } } : undefined,
  )
  applyEdit(addReusableExpression, { id: '2', name: 'now' })
  await vi.waitFor(() => expect(useNotifications.getState().shown).toHaveLength(1))
  expect(useNotifications.getState().shown[0]).toMatchObject({
    message: 'The reusable part now is not saved yet; the next save takes it along.',
    secondary: 'Nora is editing this save point',
  })
  expect(state()).toMatchObject({ isUnsaved: true })
  expect(await saveDomain('why')).toBe(true)
  expect(calls().at(-1)?.body).toMatchObject({ base_revision: 'r1' })
  expect(state().isUnsaved).toBe(false)
})

test('a part whose answer was lost is sent again under the same id before the next save', async () => {
  let isDown = true
  const { calls } = await openEditor(() => (isDown ? { status: 503, body: { message: 'down' } } : undefined))
  applyEdit(addReusableExpression, { id: '2', name: 'now' })
  await vi.waitFor(() => expect(state().unanswered).toBeDefined())
  isDown = false
  applyEdit(setIntentComments, { name: 'play', comments: 'x' })
  expect(await saveDomain('why')).toBe(true)
  const [lost, again, save] = calls()
  expect(again).toEqual(lost)
  expect(save?.body).toMatchObject({ base_revision: 'r2' })
  expect(state()).toMatchObject({ isUnsaved: false, unanswered: undefined })
})

test('a save waits for the part that is under way', async () => {
  const { calls } = await openEditor()
  applyEdit(addReusableExpression, { id: '2', name: 'now' })
  applyEdit(setIntentComments, { name: 'play', comments: 'x' })
  await vi.waitFor(() => expect(calls()).toHaveLength(1))
  expect(await saveDomain('why')).toBe(true)
  expect(calls()[1]?.body).toMatchObject({ base_revision: 'r2' })
  expect(state()).toMatchObject({ isUnsaved: false })
})

test('[SLOT-055] [SLOT-056] after the save of a deletion the literal rules of other languages are synced', async () => {
  const { calls } = await openEditor()
  applyEdit(deleteSlots, { names: ['artist'] })
  applyEdit(deleteCanonical, { slot: 'genre', canonical: 'jazz' })
  await saveDomain('why')
  await isSaved('r4')
  expect(calls().map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PUT /api/domains/music',
    'DELETE /api/domains/music/slot/artist?base_revision=r2',
    'DELETE /api/domains/music/canonical/jazz?base_revision=r3&slot=genre',
  ])
  expect(calls().map(({ body }) => body === undefined)).toEqual([false, true, true])
})
