import { changePartsInText } from '../expressions/references.ts'
import type { ReusableExpression } from '../model/expression.ts'
import { withFields } from '../toolbox/lists.ts'
import { changeValues, type Mentioning } from './mentioning.ts'

/** What the values of a reusable part mention, in every language. */
export const partMentions: Mentioning<ReusableExpression> = {
  kinds: ['reusable part'],
  change(part, { 'reusable part': change }) {
    if (change === undefined) return part
    return withFields(part, { values: changeValues(part.values, (text) => changePartsInText(text, change)) })
  },
}
