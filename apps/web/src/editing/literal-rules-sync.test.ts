import { deleteCanonical, deleteSlots } from '@sdp/domain/slots'
import { aDomain, aSlot } from '@sdp/domain/testing'
import { toWire } from '@sdp/domain/wire'
import { expect, test, vi } from 'vitest'
import { keepSignIn } from '../server/sign-in.ts'
import { openPage, tokensFor } from '../server/testing/page.ts'
import { applyEdit, closeDomain, takeAnswer, useEditingStore } from './editing-store.ts'
import type { FullDomain } from './open-domain.ts'
import { saveDomain } from './saving.ts'

const language = 'eng-USA'
const domain = aDomain({ slots: [aSlot('artist', { abba: ['Abba'] }), aSlot('genre', { jazz: ['jazz'] })] })
const opened = {
  ...toWire(domain),
  languages: [{ _id: language, language, default: true }],
  sessions: [],
  created_at: '',
  updated_at: '',
  revision: 'r1',
} as unknown as FullDomain

test('[SLOT-055] [SLOT-056] after the save of a deletion the literal rules of other languages are synced', async () => {
  let count = 1
  const asked = await openPage(() => ({ body: { revision: `r${++count}`, updated_at: '' } }))
  vi.stubGlobal('window', new EventTarget())
  keepSignIn(tokensFor('paul@sdp.example', 'token'))
  closeDomain()
  takeAnswer(opened, undefined)
  applyEdit(deleteSlots, { names: ['artist'] })
  applyEdit(deleteCanonical, { slot: 'genre', canonical: 'jazz' })
  await saveDomain('why')
  await vi.waitFor(() => expect(useEditingStore.getState().open?.revision).toBe('r4'))
  const calls = asked.filter(({ path }) => path !== '/api/public/config')
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PUT /api/domains/music',
    'DELETE /api/domains/music/slot/artist?base_revision=r2',
    'DELETE /api/domains/music/canonical/jazz?base_revision=r3&slot=genre',
  ])
  expect(calls.map(({ body }) => body === undefined)).toEqual([false, true, true])
})
