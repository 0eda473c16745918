import type { InputValue, Rule } from '@sdp/domain/decision-table'
import type { ExpectedApiAction } from '@sdp/domain/tests'
import type { Reply, UiReply } from '../model/reply.ts'
import type { Trace } from '../model/trace.ts'
import type { Program } from '../program/program.ts'
import { saidValues } from './said-values.ts'

/** What came of a turn, in the terms in which a test expects it. */

/** The intent that was understood: empty for none, undefined for a bare answer, which says a value and no intent. */
export function intentOf({ understood: { chosen } }: Pick<Trace, 'understood'>): string | undefined {
  if (chosen === undefined) return ''
  return chosen.by === 'answer' ? undefined : chosen.reading.intent
}

export function slotsOf({ understood: { chosen } }: Pick<Trace, 'understood'>): Record<string, InputValue> {
  return saidValues(chosen?.reading.slots ?? [])
}

/** The rules that fired, in their order. */
export function rulesOf({ domain }: Program, { rounds }: Trace): Rule[] {
  return rounds.flatMap(({ fired }) =>
    fired === undefined ? [] : [domain.modules[fired.module]!.rules[fired.rule]!],
  )
}

export function uiActionsOf({ actions }: Reply): string[] {
  return actions.flatMap((action) => (action.kind === 'ui' ? [action.name] : []))
}

/** The handlers that were called and the core actions that were run, these with their parameters. */
export function apiActionsOf({ rounds }: Trace): ExpectedApiAction[] {
  return rounds.flatMap(({ call, coreAction }) => {
    if (coreAction !== undefined) return [{ name: coreAction.name, parameters: { ...coreAction.parameters } }]
    return call === undefined ? [] : [{ name: call.apiAction }]
  })
}

/** Each text that is said, in order. */
export function textsOf({ actions }: Reply): string[] {
  return actions.flatMap((action) => {
    if (action.kind === 'platform') return [action.text]
    return action.kind === 'ui' ? spokenIn(action) : []
  })
}

function spokenIn({ before, texts, after }: UiReply): string[] {
  return [...before, ...texts, ...after].map(({ spoken }) => spoken)
}

/** All that is said. */
export function textOf(reply: Reply): string {
  return joined(textsOf(reply))
}

/** What the assistant says and does, as somebody reads it; what says nothing is named. */
export function answerInWords({ actions, error }: Reply): string {
  const parts = actions.map((action) => {
    if (action.kind === 'core') return `(${action.name})`
    if (action.kind === 'platform') return action.text
    return joined(spokenIn(action)) || `(${action.name})`
  })
  return parts.join(' ') || error || 'Nothing is said'
}

export function joined(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(' ')
}

/** The filled templates of what the screen shows, in order. */
export function screensOf({ actions }: Reply): unknown[] {
  return actions.flatMap((action) =>
    action.kind === 'ui' && action.gui?.template !== undefined ? [action.gui.template] : [],
  )
}
