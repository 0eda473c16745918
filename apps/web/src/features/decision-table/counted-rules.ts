import { readableNumber } from '../../ui/numbers.ts'

/** '1 rule', '1,200 rules'. */
export function countedRules(count: number): string {
  return `${readableNumber(count)} ${count === 1 ? 'rule' : 'rules'}`
}
