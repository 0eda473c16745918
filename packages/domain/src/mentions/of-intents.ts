import { changePartsInText, changeSlotsInText } from '../expressions/references.ts'
import type { Expression } from '../model/expression.ts'
import type { Intent } from '../model/intent.ts'
import { mapSame, withFields } from '../toolbox/lists.ts'
import { type ChangeName, changeEach, type Mentioning, type NameChanges } from './mentioning.ts'

/** What the expressions of an intent and its request fulfillment mention. */
export const intentMentions: Mentioning<Intent> = {
  kinds: ['slot', 'reusable part', 'API action', 'UI action'],
  change(intent, changes) {
    const { slot, 'reusable part': part, 'API action': apiAction, 'UI action': uiAction } = changes
    // The expressions of an intent are read when somebody first looks at them
    const changesExpressions = slot !== undefined || part !== undefined
    const changed = changesExpressions
      ? withFields(intent, {
          expressions: mapSame(intent.expressions, (one) => changeExpression(one, changes)),
        })
      : intent
    const { fulfilledBy } = intent
    // Most intents are fulfilled by rules alone
    if (fulfilledBy.uiActions.length === 0 && fulfilledBy.apiActions.length === 0) return changed
    const uiActions = changeEach(fulfilledBy.uiActions, uiAction)
    const apiActions = changeEach(fulfilledBy.apiActions, apiAction)
    if (uiActions === fulfilledBy.uiActions && apiActions === fulfilledBy.apiActions) return changed
    return { ...changed, fulfilledBy: { ...fulfilledBy, uiActions, apiActions } }
  },
}

/** In the text a mention cannot be taken away without its author: it stays and shows as an error (ruling R287). */
function changeExpression(expression: Expression, changes: NameChanges): Expression {
  const { slot, 'reusable part': part } = changes
  const withSlots = slot === undefined ? expression.text : changeSlotsInText(expression.text, slot)
  const text = part === undefined ? withSlots : changePartsInText(withSlots, part)
  const restrictions = changeRestrictions(expression.restrictions, slot)
  // Nothing is made of one that stays: all expressions of a domain pass here
  if (text === expression.text && restrictions === expression.restrictions) return expression
  return { ...expression, text, restrictions }
}

function changeRestrictions(
  restrictions: Expression['restrictions'],
  change: ChangeName | undefined,
): Expression['restrictions'] {
  if (change === undefined || restrictions.length === 0) return restrictions
  const changed = changeEach(restrictions, (restriction) => {
    const slot = change(restriction.slot)
    return slot === undefined ? undefined : withFields(restriction, { slot })
  })
  return changed === restrictions ? restrictions : withoutDoubles(changed, restrictions)
}

/** A restriction to a slot that was not there makes way for one to the slot that has its name now. */
function withoutDoubles(
  changed: Expression['restrictions'],
  before: Expression['restrictions'],
): Expression['restrictions'] {
  const renamed = new Set(changed.filter((one) => !before.includes(one)).map(({ slot }) => slot))
  return changed.filter((one) => !before.includes(one) || !renamed.has(one.slot))
}
