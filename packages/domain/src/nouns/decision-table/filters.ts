import { mentionsIn } from '../../mentions/mentions.ts'
import { mapMentions } from '../../mentions/references.ts'
import type { Domain } from '../../model/domain.ts'
import type { NameKind } from '../../model/name-kinds.ts'
import type { Module, Rule } from '../../model/rule.ts'
import type { RulePlace } from './rule-places.ts'

/** What the decision table is narrowed to; what is absent does not narrow it. */
export interface RuleFilter {
  intent?: string
  slot?: string
}

/** The places of the rules that a filter lets through. */
export function findRules(domain: Pick<Domain, 'modules'>, { intent, slot }: RuleFilter): RulePlace[] {
  return domain.modules.flatMap((one, module) => {
    const isNamingIntent = mentioning(one, 'intent', intent)
    const isNamingSlot = mentioning(one, 'slot', slot)
    return one.rules.flatMap((rule, row) =>
      isNamingIntent(rule, row) && isNamingSlot(rule, row) ? [{ module, rule: row }] : [],
    )
  })
}

/** The intents and requests that the rules are for, sorted: what the intent finder offers. */
export function intentsInRules({ modules }: Pick<Domain, 'modules'>): string[] {
  const mentioned = mentionsIn({ modules }).filter(({ kind }) => kind === 'intent')
  return mentioned.map(({ name }) => name).toSorted()
}

/** The slots that the rules ask for, sorted: what the slot finder offers. */
export function slotsInRules({ modules }: Pick<Domain, 'modules'>): string[] {
  const mentioned = mentionsIn({ modules }).filter(({ kind }) => kind === 'slot')
  return mentioned.map(({ name }) => name).toSorted()
}

/** Whether a rule of a module mentions a name; when none is wanted, all of them do. */
function mentioning(module: Module, kind: NameKind, wanted: string | undefined) {
  if (wanted === undefined) return () => true
  const mark = (name: string) => (name === wanted ? `${name}\u0000` : name)
  const [marked] = mapMentions({ modules: [module] }, { [kind]: mark }).modules
  return (rule: Rule, row: number) => marked!.rules[row] !== rule
}
