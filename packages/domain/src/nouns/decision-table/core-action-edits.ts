import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import { Refused, refuse } from '../../toolbox/refused.ts'
import { checkParameters, type Parameter, parametersState } from '../api-actions/core-action-parameters.ts'
import { changeRules, getRule, type RulePlace } from './rule-places.ts'

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
