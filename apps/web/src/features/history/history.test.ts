import type { RevisionReply, SavePointReply } from '@sdp/api'
import { messages } from '@sdp/domain'
import { expect, test } from 'vitest'
import { comparisonChoices, predecessorOf } from './choices.ts'
import { canRestoreOnly, entryQuestion, presentName, restoreOutcome } from './restore.ts'

const revision = (id: string): RevisionReply => ({
  revision: id,
  author: 'ada@x.org',
  authorName: 'Ada',
  message: `Save ${id}`,
  at: '2026-11-15T10:00:00.000Z',
  savePoint: 'Original',
})
const revisions = [revision('three'), revision('two'), revision('one')]

test('a revision is compared with the one saved before it', () => {
  expect(predecessorOf(revisions, 'three')?.revision).toBe('two')
  expect(predecessorOf(revisions, 'one')).toBeUndefined()
  expect(predecessorOf(revisions, 'unknown')).toBeUndefined()
})

test('save points and revisions can be compared with each other', () => {
  const original = { _id: 'music', name: 'Original', revision: 'three' } as SavePointReply
  const choices = comparisonChoices([original], revisions)
  expect(choices.map((one) => one.revision)).toEqual(['three', 'three', 'two', 'one'])
  expect(new Set(choices.map(({ id }) => id)).size).toBe(4)
  expect(choices[0]?.label).toBe('Save point Original')
})

test('what was merged into a revision can be compared with, once', () => {
  const merged = { savePoint: 'summer', revision: 'sun' }
  const [newest, ...older] = revisions
  const all = [{ ...newest!, merged }, { ...older[0]!, merged }, older[1]!]
  expect(comparisonChoices([], all).map(({ id }) => id)).toEqual(['three', 'sun', 'two', 'one'])
  const deleted = [{ ...newest!, merged: { ...merged, revision: null } }]
  expect(comparisonChoices([], deleted).map(({ id }) => id)).toEqual(['three'])
})

const preview = {
  base_revision: 'three',
  shared: true,
  languages: [
    { language: 'deu-DEU', becomes: 'restored' as const },
    { language: 'eng-USA', becomes: 'restored' as const },
    { language: 'fra-FRA', becomes: 'kept' as const },
    { language: 'ita-ITA', becomes: 'stays deleted' as const },
  ],
}

test('before all languages are restored it says which change, which keep their own and which stay deleted', () => {
  expect(restoreOutcome(preview, undefined)).toEqual({
    isNothing: false,
    texts: [
      'What changes: deu-DEU, eng-USA and what all languages share.',
      `${messages.history.newerKeeps(['fra-FRA'])} ${messages.history.followsShared}`,
      'ita-ITA was deleted since then and stays deleted.',
    ],
  })
})

test('before one language is restored it says that the others keep theirs', () => {
  const { texts } = restoreOutcome(preview, 'eng-USA')
  expect(texts[0]).toBe('What changes: eng-USA and what all languages share.')
  expect(texts[1]).toContain('deu-DEU and fra-FRA keep their own')
  expect(canRestoreOnly(preview, 'eng-USA')).toBe(true)
  expect(canRestoreOnly(preview, 'fra-FRA')).toBe(false)
})

test('where nothing would change there is nothing to restore', () => {
  const languages = [{ language: 'eng-USA', becomes: 'same' as const }]
  expect(restoreOutcome({ ...preview, shared: false, languages }, undefined).isNothing).toBe(true)
  expect(restoreOutcome({ ...preview, languages }, undefined).isNothing).toBe(false)
})

test('one entry asks only where it is not plain what comes back', () => {
  const inEnglish = [{ label: 'Expression', language: 'eng-USA', before: 'go' }, { label: 'Comment' }]
  const group = { name: 'play', lines: inEnglish }
  const same = { name: 'play', now: 'play', as: 'play' }
  expect(entryQuestion(group, same, 'eng-USA')).toBeUndefined()
  expect(entryQuestion(group, same, 'deu-DEU')).toBe(
    messages.history.onlyShownLanguage('deu-DEU', ['eng-USA']),
  )
  expect(entryQuestion(group, { ...same, now: null }, 'deu-DEU')).toBeUndefined()
  const renamed = { name: 'start', renamedFrom: 'play', lines: [] }
  const asked = (now: string | null | undefined, as: string) =>
    entryQuestion(renamed, { name: 'play', now, as }, 'eng-USA')
  expect(asked(undefined, 'play')).toBe(messages.history.restoredNextTo('play', 'start'))
  expect(asked('begin', 'play')).toBe(messages.history.getsNameBack('play', 'begin'))
  expect(asked('begin', 'begin')).toBe(messages.history.keepsName('play', 'begin'))
  expect(asked(null, 'play_copy')).toBe(messages.history.restoredAs('play', 'play_copy'))
})

test('what an entry is called now goes by what became of it, saved or not', () => {
  const lists = [{ list: 'intents', renamed: [['play', 'start']], removed: ['stop'] }] as const
  const lineage = { lists, canonicals: [], rules: [] }
  const renames = [{ kind: 'intent', from: 'start', to: 'begin' }] as const
  const nameOf = (name: string) => presentName({ kind: 'intent', name }, { lineage, renames })
  expect(nameOf('play')).toBe('begin')
  expect(nameOf('stop')).toBe(null)
  expect(nameOf('ask')).toBe('ask')
  expect(presentName({ kind: 'intent', name: 'play' }, { lineage: null, renames })).toBeUndefined()
})
