import type { Domain } from '@sdp/domain'
import { type Condition, newRule, type ResetRule, type Rule } from '@sdp/domain/decision-table'
import { aDomain, anExpression, anIntent, aSlot, aUiAction } from '@sdp/domain/testing'
import fc from 'fast-check'

/** Small domains in which much happens, and sentences that concern them. */

const words = ['kilo', 'mega', 'giga', 'tera']
const slotNames = ['color', 'size', 'level', 'note', 'sure']
const apiNames = ['look', 'count']
const informing = ['tell', 'show']
const requesting = ['find', 'book']
const answering = ['reply', 'give']
const intentNames = [...informing, ...requesting, ...answering]
const uiNames = ['ask', 'pick', 'check', 'inform', 'chat']

const said = fc.constantFrom(
  ...words,
  ...['red', 'dark red', 'blue', 'big', 'small', '7', '12', 'yes', 'no', 'whatever'],
)
export const sentence = fc.array(said, { minLength: 1, maxLength: 4 }).map((list) => list.join(' '))

/** How each item of an expression can be said. */
const sayings: Record<string, string> = {
  '[kilo]': 'kilo',
  '(mega|giga tera)': 'giga tera',
  '[(kilo|mega) tera]': 'mega tera',
  '§part': 'tera giga',
  '$(color)': 'dark red',
  '[$(color)]': 'blue',
  '$(size)': 'big',
  '$(level)': '12',
  '$(sure)': 'yes',
  '$(note)': 'whatever small',
  'kilo+*': 'kilo red',
}
const itemIn = new RegExp(
  Object.keys(sayings)
    .toSorted((a, b) => b.length - a.length)
    .map((one) => one.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('|'),
  'g',
)

/** One way to say an expression of a domain. */
export function sayingOf({ intents }: Domain, pick: number): string {
  const all = intents.flatMap(({ expressions }) => expressions)
  return all[pick % all.length]!.text.replaceAll(itemIn, (one) => sayings[one]!)
}

// At most one free part, so that there is one best way to read a sentence
const item = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...words) },
  fc.constantFrom('[kilo]', '(mega|giga tera)', '[(kilo|mega) tera]', '§part'),
  { weight: 2, arbitrary: fc.constantFrom('$(color)', '$(size)', '$(level)', '[$(color)]', '$(sure)') },
)
const expression = fc
  .tuple(fc.array(item, { minLength: 1, maxLength: 3 }), fc.constantFrom('', '', '', '$(note)', 'kilo+*'))
  .map(([items, free]) => [...new Set(items), ...(free === '' ? [] : [free])].join(' '))

const oneOf = (names: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 2 })
const named = (names: readonly string[]): fc.Arbitrary<Condition> =>
  fc.oneof(
    { weight: 3, arbitrary: oneOf(names).map((list) => ({ matcher: 'EqualsMatcher', arguments: list })) },
    fc
      .constantFrom('AnyMatcher', 'AnyMatcher', 'NotCollectedMatcher', 'UpdatedMatcher', 'NotUpdated')
      .map((matcher) => ({ matcher, arguments: [] })),
  )
const condition = fc.record({
  matcher: fc.constantFrom(
    ...['EqualsMatcher', 'NotEqualsMatcher', 'CollectedMatcher', 'NotCollectedMatcher'],
    ...['UpdatedMatcher', 'UpdatedAndEquals', 'GreaterThanMatcher', 'ContainsMatcher', 'NotUpdated'],
  ),
  arguments: fc.constantFrom('red', 'dark_red', 'big', '7', 'yes', 'no', 'ok', '3').map((one) => [one]),
})
const asking = (names: readonly string[], maxLength: number) =>
  fc.array(
    fc.tuple(fc.constantFrom(...names), condition).map(([input, one]) => ({ input, ...one })),
    { maxLength },
  )

const rule: fc.Arbitrary<Rule> = fc
  .record({
    intent: named(informing),
    request: named(requesting),
    slots: asking(slotNames, 1),
    apiInputs: asking(apiNames, 1),
    uiAction: fc.constantFrom('', ...uiNames),
    api: fc.constantFrom('', '', 'look', 'endConversation'),
  })
  .map(({ api, ...rest }) => ({
    ...newRule(),
    ...rest,
    apiAction: api === 'endConversation' ? { name: 'openApp', parameters: {} } : { name: api },
  }))

const resetRule: fc.Arbitrary<ResetRule> = fc.record({
  intent: named(informing),
  request: named(requesting),
  slots: asking(slotNames, 1),
  apiInputs: asking(apiNames, 1),
})
const resets = fc.array(resetRule, { maxLength: 1 })

const text = fc.constantFrom(
  ...['Fine.', 'You said {{color}}.', '{{level}} it is', 'Found {{look.best}} of {{count}}', '{{note}}!'],
)

/** A small domain of random content. */
export const randomDomain: fc.Arbitrary<Domain> = fc
  .record({
    expressions: fc.tuple(...intentNames.map(() => fc.array(expression, { minLength: 1, maxLength: 3 }))),
    weights: fc.array(fc.constantFrom(50, 100, 200), { minLength: 6, maxLength: 6 }),
    volatiles: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
    resets: fc.array(resets, { minLength: 7, maxLength: 7 }),
    modules: fc.array(fc.array(rule, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 2 }),
    texts: fc.array(fc.uniqueArray(text, { minLength: 1, maxLength: 3 }), { minLength: 5, maxLength: 5 }),
    whiteLists: fc.array(fc.subarray(intentNames, { maxLength: 3 }), { minLength: 5, maxLength: 5 }),
    followUps: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
    asked: fc.array(fc.constantFrom(...slotNames), { minLength: 2, maxLength: 2 }),
    fulfilledBy: fc.array(fc.record({ uiActions: fc.subarray(uiNames), apiActions: fc.subarray(['look']) }), {
      minLength: 6,
      maxLength: 6,
    }),
  })
  .map((drawn) => {
    const inputOf = (at: number) => ({ volatile: drawn.volatiles[at]!, resetRules: drawn.resets[at]! })
    const acts = [
      { type: 'askForInput', slots: { [drawn.asked[0]!]: '' } },
      { type: 'select', slots: { [drawn.asked[1]!]: '' } },
      { type: 'confirm', slots: { look: 'ok' } },
      { type: 'giveInformation', slots: {} },
      { type: 'giveInformation', slots: {} },
    ]
    return aDomain({
      intents: intentNames.map((name, at) =>
        anIntent(name, {
          slotOnly: answering.includes(name),
          // Rules are asked for whatever fits
          asksBack: false,
          dialogActType: requesting.includes(name) ? 'request' : 'inform',
          fulfilledBy: drawn.fulfilledBy[at]!,
          expressions: [...new Set(drawn.expressions[at]!)].map((one) => ({
            ...anExpression(one),
            weight: drawn.weights[at]!,
          })),
        }),
      ),
      slots: [
        { ...aSlot('color', { red: ['red'], dark_red: ['dark red'], blue: ['blue'] }), ...inputOf(0) },
        // One of its literals is also a word of expressions
        { ...aSlot('size', { big: ['big'], small: ['small'], huge: ['kilo'] }), ...inputOf(1) },
        { ...aSlot('level', {}, { type: 'Number', valueType: 'Number' }), ...inputOf(2) },
        { ...aSlot('note', {}, { type: 'FreeText', exampleValues: ['call mum', 'milk'] }), ...inputOf(3) },
        { ...aSlot('sure', {}, { type: 'yesNo' }), ...inputOf(4) },
      ],
      apiInputs: apiNames.map((name, at) => ({
        ...{ name, shared: false, fromShared: [], comments: '', returnValue: [] },
        ...inputOf(5 + at),
      })),
      apiActions: [{ name: 'look', comments: '', handler: '', path: [], domain: '', requiredAuthLevel: 0 }],
      reusableExpressions: [
        { id: 'part', name: 'part', values: { 'eng-USA': '[tera] (giga|giga kilo)' }, comments: '' },
      ],
      modules: drawn.modules.map((rules, at) => ({ name: `Module ${at}`, comments: '', rules })),
      uiActions: uiNames.map((name, at) =>
        aUiAction(name, {
          ttsResponses: [name],
          dialogAct: acts[at]!,
          whiteList: drawn.whiteLists[at]!,
          clientBehaviourFlags: { followUp: drawn.followUps[at]! },
        }),
      ),
      ttsResponses: uiNames.map((name, at) => ({ name, texts: drawn.texts[at]! })),
    })
  })
