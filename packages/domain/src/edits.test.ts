import { test } from 'vitest'
import { newApiInput } from './api-actions/api-input.ts'
import * as inputEdits from './api-actions/api-input-edits.ts'
import { setFulfilment } from './api-actions/fulfilment.ts'
import { addCondition } from './decision-table/conditions.ts'
import { chooseIntent } from './decision-table/intent-choices.ts'
import { newResetRule, setResetRules } from './decision-table/reset-rule-edits.ts'
import { notCollected } from './decision-table/rule.ts'
import type { Domain } from './domain.ts'
import * as expressionEdits from './expressions/edits.ts'
import { replaceInExpressions } from './expressions/replace.ts'
import { restrictLiterals } from './expressions/restrict.ts'
import * as intentEdits from './intents/edits.ts'
import { arbitrations } from './intents/intent.ts'
import * as languageEdits from './languages/edits.ts'
import * as partEdits from './reusable-expressions/edits.ts'
import * as canonicalEdits from './slots/canonical-edits.ts'
import * as slotEdits from './slots/edits.ts'
import * as literalEdits from './slots/literal-edits.ts'
import { type Draw, type DrawnEdits, expectSoundEdits } from './testing/any-edits.ts'
import { aDomain, aModule, anExpression, anIntent, aRule, aSlot, aUiAction } from './testing/index.ts'
import * as uiActionEdits from './ui-actions/edits.ts'

const isJazz = { input: 'genre', matcher: 'EqualsMatcher', arguments: ['jazz', 'rock'] }
const jazzOnly = { slot: 'genre', canonicals: [{ name: 'jazz', literals: ['jazz'] }] }

const start = aDomain({
  intents: [
    anIntent('play', {
      expressions: [
        anExpression('§please play $(genre)', { restrictions: [jazzOnly] }),
        anExpression('play $(genre) by $(artist)'),
        anExpression('[go on|more] $(artist)'),
      ],
    }),
    anIntent('stop'),
    anIntent('ask', { dialogActType: 'request', fulfilledBy: { uiActions: ['answer'], apiActions: [] } }),
  ],
  slots: [
    aSlot('genre', { jazz: ['jazz', 'swing'], rock: ['rock'] }),
    aSlot(
      'artist',
      {},
      {
        type: 'FreeText',
        resetRules: [
          {
            intent: { matcher: 'EqualsMatcher', arguments: ['stop', 'play'] },
            request: notCollected,
            slots: [isJazz],
            apiInputs: [],
          },
        ],
      },
    ),
  ],
  reusableExpressions: [
    { id: '1', name: 'please', values: { 'eng-USA': '[please|kindly]' }, comments: '' },
    { id: '2', name: 'now', values: { 'eng-USA': '§please (now|soon)' }, comments: '' },
  ],
  modules: [
    aModule('Main', aRule(['play', 'stop'], { slots: [isJazz] }), aRule(['stop'])),
    aModule('Questions', aRule(['play'], { request: { matcher: 'EqualsMatcher', arguments: ['ask'] } })),
  ],
  apiInputs: [newApiInput('found')],
  uiActions: [
    aUiAction('answer', { whiteList: ['stop', 'ask'], dialogAct: { type: 'confirm', slots: { found: '' } } }),
    aUiAction('which', { dialogAct: { type: 'askForInput', slots: { genre: '', artist: '' } } }),
  ],
})

const language = 'eng-USA'
const vendorPrefix = 'sdp_'
const newNames = ['alpha', 'beta', 'play', 'genre', 'now', '', 'two words', 'sdp_x']
const texts = [
  'play it',
  'PLAY it',
  '(a|b) $(genre)',
  '$(artist)',
  '$(alpha)||more',
  '§please go on',
  '§now (go|run)',
  '(',
  'x+*',
]
const spoken = ['jazz', 'bebop', 'Rock', 'a/b', ' ']
const places = [0, 1, 2, 3]

const name = (draw: Draw) => draw.one(newNames, '')
const text = (draw: Draw) => draw.one(texts, '')
const place = (draw: Draw) => draw.one(places, 0)
const namesOf = (list: readonly { name: string }[]) => list.map((one) => one.name)
const known = (draw: Draw, list: readonly { name: string }[]) => draw.one(namesOf(list), 'gone')
const intent = (domain: Domain, draw: Draw) => known(draw, domain.intents)
const slot = (domain: Domain, draw: Draw) => known(draw, domain.slots)
const part = (domain: Domain, draw: Draw) => known(draw, domain.reusableExpressions)
const canonical = (domain: Domain, draw: Draw) => {
  const chosen = draw.one(domain.slots, start.slots[0]!)
  const found = draw.one(chosen.canonicals, { name: 'gone', literals: [] })
  return { slot: chosen.name, canonical: found.name, literals: found.literals }
}
const spokenLanguage = (draw: Draw) => draw.one([language, 'deu-DEU', 'ENG-usa'], language)

const intentDraws: DrawnEdits = {
  addIntent: (domain, draw) => intentEdits.addIntent(domain, { name: name(draw) }),
  renameIntent: (domain, draw) =>
    intentEdits.renameIntent(domain, { from: intent(domain, draw), to: name(draw) }),
  deleteIntents: (domain, draw) =>
    intentEdits.deleteIntents(domain, { names: draw.some(namesOf(domain.intents)).slice(0, 1) }),
  moveIntent: (domain, draw) =>
    intentEdits.moveIntent(domain, { name: intent(domain, draw), to: place(draw) }),
  setRequest: (domain, draw) =>
    intentEdits.setRequest(domain, { name: intent(domain, draw), isRequest: draw.flag() }),
  setSlotOnly: (domain, draw) =>
    intentEdits.setSlotOnly(domain, { name: intent(domain, draw), slotOnly: draw.flag() }),
  setArbitration: (domain, draw) =>
    intentEdits.setArbitration(domain, {
      names: draw.some(namesOf(domain.intents)),
      arbitration: draw.one(arbitrations, 'cloud'),
    }),
  setJustTalk: (domain, draw) =>
    intentEdits.setJustTalk(domain, { names: draw.some(namesOf(domain.intents)), justTalk: draw.flag() }),
}

const expressionDraws: DrawnEdits = {
  addExpressions: (domain, draw) =>
    expressionEdits.addExpressions(domain, { intent: intent(domain, draw), text: text(draw) }),
  editExpression: (domain, draw) =>
    expressionEdits.editExpression(domain, {
      intent: intent(domain, draw),
      at: place(draw),
      text: text(draw),
    }),
  deleteExpressions: (domain, draw) =>
    expressionEdits.deleteExpressions(domain, {
      intent: intent(domain, draw),
      places: draw.some(places).slice(0, 1),
    }),
  moveExpression: (domain, draw) =>
    expressionEdits.moveExpression(domain, {
      intent: intent(domain, draw),
      at: place(draw),
      to: place(draw),
    }),
  moveExpressionsToIntent: (domain, draw) =>
    expressionEdits.moveExpressionsToIntent(domain, {
      intent: intent(domain, draw),
      places: draw.some(places).slice(0, 2),
      to: intent(domain, draw),
    }),
  setWeight: (domain, draw) =>
    expressionEdits.setWeight(domain, {
      intent: intent(domain, draw),
      at: place(draw),
      weight: draw.one([100, 120, 90], 100),
      language,
    }),
  replaceInExpressions: (domain, draw) =>
    replaceInExpressions(domain, {
      intent: intent(domain, draw),
      find: draw.one(['play', 'it', '$(genre)', ' '], ''),
      replace: draw.one(['go', '$(artist)', '', '(a|b)'], ''),
    }),
  restrictLiterals: (domain, draw) =>
    restrictLiterals(domain, {
      intent: intent(domain, draw),
      at: place(draw),
      slot: slot(domain, draw),
      chosen: draw.some(domain.slots.flatMap(({ canonicals }) => canonicals)),
    }),
  addPart: (domain, draw) => partEdits.addReusableExpression(domain, { id: 'new', name: name(draw) }),
  renamePart: (domain, draw) =>
    partEdits.renameReusableExpression(domain, { from: part(domain, draw), to: name(draw) }),
  deletePart: (domain, draw) => partEdits.deleteReusableExpression(domain, { name: part(domain, draw) }),
  setPartValue: (domain, draw) =>
    partEdits.setReusableValue(domain, {
      name: part(domain, draw),
      language: spokenLanguage(draw),
      value: text(draw),
    }),
}

const slotDraws: DrawnEdits = {
  addSlot: (domain, draw) => slotEdits.addSlot(domain, { name: name(draw), vendorPrefix }),
  renameSlot: (domain, draw) =>
    slotEdits.renameSlot(domain, { from: slot(domain, draw), to: name(draw), vendorPrefix }),
  deleteSlot: (domain, draw) => slotEdits.deleteSlot(domain, { name: slot(domain, draw) }),
  moveSlot: (domain, draw) => slotEdits.moveSlot(domain, { name: slot(domain, draw), to: place(draw) }),
  setSlotType: (domain, draw) =>
    slotEdits.setSlotType(domain, {
      name: slot(domain, draw),
      type: draw.one(['StaticList', 'Number', 'yesNo'], 'StaticList'),
    }),
  setSlotVolatile: (domain, draw) =>
    slotEdits.setSlotVolatile(domain, { name: slot(domain, draw), volatile: draw.flag() }),
  addCanonicals: (domain, draw) =>
    canonicalEdits.addCanonicals(domain, {
      slot: slot(domain, draw),
      names: draw.some(newNames).slice(0, 2),
    }),
  renameCanonical: (domain, draw) =>
    canonicalEdits.renameCanonical(domain, { ...canonical(domain, draw), to: name(draw) }),
  deleteCanonical: (domain, draw) => canonicalEdits.deleteCanonical(domain, canonical(domain, draw)),
  moveCanonical: (domain, draw) =>
    canonicalEdits.moveCanonical(domain, { ...canonical(domain, draw), to: place(draw) }),
  addLiterals: (domain, draw) =>
    literalEdits.addLiterals(domain, { ...canonical(domain, draw), literals: draw.some(spoken), language }),
  renameLiteral: (domain, draw) => {
    const { literals, ...at } = canonical(domain, draw)
    const from = draw.one(literals, 'gone')
    return literalEdits.renameLiteral(domain, { ...at, from, to: draw.one(spoken, ''), language })
  },
  deleteLiteral: (domain, draw) => {
    const { literals, ...at } = canonical(domain, draw)
    return literalEdits.deleteLiteral(domain, { ...at, literal: draw.one(literals, 'gone') })
  },
  addLanguage: (domain, draw) =>
    languageEdits.addLanguage(domain, { id: 'new', language: spokenLanguage(draw) }),
  deleteLanguage: (domain, draw) => languageEdits.deleteLanguage(domain, { language: spokenLanguage(draw) }),
  setDefaultLanguage: (domain, draw) =>
    languageEdits.setDefaultLanguage(domain, { language: spokenLanguage(draw) }),
}

/** Edits elsewhere that make new mentions of intents and slots. */
const mentionDraws: DrawnEdits = {
  setWhiteList: (domain, draw) =>
    uiActionEdits.setWhiteList(domain, {
      name: known(draw, domain.uiActions),
      intents: draw.some(namesOf(domain.intents)),
    }),
  setFulfilment: (domain, draw) =>
    setFulfilment(domain, { request: intent(domain, draw), uiActions: ['answer'], apiActions: [] }),
  addResetRule: (domain, draw) => {
    if (domain.intents.length === 0 || domain.slots.length === 0) return domain
    const { name: input, resetRules } = draw.one(domain.slots, start.slots[0]!)
    const forIntent = chooseIntent(newResetRule(), intent(domain, draw))
    const added = addCondition(forIntent, { kind: 'user', input: slot(domain, draw), id: 1 })
    return setResetRules(domain, { kind: 'user', input, resetRules: [...resetRules, added] })
  },
  renameApiInput: (domain, draw) =>
    inputEdits.renameApiInput(domain, { from: known(draw, domain.apiInputs), to: name(draw) }),
}

test('any edits of intents, expressions, slots and languages are sound', { timeout: 60_000 }, () => {
  expectSoundEdits(start, { ...intentDraws, ...expressionDraws, ...slotDraws, ...mentionDraws })
})
