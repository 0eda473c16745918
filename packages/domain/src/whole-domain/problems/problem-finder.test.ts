import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { messages } from '../../messages/messages.ts'
import { newApiInput } from '../../model/api-input.ts'
import type { Domain } from '../../model/domain.ts'
import { notCollected, type Rule } from '../../model/rule.ts'
import { supportedLanguages } from '../../model/supported-languages.ts'
import { uiActionEntryProblems } from '../../nouns/ui-actions/problems.ts'
import { assertProperty } from '../../testing/assert-property.ts'
import { aDomain, aModule, anExpression, anIntent, aRule, aSlot, aUiAction } from '../../testing/index.ts'
import { createProblemFinder, findProblems, type ProblemContext } from './problem-finder.ts'

const context: ProblemContext = {
  language: 'eng-USA',
  vendorPrefix: 'sdp_',
  coreActions: ['readOut'],
  platformUiActions: ['greet'],
  languages: supportedLanguages,
}
const sound = aDomain({
  intents: [anIntent('play', { expressions: [anExpression('play $(genre)'), anExpression('§start it')] })],
  slots: [aSlot('genre', { jazz: ['jazz', 'jazz music'] })],
  modules: [aModule('Main', aRule(['play'], { uiAction: 'answer', apiAction: { name: 'readOut' } }))],
  uiActions: [aUiAction('answer')],
  reusableExpressions: [
    { id: '1', name: 'start', values: { 'eng-USA': '(play|start|begin)' }, comments: '' },
  ],
})

/** What is wrong, as `place: message`. */
function wrongWith(parts: Partial<Domain>, more: Partial<ProblemContext> = {}): string[] {
  const problems = findProblems({ ...sound, ...parts }, { ...context, ...more })
  return problems.map(({ at, message }) => `${at.join('.')}: ${message}`)
}

function expressions(...texts: string[]): Partial<Domain> {
  return { intents: [anIntent('play', { expressions: texts.map((text) => anExpression(text)) })] }
}

function rule(parts: Partial<Rule>): Partial<Domain> {
  return { modules: [aModule('Main', aRule(['play']), aRule(['play'], parts))] }
}

test('nothing is wrong with a sound domain', () => {
  expect(wrongWith({})).toEqual([])
})

describe('intents', () => {
  test('names', () => {
    expect(wrongWith({ intents: [anIntent('play'), anIntent('pl ay'), anIntent('play')] })).toEqual([
      "intents.1.name: Character ';' , whitespaces and empty names are not allowed",
      'intents.2.name: play already exists as a slot-only/regular intent.',
    ])
  })

  test('names that differ in case only are a warning (ruling R380)', () => {
    const alike = { intents: [anIntent('play'), anIntent('Play')] }
    expect(wrongWith(alike)).toEqual(['intents.1.name: Play and play differ in upper and lower case only'])
    const [problem] = findProblems({ ...sound, ...alike }, context)
    expect(problem?.severity).toBe('warning')
  })

  test('names with characters of other scripts are a warning (ruling R8)', () => {
    const greek = { intents: [anIntent('play'), anIntent('παίξε'), anIntent('играть')] }
    expect(wrongWith(greek)).toEqual([
      'intents.1.name: παίξε has characters outside the Latin, Cyrillic, Arabic, Thai and Korean ranges: π α ί ξ ε',
    ])
    expect(findProblems({ ...sound, ...greek }, context)[0]?.severity).toBe('warning')
  })

  test('expressions that are written wrongly, mention what is not there, or stand twice', () => {
    expect(
      wrongWith(expressions('(play', 'play $(genre)', 'go $(artis)', '§begin it', 'Play $(genre)')),
    ).toEqual([
      'intents.0.expressions.0.text.0: Missing a parentheses ending in your expression',
      'intents.0.expressions.4: All expressions must be unique.',
      'intents.0.expressions.2.text.3: "artis" is not a slot',
      'intents.0.expressions.3.text.0: "begin" is not a reusable part',
    ])
  })

  test('no expressions are a warning, since nobody can say the intent (ruling R95)', () => {
    const domain = { ...sound, ...expressions() }
    expect(findProblems(domain, context)).toEqual([
      {
        severity: 'warning',
        message: 'play has no expressions, so nobody can say it',
        at: ['intents', 0, 'expressions'],
      },
    ])
  })

  test('weights and literal restrictions', () => {
    const restrictedTo = (name: string, literals: string[], slot = 'genre') =>
      anExpression(`play ${name} $(genre)`, { restrictions: [{ slot, canonicals: [{ name, literals }] }] })
    const intent = anIntent('play', {
      expressions: [
        anExpression('play', { weight: 400 }),
        restrictedTo('jazz', ['jazz']),
        restrictedTo('jazz', ['cool']),
        restrictedTo('jazz', []),
        restrictedTo('rock', ['rock']),
        restrictedTo('calm', ['calm'], 'mood'),
      ].map((one, index) => ({ ...one, text: `${one.text} ${index}` })),
    })
    expect(wrongWith({ intents: [intent] })).toEqual([
      'intents.0.expressions.0: The weight lies between 1 and 1, in steps of 0.1',
      'intents.0.expressions.2: There is no literal cool',
      'intents.0.expressions.3: Please choose at least one literal.',
      'intents.0.expressions.4: There is no canonical rock',
      'intents.0.expressions.5: There is no slot mood',
    ])
  })

  test('request fulfillment by what is not there', () => {
    const fulfilledBy = { uiActions: ['gone'], apiActions: ['lost'] }
    expect(wrongWith({ intents: [anIntent('play', { fulfilledBy })] })).toEqual([
      'intents.0.fulfilledBy: There is no UI action gone',
      'intents.0.fulfilledBy: There is no API action lost',
    ])
  })
})

test('reusable parts', () => {
  const part = (name: string, value: string) => ({
    id: name,
    name,
    values: { 'eng-USA': value },
    comments: '',
  })
  const parts = [part('start', '[please] §start'), part('st art', '(play|begin)'), part('short', 'go')]
  expect(wrongWith({ reusableExpressions: parts })).toEqual([
    'reusableExpressions.0.values.eng-USA.0: The reusable part "start" contains itself',
    'reusableExpressions.1.name: Special characters and non-English letters are not allowed',
    'reusableExpressions.2.values.eng-USA.0: Use minimum 10 symbols',
  ])
})

test('slots, canonicals and literals', () => {
  const slots = [
    aSlot('genre'),
    aSlot('Music', { 'no.dots': ['50%'], pop: ['pop'], popular: ['Pop'] }),
    aSlot('genre'),
  ]
  expect(wrongWith({ slots })).toEqual([
    'slots.1.name: Slot name cannot be same as domain name',
    'slots.1.canonicals.0: No dots allowed in canonical names',
    'slots.1.canonicals.0.literals.0: Special characters are not allowed in literal: 50%',
    'slots.1.canonicals.2.literals.0: Pop is already a literal of pop',
    'slots.2.name: genre already exists in the user inputs',
  ])
})

test('canonicals without literals are one warning a slot, which names the first (ruling R95)', () => {
  const canonicals = { jazz: ['jazz'], rock: [], pop: [], soul: [], folk: [], blues: [] }
  const found = findProblems({ ...sound, slots: [aSlot('genre', canonicals)] }, context)
  expect(found).toEqual([
    {
      severity: 'warning',
      message: 'Nobody can say rock, pop, soul, 2 more: no literals',
      at: ['slots', 0, 'canonicals', 1, 'literals'],
    },
  ])
})

describe('rules', () => {
  test('what a rule mentions and is not there', () => {
    const input = (name: string) => ({ input: name, matcher: 'CollectedMatcher', arguments: [] })
    const lost = rule({
      intent: { matcher: 'EqualsMatcher', arguments: ['stop'] },
      slots: [input('mood')],
      apiInputs: [input('found')],
      uiAction: 'shown',
      apiAction: { name: 'search' },
    })
    expect(wrongWith(lost)).toEqual([
      'modules.0.rules.1: There is no intent stop',
      'modules.0.rules.1: There is no slot mood',
      'modules.0.rules.1: There is no API input found',
      'modules.0.rules.1: This UI Action is no longer available!',
      'modules.0.rules.1: This API Action is no longer available!',
    ])
  })

  test('arguments, requests and the parameters of core actions', () => {
    const odd = rule({
      request: { matcher: 'EqualsMatcher', arguments: [] },
      slots: [{ input: 'genre', matcher: 'EqualsMatcher', arguments: ['jazz', ' "rock"'] }],
      uiAction: 'greet',
      apiAction: { name: 'readOut', parameters: { '1st': 'a' } },
    })
    expect(wrongWith(odd)).toEqual([
      'modules.0.rules.1.request: Choose at least one intent',
      'modules.0.rules.1.slots.0: WARNING: Quote(s) in argument.',
      'modules.0.rules.1.slots.0: WARNING: Leading whitespace(s) in argument.',
      'modules.0.rules.1.apiAction: Name should not start with number',
    ])
  })

  test('rows that say nothing and modules of one name', () => {
    const modules = [aModule('Main', aRule([])), aModule('Main')]
    expect(wrongWith({ modules })).toEqual([
      'modules.0: Invalid decision table rows detected in Main module.',
      'modules.1: Duplicate modules named Main detected.',
    ])
  })

  test('matchers that there are not, in rules and in reset rules (ruling R380)', () => {
    const odd = { matcher: 'OddMatcher', arguments: [] }
    const resetRule = {
      intent: odd,
      request: notCollected,
      slots: [],
      apiInputs: [{ input: 'found', ...odd }],
    }
    const apiInput = { ...newApiInput('found'), resetRules: [resetRule] }
    expect(
      wrongWith({
        ...rule({ request: odd, contextInputs: [{ input: 'speed', ...odd }] }),
        slots: [aSlot('genre', {}, { resetRules: [resetRule] })],
        apiInputs: [apiInput],
      }),
    ).toEqual([
      'slots.0.resetRules.0.intent: There is no matcher OddMatcher',
      'slots.0.resetRules.0.apiInputs.0: There is no matcher OddMatcher',
      'modules.0.rules.1.request: There is no matcher OddMatcher',
      'modules.0.rules.1.contextInputs.0: There is no matcher OddMatcher',
      'apiInputs.0.resetRules.0.intent: There is no matcher OddMatcher',
      'apiInputs.0.resetRules.0.apiInputs.0: There is no matcher OddMatcher',
    ])
  })

  test('reset rules', () => {
    const resetRule = {
      intent: { matcher: 'EqualsMatcher', arguments: ['stop'] },
      request: notCollected,
      slots: [],
      apiInputs: [],
    }
    expect(wrongWith({ slots: [aSlot('genre', {}, { resetRules: [resetRule] })] })).toEqual([
      'slots.0: There is no intent stop',
    ])
  })
})

test('UI actions: names, white lists, dialog acts and responses', () => {
  const action = aUiAction('answer', {
    whiteList: ['stop'],
    ttsResponses: ['hello'],
    dialogAct: { type: 'askForInput', slots: { mood: '' } },
  })
  expect(wrongWith({ uiActions: [action, aUiAction('a b')] })).toEqual([
    'uiActions.0.ttsResponses.0: There is no response hello',
    'uiActions.1.name: Special characters are not allowed.',
    'uiActions.0: There is no intent stop',
    'uiActions.0: There is no slot mood',
  ])
})

test('old texts before and after those of a UI action are read as they are spoken', () => {
  const uiActions = [
    aUiAction('answer', { preTtsText: '<mw>hello', postTtsText: 'answer_postTts' }),
    aUiAction('ask', { postTtsText: '{{' }),
  ]
  expect(wrongWith({ uiActions }, { ssmlTransition: true })).toEqual([
    `uiActions.0.preTtsText.0: ${messages.responses.tagNotClosed('mw')}`,
    `uiActions.1.postTtsText.0: ${messages.responses.brokenPlaceholder}`,
  ])
})

test('a text that is changed says nothing new of UI actions, another name does', () => {
  const around = { ...context, slots: new Map(), ssmlTransition: true }
  const seen = (ttsResponses: Domain['ttsResponses']) =>
    uiActionEntryProblems.sees({ ...around, domain: { ...sound, ttsResponses } })[0]
  const names = seen([{ name: 'hello', texts: ['Hello'] }])
  expect(seen([{ name: 'hello', texts: ['Hi'] }])).toBe(names)
  expect(seen([{ name: 'bye', texts: ['Hi'] }])).not.toBe(names)
})

test('[UIA-025] [UIA-051] a speaking style for China is marked in a domain without a language of that market', () => {
  const uiActions = [aUiAction('answer', { speakingStyle: 'surprise' })]
  const message =
    'The speaking style surprise is for China only, and the domain has no language of that market'
  expect(wrongWith({ uiActions })).toEqual([`uiActions.0.speakingStyle: ${message}`])
  const languages = [{ id: '', language: 'cmn-CHN', isDefault: true }]
  expect(wrongWith({ uiActions, languages })).toEqual([])
})

test('a sound focus that came from outside is reported value by value', () => {
  const soundFocus = { referencePoint: 'DRIVER', coordinates: [{ x: 1, y: 0 }, { t: 2 }] }
  expect(wrongWith({ uiActions: [aUiAction('answer', { soundFocus })] })).toEqual([
    'uiActions.0.soundFocus.coordinates.0.z: X, Y and Z must be given all together or not at all',
    'uiActions.0.soundFocus.coordinates.1.t: Stop may be given only with start',
  ])
})

test('API actions, API inputs, handlers and languages', () => {
  const apiAction = { comments: '', handler: 'main', path: [], domain: '', requiredAuthLevel: 2 }
  const apiInput = { volatile: false, shared: false, fromShared: [], comments: '', returnValue: [] }
  expect(
    wrongWith({
      apiActions: [
        { ...apiAction, name: 'readOut' },
        { ...apiAction, name: 'fetch', handler: 'gone' },
      ],
      apiInputs: [{ ...apiInput, name: '--', resetRules: [] }],
      handlers: [{ id: 'main', urls: { dev: 'http://localhost', nonprod: '', prod: '' } }],
      languages: [{ id: 'a', language: 'tlh-QON', isDefault: false }],
    }),
  ).toEqual([
    'apiActions.0.name: readOut is a core action and available by default',
    'apiActions.0: You have API Actions with broken handler',
    'apiActions.1: You have API Actions with undefined handler',
    'apiInputs.0.name: Invalid input - please double check your use of dashes and underscores',
    'handlers.0.urls.dev: Invalid Base URL format!',
    'languages.0: tlh-QON not mapped to any region.',
    'languages: A domain has each language once, and one of them is the default',
  ])
})

test('[DISS-006] [DISS-007] differences from a definition are reported with the intents and slots', () => {
  const definition = { version: '1.0', intents: [{ intent: 'sing', slots: [] }] }
  const problems = findProblems(sound, { ...context, definition })
  expect(problems).toEqual([
    { severity: 'error', message: 'play is not in the DISS definition 1.0', at: ['intents', 0] },
    { severity: 'error', message: 'genre is not in the DISS definition 1.0', at: ['slots', 0] },
  ])
})

test('shared inputs that are gone', () => {
  const slots = [aSlot('genre', {}, { fromShared: [{ input: 'band', domain: 'Radio' }] })]
  const shared = { userInputs: [], apiInputs: [] }
  expect(wrongWith({ slots, embedded: true }, { shared })).toEqual(['slots.0.fromShared: ACTION REQUIRED'])
})

describe('remembering', () => {
  const intent = fc.record({
    name: fc.constantFrom('play', 'stop', 'go on'),
    texts: fc.array(fc.constantFrom('play', '$(genre)', '(a', '§start', '$(mood) b'), { maxLength: 3 }),
  })
  const value = fc.constantFrom('(play|begin) it', '[please] §go', '(or|and) §more', '[also] §start', 'go')
  const part = fc.record({
    id: fc.constant('1'),
    name: fc.constantFrom('start', 'go', 'more', 'Go'),
    values: fc.record({ 'eng-USA': value, 'deu-DEU': value }, { requiredKeys: [] }),
    comments: fc.constant(''),
  })
  const change: fc.Arbitrary<(domain: Domain) => Domain> = fc.oneof(
    fc.array(part, { maxLength: 4 }).map((list) => (domain: Domain) => ({
      ...domain,
      reusableExpressions: list,
    })),
    fc.tuple(fc.nat(3), part).map(([at, one]) => (domain: Domain) => ({
      ...domain,
      reusableExpressions: domain.reusableExpressions.map((before, index) => (index === at ? one : before)),
    })),
    fc.array(intent, { maxLength: 3 }).map((list) => (domain: Domain) => ({
      ...domain,
      intents: list.map(({ name, texts }) =>
        anIntent(name, { expressions: texts.map((text) => anExpression(text)) }),
      ),
    })),
    fc.subarray(['genre', 'mood', 'sdp_x']).map((names) => (domain: Domain) => ({
      ...domain,
      slots: names.map((name) => aSlot(name)),
    })),
    fc.subarray(['answer', 'shown']).map((names) => (domain: Domain) => ({
      ...domain,
      uiActions: names.map((name) => aUiAction(name, { whiteList: ['stop'] })),
    })),
    fc.array(fc.constantFrom('play', 'stop'), { maxLength: 2 }).map((names) => (domain: Domain) => ({
      ...domain,
      modules: [...domain.modules, aModule('More', aRule(names, { uiAction: 'shown' }))],
    })),
    fc.constant((domain: Domain) => ({ ...domain, intents: domain.intents.toReversed() })),
    fc.constant((domain: Domain) => ({ ...domain, modules: domain.modules.slice(1) })),
  )

  test('after any edits it finds what a check from scratch finds', () => {
    assertProperty(
      fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
        const check = createProblemFinder(context)
        let domain = sound
        check(domain)
        for (const one of changes) {
          domain = one(domain)
          expect(check(domain)).toEqual(findProblems(domain, context))
        }
      }),
      { numRuns: 300 },
    )
  })
})

test('problems of long texts carry the place and what is around it, not the text (ruling R379)', () => {
  const references = Array.from({ length: 1000 }, (_, at) => `$(unknown_${at}) ${'word '.repeat(18)}word`)
  const text = references.join(' ')
  expect(text.length).toBeGreaterThan(100_000)
  const restrictions = Array.from({ length: 1000 }, (_, at) => ({ slot: `unknown_${at}`, canonicals: [] }))
  const value = `(${references.join('|').replaceAll(/\$\((\w+)\)/g, '§$1')})`
  const long = aDomain({
    intents: [anIntent('play', { expressions: [anExpression(text, { restrictions }), anExpression(text)] })],
    reusableExpressions: [{ id: '1', name: 'long', values: { 'eng-USA': value }, comments: '' }],
  })
  const problems = findProblems(long, context)
  expect(problems.length).toBeGreaterThan(3000)
  expect(JSON.stringify(problems).length).toBeLessThan(problems.length * 500)
  const last = problems.find(({ message }) => message === '"unknown_999" is not a slot')
  const from = text.indexOf('$(unknown_999)')
  expect(last).toMatchObject({ at: ['intents', 0, 'expressions', 0, 'text', from] })
  expect(last?.secondary).toContain('$(unknown_999)')
})
