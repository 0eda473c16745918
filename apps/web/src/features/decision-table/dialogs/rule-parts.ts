import { describeCondition, type InputKind, inputKinds, type Rule } from '@sdp/domain/decision-table'

/** One thing that a rule says: 'User intent', '== play'. */
export interface RulePartText {
  /** Distinguishes it from the others of the rule. */
  key: string
  label: string
  text: string
}

/** What a rule says, part by part; what it leaves open is not there. */
export function rulePartTexts(rule: Rule): RulePartText[] {
  const parts = new Map<string, RulePartText>()
  const add = (key: string, label: string, text: string) => {
    const before = parts.get(key)
    if (before !== undefined) before.text += ` and ${text}`
    else if (text !== '') parts.set(key, { key, label, text })
  }
  add('intent', 'User intent', describeCondition(rule.intent))
  if (rule.request.matcher !== 'NotCollectedMatcher')
    add('request', 'Request', describeCondition(rule.request))
  for (const kind of Object.keys(inputKinds) as InputKind[]) {
    for (const { input, matcher, arguments: args } of rule[inputKinds[kind].field])
      add(`${kind} ${input}`, input, describeCondition({ matcher, arguments: args }))
  }
  add('uiAction', 'UI action', rule.uiAction)
  add('apiAction', 'API action', rule.apiAction.name)
  add('comments', 'Comment', rule.comments)
  return [...parts.values()]
}

export interface ChangedPartText {
  key: string
  label: string
  before: string
  after: string
}

/** The parts in which two rules differ; an empty text is a part that one of them has not. */
export function changedPartTexts(before: Rule, after: Rule): ChangedPartText[] {
  const [old, now] = [before, after].map(
    (rule) => new Map(rulePartTexts(rule).map((part) => [part.key, part])),
  )
  const keys = new Set([...old!.keys(), ...now!.keys()])
  return [...keys].flatMap((key) => {
    const [was, is] = [old!.get(key), now!.get(key)]
    if (was?.text === is?.text) return []
    return [{ key, label: (is ?? was)!.label, before: was?.text ?? '', after: is?.text ?? '' }]
  })
}
