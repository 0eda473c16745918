import type { Domain } from '@sdp/domain'
import type { InputCondition, Rule } from '@sdp/domain/decision-table'
import { type CarValues, noCarValues } from '@sdp/domain/tests'
import fc from 'fast-check'
import { randomDomain } from './random-domain.ts'

const speeds = ['0', '50']
const condition = (matchers: readonly string[], values: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...matchers), fc.constantFrom(...values))
    .map(([matcher, value]) => ({ matcher, arguments: [value] }))
const asking = (input: string, one: ReturnType<typeof condition>): fc.Arbitrary<InputCondition[]> =>
  fc.array(
    one.map((rest) => ({ input, ...rest })),
    { maxLength: 1 },
  )

/** What a rule asks of the car; most ask for nothing. */
const askedOfCar = fc.oneof(
  { weight: 2, arbitrary: fc.constant({}) },
  fc.record({
    vehicleInputs: asking('speed', condition(['EqualsMatcher', 'GreaterThanMatcher'], speeds)),
    contextInputs: asking('place', condition(['EqualsMatcher', 'NotEqualsMatcher'], ['home', 'work'])),
    featureFlags: asking('EVRA', condition(['EqualsMatcher'], ['true', 'false'])),
  }),
)

/** What is done instead of no API action. */
const called = fc.constantFrom<Rule['apiAction']>(
  { name: '' },
  { name: 'count' },
  { name: 'openApp', parameters: { app: 'music', color: '{{color}}' } },
)

const screen = fc.constantFrom(undefined, '{{color}} {{level}}', 'Found {{count}}', 'Music')

/** How many rules of a random domain get something of their own. */
const rulesDrawn = 16

/**
 * A random domain with more of what tests keep: two handlers, core actions with parameters, what the car says, screens, questions
 * back and expressions that restrict a slot.
 */
export const randomTestedDomain: fc.Arbitrary<Domain> = fc
  .record({
    domain: randomDomain,
    asksBack: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
    car: fc.array(askedOfCar, { minLength: rulesDrawn, maxLength: rulesDrawn }),
    called: fc.array(called, { minLength: rulesDrawn, maxLength: rulesDrawn }),
    screens: fc.array(screen, { minLength: 5, maxLength: 5 }),
    colors: fc.array(fc.subarray(['red', 'dark_red', 'blue'], { minLength: 1 }), {
      minLength: 6,
      maxLength: 6,
    }),
  })
  .map(({ domain, ...drawn }) => {
    let number = 0
    const [look] = domain.apiActions
    const color = domain.slots.find(({ name }) => name === 'color')!
    return {
      ...domain,
      intents: domain.intents.map((intent, at) => ({
        ...intent,
        asksBack: drawn.asksBack[at]!,
        expressions: intent.expressions.map((expression) => ({
          ...expression,
          restrictions: expression.text.includes('$(color)')
            ? [
                {
                  slot: 'color',
                  canonicals: color.canonicals.filter(({ name }) => drawn.colors[at]!.includes(name)),
                },
              ]
            : [],
        })),
      })),
      apiActions: [look!, { ...look!, name: 'count' }],
      modules: domain.modules.map((module) => ({
        ...module,
        rules: module.rules.map((rule) => {
          const at = number++ % rulesDrawn
          const apiAction = rule.apiAction.name === '' ? drawn.called[at]! : rule.apiAction
          return { ...rule, ...drawn.car[at], apiAction }
        }),
      })),
      uiActions: domain.uiActions.map((uiAction, at) =>
        drawn.screens[at] === undefined
          ? uiAction
          : { ...uiAction, guiResponse: { name: uiAction.name, type: 'TOAST_MESSAGE' } },
      ),
      guiResponses: domain.uiActions.flatMap(({ name }, at) =>
        drawn.screens[at] === undefined
          ? []
          : [{ name, template: { type: 'TEXT', content: [drawn.screens[at]] } }],
      ),
    }
  })

/** What the car says from some turn on; mostly nothing new. */
export const randomCar: fc.Arbitrary<CarValues> = fc.oneof(
  { weight: 2, arbitrary: fc.constant(noCarValues) },
  fc.record({
    vehicleInputs: fc.constantFrom<CarValues['vehicleInputs'][]>({}, { speed: 0 }, { speed: 50 }),
    contextInputs: fc.constantFrom<CarValues['contextInputs'][]>({}, { place: 'home' }, { place: 'work' }),
    featureFlags: fc.constantFrom<CarValues['featureFlags'][]>({}, { EVRA: true }, { EVRA: false }),
  }),
)
