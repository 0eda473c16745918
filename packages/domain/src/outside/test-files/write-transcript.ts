import type {
  CarValues,
  ConversationTest,
  Expected,
  TestStart,
  TestTurn,
} from '../../model/conversation-test.ts'
import type { InputValue } from '../../model/input-value.ts'
import { writeCall } from './actions.ts'
import { writeRule } from './rule-line.ts'
import {
  anything,
  none,
  nothing,
  writeLanguage,
  writeName,
  writeSaid,
  writeText,
  writeValue,
  writeValues,
  writeValuesOrNone,
} from './words.ts'

/** Tests as a transcript: `docs/conversation-tests.md`. What is said in its language goes without naming that. */
export function toTranscript(tests: readonly ConversationTest[], language: string): string {
  return `${tests.map((test) => testParagraphs(test, language).join('\n\n')).join('\n\n')}\n`
}

function testParagraphs({ name, tags, comments, start, turns }: ConversationTest, own: string): string[] {
  const head = [
    `# ${writeText(name)}`,
    ...(tags.length === 0 ? [] : [`tags: ${tags.map(writeValue).join(', ')}`]),
    ...(comments === '' ? [] : comments.split('\n').map((line) => labelled('comments', line))),
    ...startLines(start),
  ]
  return [head, ...turns.map((turn) => turnLines(turn, own))].map((lines) => lines.join('\n'))
}

function labelled(label: string, text: string): string {
  return text === '' ? `${label}:` : `${label}: ${writeText(text)}`
}

function startLines({ platform, position, ...car }: TestStart): string[] {
  return [
    ...(platform === '' ? [] : [labelled('platform', platform)]),
    ...(position === '' ? [] : [labelled('position', position)]),
    ...carLines(car),
  ]
}

function carLines({ vehicleInputs, contextInputs, featureFlags }: CarValues): string[] {
  const flags = Object.entries(featureFlags).map(([name, isOn]) => [name, isOn ? 'on' : 'off'])
  return [
    ['vehicle', writeValues(vehicleInputs)],
    ['context', writeValues(contextInputs)],
    ['flags', writeValues(Object.fromEntries(flags))],
  ].flatMap(([label, values]) => (values === '' ? [] : [`${label}: ${values}`]))
}

function turnLines(turn: TestTurn, own: string): string[] {
  const { sentences, restarts, intent, slots, car, answers, expected } = turn
  const said = Object.entries(sentences).map(([language, text]) => `> ${writeSaid(text, language, own)}`)
  const isMeant = intent !== '' || Object.keys(slots).length > 0
  const { texts = {} } = expected
  return [
    ...said,
    ...(isMeant || said.length === 0 ? [`> (${meant(intent, slots)})`] : []),
    ...[
      ...(restarts === undefined ? [] : [`restarts: ${restarts ? 'yes' : 'no'}`]),
      ...carLines(car),
      ...understoodLine(expected),
      ...slotLines(expected),
      ...answers.map(({ apiAction, answer }) => `answer ${writeName(apiAction)}: ${asJson(answer)}`.trim()),
      ...(expected.rules?.length === 0 ? [`rules: ${none}`] : []),
      ...(expected.rules ?? []).map((rule) => `rule: ${writeRule(rule)}`),
      ...textLine(expected),
      ...screenLines(expected, own),
      ...(expected.waits === undefined ? [] : [`waits: ${expected.waits ? 'yes' : 'no'}`]),
    ].map((line) => `  ${line}`),
    ...Object.entries(texts).map(([language, text]) => `< ${writeSaid(text, language, own)}`),
  ]
}

function asJson(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value)
}

function meant(intent: string, slots: Readonly<Record<string, InputValue>>): string {
  const values = writeValues(slots)
  if (intent === '') return values === '' ? '' : `${nothing}, ${values}`
  return values === '' ? writeName(intent) : `${writeName(intent)}, ${values}`
}

/** What is understood and done, as far as it is compared. */
function understoodLine({ intent, slots, uiActions, apiActions }: Expected): string[] {
  const understood = understoodPart(intent, slots)
  const isDoneCompared = uiActions !== undefined || apiActions !== undefined
  const done = [
    ...(apiActions?.map(writeCall) ?? ['any calls']),
    ...(uiActions?.map(writeName) ?? ['any UI actions']),
  ]
  if (!isDoneCompared) return understood === '' ? [] : [understood]
  return [[understood, ...(done.length === 0 ? [nothing] : done)].join(' -> ').trim()]
}

function understoodPart(intent: Expected['intent'], slots: Expected['slots']): string {
  if (intent === undefined && slots === undefined) return ''
  const name = intent === undefined ? anything : intent === '' ? nothing : writeName(intent)
  if (slots === undefined) return `${name}, ${anything}`
  const values = writeValues(slots)
  if (values !== '') return `${name}, ${values}`
  return intent === undefined ? `${name}, ${none}` : name
}

function slotLines({ slotsByLanguage = {} }: Expected): string[] {
  return Object.entries(slotsByLanguage).map(
    ([language, slots]) => `slots in ${writeLanguage(language)}: ${writeValuesOrNone(slots)}`,
  )
}

/** Texts are compared as a whole unless a line says otherwise. */
function textLine({ textMatch, texts }: Expected): string[] {
  const hasTexts = Object.keys(texts ?? {}).length > 0
  if (textMatch === undefined || (hasTexts && textMatch === 'whole')) return []
  return [`text: ${textMatch}`]
}

function screenLines({ screens = {} }: Expected, own: string): string[] {
  return Object.entries(screens).map(([language, templates]) => {
    const label = language === own ? 'screen' : `screen in ${writeLanguage(language)}`
    return `${label}: ${JSON.stringify(templates)}`
  })
}
