import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeConceptsInText, changeInputsInText } from '../../mentions/texts.ts'
import { assertProperty } from '../../testing/assert-property.ts'
import { textTokens } from './text-tokens.ts'

/** The tokens of a text as they stand there, each with its kind. */
function printed(text: string): string[] {
  return textTokens(text).map(({ kind, from, to }) => `${kind} ${text.slice(from, to)}`)
}

test('placeholders, concepts, tags and sequences are found with their places', () => {
  expect(
    printed('Hi HELLO_CONCEPT, <rate value="120">{{ name.first }}</rate><pause ms="3"/> \\e\\pause=9\\'),
  ).toEqual([
    'concept HELLO_CONCEPT',
    'tag <rate value="120">',
    'placeholder {{ name.first }}',
    'tag </rate>',
    'tag <pause ms="3"/>',
    'escape \\e\\pause=9\\',
  ])
  expect(printed('$found.title')).toEqual(['placeholder $found.title'])
  expect(printed('<ESC>\\toi=addr\\Main Street 5 < 6 > 4')).toEqual(['escape <ESC>\\toi=addr\\'])
})

test('a tag says its name, its form and its values', () => {
  expect(textTokens(`<a b="1" c='2'></a><d/><e`)).toMatchObject([
    {
      name: 'a',
      form: 'open',
      attributes: new Map([
        ['b', '1'],
        ['c', '2'],
      ]),
    },
    { name: 'a', form: 'close' },
    { name: 'd', form: 'empty' },
    { name: 'e', form: 'cut' },
  ])
})

test('a value of a tag can be a placeholder', () => {
  expect(printed('<rate value="{{speed}}">x</rate>')).toContain('placeholder {{speed}}')
})

test('what is written wrongly is a placeholder without a name', () => {
  expect(textTokens('{{a b}} {{}} {{a').map((token) => 'name' in token && token.name)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('the tokens name the same inputs and concepts as the walk that renames them', () => {
  const piece = fc.constantFrom(
    '{{',
    '}}',
    '{',
    'a',
    ' ',
    '.b',
    '_CONCEPT',
    'X',
    '-',
    '<',
    '/',
    '>',
    '"',
    '\\e\\',
    '$',
    '曲',
  )
  assertProperty(
    fc.property(
      fc.array(piece, { maxLength: 14 }).map((all) => all.join('')),
      (text) => {
        const tokens = textTokens(text)
        const inputs: string[] = []
        changeInputsInText(text, (name) => void inputs.push(name))
        const concepts: string[] = []
        changeConceptsInText(text, (name) => void concepts.push(name))
        const names = (kind: string) =>
          tokens.flatMap((token) => (token.kind === kind && token.name !== undefined ? [token.name] : []))
        expect(names('placeholder')).toEqual(inputs)
        // Inside a tag or a sequence a concept is not spoken
        for (const name of names('concept')) expect(concepts).toContain(name)
        for (const { from, to } of tokens) expect(from).toBeLessThan(to)
      },
    ),
    { numRuns: 2000 },
  )
})

test('a long text takes no longer than it is long', () => {
  const longs = ['{{', '<a ', '<a x="', '\\e\\', '<', '</a', 'a_CONCEPT-', '{{a', '<a b '].map((piece) =>
    piece.repeat(30_000),
  )
  const before = performance.now()
  for (const long of longs) textTokens(long)
  expect(performance.now() - before).toBeLessThan(2_000)
})
