import { expect, test } from 'vitest'
import { newApiAction } from '../../model/api-action.ts'
import type { Domain } from '../../model/domain.ts'
import type { Rule } from '../../model/rule.ts'
import { aDomain, aModule, anIntent, aRule, aSlot, aUiAction } from '../../testing/builders.ts'
import { createRuleAnalyser } from './analyser.ts'
import { allFindings } from './findings.ts'

function messagesOf(domain: Domain): string[] {
  return allFindings(domain, createRuleAnalyser()(domain)).map(
    ({ at, message }) => `${at.join('.')} ${message}`,
  )
}

const genre = (matcher: string, ...args: string[]) => ({ input: 'genre', matcher, arguments: args })
const play = (...slots: ReturnType<typeof genre>[]) => aRule(['play'], { slots })
const slots = [aSlot('genre', { jazz: [], rock: [] })]
const intents = [anIntent('play')]

test('a rule that never fires is reported with the rules that hide it, by their numbers and modules', () => {
  const domain = aDomain({
    intents,
    slots,
    modules: [
      aModule('First', play(genre('EqualsMatcher', 'jazz'))),
      aModule(
        'Second',
        play(genre('EqualsMatcher', 'rock')),
        play(genre('CollectedMatcher')),
        play(),
        play(genre('NotCollectedMatcher')),
      ),
    ],
  })
  expect(messagesOf(domain)).toEqual([
    'modules.1.rules.1 This rule never fires: rule 1 of First and rule 1 of this module take everything it matches.',
    'modules.1.rules.3 This rule never fires: rule 3 of this module takes everything it matches.',
  ])
})

test('a value that a slot does not have is never so', () => {
  const domain = aDomain({
    intents,
    slots,
    modules: [aModule('M', play(genre('EqualsMatcher', 'Jazz')), play())],
  })
  expect(messagesOf(domain)).toEqual([
    'modules.0.rules.0 This rule never fires: what it asks of genre is never so.',
  ])
})

test('an intent falls through where the fewest inputs are so that nothing fires', () => {
  const domain = aDomain({
    intents: [...intents, anIntent('stop'), anIntent('ask', { dialogActType: 'request' })],
    slots,
    uiActions: [aUiAction('answer')],
    modules: [
      aModule(
        'M',
        play(genre('EqualsMatcher', 'jazz')),
        play(genre('UpdatedMatcher')),
        play(genre('NotCollectedMatcher')),
      ),
    ],
  })
  expect(messagesOf(domain)).toEqual([
    'intents.0 No rule fires when play is said and genre == rock & !UPDATED.',
    'intents.1 No rule handles the intent stop.',
    'intents.2 No rule handles the request ask.',
    'uiActions.0 No rule uses the UI action answer.',
  ])
})

test('rules that share situations and do different things are reported, unless one is a case of the other (ruling R96)', () => {
  const speed = { input: 'speed', matcher: 'GreaterThanMatcher', arguments: ['5'] }
  const domain = aDomain({
    intents,
    slots,
    uiActions: [aUiAction('one'), aUiAction('two')],
    modules: [
      aModule(
        'M',
        aRule(['play'], { slots: [genre('EqualsMatcher', 'jazz')], uiAction: 'one' }),
        aRule(['play'], { vehicleInputs: [speed], uiAction: 'two' }),
        aRule(['play'], { uiAction: 'one' }),
      ),
    ],
  })
  expect(messagesOf(domain)).toEqual([
    'modules.0.rules.1 In some cases rule 1 of this module fires instead of this rule, with other actions.',
  ])
})

test('nothing is said about a table that has no rules yet (ruling R100)', () => {
  expect(messagesOf(aDomain({ intents, modules: [aModule('M')] }))).toEqual([])
})

const search = (matcher: string, ...args: string[]) => ({ input: 'search', matcher, arguments: args })
const anyRequest = { matcher: 'AnyMatcher', arguments: [] }
const request = { matcher: 'EqualsMatcher', arguments: ['cancel'] }
const caller = aRule(['play'], { apiAction: { name: 'search' } })
const callsAgain =
  'This rule can call search again and again: no rule above it takes the answer. Put one above that asks for this API input UPDATED, with the same intent and request, or any.'

function callsFound(...rules: Rule[]): string[] {
  const domain = aDomain({
    intents: [...intents, anIntent('cancel', { dialogActType: 'request' })],
    apiActions: [newApiAction('search', [])],
    modules: [aModule('M', ...rules)],
  })
  return messagesOf(domain).filter((message) => message.includes('again and again'))
}

test('a call whose answer no rule above takes is made again and again (ruling R98)', () => {
  const answering = aRule(['play'], { apiInputs: [search('UpdatedMatcher')] })
  expect(callsFound(caller)).toEqual([`modules.0.rules.0 ${callsAgain}`])
  expect(callsFound(caller, answering)).toEqual([`modules.0.rules.0 ${callsAgain}`])
  expect(callsFound(answering, caller)).toEqual([])
})

test('a rule that asks for no request takes no answer while a request is open', () => {
  const answering = aRule([], {
    intent: anyRequest,
    apiInputs: [search('UpdatedAndEquals', 'success')],
  })
  const asked = { ...caller, intent: anyRequest, request }
  expect(callsFound(aRule(['play'], { apiInputs: answering.apiInputs }), { ...caller, request })).toEqual([
    `modules.0.rules.1 ${callsAgain}`,
  ])
  expect(callsFound({ ...answering, request: anyRequest }, { ...caller, request })).toEqual([])
  // Which intents a rule for any of them meets is not looked at
  expect(callsFound(answering, asked)).toEqual([])
})

test('core actions end the turn, and a rule that looks at answers itself is not judged', () => {
  const core = { ...caller, apiAction: { name: 'search', parameters: {} } }
  const once = { ...caller, apiInputs: [search('NotCollectedMatcher')] }
  expect(callsFound(core)).toEqual([])
  expect(callsFound(once)).toEqual([])
})
