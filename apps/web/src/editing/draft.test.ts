import type { Domain } from '@sdp/domain'
import { addRule, setRuleComments } from '@sdp/domain/decision-table'
import {
  addExpressions,
  addIntent,
  deleteIntents,
  renameIntent,
  setIntentComments,
} from '@sdp/domain/intents'
import { aDomain, aModule, anExpression, anIntent, aRule } from '@sdp/domain/testing'
import { toWire } from '@sdp/domain/wire'
import { expect, test } from 'vitest'
import {
  draftLifetime,
  draftOf,
  draftPlace,
  livingDrafts,
  partsOfDraft,
  removedLanguage,
  restored,
  restoredOn,
  touchedBy,
} from './draft.ts'
import { edited, type FullDomain, isUnsaved, openedDomain, undone } from './open-domain.ts'

const domain = aDomain({ intents: ['play', 'stop', 'next', 'back'].map((name) => anIntent(name)) })

function reply(content: Domain, revision: string): FullDomain {
  return {
    ...toWire(content),
    languages: [{ _id: 'eng-USA', language: 'eng-USA', default: true }],
    sessions: [],
    created_at: '',
    updated_at: '',
    revision,
  } as unknown as FullDomain
}

function opened(content: Domain, revision: string) {
  return openedDomain(reply(content, revision), undefined).open
}

const mine = edited(opened(domain, 'r1'), renameIntent, { from: 'play', to: 'start' })
const draft = draftOf(mine, { id: 'd1', place: 'here', at: 1 })
const unknown = undefined
const names = ({ intents }: Domain) => intents.map(({ name }) => name)

test('a draft brings back what was not saved, with its renames, and can be undone', () => {
  const again = restored(opened(domain, 'r1'), draft)
  expect(names(again.current)).toEqual(['start', 'stop', 'next', 'back'])
  expect(again.renames).toEqual(mine.renames)
  expect(isUnsaved(again)).toBe(true)
  expect(isUnsaved(undone(again))).toBe(false)
})

test('a draft of an earlier version, which had only the names that it changed, brings these back', () => {
  const { lineage: _, ...old } = { ...draft, renames: [{ kind: 'intent', from: 'play', to: 'start' }] }
  expect(restored(opened(domain, 'r1'), old).renames).toEqual(mine.renames)
})

test('when others saved meanwhile, the draft is merged with theirs and can be undone to that', () => {
  const base = { content: reply(domain, 'r1'), lineage: unknown }
  const theirs = renameIntent(addIntent(domain, { name: 'theirs' }), { from: 'stop', to: 'halt' })
  const again = restoredOn(base, opened(theirs, 'r2'), draft)
  expect(again.revision).toBe('r2')
  expect(again.current.intents.map(({ name, justTalk }) => [name, justTalk])).toEqual([
    ['start', true],
    ['halt', true],
    ['next', true],
    ['back', true],
    ['theirs', true],
  ])
  expect(names(undone(again).current)).toEqual(['play', 'halt', 'next', 'back', 'theirs'])
  expect(again.renames).toEqual(mine.renames)
})

test('what others changed too keeps the base of the draft, so that the save asks whose counts (ruling R404)', () => {
  const theirs = deleteIntents(domain, { names: ['play'] })
  const again = restoredOn({ content: reply(domain, 'r1'), lineage: unknown }, opened(theirs, 'r2'), draft)
  expect(again.revision).toBe('r1')
  expect(names(again.current)).toEqual(['start', 'stop', 'next', 'back'])
  expect(names(undone(again).current)).toEqual(['play', 'stop', 'next', 'back'])
})

test('a draft of what was saved after all changes nothing', () => {
  const again = restoredOn(
    { content: reply(domain, 'r1'), lineage: unknown },
    opened(mine.current, 'r2'),
    draft,
  )
  expect(isUnsaved(again)).toBe(false)
})

test('so does one of rules that were added, however often that could be done', () => {
  const table = aDomain({ modules: [aModule('Main', aRule(['play']), aRule(['stop']))] })
  const added = edited(opened(table, 'r1'), addRule, { module: 0, after: 0 })
  const kept = draftOf(added, { id: 'd3', place: 'here', at: 1 })
  expect(
    isUnsaved(
      restoredOn({ content: reply(table, 'r1'), lineage: unknown }, opened(added.current, 'r2'), kept),
    ),
  ).toBe(false)
})

test('a changed rule of a long module costs the draft that rule, not the module', () => {
  const rules = Array.from({ length: 1000 }, (_, at) => aRule(['play'], { comments: `rule ${at}` }))
  const long = aDomain({ modules: [aModule('Main', ...rules)] })
  const changed = edited(opened(long, 'r1'), setRuleComments, {
    at: [{ module: 0, rule: 7 }],
    comments: 'mine',
  })
  const kept = draftOf(changed, { id: 'd2', place: 'here', at: 1 })
  expect(JSON.stringify(kept.forward).length).toBeLessThan(500)
  expect(touchedBy(kept)).toBe('Main')
  const again = restored(opened(long, 'r1'), kept)
  expect(toWire(again.current).decision_rules).toEqual(toWire(changed.current).decision_rules)
})

test('drafts belong to one person, save point and language', () => {
  expect(draftPlace('Paul@x.org', mine)).toBe(draftPlace('paul@x.org', mine))
  expect(draftPlace('nora@x.org', mine)).not.toBe(draftPlace('paul@x.org', mine))
  expect(draftPlace('paul@x.org', { ...mine, language: 'deu-DEU' })).not.toBe(draftPlace('paul@x.org', mine))
})

test('drafts are kept for 30 days, and the newest comes first', () => {
  const now = Date.parse('2026-11-15T12:00:00Z')
  const at = (days: number, millis = 0) => ({ ...draft, at: now - days * 24 * 60 * 60 * 1000 - millis })
  expect(draftLifetime).toBe(2_592_000_000)
  expect(livingDrafts([at(30, 1), at(30), at(1), at(29), at(400)], now)).toEqual([at(1), at(29), at(30)])
})

test('a draft lists what it touches, each name once', () => {
  expect(touchedBy(draft)).toBe('start, play')
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].reduce(
    (open, name) => edited(open, addIntent, { name }),
    opened(domain, 'r1'),
  )
  const about = { id: 'd4', place: 'here', at: 1 }
  expect(touchedBy(draftOf(many, about))).toBe('a, b, c, d, e and 2 more')
})

test('of a draft in a language that is gone, what belongs to all languages is restored in another one (ruling R415)', () => {
  const said = (text: string) =>
    aDomain({ intents: [anIntent('play', { expressions: [anExpression(text)] })] })
  const german = { ...opened(said('spiele'), 'r1'), language: 'deu-DEU', asked: 'deu-DEU' }
  const renamed = edited(german, renameIntent, { from: 'play', to: 'start' })
  const worked = edited(edited(renamed, addIntent, { name: 'new' }), setIntentComments, {
    name: 'start',
    comments: 'begins',
  })
  const spoken = edited(worked, addExpressions, { intent: 'start', text: 'los', language: 'deu-DEU' })
  const left = draftOf(spoken, { id: 'd1', place: draftPlace('Paul', german), at: 1 })

  const english = opened(said('play it'), 'r2')
  expect(removedLanguage('paul', english, left)).toBe('deu-DEU')
  expect(removedLanguage('nora', english, left)).toBeUndefined()
  expect(removedLanguage('paul', english, { ...left, place: draftPlace('paul', english) })).toBeUndefined()

  const { shared, spoken: rest } = partsOfDraft(left)
  const again = restoredOn({ content: reply(said('play it'), 'r1'), lineage: unknown }, english, shared, {
    isElsewhere: true,
  })
  expect(again.revision).toBe('r2')
  const listed = again.current.intents.map(({ name, comments, expressions }) => [
    name,
    comments,
    expressions.map(({ text }) => text),
  ])
  expect(listed).toEqual([
    ['start', 'begins', ['play it']],
    ['new', '', []],
  ])
  expect(again.renames).toEqual([{ kind: 'intent', from: 'play', to: 'start' }])
  // The rest waits for the language to come back
  expect(JSON.stringify(rest.forward)).toContain('los')
  expect(JSON.stringify(shared.forward)).not.toContain('los')
})
