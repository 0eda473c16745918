import { describeCondition, type RulePlace } from '@sdp/domain/decision-table'
import type { Program } from '../program.ts'
import type { Heard } from '../understood.ts'
import type { CallTrace, Round, Trace } from './trace.ts'

/** A line of the story of a turn, and what it speaks of. */
export interface StoryLine {
  text: string
  about?: StoryPlace
}

/** A place in the domain that an editor can lead to. */
export type StoryPlace =
  | { kind: 'expression'; intent: string; index: number }
  | { kind: 'intent'; name: string }
  | { kind: 'rule'; place: RulePlace }
  | { kind: 'uiAction' | 'apiAction'; name: string }
  | { kind: 'resetRule'; input: 'slot' | 'apiInput'; name: string; rule: number }

/** What happened in a turn, line by line, for people. */
export function story(program: Program, trace: Trace): StoryLine[] {
  return [
    ...heardLines(trace),
    ...trace.resets.filter(({ when }) => when === 'start').map(resetLine),
    ...trace.rounds.flatMap((round) => roundLines(program, round)),
    ...endLines(trace),
    ...trace.resets.filter(({ when }) => when === 'end').map(resetLine),
    ...afterLines(trace),
  ]
}

function heardLines({ understood: { chosen, others } }: Trace): StoryLine[] {
  if (chosen === undefined) {
    const text =
      others.length === 0 ? 'Nothing was understood.' : 'Nothing that can be said now was understood.'
    return [{ text }]
  }
  const lines = [heardLine(chosen)]
  for (const { slot, value, text } of chosen.reading.slots) {
    lines.push({ text: `The slot '${slot}' is ${JSON.stringify(value)}: '${text}'.` })
  }
  return lines
}

function heardLine({ by, reading: { intent, origin } }: Heard): StoryLine {
  if (by === 'answer') return { text: 'It is taken as the answer to what was asked.' }
  if (origin.kind === 'guess') {
    const text = `It sounds like '${intent}'; the nearest expression is '${origin.nearest}'.`
    return { text, about: { kind: 'intent', name: intent } }
  }
  return {
    text: `It means '${intent}', by its expression '${origin.text}'.`,
    about: { kind: 'expression', intent, index: origin.index },
  }
}

function resetLine({ kind, name, value, rule, when }: Trace['resets'][number]): StoryLine {
  const what = kind === 'slot' ? 'slot' : 'API input'
  const text =
    when === 'start'
      ? `The ${what} '${name}' forgets ${JSON.stringify(value)} by its reset rule ${rule + 1}.`
      : `After that the ${what} '${name}' forgets ${JSON.stringify(value)} by its reset rule ${rule + 1}.`
  return { text, about: { kind: 'resetRule', input: kind, name, rule } }
}

function roundLines(program: Program, { fired, uiAction, coreAction, call, gaveUp }: Round): StoryLine[] {
  if (gaveUp !== undefined) {
    return [
      {
        text: `No rule fits the open request '${gaveUp}': it is given up.`,
        about: { kind: 'intent', name: gaveUp },
      },
    ]
  }
  if (fired === undefined) return [{ text: 'No rule fits.' }]
  const lines: StoryLine[] = [{ text: firedText(program, fired), about: { kind: 'rule', place: fired } }]
  if (uiAction !== undefined) {
    lines.push({ text: `It says '${uiAction}'.`, about: { kind: 'uiAction', name: uiAction } })
  }
  if (coreAction !== undefined) lines.push({ text: `The platform is told to do '${coreAction.name}'.` })
  if (call !== undefined) lines.push(...callLines(call))
  return lines
}

function firedText({ domain }: Program, { module, rule }: RulePlace): string {
  const { name, rules } = domain.modules[module]!
  const { intent, request, slots, apiInputs, vehicleInputs, contextInputs, featureFlags } = rules[rule]!
  const named = [
    ['intent', intent],
    ['request', request],
  ] as const
  const asked = [
    ...named
      .filter(([, { matcher }]) => !['AnyMatcher', 'NotCollectedMatcher'].includes(matcher))
      .map(([what, condition]) => `${what} ${describeCondition(condition)}`),
    ...[slots, apiInputs, vehicleInputs, contextInputs, featureFlags].flat().map(describeCondition),
  ]
  return `Rule ${rule + 1} of '${name}' fires${asked.length > 0 ? `: ${asked.join('; ')}` : ''}.`
}

function callLines({ apiAction, answer, millis, remarks }: CallTrace): StoryLine[] {
  const about = { kind: 'apiAction' as const, name: apiAction }
  const after = `after ${Math.round(millis)} ms`
  const text =
    'failure' in answer
      ? `The handler does not answer '${apiAction}' (${after}): ${answer.failure}`
      : `The handler answers '${apiAction}' ${after}: ${answerText(answer)}.`
  return [{ text, about }, ...remarks.map((remark) => ({ text: remark, about }))]
}

function answerText({ returnValue, inputs = {} }: Exclude<CallTrace['answer'], { failure: string }>): string {
  const filled = Object.entries(inputs).map(([name, value]) => `${name} = ${shortJson(value)}`)
  return [returnValue === undefined ? 'no return value' : JSON.stringify(returnValue), ...filled].join(', ')
}

function shortJson(value: unknown): string {
  const json = JSON.stringify(value) ?? 'nothing'
  return json.length > 60 ? `${json.slice(0, 60)} ...` : json
}

function endLines({ end }: Trace): StoryLine[] {
  switch (end.kind) {
    case 'too many rounds':
      return [{ text: `The table was asked ${end.rounds} times and came to no end.` }]
    case 'unknown API action':
      return [{ text: `There is no API action '${end.apiAction}'.` }]
    default:
      return []
  }
}

function afterLines({ fulfilment, forgotten, waits }: Trace): StoryLine[] {
  const lines: StoryLine[] = []
  if (fulfilment !== undefined) lines.push(fulfilmentLine(fulfilment))
  if (forgotten.length > 0) {
    lines.push({ text: `Volatile, and forgotten now: ${forgotten.map(({ name }) => name).join(', ')}.` })
  }
  if (waits !== undefined) {
    const about = { kind: 'uiAction' as const, name: waits.uiAction }
    const answers = waits.slots.length > 0 ? ` for ${waits.slots.join(' or ')}` : ' for more'
    const only = waits.whiteList.length > 0 ? `, and hears only ${waits.whiteList.join(', ')}` : ''
    lines.push({ text: `It waits${answers}${only}.`, about })
  }
  return lines
}

function fulfilmentLine({ request, by, end }: NonNullable<Trace['fulfilment']>): StoryLine {
  const about = { kind: 'intent' as const, name: request }
  const actions = by.map(({ name }) => `'${name}'`).join(' and ')
  if (end === 'fulfilled') return { text: `${actions} fulfils the request '${request}'.`, about }
  if (end === 'open') return { text: `The request '${request}' stays open.`, about }
  return { text: `The request '${request}' ends with the conversation, unfulfilled.`, about }
}
