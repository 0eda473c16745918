import { acceptTurn, type TurnRun } from '@sdp/dialogue'
import type { Expected, TestTurn } from '@sdp/domain/tests'

/** What can be expected of an answer, in the order in which it comes about. */
export const expectations = [
  'intent',
  'slots',
  'rules',
  'uiActions',
  'apiActions',
  'text',
  'screen',
  'waits',
] as const
export type Expectation = (typeof expectations)[number]

/** What each is called. */
export const expectationTexts: Readonly<Record<Expectation, string>> = {
  intent: 'Intent',
  slots: 'Slots',
  rules: 'Rules',
  uiActions: 'UI actions',
  apiActions: 'API actions',
  text: 'Text',
  screen: 'Screen',
  waits: 'Waits',
}

/** The fields of each, as they are before anything is known of the answer. */
function blankOf(what: Expectation, language: string): Expected {
  switch (what) {
    case 'intent':
      return { intent: '' }
    case 'slots':
      return { slots: {} }
    case 'rules':
      return { rules: [] }
    case 'uiActions':
      return { uiActions: [] }
    case 'apiActions':
      return { apiActions: [] }
    case 'text':
      return { textMatch: 'whole', texts: { [language]: '' } }
    case 'screen':
      return { screens: { [language]: [] } }
    case 'waits':
      return { waits: false }
  }
}

/** Whether something is compared in a language. */
export function isExpected({ expected }: TestTurn, what: Expectation, language: string): boolean {
  if (what === 'text') return expected.texts?.[language] !== undefined
  if (what === 'screen') return expected.screens?.[language] !== undefined
  return expected[what] !== undefined
}

/** The turn with something more compared: as it went. */
export function withExpectation(
  turn: TestTurn,
  what: Expectation,
  { run, language }: { run: TurnRun; language: string },
): TestTurn {
  const { expected } = turn
  const blank = blankOf(what, language)
  const more: Expected = {
    ...blank,
    ...(blank.texts && {
      textMatch: expected.textMatch ?? 'whole',
      texts: { ...expected.texts, ...blank.texts },
    }),
    ...(blank.screens && { screens: { ...expected.screens, ...blank.screens } }),
  }
  // What is blank differs from whatever came
  const differing = { ...run, differences: [{ what, expected: '', got: '', text: '' }] }
  const accepted = acceptTurn({ ...turn, expected: more }, differing, language)
  return { ...turn, expected: { ...expected, ...accepted.expected } }
}

/** The turn with something no longer compared; text and screen in this language alone. */
export function withoutExpectation(turn: TestTurn, what: Expectation, language: string): TestTurn {
  const { texts, textMatch, screens, ...others } = turn.expected
  const left: Expected = { ...others }
  const leftTexts = what === 'text' ? withoutKey(texts, language) : texts
  const leftScreens = what === 'screen' ? withoutKey(screens, language) : screens
  if (leftTexts !== undefined) Object.assign(left, { texts: leftTexts, textMatch: textMatch ?? 'whole' })
  if (leftScreens !== undefined) left.screens = leftScreens
  if (what === 'slots') delete left.slotsByLanguage
  if (what !== 'text' && what !== 'screen') delete left[what]
  return { ...turn, expected: left }
}

function withoutKey<Value>(
  map: Record<string, Value> | undefined,
  key: string,
): Record<string, Value> | undefined {
  const entries = Object.entries(map ?? {}).filter(([name]) => name !== key)
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

/** What is expected of an answer in a few words. */
export function expectedText({ expected }: TestTurn, what: Expectation, language: string): string {
  switch (what) {
    case 'intent':
      return expected.intent === '' ? 'nothing understood' : (expected.intent ?? '')
    case 'slots':
      return valuesText(expected.slotsByLanguage?.[language] ?? expected.slots ?? {})
    case 'rules':
      return expected.rules?.length === 0 ? 'none' : `${expected.rules?.length} as kept`
    case 'uiActions':
      return namesText(expected.uiActions)
    case 'apiActions':
      return namesText(expected.apiActions?.map(({ name }) => name))
    case 'text':
      return expected.texts?.[language] ?? ''
    case 'screen':
      return expected.screens?.[language]?.length === 0 ? 'none' : 'as kept'
    case 'waits':
      return expected.waits === true ? 'for an answer' : 'for nothing: it ends'
  }
}

/** Values of slots as they are written: `zone = driver, degrees = 22`. */
export function valuesText(values: TestTurn['slots']): string {
  const written = Object.entries(values).map(([slot, value]) => `${slot} = ${String(value)}`)
  return written.length === 0 ? 'none' : written.join(', ')
}

/** Reads values of slots as they are written; undefined where they are no such text. */
export function readValues(text: string): Record<string, string> | undefined {
  if (text.trim() === '' || text.trim() === 'none') return {}
  const pairs = text.split(',').map((pair) => pair.split('='))
  if (pairs.some((pair) => pair.length !== 2 || pair[0]!.trim() === '')) return undefined
  return Object.fromEntries(pairs.map(([slot, value]) => [slot!.trim(), value!.trim()]))
}

function namesText(names: readonly string[] | undefined): string {
  return names === undefined || names.length === 0 ? 'none' : names.join(', ')
}

/** Reads flags as they are written; undefined where one is neither on nor off. */
export function readFlags(text: string): Record<string, boolean> | undefined {
  const values = readValues(text)
  if (values === undefined || Object.values(values).some((value) => value !== 'true' && value !== 'false'))
    return undefined
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === 'true']))
}
