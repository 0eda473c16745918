import type { Domain } from '../model/domain.ts'
import * as actionEdits from '../nouns/api-actions/api-action-edits.ts'
import * as inputEdits from '../nouns/api-actions/api-input-edits.ts'
import { setFulfilment } from '../nouns/api-actions/fulfilment.ts'
import * as handlerEdits from '../nouns/api-actions/handler-edits.ts'
import { addCondition } from '../nouns/conditions/conditions.ts'
import { type MatcherName, matchers } from '../nouns/conditions/matchers.ts'
import { getResetRules, newResetRule, setResetRules } from '../nouns/conditions/reset-rule-edits.ts'
import { generateRules, placeRules } from '../nouns/decision-table/bulk.ts'
import { setCoreActionParameters } from '../nouns/decision-table/core-action-edits.ts'
import { addExchange } from '../nouns/decision-table/exchange.ts'
import { chooseIntent } from '../nouns/decision-table/intent-choices.ts'
import * as moduleEdits from '../nouns/decision-table/module-edits.ts'
import { replaceInRules } from '../nouns/decision-table/replace.ts'
import * as cellEdits from '../nouns/decision-table/rule-cell-edits.ts'
import { applyRuleChanges } from '../nouns/decision-table/rule-changes.ts'
import * as contentEdits from '../nouns/decision-table/rule-content-edits.ts'
import * as ruleEdits from '../nouns/decision-table/rule-edits.ts'
import type { RulePlace } from '../nouns/decision-table/rule-places.ts'
import { type NewGuiResponse, setGuiResponse } from '../nouns/gui-responses/edits.ts'
import { setFromShared, setShared } from '../nouns/sharing/edits.ts'
import * as uiActionEdits from '../nouns/ui-actions/index.ts'
import { type Draw, type DrawnEdits, knownName as known } from './any-edits.ts'

const guiResponses: readonly NewGuiResponse[] = [
  { type: 'ONLINE_UI', scope: 'NTG7', layout: 5, template: { body: { data: { list: [{ text1: 'a' }] } } } },
  { type: 'ONLINE_UI', template: { body: { data: { list: 3 } } } },
  { type: 'UNKNOWN' },
  { type: 'TOAST_MESSAGE', template: { type: 'TEXT', content: ['a'] } },
]
const coreActions = ['openApp']
const newNames = ['alpha', 'beta', 'gamma', '', 'two words', '__', 'search', 'openApp']
const texts = ['', 'jazz', ' "quoted" ', '12']
const rows = [0, 1, 2, 3]

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)
const places = (domain: Domain): RulePlace[] =>
  domain.modules.flatMap(({ rules }, module) => rules.map((_, rule) => ({ module, rule })))
const matcher = (draw: Draw): MatcherName => draw.one(names(matchers) as MatcherName[], 'AnyMatcher')
const name = (draw: Draw) => draw.one(newNames, '')
const handler = (domain: Domain, draw: Draw) =>
  known(
    draw,
    domain.handlers.map(({ id }) => ({ name: id })),
  )

const someRules = (domain: Domain, draw: Draw) => draw.some(places(domain)).slice(0, 2)

const input = (domain: Domain, draw: Draw) =>
  draw.flag()
    ? ({ kind: 'user', input: known(draw, domain.slots) } as const)
    : ({ kind: 'api', input: known(draw, domain.apiInputs) } as const)

/** Edits of the decision table. */
export const tableDraws: DrawnEdits = {
  addModule: (domain, draw) => moduleEdits.addModule(domain, { name: name(draw) }),
  renameModule: (domain, draw) =>
    moduleEdits.renameModule(domain, { module: draw.one(rows, 0), to: name(draw) }),
  setModuleComments: (domain, draw) =>
    moduleEdits.setModuleComments(domain, { module: draw.one(rows, 0), comments: draw.one(texts, '') }),
  deleteModule: (domain, draw) => moduleEdits.deleteModule(domain, { module: draw.one(rows, 0) }),
  moveModule: (domain, draw) =>
    moduleEdits.moveModule(domain, { from: draw.one(rows, 0), to: draw.one(rows, 0) }),
  duplicateModule: (domain, draw) => moduleEdits.duplicateModule(domain, { module: draw.one(rows, 0) }),
  addExchange: (domain, draw) =>
    addExchange(domain, {
      intent: name(draw),
      expressions: draw.one(['be quiet', '[please] stop\nend it', '(open'], ''),
      uiAction: name(draw),
      text: draw.one(texts, ''),
      language: 'eng-USA',
    }),
  addRule: (domain, draw) =>
    ruleEdits.addRule(domain, { module: draw.one(rows, 0), after: draw.one(rows, 0) }),
  insertRules: (domain, draw) => {
    const rules = domain.modules.flatMap((module) => module.rules)
    const at = { module: draw.one(rows, 0), rule: draw.one(rows, 0) }
    return ruleEdits.insertRules(domain, { at, rules: draw.some(rules).slice(0, 2) })
  },
  duplicateRules: (domain, draw) =>
    ruleEdits.duplicateRules(domain, { rules: draw.some(places(domain)).slice(0, 3) }),
  deleteRules: (domain, draw) =>
    ruleEdits.deleteRules(domain, { rules: draw.some(places(domain)).slice(0, 3) }),
  moveRules: (domain, draw) =>
    ruleEdits.moveRules(domain, {
      rules: draw.some(places(domain)),
      to: { module: draw.one(rows, 0), rule: draw.one(rows, 0) },
    }),
  placeRules: (domain, draw) => {
    const values = draw.some(texts)
    const inputs = [{ kind: 'user', input: known(draw, domain.slots), values }] as const
    const intents = draw.some(names(domain.intents))
    const rules = generateRules({ intents, requests: [], inputs })
    return placeRules(domain, { module: draw.one(rows, 0), rules, how: 'append' })
  },
  setRuleIntent: (domain, draw) =>
    cellEdits.setRuleIntent(domain, {
      at: someRules(domain, draw),
      intent: { matcher: 'EqualsMatcher', arguments: [known(draw, domain.intents)] },
    }),
  setRuleRequest: (domain, draw) =>
    cellEdits.setRuleRequest(domain, {
      at: someRules(domain, draw),
      request: { matcher: 'NotEqualsMatcher', arguments: [known(draw, domain.intents)] },
    }),
  setRuleConditions: (domain, draw) => {
    const conditions = draw.one(
      domain.modules.flatMap((module) => module.rules),
      undefined,
    )
    if (conditions === undefined) return domain
    return cellEdits.setRuleConditions(domain, { at: someRules(domain, draw), conditions })
  },
  fillRules: (domain, draw) => {
    const [from] = someRules(domain, draw)
    const cell = draw.one(
      ['intent', 'request', 'inputs', 'uiAction', 'apiAction', 'comments'] as const,
      'intent',
    )
    if (from === undefined) return domain
    return cellEdits.fillRules(domain, { at: someRules(domain, draw), cell, from })
  },
  replaceInRules: (domain, draw) =>
    replaceInRules(domain, {
      find: draw.one(texts, ''),
      replace: draw.one(texts, ''),
      coreActions,
      platformUiActions: [],
    }),
  setRuleComments: (domain, draw) =>
    contentEdits.setRuleComments(domain, { at: someRules(domain, draw), comments: draw.one(texts, '') }),
  chooseRuleIntent: (domain, draw) =>
    contentEdits.chooseRuleIntent(domain, { at: someRules(domain, draw), name: known(draw, domain.intents) }),
  chooseRuleRequest: (domain, draw) =>
    contentEdits.chooseRuleRequest(domain, {
      at: someRules(domain, draw),
      name: known(draw, domain.intents),
    }),
  chooseRuleIntentMatcher: (domain, draw) =>
    contentEdits.chooseRuleIntentMatcher(domain, { at: someRules(domain, draw), matcher: matcher(draw) }),
  chooseRuleRequestMatcher: (domain, draw) =>
    contentEdits.chooseRuleRequestMatcher(domain, { at: someRules(domain, draw), matcher: matcher(draw) }),
  addRuleCondition: (domain, draw) =>
    contentEdits.addRuleCondition(domain, {
      at: someRules(domain, draw),
      kind: 'user',
      input: known(draw, domain.slots),
    }),
  addFlag: (domain, draw) =>
    contentEdits.addRuleCondition(domain, {
      at: someRules(domain, draw),
      kind: 'featureFlag',
      input: 'EVRA',
    }),
  setRuleConditionMatcher: (domain, draw) =>
    contentEdits.setRuleConditionMatcher(domain, {
      at: someRules(domain, draw),
      kind: 'user',
      index: draw.one([0, 1], 0),
      matcher: matcher(draw),
    }),
  setRuleConditionArguments: (domain, draw) =>
    contentEdits.setRuleConditionArguments(domain, {
      at: someRules(domain, draw),
      kind: 'user',
      index: draw.one([0, 1], 0),
      arguments: draw.some(texts),
    }),
  removeRuleCondition: (domain, draw) =>
    contentEdits.removeRuleCondition(domain, { at: someRules(domain, draw), kind: 'user', index: 0 }),
  setRuleUiAction: (domain, draw) =>
    contentEdits.setRuleUiAction(domain, {
      at: someRules(domain, draw),
      name: draw.one(['', ...names(domain.uiActions)], ''),
    }),
  setRuleApiAction: (domain, draw) =>
    contentEdits.setRuleApiAction(domain, {
      at: someRules(domain, draw),
      name: draw.one(['', 'openApp', ...names(domain.apiActions)], ''),
      coreActions,
    }),
  applyRuleChanges: (domain, draw) => {
    const how = draw.one(['replace', 'add', 'remove'] as const, 'add')
    const condition = {
      input: known(draw, domain.slots),
      matcher: 'EqualsMatcher',
      arguments: [draw.one(texts, '')],
    }
    const changes = {
      intent: { how, names: draw.some(names(domain.intents)) },
      conditions: [{ kind: 'user' as const, condition }],
      withoutInputs: [{ kind: 'user' as const, input: known(draw, domain.slots) }],
    }
    return applyRuleChanges(domain, { at: someRules(domain, draw), changes, coreActions })
  },
  addResetRule: (domain, draw) => {
    const of = input(domain, draw)
    const onIntent = chooseIntent(newResetRule(), known(draw, domain.intents))
    const mentioned = draw.some(names(domain.apiInputs)).slice(0, 1)
    const added = mentioned.reduce(
      (rule, found) => addCondition(rule, { kind: 'api', input: found, id: 1 }),
      onIntent,
    )
    return setResetRules(domain, { ...of, resetRules: [...getResetRules(domain, of), added] })
  },
}

/** Edits of what the decision table mentions. */
export const actionDraws: DrawnEdits = {
  addUiActionInRules: (domain, draw) =>
    contentEdits.addUiActionInRules(domain, { at: someRules(domain, draw), name: name(draw) }),
  addApiActionInRules: (domain, draw) =>
    contentEdits.addApiActionInRules(domain, {
      at: draw.some(places(domain)),
      name: name(draw),
      coreActions,
    }),
  addApiAction: (domain, draw) => actionEdits.addApiAction(domain, { name: name(draw), coreActions }),
  renameApiAction: (domain, draw) =>
    actionEdits.renameApiAction(domain, {
      from: known(draw, domain.apiActions),
      to: name(draw),
      coreActions,
    }),
  deleteApiActions: (domain, draw) =>
    actionEdits.deleteApiActions(domain, {
      names: draw.some(names(domain.apiActions)),
      clearRules: draw.flag(),
    }),
  moveApiActions: (domain, draw) =>
    actionEdits.moveApiActions(domain, { names: draw.some(names(domain.apiActions)), to: draw.one(rows, 0) }),
  duplicateApiAction: (domain, draw) =>
    actionEdits.duplicateApiAction(domain, { name: known(draw, domain.apiActions) }),
  setApiActionPath: (domain, draw) =>
    actionEdits.setApiActionPath(domain, { name: known(draw, domain.apiActions), path: draw.some(texts) }),
  chooseHandler: (domain, draw) =>
    actionEdits.chooseHandler(domain, {
      name: known(draw, domain.apiActions),
      handler: handler(domain, draw),
    }),
  addApiInput: (domain, draw) => inputEdits.addApiInput(domain, { name: name(draw) }),
  renameApiInput: (domain, draw) =>
    inputEdits.renameApiInput(domain, { from: known(draw, domain.apiInputs), to: name(draw) }),
  deleteApiInputs: (domain, draw) =>
    inputEdits.deleteApiInputs(domain, { names: draw.some(names(domain.apiInputs)) }),
  duplicateApiInput: (domain, draw) =>
    inputEdits.duplicateApiInput(domain, { name: known(draw, domain.apiInputs) }),
  setReturnValue: (domain, draw) =>
    inputEdits.setReturnValue(domain, { name: known(draw, domain.apiInputs), returnValue: draw.some(texts) }),
  addHandler: (domain) => handlerEdits.addHandler(domain),
  renameHandler: (domain, draw) =>
    handlerEdits.renameHandler(domain, { from: handler(domain, draw), to: name(draw) }),
  deleteHandler: (domain, draw) => handlerEdits.deleteHandler(domain, { id: handler(domain, draw) }),
  setHandlerUrl: (domain, draw) =>
    handlerEdits.setHandlerUrl(domain, {
      id: handler(domain, draw),
      environment: draw.one(['dev', 'prod'] as const, 'dev'),
      url: draw.one(['', 'https://a.example', 'http://localhost'], ''),
      allowsLoopback: false,
    }),
  setFulfilment: (domain, draw) =>
    setFulfilment(domain, {
      request: known(draw, domain.intents),
      uiActions: draw.some(names(domain.uiActions)),
      apiActions: draw.some(names(domain.apiActions)),
    }),
  setCoreActionParameters: (domain, draw) =>
    setCoreActionParameters(domain, {
      at: draw.one(places(domain), { module: 0, rule: 0 }),
      parameters: draw.some(newNames).map((one) => ({ name: one, value: draw.one(texts, '') })),
      coreActions,
    }),
  setShared: (domain, draw) => setShared(domain, { ...input(domain, draw), shared: draw.flag() }),
  setFromShared: (domain, draw) =>
    setFromShared(domain, {
      ...input(domain, draw),
      fromShared: draw.some([
        { input: 'a', domain: 'Radio' },
        { input: 'b', domain: 'Media' },
      ]),
    }),
  addUiAction: (domain, draw) => uiActionEdits.addUiAction(domain, { name: name(draw) }),
  renameUiAction: (domain, draw) =>
    uiActionEdits.renameUiAction(domain, { from: known(draw, domain.uiActions), to: name(draw) }),
  deleteUiActions: (domain, draw) =>
    uiActionEdits.deleteUiActions(domain, {
      names: draw.some(names(domain.uiActions)),
      clearRules: draw.flag(),
    }),
  moveUiActions: (domain, draw) =>
    uiActionEdits.moveUiActions(domain, { names: draw.some(names(domain.uiActions)), to: draw.one(rows, 0) }),
  setUiActionComments: (domain, draw) =>
    uiActionEdits.setUiActionComments(domain, {
      name: known(draw, domain.uiActions),
      comments: draw.one(texts, ''),
    }),
  setDialogActType: (domain, draw) =>
    uiActionEdits.setDialogActType(domain, {
      name: known(draw, domain.uiActions),
      type: draw.one(uiActionEdits.dialogActTypes, 'confirm'),
    }),
  setDialogActSlots: (domain, draw) =>
    uiActionEdits.setDialogActSlots(domain, {
      name: known(draw, domain.uiActions),
      slots: draw.some(names(domain.slots)),
    }),
  setConfirmedInput: (domain, draw) =>
    uiActionEdits.setConfirmedInput(domain, {
      name: known(draw, domain.uiActions),
      apiInput: draw.flag() ? known(draw, domain.apiInputs) : undefined,
      value: draw.one(texts, ''),
    }),
  addFlag: (domain, draw) =>
    uiActionEdits.addFlag(domain, { names: draw.some(names(domain.uiActions)), flag: name(draw) }),
  setFlag: (domain, draw) =>
    uiActionEdits.setFlag(domain, {
      names: draw.some(names(domain.uiActions)),
      flag: name(draw),
      isOn: draw.flag(),
    }),
  deleteFlag: (domain, draw) =>
    uiActionEdits.deleteFlag(domain, { names: draw.some(names(domain.uiActions)), flag: name(draw) }),
  setSpeakingStyle: (domain, draw) =>
    uiActionEdits.setSpeakingStyle(domain, {
      names: draw.some(names(domain.uiActions)),
      style: draw.one(uiActionEdits.speakingStylesFor(domain), ''),
    }),
  setEmotionAnimation: (domain, draw) =>
    uiActionEdits.setEmotionAnimation(domain, {
      names: draw.some(names(domain.uiActions)),
      animation: draw.one(uiActionEdits.emotionAnimations, 'neutral'),
    }),
  setCloudTts: (domain, draw) =>
    uiActionEdits.setCloudTts(domain, { names: draw.some(names(domain.uiActions)), isOn: draw.flag() }),
  setSoundFocus: (domain, draw) =>
    uiActionEdits.setSoundFocus(domain, {
      names: draw.some(names(domain.uiActions)),
      focus: draw.flag()
        ? {
            referencePoint: draw.one(uiActionEdits.referencePoints, 'DRIVER'),
            coordinates: [{ x: draw.one(rows, 0), y: 0, z: 0, t: 1 }],
          }
        : undefined,
    }),
  setWhiteList: (domain, draw) =>
    uiActionEdits.setWhiteList(domain, {
      name: known(draw, domain.uiActions),
      intents: draw.some(names(domain.intents)),
    }),
  setGuiResponse: (domain, draw) =>
    setGuiResponse(domain, {
      action: known(draw, domain.uiActions),
      response: draw.one(guiResponses, { type: 'UNKNOWN' }),
    }),
}
