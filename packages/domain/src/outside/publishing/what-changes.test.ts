import { expect, test } from 'vitest'
import type { TellableChange } from '../../whole-domain/wire/change-pieces.ts'
import { whatChanges } from './what-changes.ts'

const said = (intent: string, ...expressions: (string | [string, number])[]) => ({
  intent,
  expressions: expressions.map((one) =>
    typeof one === 'string' ? { expression: one } : { expression: one[0], weight: one[1] },
  ),
})
const rule = (intent: string, systemAction: string) => ({
  userIntent: { condition: 'EqualsMatcher', arguments: [intent] },
  request: { condition: 'NotCollectedMatcher', arguments: [] },
  systemAction,
})
const change = (
  collection: string,
  key: string,
  what: TellableChange['change'],
  sides: { before?: unknown; after?: unknown; language?: string } = {},
): TellableChange => ({ collection, key, change: what, language: null, ...sides })
const english = { language: 'eng-USA' }

test('expressions count one by one, and an intent that changed in nothing else is listed once', () => {
  const topics = whatChanges([
    change('nlu_interpretations', 'play', 'changed', {
      ...english,
      before: said('play', 'start', 'go', ['louder', 50]),
      after: said('play', 'go', 'begin', ['louder', 70]),
    }),
    change('ontology.intents', 'stop', 'added', { after: {} }),
    change('nlu_interpretations', 'stop', 'added', { ...english, after: said('stop', 'stop it') }),
  ])
  expect(topics.map(({ title, added, changed, removed }) => [title, added, changed, removed])).toEqual([
    ['Intents', 1, 0, 0],
    ['Expressions', 2, 1, 1],
  ])
  expect(topics[0]!.entries.map(({ name }) => name)).toEqual(['stop'])
  expect(topics[1]!.entries[0]).toMatchObject({
    kind: 'Intent',
    name: 'play',
    lines: [
      { label: 'Expression', language: 'eng-USA', before: 'start' },
      { after: 'begin' },
      { before: 'louder (weight 50)', after: 'louder (weight 70)' },
    ],
  })
})

test('a rule that does something else for the same is changed, all others come and go', () => {
  const [topic, ...others] = whatChanges([
    change('decision_rules', 'Main', 'changed', {
      before: { name: 'Main', rules: [rule('play', 'playing'), rule('stop', 'stopped'), rule('a', 'b')] },
      after: { name: 'Main', rules: [rule('play', 'shuffling'), rule('halt', 'stopped'), rule('c', 'd')] },
    }),
  ])
  expect(others).toEqual([])
  expect(topic).toMatchObject({ title: 'Rules', added: 1, changed: 2, removed: 1 })
  expect(topic!.entries[0]!.lines).toContainEqual({
    label: 'Rule',
    before: 'intent == play → UI action playing',
    after: 'intent == play → UI action shuffling',
  })
})

test('all else counts as a whole, in the order in which it is looked at', () => {
  const topics = whatChanges([
    change('languages', 'fra-FRA', 'added', { after: { language: 'fra-FRA' } }),
    change('tts_responses', 'hello', 'changed', { ...english, before: ['Hello'], after: ['Hi', 'Hey'] }),
    change('system_actions', 'show', 'removed', { before: { name: 'show' } }),
    change('api_actions', 'search', 'added', { after: { name: 'search' } }),
    change('user_inputs', 'genre', 'changed', {
      ...english,
      before: { name: 'genre', canonicals: [{ canonical: 'jazz', literals: ['jazz'] }] },
      after: { name: 'genre', canonicals: [{ canonical: 'jazz', literals: ['jazz', 'swing'] }] },
    }),
  ])
  expect(topics.map(({ topic, added, changed, removed }) => [topic, added, changed, removed])).toEqual([
    ['slots', 0, 1, 0],
    ['actions', 1, 0, 1],
    ['texts', 0, 1, 0],
    ['others', 1, 0, 0],
  ])
})

test('of what was not looked into the name is listed', () => {
  const topics = whatChanges(
    [change('ontology.intents', 'play', 'added', { after: {} })],
    [
      change('ontology.intents', 'play', 'added'),
      change('ontology.intents', 'stop', 'added'),
      change('nlu_interpretations', 'stop', 'added'),
      change('tts_responses', 'hello', 'changed'),
    ],
  )
  expect(topics.map(({ topic, added, changed }) => [topic, added, changed])).toEqual([
    ['intents', 2, 0],
    ['texts', 0, 1],
  ])
})

test('what is listed is bounded, and what is left out is counted', () => {
  const many = Array.from({ length: 150 }, (_, at) =>
    change('system_actions', `action${at}`, 'added', { after: { name: `action${at}` } }),
  )
  const [actions] = whatChanges(many)
  expect([actions!.entries.length, actions!.left, actions!.added]).toEqual([100, 50, 150])
  const texts = Array.from({ length: 60 }, (_, at) => `${at} ${'x'.repeat(500)}`)
  const [topic] = whatChanges([change('tts_responses', 'hello', 'added', { ...english, after: texts })])
  const entry = topic!.entries[0]!
  expect([entry.lines.length, entry.linesLeft]).toEqual([40, 20])
  expect(entry.lines[0]!.after).toHaveLength(302)
})
