import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import type { InputCondition } from '../../model/rule.ts'
import { type InputKind, inputKinds } from '../conditions/input-kinds.ts'
import { valuesOf } from './text/completion.ts'
import { inputNames } from './text/input-names.ts'

/** The inputs of a kind that a rule can ask for, sorted: those that are known, and those that rules use already. */
export function offeredInputs(
  domain: Domain,
  kind: InputKind,
  platform: Parameters<typeof inputNames>[1],
): string[] {
  const known = inputNames(domain, platform)[kind]
  const used = isOpen(kind) || kind === 'featureFlag' ? conditionsIn(domain, kind) : []
  const names = new Set([...known, ...used.map(({ input }) => input)])
  return [...names].toSorted((a, b) => a.localeCompare(b, 'en'))
}

/**
 * What is wrong with an input that somebody wants to ask for: only the car may know more than is listed (ruling R102).
 */
export function checkOfferedInput(
  name: string,
  { kind, offered }: { kind: InputKind; offered: readonly string[] },
): string | undefined {
  return isOpen(kind) || offered.includes(name) ? undefined : messages.decisionTable.noSuchInput(name)
}

/** What the arguments of a condition are completed from; of inputs of the car, what rules compare them with already. */
export function offeredArguments(
  domain: Domain,
  { kind, input }: { kind: InputKind; input: string },
): string[] {
  return isOpen(kind) ? usedArguments(domain, kind, input) : valuesOf(domain, kind, input)
}

function isOpen(kind: InputKind): boolean {
  return kind === 'vehicle' || kind === 'context'
}

function usedArguments(domain: Domain, kind: InputKind, input: string): string[] {
  const used = conditionsIn(domain, kind).filter((condition) => condition.input === input)
  return [...new Set(used.flatMap((condition) => condition.arguments))].filter((one) => one !== '').toSorted()
}

function conditionsIn(domain: Domain, kind: InputKind): InputCondition[] {
  const { field } = inputKinds[kind]
  return domain.modules.flatMap(({ rules }) => rules.flatMap((rule) => rule[field]))
}
