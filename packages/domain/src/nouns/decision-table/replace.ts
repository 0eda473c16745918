import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import type { Condition, InputCondition, Rule } from '../../model/rule.ts'
import { mapSame, unlessSame, withFields } from '../../toolbox/lists.ts'
import { Refused } from '../../toolbox/refused.ts'
import { inputKinds } from '../conditions/input-kinds.ts'
import { availableApiActions, availableUiActions } from './rule-actions.ts'
import { mapModules, type RulePlace } from './rule-places.ts'

/** What to look for in all rules, letter by letter, and what to put there instead (ruling R90). */
export interface RuleReplacing {
  find: string
  replace: string
  coreActions: readonly string[]
  platformUiActions: readonly string[]
}

/** What replacing does to one rule, and what would not be there then. */
export interface RuleReplacement {
  at: RulePlace
  before: Rule
  after: Rule
  /** One that was missing before is none of the replacing. */
  problem: string | undefined
}

/** Shows what replacing a text does to the rules: in names, arguments and comments. */
export function previewReplaceInRules(domain: Domain, replacing: RuleReplacing): RuleReplacement[] {
  const { find, replace } = replacing
  if (find === '' || find === replace) return []
  const change = (text: string) => text.replaceAll(find, () => replace)
  const missing = missingFinder(domain, replacing)
  return domain.modules.flatMap(({ rules }, module) =>
    rules.flatMap((before, rule) => {
      const after = changeTexts(before, change)
      if (after === before) return []
      return [{ at: { module, rule }, before, after, problem: missing(after, before) }]
    }),
  )
}

/** Replaces a text in all rules, or in none when one of them would name something that is not there. */
export function replaceInRules(domain: Domain, replacing: RuleReplacing): Domain {
  const replacements = previewReplaceInRules(domain, replacing)
  const wrong = replacements.find(({ problem }) => problem !== undefined)
  if (wrong?.problem !== undefined) throw new Refused('invalid', wrong.problem)
  const after = new Map(replacements.map((one) => [one.before, one.after]))
  return mapModules(domain, (module) =>
    withFields(module, { rules: mapSame(module.rules, (rule) => after.get(rule) ?? rule) }),
  )
}

function changeTexts(rule: Rule, change: (text: string) => string): Rule {
  const inCondition = <C extends Condition>(condition: C): C =>
    withFields<Condition>(condition, {
      arguments: unlessSame(condition.arguments, condition.arguments.map(change)),
    }) as C
  const fields: Partial<Rule> = {
    comments: change(rule.comments),
    intent: inCondition(rule.intent),
    request: inCondition(rule.request),
    uiAction: change(rule.uiAction),
  }
  for (const { field } of Object.values(inputKinds)) {
    fields[field] = mapSame(rule[field], (condition) =>
      withFields<InputCondition>(inCondition(condition), { input: change(condition.input) }),
    )
  }
  const name = change(rule.apiAction.name)
  if (name !== rule.apiAction.name) fields.apiAction = { ...rule.apiAction, name }
  return withFields(rule, fields)
}

/** Names of one kind that a rule mentions, and what is said of one that is not there. */
interface Named {
  of: (rule: Rule) => readonly string[]
  known: ReadonlySet<string>
  missing: (name: string) => string
}

function missingFinder(domain: Domain, { coreActions, platformUiActions }: RuleReplacing) {
  const all: Named[] = [
    {
      of: ({ intent, request }) => [...intent.arguments, ...request.arguments],
      known: new Set(domain.intents.map(({ name }) => name)),
      missing: messages.intents.notFound,
    },
    {
      of: ({ slots }) => slots.map(({ input }) => input),
      known: new Set(domain.slots.map(({ name }) => name)),
      missing: messages.slots.notFound,
    },
    {
      of: ({ apiInputs }) => apiInputs.map(({ input }) => input),
      known: new Set(domain.apiInputs.map(({ name }) => name)),
      missing: messages.apiActions.noSuchInput,
    },
    {
      of: ({ uiAction }) => (uiAction === '' ? [] : [uiAction]),
      known: availableUiActions(domain, platformUiActions),
      missing: messages.uiActions.noSuchAction,
    },
    {
      of: ({ apiAction }) => (apiAction.name === '' ? [] : [apiAction.name]),
      known: availableApiActions(domain, coreActions),
      missing: messages.apiActions.noSuchAction,
    },
  ]
  return (after: Rule, before: Rule): string | undefined => {
    for (const { of, known, missing } of all) {
      const wrong = of(after).find((name) => !known.has(name) && !of(before).includes(name))
      if (wrong !== undefined) return missing(wrong)
    }
    return undefined
  }
}
