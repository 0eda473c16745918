import { countRules, type RulesToGenerate } from '@sdp/domain/decision-table'
import { counted, countedIfAny } from '../../../../ui/numbers.ts'

/** How many rules come of a choice, and why: '2 intents × 3 values of genre = 6 rules'. */
export function combinationText(choice: RulesToGenerate): string {
  const { intents, requests, inputs } = choice
  const factors = [
    countedIfAny(intents.length, 'intent'),
    countedIfAny(requests.length, 'request'),
    ...inputs.map(({ input, values }) => `${counted(values.length || 1, 'value')} of ${input}`),
  ].filter((factor) => factor !== undefined)
  if (factors.length === 0) return 'Choose intents, requests or inputs: each combination becomes a rule.'
  return `${factors.join(' × ')} = ${counted(countRules(choice), 'rule')}`
}
