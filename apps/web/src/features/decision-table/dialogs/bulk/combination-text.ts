import { countRules, type RulesToGenerate } from '@sdp/domain/decision-table'
import { countedRules } from '../../counted-rules.ts'

/** How many rules come of a choice, and why: '2 intents × 3 values of genre = 6 rules'. */
export function combinationText(choice: RulesToGenerate): string {
  const { intents, requests, inputs } = choice
  const factors = [
    counted(intents.length, 'intent'),
    counted(requests.length, 'request'),
    ...inputs.map(({ input, values }) => `${counted(values.length || 1, 'value')} of ${input}`),
  ].filter((factor) => factor !== '')
  if (factors.length === 0) return 'Choose intents, requests or inputs: each combination becomes a rule.'
  return `${factors.join(' × ')} = ${countedRules(countRules(choice))}`
}

function counted(count: number, noun: string): string {
  if (count === 0) return ''
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
}
