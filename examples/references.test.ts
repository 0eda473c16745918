import type { Domain } from '@sdp/domain'
import { type Condition, type InputCondition, type Rule, ruleFeatureFlags } from '@sdp/domain/decision-table'
import { describe, expect, test } from 'vitest'
import { readSamples } from './samples.ts'

const samples = readSamples()

describe.each(samples)('$title', ({ domain, language }) => {
  const rules = domain.modules.flatMap((module) => module.rules)
  const resetRules = [...domain.slots, ...domain.apiInputs].flatMap((input) => input.resetRules)
  const apiActions = namesOf(domain.apiActions)
  const uiActions = namesOf(domain.uiActions)
  const slots = new Map(domain.slots.map((slot) => [slot.name, slot]))
  const apiInputs = new Map(domain.apiInputs.map((input) => [input.name, input]))

  test('rules name informing intents as intents and requests as requests, none of them slot-only', () => {
    const pickable = domain.intents.filter(({ slotOnly }) => !slotOnly)
    const informing = namesOf(pickable.filter(({ dialogActType }) => dialogActType === 'inform'))
    const requests = namesOf(pickable.filter(({ dialogActType }) => dialogActType === 'request'))
    expect(
      unknown(
        [...rules, ...resetRules].flatMap(({ intent }) => intent.arguments),
        informing,
      ),
    ).toEqual([])
    expect(
      unknown(
        [...rules, ...resetRules].flatMap(({ request }) => request.arguments),
        requests,
      ),
    ).toEqual([])
  })

  test('every rule does something that exists', () => {
    expect(rules.filter(({ uiAction, apiAction }) => uiAction === '' && apiAction.name === '')).toEqual([])
    expect(unknown(rules.map(({ uiAction }) => uiAction).filter(Boolean), uiActions)).toEqual([])
    // Only core actions have parameters, and those belong to the platform
    const own = rules.filter(({ apiAction }) => apiAction.parameters === undefined)
    expect(unknown(own.map(({ apiAction }) => apiAction.name).filter(Boolean), apiActions)).toEqual([])
  })

  test('every action and every intent that is no slot-only one is reached by a rule', () => {
    const said = new Set(rules.flatMap(({ intent, request }) => [...intent.arguments, ...request.arguments]))
    const regular = domain.intents.filter(({ slotOnly }) => !slotOnly)
    expect(unknown(namesOf(regular), said)).toEqual([])
    expect(unknown(uiActions, new Set(rules.map(({ uiAction }) => uiAction)))).toEqual([])
    expect(unknown(apiActions, new Set(rules.map(({ apiAction }) => apiAction.name)))).toEqual([])
  })

  test('whatever a handler answers, a rule above the call deals with it, so that no call repeats itself', () => {
    const unanswered = rules.flatMap((call, row) => {
      const values = apiInputs.get(call.apiAction.name)?.returnValue ?? []
      const above = rules.slice(0, row)
      return situationsOf(call).flatMap((situation) =>
        values
          .filter((value) => !above.some((rule) => answers(rule, call.apiAction.name, value, situation)))
          .map((value) => ({ row, situation, value })),
      )
    })
    expect(unanswered).toEqual([])
  })

  test('conditions name inputs that exist and values that these can have', () => {
    const wrong = [...rules, ...resetRules].flatMap((rule) => [
      ...rule.slots.filter((condition) => !isSlotValue(condition)),
      ...rule.apiInputs.filter((condition) => !isReturnValue(condition)),
    ])
    expect(wrong).toEqual([])
    expect(unknown(flagsOf(rules), new Set<string>(ruleFeatureFlags))).toEqual([])
  })

  test('expressions name slots and reusable parts that exist, and restrict them to their own literals', () => {
    const expressions = domain.intents.flatMap((intent) => intent.expressions)
    const parts = new Set(domain.reusableExpressions.map(({ name }) => name))
    for (const { text, restrictions } of expressions) {
      expect(unknown(mentions(text, /\$\(([^)]*)\)/g), new Set(slots.keys())), text).toEqual([])
      expect(unknown(mentions(text, /§([\w-]+)/g), parts), text).toEqual([])
      for (const { slot, canonicals } of restrictions) {
        expect(text).toContain(`$(${slot})`)
        for (const { name, literals } of canonicals) {
          expect(literals.length).toBeGreaterThan(0)
          expect(unknown(literals, literalsOf(domain, slot, name)), `${slot} ${name}`).toEqual([])
        }
      }
    }
    for (const part of domain.reusableExpressions) expect(part.values[language]).toBeDefined()
  })

  test('UI actions name responses, slots and intents that exist', () => {
    const spoken = namesOf(domain.ttsResponses)
    const played = namesOf(domain.audioResponses)
    const shown = namesOf(domain.guiResponses)
    const intents = namesOf(domain.intents)
    for (const action of domain.uiActions) {
      const texts = [...action.ttsResponses, action.preTtsText, action.postTtsText].filter(Boolean)
      expect(unknown(texts, spoken), action.name).toEqual([])
      expect(unknown(action.audioResponses, played), action.name).toEqual([])
      expect(unknown(action.whiteList, intents), action.name).toEqual([])
      const asked = Object.keys(action.dialogAct?.slots ?? {})
      const known = action.dialogAct?.type === 'confirm' ? apiInputs : slots
      expect(unknown(asked, new Set(known.keys())), action.name).toEqual([])
      const { type = '', name = '' } = action.guiResponse ?? {}
      const hasTemplate = ['ONLINE_UI', 'TOAST_MESSAGE', 'DETAIL_VIEW'].includes(type)
      expect(shown.has(action.name), action.name).toBe(hasTemplate)
      if (hasTemplate) expect(name).toBe(action.name)
    }
    for (const { name, texts } of domain.ttsResponses) expect(texts.length, name).toBeGreaterThan(0)
  })

  test('what is spoken and shown fills in slots and API inputs that exist', () => {
    const texts = JSON.stringify([domain.ttsResponses, domain.guiResponses])
    const filledIn = [...mentions(texts, /\{\{(\w+)/g), ...mentions(texts, /"\$(\w+)/g)]
    expect(unknown(filledIn, new Set([...slots.keys(), ...apiInputs.keys()]))).toEqual([])
  })

  test('requests are fulfilled by actions that exist, and API actions fill the API input of their name', () => {
    for (const { fulfilledBy, dialogActType, name } of domain.intents) {
      const fulfilling = [...fulfilledBy.uiActions, ...fulfilledBy.apiActions]
      expect(fulfilling.length > 0, name).toBe(dialogActType === 'request')
      expect(unknown(fulfilledBy.uiActions, uiActions)).toEqual([])
      expect(unknown(fulfilledBy.apiActions, apiActions)).toEqual([])
    }
    expect(unknown(apiActions, new Set(apiInputs.keys()))).toEqual([])
  })

  function isSlotValue({ input, arguments: values }: InputCondition): boolean {
    const slot = slots.get(input)
    if (slot === undefined) return false
    if (slot.type === 'Number') return values.every((value) => Number.isFinite(Number(value)))
    if (slot.type === 'yesNo') return values.every((value) => value === 'yes' || value === 'no')
    if (slot.type !== 'StaticList') return values.length === 0
    return values.every((value) => slot.canonicals.some(({ name }) => name === value))
  }

  function isReturnValue({ input, arguments: values }: InputCondition): boolean {
    const returned = apiInputs.get(input)?.returnValue
    if (returned === undefined) return false
    // An API input without listed values is a measured one: it is compared by size
    if (returned.length === 0) return values.every((value) => Number.isFinite(Number(value)))
    return values.every((value) => returned.includes(value))
  }
})

function namesOf(things: readonly { name: string }[]): Set<string> {
  return new Set(things.map(({ name }) => name))
}

function unknown(names: Iterable<string>, known: ReadonlySet<string>): string[] {
  return [...names].filter((name) => !known.has(name))
}

function mentions(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), (match) => match[1]!)
}

/** What was said and what is being asked for, as far as a rule says; undefined is nothing. */
interface Situation {
  intent: string | undefined
  request: string | undefined
}

function situationsOf({ intent, request }: Rule): Situation[] {
  const oneOf = (names: readonly string[]) => (names.length === 0 ? [undefined] : names)
  return oneOf(intent.arguments).flatMap((said) =>
    oneOf(request.arguments).map((asked) => ({ intent: said, request: asked })),
  )
}

function answers(rule: Rule, apiAction: string, value: unknown, { intent, request }: Situation): boolean {
  if (!covers(rule.intent, intent) || !covers(rule.request, request)) return false
  return rule.apiInputs.some(
    ({ input, matcher, arguments: values }) =>
      input === apiAction &&
      (matcher === 'UpdatedMatcher' || (matcher === 'UpdatedAndEquals' && values.includes(String(value)))),
  )
}

function covers({ matcher, arguments: names }: Condition, name: string | undefined): boolean {
  if (matcher === 'AnyMatcher') return true
  return name === undefined ? matcher === 'NotCollectedMatcher' : names.includes(name)
}

function flagsOf(rules: readonly Rule[]): string[] {
  return rules.flatMap(({ featureFlags }) => featureFlags.map(({ input }) => input))
}

function literalsOf(domain: Domain, slotName: string, canonicalName: string): Set<string> {
  const slot = domain.slots.find(({ name }) => name === slotName)
  return new Set(slot?.canonicals.find(({ name }) => name === canonicalName)?.literals)
}
