import { changeRules, getRule, type RulePlace } from '../decision-table/rule-places.ts'
import type { Domain } from '../domain.ts'
import { messages } from '../messages.ts'
import { checkReserved } from '../names.ts'
import { Refused, refuse } from '../refused.ts'

/** A parameter while it is edited: unlike in the map that is kept, two may have the same name. */
export interface Parameter {
  name: string
  value: string
}

export const mostParameters = 200

/** What is wrong with the name of a parameter beside others, or nothing. */
export function checkParameterName(name: string, others: readonly string[]): string | undefined {
  const { nameEmpty, nameSpace, nameSpecial, nameDigit, nameTaken } = messages.coreActions
  if (name === '') return nameEmpty
  if (/\s/.test(name)) return nameSpace
  if (/[^A-Za-z0-9_]/.test(name)) return nameSpecial
  if (/^\d/.test(name)) return nameDigit
  const reserved = checkReserved(name)
  if (reserved !== undefined) return reserved
  return others.includes(name) ? nameTaken : undefined
}

/** What is wrong with each parameter, in their order; undefined where nothing is. */
export function checkParameters(parameters: readonly Parameter[]): (string | undefined)[] {
  return parameters.map(({ name }, index) => {
    if (index >= mostParameters) return messages.coreActions.tooMany(mostParameters)
    const earlier = parameters.slice(0, index)
    return checkParameterName(
      name,
      earlier.map((other) => other.name),
    )
  })
}

/** Where edited parameters stand: as they are kept, not kept yet, or not fit to be. */
export function parametersState(
  parameters: readonly Parameter[],
  kept: Readonly<Record<string, string>>,
): 'saved' | 'unsaved' | 'invalid' {
  if (checkParameters(parameters).some((message) => message !== undefined)) return 'invalid'
  const isKept =
    parameters.length === Object.keys(kept).length &&
    parameters.every(({ name, value }) => Object.hasOwn(kept, name) && kept[name] === value)
  return isKept ? 'saved' : 'unsaved'
}

/** Whether edited parameters can be saved. */
export function canSaveParameters(
  parameters: readonly Parameter[],
  { kept, readOnly }: { kept: Readonly<Record<string, string>>; readOnly: boolean },
): boolean {
  return !readOnly && parametersState(parameters, kept) === 'unsaved'
}

/** Sets the parameters of the core action of a rule; one that was stored by its name alone has none yet. */
export function setCoreActionParameters(
  domain: Domain,
  {
    at,
    parameters,
    coreActions,
  }: { at: RulePlace; parameters: readonly Parameter[]; coreActions: readonly string[] },
): Domain {
  const { apiAction } = getRule(domain, at)
  const isCore = apiAction.parameters !== undefined || coreActions.includes(apiAction.name)
  if (!isCore) throw new Refused('invalid', messages.coreActions.notCore)
  for (const message of checkParameters(parameters)) refuse(message)
  if (parametersState(parameters, apiAction.parameters ?? {}) === 'saved') return domain
  const kept = Object.fromEntries(parameters.map(({ name, value }) => [name, value]))
  return changeRules(domain, {
    at: [at],
    change: (rule) => ({ ...rule, apiAction: { ...rule.apiAction, parameters: kept } }),
  })
}
