import type { ResetRule } from './decision-table/reset-rule.ts'
import type { InputCondition, Rule } from './decision-table/rule.ts'
import type { Domain } from './domain.ts'
import type { LiteralRestriction } from './expressions/expression.ts'
import { mapSame, withFields } from './lists.ts'
import { type ChangeName, changeEach, type Mentioning, type NameChanges } from './mentioning.ts'
import { type ListName, listNames, nounOf } from './nouns.ts'
import type { Canonical } from './slots/slot.ts'

/*
 * The only walk over the places where a name can be mentioned; which these are, each noun says. Rename, delete, usage, filters and the search for names that are
 * gone all walk it, in the open language and in all others: a walk is given what to do with the names of some kinds and
 * answers the domain with them changed. What mentions nothing that changes stays the same object.
 */
const mentioningLists = listNames.flatMap((list): [ListName, Mentioning<object>][] => {
  const { mentions } = nounOf(list)
  return mentions === undefined ? [] : [[list, mentions as unknown as Mentioning<object>]]
})

/** A domain, or some part of it: one module, for example. */
export type DomainPart = Partial<Pick<Domain, ListName>>

/** Every mention of a name in a domain or in some part of it, all kinds in one walk; it does not look into `unaffected`. */
export function mapMentions<Part extends DomainPart>(
  part: Part,
  changes: NameChanges,
  unaffected?: ReadonlySet<object>,
): Part {
  let changed: Part = part
  for (const [list, { kinds, change }] of mentioningLists) {
    const entries = part[list] as object[] | undefined
    if (entries === undefined || !kinds.some((kind) => changes[kind] !== undefined)) continue
    const after = changeEach(entries, (entry) => (unaffected?.has(entry) ? entry : change(entry, changes)))
    if (after !== entries) changed = { ...changed, [list]: after }
  }
  return changed
}

/** Every mention of an intent: rules, reset rules and the white lists of UI actions. */
export function mapIntentMentions(domain: Domain, change: ChangeName): Domain {
  return mapMentions(domain, { intent: change })
}

/** Every mention of a slot: expressions, their literal restrictions, rules, reset rules, dialog acts and texts. */
export function mapSlotMentions(domain: Domain, change: ChangeName): Domain {
  return mapMentions(domain, { slot: change, input: change })
}

/** Every mention of an API input: rules, reset rules, confirm dialog acts and texts. */
export function mapApiInputMentions(domain: Domain, change: ChangeName): Domain {
  return mapMentions(domain, {
    'API input': change,
    input: inputChange({ slots: new Set(domain.slots.map(({ name }) => name)), apiInput: change }),
  })
}

/** What becomes of a name in a text: that of a slot, or of an API input where no slot is called so. */
export function inputChange({
  slots,
  slot,
  apiInput,
}: {
  slots: ReadonlySet<string>
  slot?: ChangeName | undefined
  apiInput?: ChangeName | undefined
}): ChangeName {
  return (name) => {
    if (slots.has(name)) return slot === undefined ? name : slot(name)
    return apiInput === undefined ? name : apiInput(name)
  }
}

/** Every mention of an API action: rules and request fulfillment. */
export function mapApiActionMentions(domain: Domain, change: ChangeName): Domain {
  return mapMentions(domain, { 'API action': change })
}

/** Every mention of a UI action: rules, request fulfillment and the responses that bear its name. */
export function mapUiActionMentions(domain: Domain, change: ChangeName): Domain {
  return mapMentions(domain, { 'UI action': change })
}

/** Every mention of a handler: the API actions that it serves. */
export function mapHandlerMentions(domain: Domain, change: ChangeName): Domain {
  return mapMentions(domain, { handler: change })
}

/** Every mention of a reusable part: expressions and the values of other parts in every language. */
export function mapPartMentions(domain: Domain, change: ChangeName): Domain {
  return mapMentions(domain, { 'reusable part': change })
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
export function mapEveryRestriction<Part extends DomainPart>(
  domain: Part,
  change: (canonicals: Canonical[], slot: string) => Canonical[],
): Part {
  const inRestriction = (restriction: LiteralRestriction) => {
    const canonicals = change(restriction.canonicals, restriction.slot)
    if (canonicals === restriction.canonicals) return restriction
    return canonicals.length === 0 ? undefined : withFields(restriction, { canonicals })
  }
  if (domain.intents === undefined) return domain
  const intents = mapSame(domain.intents, (intent) =>
    withFields(intent, {
      expressions: mapSame(intent.expressions, (expression) => {
        const restrictions = changeEach(expression.restrictions, inRestriction)
        return restrictions === expression.restrictions ? expression : { ...expression, restrictions }
      }),
    }),
  )
  return intents === domain.intents ? domain : { ...domain, intents }
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
