import { expect, test } from 'vitest'
import { textProblems, unfilledPlaceholders } from './text-problems.ts'

/** What is wrong with a text, as `severity place: message`. */
function wrong(text: string, spokenAs: Parameters<typeof textProblems>[1] = 'SSML'): string[] {
  return textProblems(text, spokenAs).map(
    ({ severity, message, from, to }) => `${severity} ${text.slice(from, to)}: ${message}`,
  )
}

test.each([
  'Hello there',
  '{{name}} is <rate value="120">fast</rate>, <pause ms="300"/>then <toi value="phone">112</toi>.',
  '<readmode value="char">abc</readmode><eos/><lang value="eng-USA">Radio</lang>',
  '<mw>New York</mw> <nlu value="BND"/> <nlu value="PRM:2"/> <pitch value="50">low</pitch>',
  '<rate value="{{speed}}">as you like</rate>',
  '3 < 4 and 5 > 4',
])('nothing is wrong with "%s"', (text) => {
  expect(wrong(text)).toEqual([])
})

test('unclosed, wrongly nested and needless tags are errors at their places', () => {
  expect(wrong('<rate value="120">fast')).toEqual([
    'error <rate value="120">: <rate> is not closed with </rate>',
  ])
  expect(wrong('<mw><rate value="90">a</mw></rate>')).toEqual([
    'error </mw>: </mw> stands before </rate>, which has to come first',
    'error </rate>: </rate> closes nothing',
  ])
  expect(wrong('a</mw>')).toEqual(['error </mw>: </mw> closes nothing'])
  expect(wrong('<pause ms="5">')).toEqual(['error <pause ms="5">: <pause> stands alone and ends with />'])
  expect(wrong('so <rate value="1')).toEqual(['error <rate: The tag <rate has no end: >'])
})

test('unknown tags are a warning, and have to be closed all the same', () => {
  expect(wrong('<prosody>a</prosody>')).toEqual(['warning <prosody>: <prosody> is not a known tag'])
  expect(wrong('<b>a')).toEqual([
    'warning <b>: <b> is not a known tag',
    'error <b>: <b> is not closed with </b>',
  ])
})

test.each([
  ['<rate value="49">a</rate>', 'The value of <rate> can be: 50 to 200'],
  ['<rate value="201">a</rate>', 'The value of <rate> can be: 50 to 200'],
  ['<rate>a</rate>', '<rate> has to say value="…": 50 to 200'],
  ['<readmode value="line">a</readmode>', 'The value of <readmode> can be: sent, char, word'],
  ['<pause ms="-1"/>', 'The value of <pause> can be: milliseconds from 1 to 99999'],
  ['<nlu value="X"/>', 'The value of <nlu> can be: BND, PRM'],
  ['<lang value="1">a</lang>', 'The value of <lang> can be: a language such as eng-USA'],
])('the value in %s is refused', (text, message) => {
  expect(textProblems(text, 'SSML')).toMatchObject([{ severity: 'error', message }])
})

test('tags are reported where no platform reads them, once (ruling R129)', () => {
  expect(wrong('<eos/>a<eos/>', 'VOCALIZER')).toEqual([
    'warning <eos/>: SSML tags are not read on the platforms of this domain',
  ])
})

test('sequences of Vocalizer are checked, and reported where nothing reads them', () => {
  const text = '\\e\\rate=120\\fast\\e\\toi=orig\\ <ESC>\\pause=300\\'
  expect(wrong(text, 'VOCALIZER')).toEqual([])
  expect(wrong(text, 'PLAINTEXT')).toEqual([
    'warning \\e\\rate=120\\: Vocalizer sequences are not read on the platforms of this domain',
  ])
  expect(wrong('\\e\\rate=20\\ \\e\\vol=5\\ \\e\\pause=300 x', 'VOCALIZER')).toEqual([
    'error \\e\\rate=20\\: The value of \\rate=…\\ can be: 50 to 200',
    'warning \\e\\vol=5\\: \\vol\\ is not a known sequence',
    'error \\e\\pause=300: The sequence has to end with a backslash',
  ])
})

test('of a text that is not spoken only the placeholders are looked at', () => {
  expect(textProblems('<b>{{a b}}', undefined)).toMatchObject([
    { kind: 'placeholder', message: 'A placeholder is written as {{name}} or {{name.more}}' },
  ])
})

test('placeholders that nothing fills are found with their places', () => {
  expect(unfilledPlaceholders('{{genre}} by {{artist.name}}', (name) => name === 'genre')).toMatchObject([
    { from: 13, to: 28, message: 'There is no slot or API input artist' },
  ])
})
