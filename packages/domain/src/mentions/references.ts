import type { Domain } from '../model/domain.ts'
import type { LiteralRestriction } from '../model/expression.ts'
import type { ListName } from '../model/list-names.ts'
import type { ResetRule } from '../model/reset-rule.ts'
import type { InputCondition, Rule } from '../model/rule.ts'
import type { Canonical } from '../model/slot.ts'
import { mapSame, withFields } from '../toolbox/lists.ts'
import { type ChangeName, changeEach, type NameChanges } from './mentioning.ts'
import { mentioningLists } from './mentioning-lists.ts'
import { changeTestValues } from './of-tests.ts'

/*
 * The only walk over the places where a name can be mentioned; which these are, `mentioning-lists.ts` says for each list.
 * Rename, delete, usage, filters and the search for names that are gone all walk it, in the open language and in all others: a
 * walk is given what to do with the names of some kinds and returns the domain with them changed. What mentions nothing that
 * changes stays the same object.
 */
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

/** What becomes of a name in a text: that of a slot, or of an API input where no slot is called so (ruling R122). */
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

/**
 * Every argument with which a rule or a reset rule looks at a slot, and every value that a test says or expects of it: those of
 * a list are its canonicals.
 */
export function mapSlotArguments(domain: Domain, slot: string, change: (argument: string) => string): Domain {
  const inCondition = (condition: InputCondition) =>
    condition.input === slot
      ? withFields(condition, { arguments: mapSame(condition.arguments, change) })
      : condition
  const inRule = <T extends Rule | ResetRule>(rule: T): T =>
    withFields<Rule | ResetRule>(rule, { slots: mapSame(rule.slots, inCondition) }) as T
  const changed = mapResetRules(mapRules(domain, inRule), inRule)
  return withFields(changed, {
    tests: mapSame(changed.tests, (test) => changeTestValues(test, { slot, change, inRule })),
  })
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

/** The walk over what mentions the canonicals of a slot. */
export function canonicalMentions(slot: string): (before: Domain, change: ChangeName) => Domain {
  return (before, change) =>
    mapRestrictions(
      mapSlotArguments(before, slot, (argument) => change(argument) ?? argument),
      slot,
      (canonicals) => mapSame(canonicals, (one) => withFields(one, { name: change(one.name) ?? one.name })),
    )
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
