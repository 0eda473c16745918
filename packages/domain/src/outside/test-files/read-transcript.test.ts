import { expect, test } from 'vitest'
import { newConversationTest, newTestTurn, noCarValues } from '../../model/conversation-test.ts'
import { readTestFile, readTranscript, toTranscript } from './index.ts'

const written = `# Play and find
tags: music, smoke test
comments: A question and its answer.
comments: In both languages.
platform: NTG7-SOP
vehicle: speed 30
flags: EVRA on

> play some jazz
> deu-DEU: spiel Jazz
  play_music, genre jazz -> call start_playback -> music_started
  answer start_playback: {"returnValue":"success"}
  text: variation
< Here you go.
< deu-DEU: Bitte sehr.

> (set_volume_level, volume_level 30)
  restarts: yes
  context: place home
  set_volume_level, ... -> confirm_loud_volume
  waits: yes

> bla bla
  nothing -> nothing

# Only said

> 20
  ..., sleep_minutes 20
`

test('a transcript reads as one would write it, and is written so again', () => {
  const { tests, problems } = readTranscript(written, 'eng-USA')
  expect(problems).toEqual([])
  expect(tests).toEqual([
    {
      ...newConversationTest('Play and find'),
      tags: ['music', 'smoke test'],
      comments: 'A question and its answer.\nIn both languages.',
      start: {
        ...noCarValues,
        vehicleInputs: { speed: 30 },
        featureFlags: { EVRA: true },
        platform: 'NTG7-SOP',
        position: '',
      },
      turns: [
        {
          ...newTestTurn(),
          sentences: { 'eng-USA': 'play some jazz', 'deu-DEU': 'spiel Jazz' },
          answers: [{ apiAction: 'start_playback', answer: { returnValue: 'success' } }],
          expected: {
            intent: 'play_music',
            slots: { genre: 'jazz' },
            uiActions: ['music_started'],
            apiActions: [{ name: 'start_playback' }],
            textMatch: 'variation',
            texts: { 'eng-USA': 'Here you go.', 'deu-DEU': 'Bitte sehr.' },
          },
        },
        {
          ...newTestTurn(),
          restarts: true,
          intent: 'set_volume_level',
          slots: { volume_level: 30 },
          car: { ...noCarValues, contextInputs: { place: 'home' } },
          expected: {
            intent: 'set_volume_level',
            uiActions: ['confirm_loud_volume'],
            apiActions: [],
            waits: true,
          },
        },
        {
          ...newTestTurn(),
          sentences: { 'eng-USA': 'bla bla' },
          expected: { intent: '', slots: {}, uiActions: [], apiActions: [] },
        },
      ],
    },
    {
      ...newConversationTest('Only said'),
      turns: [
        {
          ...newTestTurn(),
          sentences: { 'eng-USA': '20' },
          expected: { slots: { sleep_minutes: 20 } },
        },
      ],
    },
  ])
  expect(toTranscript(tests, 'eng-USA')).toBe(written)
})

test('a sentence after an answer begins a turn without an empty line', () => {
  const { tests } = readTranscript('# a\r\n> one\r\n< first\r\n> two\r\n', 'eng-USA')
  expect(tests[0]?.turns.map(({ sentences }) => sentences['eng-USA'])).toEqual(['one', 'two'])
})

test.each([
  ['', 'There is no test in this file'],
  ['> play', 'A test begins with its name: a line “# name”'],
  ['# a\nplay', 'A turn begins with what is said: a line “> sentence”'],
  ['# a\nmood: good', 'A turn begins with what is said: a line “> sentence”'],
  ['# a\nflags: EVRA yes', 'The flag EVRA is on or off'],
  ['# a\nplatform: x\nplatform: y', 'platform is there twice in one turn; an empty line begins a new turn'],
  ['# a\n> play\n> stop', 'eng-USA is there twice in one turn; an empty line begins a new turn'],
  ['# a\n> (play', 'The bracket after “> (” is not closed at the end of the line'],
  ['# a\n> "play', 'A quote is not closed'],
  ['# a\n> play\nplay music', 'A name is expected, in quotes where it has spaces or signs: play music'],
  ['# a\n> play\nplay, genre', 'genre has no value'],
  ['# a\n> play\nplay, genre jazz, genre rock', 'genre is there twice'],
  ['# a\n> play\nplay -> nothing -> show', 'Nothing can follow or precede “nothing”'],
  ['# a\n> play\nanswer find: {', 'This is not JSON: {'],
  ['# a\n> play\nwaits: maybe', 'Expected yes, no'],
  ['# a\n> play\nmood: good', 'No line of a test begins so: mood: good'],
  ['# a\n> play\nscreen: {}', 'A screen is a list of templates: [ … ]'],
  [
    '# a\n> play\nrule: play | a == b | c == d',
    'A rule is written as intent | conditions -> actions: play | a == b | c == d',
  ],
])('%j: %s', (text, message) => {
  const line = Math.max(1, text.split('\n').length)
  expect(readTranscript(text, 'eng-USA')).toEqual({ tests: [], problems: [{ line, message }] })
})

test('all lines that cannot be read are reported at once', () => {
  const { tests, problems } = readTranscript('# a\n> one\nplay music\n\n> two\nwaits: no\nmood: x', 'eng-USA')
  expect(tests).toEqual([])
  expect(problems.map(({ line }) => line)).toEqual([3, 7])
})

test('what is wrong in JSON is reported with its line', () => {
  expect(readTestFile('[\n  {"name": 3}\n]', 'eng-USA')).toMatchObject({
    tests: [],
    problems: [{ line: 2, message: expect.stringContaining('0.name') as string }],
  })
  expect(readTestFile('[\n', 'eng-USA')).toMatchObject({ tests: [], problems: [{ line: 2 }] })
})
