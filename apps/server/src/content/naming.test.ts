import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestContent, type TestContent } from '../testing/test-content.ts'

let content: TestContent
beforeAll(async () => {
  content = await openTestContent()
})
afterAll(() => content.close())

const english = {
  nlu_interpretations: [
    { intent: 'play', expressions: [{ expression: 'play $(artist)' }] },
    { intent: 'stop', expressions: [{ expression: 'stop' }] },
  ],
  user_inputs: [{ name: 'artist', canonicals: [{ canonical: 'abba', literals: ['abba'] }] }],
  gui_responses: { list: { rows: 1 } },
}
const german = {
  nlu_interpretations: [
    {
      intent: 'play',
      expressions: [
        {
          expression: 'spiele $(artist)',
          literals: { artist: [{ canonical: 'abba', literals: ['Abba'] }] },
        },
      ],
    },
    { intent: 'stop', expressions: [{ expression: 'halt' }] },
  ],
  user_inputs: [{ name: 'artist', canonicals: [{ canonical: 'abba', literals: ['Abba'] }] }],
  gui_responses: { list: { rows: 2 }, other: '$other' },
}

const newDomain = () =>
  content.newDomain({
    shared: {
      ontology: {
        intents: { play: {}, stop: {} },
        userInputs: { artist: { type: 'StaticList', values: { abba: [] } } },
      },
    },
    byLanguage: new Map<string, Record<string, unknown>>([
      ['eng-USA', english],
      ['deu-DEU', german],
    ]),
  })

test('a rename in one language is followed into the others by the same save', async () => {
  const id = await newDomain()
  await content.save(
    id,
    { 'ontology.intents': { start: {}, stop: {} } },
    {
      renames: [
        { kind: 'intent', from: 'play', to: 'start' },
        { kind: 'slot', from: 'artist', to: 'band' },
        { kind: 'canonical', slot: 'band', from: 'abba', to: 'ABBA' },
        { kind: 'uiAction', from: 'list', to: 'rows' },
      ],
    },
  )
  expect(await content.read(id, 'deu-DEU')).toMatchObject({
    nlu_interpretations: [
      {
        intent: 'start',
        expressions: [
          {
            expression: 'spiele $(band)',
            literals: { band: [{ canonical: 'ABBA', literals: ['Abba'] }] },
          },
        ],
      },
      german.nlu_interpretations[1],
    ],
    user_inputs: [{ name: 'band', canonicals: [{ canonical: 'ABBA', literals: ['Abba'] }] }],
    gui_responses: { rows: { rows: 2 }, other: '$other' },
  })
  const { nlu_interpretations, user_inputs, gui_responses } = await content.read(id, 'eng-USA')
  expect({ nlu_interpretations, user_inputs, gui_responses }).toEqual(english)
})

test('two names that change places keep what is theirs', async () => {
  const id = await newDomain()
  const swap = [
    ['play', 'tmp'],
    ['stop', 'play'],
    ['tmp', 'stop'],
  ] as const
  await content.save(id, {}, { renames: swap.map(([from, to]) => ({ kind: 'intent', from, to })) })
  expect((await content.read(id, 'deu-DEU')).nlu_interpretations).toEqual([
    { ...german.nlu_interpretations[0], intent: 'stop' },
    { ...german.nlu_interpretations[1], intent: 'play' },
  ])
})

test('a rename that no other language knows makes no revision', async () => {
  const id = await newDomain()
  const before = await content.count('revision')
  await content.save(id, {}, { renames: [{ kind: 'slot', from: 'nothing', to: 'else' }] })
  expect(await content.count('revision')).toBe(before)
})

test('names with quotes and backslashes are followed', async () => {
  const id = await newDomain()
  const odd = String.raw`a"b\c`
  await content.save(id, {}, { renames: [{ kind: 'slot', from: 'artist', to: odd }] })
  await content.save(id, {}, { renames: [{ kind: 'slot', from: odd, to: 'band' }] })
  expect(await content.read(id, 'deu-DEU')).toMatchObject({
    nlu_interpretations: [{ expressions: [{ expression: 'spiele $(band)' }] }, {}],
    user_inputs: [{ name: 'band' }],
  })
})

test('what was renamed reads the same in a process that has nothing in memory', async () => {
  const id = await newDomain()
  await content.save(id, {}, { renames: [{ kind: 'intent', from: 'play', to: 'start' }] })
  const { pieces } = await content.freshStore().read(id, 'deu-DEU')
  expect(Buffer.concat(pieces).toString()).toContain('"intent":"start"')
})

test('many renames are followed, more than are looked for one by one', async () => {
  const id = await newDomain()
  const others = Array.from({ length: 100 }, (_, at) => ({
    kind: 'slot' as const,
    from: `none${at}`,
    to: `still-none${at}`,
  }))
  await content.save(
    id,
    {},
    {
      renames: [
        ...others,
        { kind: 'slot', from: 'artist', to: 'singer' },
        { kind: 'slot', from: 'singer', to: 'band' },
      ],
    },
  )
  expect(await content.read(id, 'deu-DEU')).toMatchObject({
    nlu_interpretations: [{ expressions: [{ expression: 'spiele $(band)', literals: { band: [{}] } }] }, {}],
    user_inputs: [{ name: 'band' }],
  })
})
