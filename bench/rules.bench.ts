import type { Domain } from '@sdp/domain'
import { addRule, deleteRules, type Rule, setRuleConditionArguments } from '@sdp/domain/decision-table'
import { addIntent } from '@sdp/domain/intents'
import { createRuleAnalyser } from '@sdp/domain/rule-analysis'
import { aLargeWireDomain } from '@sdp/domain/testing'
import { fromWire } from '@sdp/domain/wire'
import { cpuMillis } from './median.ts'
import { type Line, print } from './report.ts'

/** How long the rules of a large table take to be analysed: as a whole, and again after one edit. */

const count = 10_000
const large = fromWire(
  aLargeWireDomain({ intents: 1000, expressions: 1, rules: count, languages: ['eng-USA'] }),
).domain
const rules = large.modules.flatMap((module) => module.rules)
const [intent] = rules.map((rule) => rule.intent)

const tables: Record<string, Domain> = {
  'in 40 modules': inModules(rules, 40),
  'in one module': inModules(rules, 1),
  'of one intent, each for other values': inModules(everyCombination(), 1),
  'of one intent, any inputs': inModules(
    rules.map((rule) => ({ ...rule, intent: intent! })),
    1,
  ),
}

const edits: Record<string, (domain: Domain, round: number) => Domain> = {
  'change a value': (domain, round) =>
    setRuleConditionArguments(domain, {
      at: [{ module: 0, rule: 7 * round }],
      kind: 'user',
      index: 0,
      arguments: [`value_${round + 25}`],
    }),
  'add a rule': (domain, round) => addRule(domain, { module: 0, after: round }),
  'delete a rule': (domain, round) => deleteRules(domain, { rules: [{ module: 0, rule: 5 * round }] }),
  'add an intent': (domain, round) => addIntent(domain, { name: `added${round}` }),
}

process.exit(
  print(
    Object.entries(tables).flatMap(([name, domain]) => [
      within(500, `analyse ${count} rules ${name}`, analyseAll(domain)),
      ...Object.entries(edits).map(([edit, apply]) =>
        within(20, `${edit}, ${name}`, afterEdit(domain, apply)),
      ),
    ]),
  )
    ? 1
    : 0,
)

function within(most: number, what: string, millis: number): Line {
  return { what, millis, against: `${most} ms`, floor: most, limit: 1 }
}

function inModules(all: Rule[], modules: number): Domain {
  const each = Math.ceil(all.length / modules)
  return {
    ...large,
    modules: Array.from({ length: modules }, (_, index) => ({
      name: `Module ${index}`,
      comments: '',
      rules: all.slice(index * each, (index + 1) * each),
    })),
  }
}

/** As bulk generation makes them: one rule for each combination of the values of three slots. */
function everyCombination(): Rule[] {
  const slots = large.slots.slice(0, 3).map(({ name, canonicals }) => ({ name, canonicals }))
  const values = 22
  return Array.from({ length: count }, (_, index) => ({
    ...rules[index]!,
    intent: intent!,
    vehicleInputs: [],
    featureFlags: [],
    slots: slots.map(({ name, canonicals }, slot) => ({
      input: name,
      matcher: 'EqualsMatcher',
      arguments: [canonicals[Math.floor(index / values ** slot) % values]!.name],
    })),
  }))
}

/** Always rules that were never looked at, by an analysis that knows nothing yet. */
function analyseAll(domain: Domain): number {
  const domains = Array.from({ length: 8 }, () => ({
    ...domain,
    modules: domain.modules.map((module) => ({
      ...module,
      rules: module.rules.map((rule) => ({ ...rule })),
    })),
  }))
  return cpuMillis(5, () => createRuleAnalyser()(domains.pop()!))
}

/** Each round edits what the round before left, as an author does. */
function afterEdit(start: Domain, edit: (domain: Domain, round: number) => Domain): number {
  const rounds = 20
  let domain = start
  const analyse = createRuleAnalyser()
  analyse(domain)
  const later = Array.from({ length: rounds + 3 }, (_, round) => {
    domain = edit(domain, round)
    return domain
  })
  return cpuMillis(rounds, () => analyse(later.shift()!))
}
