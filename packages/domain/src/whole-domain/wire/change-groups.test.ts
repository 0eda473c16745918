import { expect, test } from 'vitest'
import { aDomain, anIntent } from '../../testing/index.ts'
import { type ChangeGroup, type ChangeSection, entryOrder, groupChanges } from './change-groups.ts'
import type { TellableChange } from './change-pieces.ts'
import { collections } from './collections.ts'

const said = (intent: string, ...texts: string[]) => ({
  intent,
  expressions: texts.map((expression) => ({ expression })),
})
const change = (
  collection: string,
  key: string,
  what: TellableChange['change'],
  sides: { before?: unknown; after?: unknown; language?: string } = {},
): TellableChange => ({ collection, key, change: what, language: null, ...sides })

/** What a reader sees, a line a text. */
function shown(sections: readonly ChangeSection[]): string[] {
  return sections.flatMap(({ title, groups }) => [title, ...groups.flatMap(shownGroup)])
}

function shownGroup({ change, name, renamedFrom, lines }: ChangeGroup): string[] {
  const head = renamedFrom === undefined ? `  ${change} ${name}` : `  ${change} ${renamedFrom} -> ${name}`
  return [
    head,
    ...lines.map(({ label, language, before, after }) => {
      const sides = [before, after].filter((side) => side !== undefined).join(' -> ')
      const sign = before === undefined ? (after === undefined ? '' : '+ ') : after === undefined ? '- ' : ''
      return ['   ', `${sign}${label}`, sides, language && `(${language})`].filter(Boolean).join(' ')
    }),
  ]
}

test('two expressions added in German are two lines of their intent, though the language was empty before', () => {
  const names = ['play', 'stop', 'skip']
  const changes = [
    ...names.map((name) =>
      change('nlu_interpretations', name, 'added', {
        language: 'deu-DEU',
        after: name === 'play' ? said(name, 'spiele Musik', 'mach Musik an') : said(name),
      }),
    ),
    change('user_inputs', 'genre', 'added', {
      language: 'deu-DEU',
      after: { name: 'genre', canonicals: [{ canonical: 'jazz', literals: [] }] },
    }),
  ]
  expect(shown(groupChanges(changes))).toEqual([
    'Intents',
    '  changed play',
    '    + Expression spiele Musik (deu-DEU)',
    '    + Expression mach Musik an (deu-DEU)',
  ])
})

test('a canonical that no language has literals of yet is a line of its slot', () => {
  const changes = [
    change('ontology.userInputs', 'genre', 'changed', {
      before: { values: { rock: [], jazz: [] } },
      after: { values: { rock: [], pop: [] } },
    }),
  ]
  expect(shown(groupChanges(changes))).toEqual([
    'Slots',
    '  changed genre',
    '    - Canonical jazz',
    '    + Canonical pop',
  ])
})

test('an intent is one group, wherever its parts are stored', () => {
  const changes = [
    change('arbitrations', 'play', 'added', { after: { intentName: 'play', arbitration: 'hybrid' } }),
    change('justtalk', '', 'changed', { before: ['stop'], after: ['play', 'stop'] }),
    change('ontology.intents', 'play', 'changed', {
      before: { slotOnly: false, comments: '' },
      after: { slotOnly: true, comments: 'louder' },
    }),
    change('nlu_interpretations', 'play', 'changed', {
      language: 'eng-USA',
      before: said('play', 'play', 'start'),
      after: said('play', 'play', 'go'),
    }),
    change('nlu_interpretations', 'play', 'moved', { language: 'deu-DEU' }),
  ]
  expect(shown(groupChanges(changes))).toEqual([
    'Intents',
    '  changed play',
    '    Arbitration default -> hybrid',
    '    Just talk off -> on',
    '    Slot only no -> yes',
    '    + Comment louder',
    '    - Expression start (eng-USA)',
    '    + Expression go (eng-USA)',
    '    Moved to another place (deu-DEU)',
  ])
})

test('an intent that came or went says so once, with what it has', () => {
  const after = { slotOnly: false, dialogActType: 'inform', comments: '' }
  const changes = [
    change('justtalk', '', 'changed', { before: ['old'], after: ['play'] }),
    change('ontology.intents', 'old', 'removed', { before: after }),
    change('ontology.intents', 'play', 'added', { after }),
    change('nlu_interpretations', 'old', 'removed', { language: 'eng-USA', before: said('old') }),
    change('nlu_interpretations', 'play', 'added', { language: 'eng-USA', after: said('play', 'play') }),
  ]
  expect(shown(groupChanges(changes))).toEqual([
    'Intents',
    '  removed old',
    '    - Just talk on',
    '  added play',
    '    + Just talk on',
    '    + Expression play (eng-USA)',
  ])
})

test('kinds come in the order of the tabs, entries in that of the domain', () => {
  const domain = aDomain({ intents: [anIntent('b'), anIntent('a')] })
  const changes = [
    change('languages', 'fra-FRA', 'added', { after: { language: 'fra-FRA' } }),
    change('tts_responses', 'hello', 'added', { language: 'eng-USA', after: ['Hello'] }),
    change('system_actions', 'show', 'added', { after: { name: 'show' } }),
    change('api_action_urls', '', 'changed', {
      before: { dev: 'https://a.example' },
      after: [{ id: 'default', urls: { dev: 'https://a.example' } }, { id: 'other' }],
    }),
    change('api_actions', 'search', 'added', { after: { name: 'search' } }),
    change('ontology.apiInputs', 'hits', 'added', { after: {} }),
    change('decision_rules', 'main', 'moved'),
    change('ontology.userInputs', 'genre', 'changed', {
      before: { resetOnInput: [] },
      after: { comments: 'x', resetOnInput: [{ userIntent: { condition: 'Equals', arguments: ['a'] } }] },
    }),
    change('reusable_expressions', 'polite', 'added', { after: { name: 'polite' } }),
    change('ontology.discardInputOnSDC', '', 'changed', { before: null, after: true }),
    ...['gone', 'a', 'b'].map((name) => change('ontology.intents', name, 'added', { after: {} })),
  ]
  const sections = groupChanges(changes, { order: entryOrder(domain) })
  expect(sections.map(({ title }) => title)).toEqual([
    'Intents',
    'Reusable parts',
    'Slots',
    'Decision table modules',
    'Reset rules',
    'API inputs',
    'API actions',
    'Handlers',
    'UI actions',
    'Spoken texts',
    'Languages',
    'Settings',
  ])
  expect(sections[0]!.groups.map(({ name }) => name)).toEqual(['b', 'a', 'gone'])
  expect(shown(sections)).toContain('  added other')
  expect(shown(sections)).not.toContain('  changed default')
})

test('a language that went took its content along, which is said once (ruling R44)', () => {
  const changes = [
    change('languages', 'deu-DEU', 'removed', { before: { language: 'deu-DEU' } }),
    change('nlu_interpretations', 'play', 'removed', { language: 'deu-DEU', before: said('play', 'spiele') }),
  ]
  expect(shown(groupChanges(changes))).toEqual(['Languages', '  removed deu-DEU', '    With all its content'])
})

const renaming = (texts: string[], newTexts = texts) => [
  change('justtalk', '', 'changed', { before: ['play'], after: ['start'] }),
  change('ontology.intents', 'play', 'removed', { before: {} }),
  change('ontology.intents', 'start', 'added', { after: {} }),
  change('nlu_interpretations', 'play', 'removed', { language: 'eng-USA', before: said('play', ...texts) }),
  change('nlu_interpretations', 'start', 'added', { language: 'eng-USA', after: said('start', ...newTexts) }),
]

test('what went and came again with the same content was renamed', () => {
  expect(shown(groupChanges(renaming(['play', 'go'])))).toEqual(['Intents', '  renamed play -> start'])
  expect(shown(groupChanges(renaming(['play'], ['go'])))).toContain('  removed play')
  // Nothing distinguishes a rename from a deletion and an addition
  expect(shown(groupChanges(renaming([])))).toContain('  removed play')
})

test('a known rename is shown as one, with what else changed', () => {
  const renames = [
    { kind: 'intent' as const, from: 'play', to: 'begin' },
    { kind: 'intent' as const, from: 'begin', to: 'start' },
  ]
  expect(shown(groupChanges(renaming(['play'], ['play', 'go']), { renames }))).toEqual([
    'Intents',
    '  renamed play -> start',
    '    + Expression go (eng-USA)',
  ])
})

test('a reusable part is known by its id', () => {
  const changes = [
    change('reusable_expressions', 'polite', 'removed', {
      before: { _id: '1', name: 'polite', values: { 'eng-USA': 'please' } },
    }),
    change('reusable_expressions', 'kind', 'added', {
      after: { _id: '1', name: 'kind', values: { 'eng-USA': 'kindly' } },
    }),
  ]
  expect(shown(groupChanges(changes))).toEqual([
    'Reusable parts',
    '  renamed polite -> kind',
    '    Value please -> kindly (eng-USA)',
  ])
})

test('what no line shows is still a change', () => {
  const changes = [
    change('ontology.userInputs', 'genre', 'changed', {
      before: { values: { a: [1] } },
      after: { values: { a: [2] } },
    }),
    change('tts_responses', 'hello', 'changed', {
      language: 'eng-USA',
      before: ['a', 'b'],
      after: ['b', 'a'],
    }),
  ]
  expect(shown(groupChanges(changes))).toEqual([
    'Slots',
    '  changed genre',
    '    Other details',
    'Spoken texts',
    '  changed hello',
    '    In another order (eng-USA)',
  ])
})

test('every collection is shown under a name that is not the one on the wire', () => {
  for (const { path, shape } of collections) {
    const sides = shape === 'value' ? { before: [], after: ['x'] } : { after: { x: ['y'] } }
    const what = shape === 'value' ? 'changed' : 'added'
    for (const { groups } of groupChanges([change(path, 'entry', what, sides)])) {
      for (const { name } of groups) expect(name).not.toBe(path)
    }
  }
})

test('an entry that got the name of a deleted one is renamed, and that one is gone (ruling R44)', () => {
  const changes = [
    change('ontology.intents', 'playNew', 'removed', { before: {} }),
    change('nlu_interpretations', 'play', 'changed', {
      before: said('play', 'old'),
      after: said('play', 'new'),
    }),
    change('nlu_interpretations', 'playNew', 'removed', { before: said('playNew', 'new') }),
    change('justtalk', '', 'changed', { before: ['play'], after: [] }),
  ]
  const renames = [{ kind: 'intent', from: 'playNew', to: 'play' }] as const
  expect(shown(groupChanges(changes, { renames }))).toEqual([
    'Intents',
    '  renamed playNew -> play',
    '  removed play',
    '    - Expression old',
    '    - Just talk on',
  ])
})

test('entries that swapped their names are renamed and not changed', () => {
  const sides = (intent: string, before: string, after: string) =>
    change('nlu_interpretations', intent, 'changed', {
      before: said(intent, before),
      after: said(intent, after),
    })
  const renames = [
    { kind: 'intent', from: 'play', to: 'aside' },
    { kind: 'intent', from: 'stop', to: 'play' },
    { kind: 'intent', from: 'aside', to: 'stop' },
  ] as const
  const changes = [sides('play', 'play', 'stop'), sides('stop', 'stop', 'play')]
  expect(shown(groupChanges(changes, { renames })).sort()).toEqual([
    '  renamed play -> stop',
    '  renamed stop -> play',
    'Intents',
  ])
})

test('everyday language is shown list by list, word by word', () => {
  const sections = groupChanges([
    {
      collection: 'everyday_language',
      language: 'deu-DEU',
      key: 'fillers',
      change: 'changed',
      before: ['ey'],
      after: ['ey', 'Alter'],
    },
    {
      collection: 'everyday_language',
      language: 'deu-DEU',
      key: 'switchedOff',
      change: 'added',
      after: ['spelling'],
    },
  ])
  expect(sections).toMatchObject([
    {
      title: 'Everyday language',
      groups: [
        {
          name: 'Fillers',
          change: 'changed',
          lines: [{ label: 'Word', after: 'Alter', language: 'deu-DEU' }],
        },
        { name: 'Not forgiven', change: 'added', lines: [{ label: 'Kind', after: 'One wrong letter' }] },
      ],
    },
  ])
})
