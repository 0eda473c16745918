import type { ConversationTest, Expected, RecordedAnswer, TestTurn } from '../model/conversation-test.ts'
import type { InputValue } from '../model/input-value.ts'
import type { Rule } from '../model/rule.ts'
import { mapSame, withFields } from '../toolbox/lists.ts'
import { type ChangeName, changeKeys, changeValues, type Mentioning, type NameChanges } from './mentioning.ts'
import { changeInRule } from './of-rules.ts'

/** What the turns of a test mention. A name that is taken away stays: its author decides what is expected instead. */
export const testMentions: Mentioning<ConversationTest> = {
  kinds: ['intent', 'slot', 'API input', 'API action', 'UI action'],
  change(test, changes) {
    const kept = keepingNames(changes)
    return withFields(test, { turns: mapSame(test.turns, (turn) => changeInTurn(turn, kept)) })
  },
}

function keepingNames(changes: NameChanges): NameChanges {
  return Object.fromEntries(
    Object.entries(changes).map(([kind, change]) => [kind, change && keeping(change)]),
  )
}

function keeping(change: ChangeName): (name: string) => string {
  return (name) => change(name) ?? name
}

// Nothing is made of what stays: all turns of a domain pass here
function changeInTurn(turn: TestTurn, changes: NameChanges): TestTurn {
  const { intent: changeIntent, slot: changeSlot } = changes
  const intent = changeIntent === undefined || turn.intent === '' ? turn.intent : changeIntent(turn.intent)!
  const slots = changeKeys(turn.slots, changeSlot)
  const answers = mapSame(turn.answers, (answer) => changeInAnswer(answer, changes))
  const expected = changeInExpected(turn.expected, changes)
  return withFields(turn, { intent, slots, answers, expected })
}

function changeInAnswer(recorded: RecordedAnswer, changes: NameChanges): RecordedAnswer {
  const apiAction = changes['API action']?.(recorded.apiAction) ?? recorded.apiAction
  return withFields(recorded, { apiAction, answer: changeInputsOf(recorded.answer, changes['API input']) })
}

/** The further API inputs that an answer fills stand in it by their names. */
function changeInputsOf(answer: unknown, change: ChangeName | undefined): unknown {
  const inputs =
    typeof answer === 'object' && answer !== null && 'inputs' in answer ? answer.inputs : undefined
  if (typeof inputs !== 'object' || inputs === null || Array.isArray(inputs)) return answer
  const changed = changeKeys(inputs as Record<string, unknown>, change)
  return changed === inputs ? answer : { ...(answer as object), inputs: changed }
}

function changeInExpected(expected: Expected, changes: NameChanges): Expected {
  const { intent, slots, slotsByLanguage, rules, uiActions, apiActions } = expected
  const { intent: changeIntent, slot: changeSlot, 'UI action': uiAction, 'API action': apiAction } = changes
  return withFields<Expected>(expected, {
    ...(intent !== undefined && intent !== '' && changeIntent && { intent: changeIntent(intent)! }),
    ...(slots && { slots: changeKeys(slots, changeSlot) }),
    ...(slotsByLanguage && {
      slotsByLanguage: changeValues(slotsByLanguage, (values) => changeKeys(values, changeSlot)),
    }),
    ...(rules && { rules: mapSame(rules, (rule) => changeInRule(rule, changes)) }),
    ...(uiActions && uiAction && { uiActions: mapSame(uiActions, (name) => uiAction(name)!) }),
    ...(apiActions &&
      apiAction && {
        apiActions: mapSame(apiActions, (action) => withFields(action, { name: apiAction(action.name)! })),
      }),
  })
}

/** Every value that a test says or expects of a slot, and the rules that it expects. */
export function changeTestValues(
  test: ConversationTest,
  { slot, change, inRule }: { slot: string; change: (value: string) => string; inRule: (rule: Rule) => Rule },
): ConversationTest {
  const inValues = (values: Record<string, InputValue>) => {
    const value = values[slot]
    const changed = typeof value === 'string' ? change(value) : value
    return changed === undefined || changed === value ? values : { ...values, [slot]: changed }
  }
  const changeIn = (turn: TestTurn): TestTurn => {
    const { slots, slotsByLanguage, rules } = turn.expected
    const expected = withFields<Expected>(turn.expected, {
      ...(slots && { slots: inValues(slots) }),
      ...(slotsByLanguage && { slotsByLanguage: changeValues(slotsByLanguage, inValues) }),
      ...(rules && { rules: mapSame(rules, inRule) }),
    })
    return withFields(turn, { slots: inValues(turn.slots), expected })
  }
  return withFields(test, { turns: mapSame(test.turns, changeIn) })
}
