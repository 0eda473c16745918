import type { ResetRule } from './decision-table/reset-rule.ts'
import { type Condition, type InputCondition, notCollected, type Rule } from './decision-table/rule.ts'
import type { Domain } from './domain.ts'
import type { Expression, LiteralRestriction } from './expressions/expression.ts'
import { changePartsInText, changeSlotsInText } from './expressions/references.ts'
import type { Intent } from './intents/intent.ts'
import { mapSame, withFields } from './lists.ts'
import type { Canonical } from './slots/slot.ts'
import type { UiAction } from './ui-actions/ui-action.ts'

/*
 * The only list of places where a name can be mentioned. Rename, delete, usage and dangling checks all walk it: a walk
 * is given what to do with the names of one kind and answers the domain with them changed. What mentions nothing that
 * changes stays the same object.
 */

/** What becomes of a list of names, or of one name: undefined takes the mention away. */
export type ChangeName = (name: string) => string | undefined

/** Every mention of an intent: rules, reset rules and the white lists of UI actions. */
export function mapIntentMentions(domain: Domain, change: ChangeName): Domain {
  const inCondition = (condition: Condition) => changeArguments(condition, change)
  const inRule = <T extends Rule | ResetRule>(rule: T): T =>
    withFields<Rule | ResetRule>(rule, {
      intent: inCondition(rule.intent),
      request: inCondition(rule.request),
    }) as T
  return withFields(mapResetRules(mapRules(domain, inRule), inRule), {
    uiActions: mapSame(domain.uiActions, (action) =>
      withFields(action, { whiteList: changeNames(action.whiteList, change) }),
    ),
  })
}

/** Every mention of a slot: expressions, their literal restrictions, rules, reset rules and dialog acts. */
export function mapSlotMentions(domain: Domain, change: ChangeName): Domain {
  const inRule = <T extends Rule | ResetRule>(rule: T): T =>
    withFields<Rule | ResetRule>(rule, { slots: changeInputs(rule.slots, change) }) as T
  return withFields(mapResetRules(mapRules(domain, inRule), inRule), {
    intents: mapExpressions(domain.intents, (expression) => changeSlotsIn(expression, change)),
    uiActions: mapSame(domain.uiActions, (action) =>
      namesApiInputs(action) ? action : changeActSlots(action, change),
    ),
  })
}

/** Every argument with which a rule or a reset rule looks at a slot: those of a list are its canonicals. */
export function mapSlotArguments(domain: Domain, slot: string, change: (argument: string) => string): Domain {
  const inCondition = (condition: InputCondition) =>
    condition.input === slot
      ? withFields(condition, { arguments: mapSame(condition.arguments, change) })
      : condition
  const inRule = <T extends Rule | ResetRule>(rule: T): T =>
    withFields<Rule | ResetRule>(rule, { slots: mapSame(rule.slots, inCondition) }) as T
  return mapResetRules(mapRules(domain, inRule), inRule)
}

/** Every list of canonicals to which an expression restricts a slot; one left without any restricts nothing. */
export function mapRestrictions(
  domain: Domain,
  slot: string,
  change: (canonicals: Canonical[]) => Canonical[],
): Domain {
  return mapEveryRestriction(domain, (canonicals, of) => (of === slot ? change(canonicals) : canonicals))
}

/** Every list of canonicals to which an expression restricts any slot, in one walk. */
export function mapEveryRestriction(
  domain: Domain,
  change: (canonicals: Canonical[], slot: string) => Canonical[],
): Domain {
  const inRestriction = (restriction: LiteralRestriction) => {
    const canonicals = change(restriction.canonicals, restriction.slot)
    if (canonicals === restriction.canonicals) return restriction
    return canonicals.length === 0 ? undefined : withFields(restriction, { canonicals })
  }
  return withFields(domain, {
    intents: mapExpressions(domain.intents, (expression) =>
      withFields(expression, { restrictions: changeEach(expression.restrictions, inRestriction) }),
    ),
  })
}

/** Every mention of an API input: rules, reset rules and confirm dialog acts. */
export function mapApiInputMentions(domain: Domain, change: ChangeName): Domain {
  const inRule = <T extends Rule | ResetRule>(rule: T): T =>
    withFields<Rule | ResetRule>(rule, { apiInputs: changeInputs(rule.apiInputs, change) }) as T
  return withFields(mapResetRules(mapRules(domain, inRule), inRule), {
    uiActions: mapSame(domain.uiActions, (action) =>
      namesApiInputs(action) ? changeConfirmed(action, change) : action,
    ),
  })
}

/** Every mention of an API action: rules and request fulfillment. */
export function mapApiActionMentions(domain: Domain, change: ChangeName): Domain {
  const changed = mapRules(domain, (rule) => {
    const name = rule.apiAction.name === '' ? '' : (change(rule.apiAction.name) ?? '')
    if (name === rule.apiAction.name) return rule
    return { ...rule, apiAction: name === '' ? { name } : { ...rule.apiAction, name } }
  })
  return withFields(changed, {
    intents: mapSame(domain.intents, (intent) =>
      withFields(intent, {
        fulfilledBy: withFields(intent.fulfilledBy, {
          apiActions: changeNames(intent.fulfilledBy.apiActions, change),
        }),
      }),
    ),
  })
}

/** Every mention of a UI action: rules, request fulfillment and the GUI response that bears its name. */
export function mapUiActionMentions(domain: Domain, change: ChangeName): Domain {
  const changed = mapRules(domain, (rule) =>
    withFields(rule, { uiAction: rule.uiAction === '' ? '' : (change(rule.uiAction) ?? '') }),
  )
  return withFields(changed, {
    guiResponses: changeEach(domain.guiResponses, (response) => {
      const name = change(response.name)
      return name === undefined ? undefined : withFields(response, { name })
    }),
    intents: mapSame(domain.intents, (intent) =>
      withFields(intent, {
        fulfilledBy: withFields(intent.fulfilledBy, {
          uiActions: changeNames(intent.fulfilledBy.uiActions, change),
        }),
      }),
    ),
  })
}

/** Every mention of a handler: the API actions that it serves. */
export function mapHandlerMentions(domain: Domain, change: ChangeName): Domain {
  return withFields(domain, {
    apiActions: mapSame(domain.apiActions, (action) =>
      withFields(action, { handler: action.handler === '' ? '' : (change(action.handler) ?? '') }),
    ),
  })
}

/** Every mention of a reusable part: expressions and the values of other parts in every language. */
export function mapPartMentions(domain: Domain, change: ChangeName): Domain {
  const changeText = (text: string) => changePartsInText(text, change)
  return withFields(domain, {
    intents: mapExpressions(domain.intents, (expression) =>
      withFields(expression, { text: changeText(expression.text) }),
    ),
    reusableExpressions: mapSame(domain.reusableExpressions, (part) => {
      const values = Object.entries(part.values)
      const after = mapSame(values, (entry) => {
        const text = changeText(entry[1])
        return text === entry[1] ? entry : ([entry[0], text] as [string, string])
      })
      return after === values ? part : { ...part, values: Object.fromEntries(after) }
    }),
  })
}

/** Every rule of the decision table. */
function mapRules(domain: Domain, change: (rule: Rule) => Rule): Domain {
  return withFields(domain, {
    modules: mapSame(domain.modules, (module) =>
      withFields(module, { rules: mapSame(module.rules, change) }),
    ),
  })
}

function mapResetRules(domain: Domain, change: (rule: ResetRule) => ResetRule): Domain {
  return withFields(domain, {
    slots: mapSame(domain.slots, (slot) =>
      withFields(slot, { resetRules: mapSame(slot.resetRules, change) }),
    ),
    apiInputs: mapSame(domain.apiInputs, (input) =>
      withFields(input, { resetRules: mapSame(input.resetRules, change) }),
    ),
  })
}

function mapExpressions(intents: Intent[], change: (expression: Expression) => Expression): Intent[] {
  return mapSame(intents, (intent) =>
    withFields(intent, { expressions: mapSame(intent.expressions, change) }),
  )
}

/** A condition that loses its last argument asks for nothing any more. */
function changeArguments(condition: Condition, change: ChangeName): Condition {
  const left = changeNames(condition.arguments, change)
  if (left === condition.arguments) return condition
  return { ...condition, ...(left.length === 0 ? { matcher: notCollected.matcher } : {}), arguments: left }
}

function changeInputs(conditions: InputCondition[], change: ChangeName): InputCondition[] {
  return changeEach(conditions, (condition) => {
    const input = change(condition.input)
    return input === undefined ? undefined : withFields(condition, { input })
  })
}

function changeSlotsIn(expression: Expression, change: ChangeName): Expression {
  // In the text a mention cannot be taken away without its author: it stays and shows as an error
  const text = changeSlotsInText(expression.text, change)
  const restrictions = changeEach(expression.restrictions, (restriction) => {
    const slot = change(restriction.slot)
    return slot === undefined ? undefined : withFields(restriction, { slot })
  })
  if (text === expression.text && restrictions === expression.restrictions) return expression
  return { ...expression, text, restrictions }
}

/** A confirm dialog act speaks of API inputs, all others of slots. */
function namesApiInputs({ dialogAct }: UiAction): boolean {
  return dialogAct?.type === 'confirm'
}

/** An act that has lost what it confirms only gives information, which speaks of nothing in particular. */
function changeConfirmed(action: UiAction, change: ChangeName): UiAction {
  const changed = changeActSlots(action, change)
  const size = (one: UiAction) => Object.keys(one.dialogAct?.slots ?? {}).length
  if (changed.dialogAct === undefined || size(changed) === size(action)) return changed
  return { ...changed, dialogAct: { ...changed.dialogAct, type: 'giveInformation', slots: {} } }
}

function changeActSlots(action: UiAction, change: ChangeName): UiAction {
  if (action.dialogAct === undefined) return action
  const entries = Object.entries(action.dialogAct.slots)
  const after = changeEach(entries, (entry) => {
    const name = change(entry[0])
    if (name === undefined) return undefined
    return name === entry[0] ? entry : ([name, entry[1]] as [string, unknown])
  })
  if (after === entries) return action
  return { ...action, dialogAct: { ...action.dialogAct, slots: Object.fromEntries(after) } }
}

function changeNames(names: string[], change: ChangeName): string[] {
  return changeEach(names, change)
}

function changeEach<T>(list: T[], change: (entry: T) => T | undefined): T[] {
  let changed: T[] | undefined
  for (let index = 0; index < list.length; index++) {
    const entry = list[index]!
    const after = change(entry)
    if (after === entry) {
      changed?.push(entry)
      continue
    }
    changed ??= list.slice(0, index)
    if (after !== undefined) changed.push(after)
  }
  return changed ?? list
}
