import { type ApiInput, newApiInput } from '../model/api-input.ts'
import type { Domain } from '../model/domain.ts'
import { noEverydayLanguage } from '../model/everyday-language.ts'
import type { Expression } from '../model/expression.ts'
import type { Intent } from '../model/intent.ts'
import { type Module, notCollected, type Rule } from '../model/rule.ts'
import type { Slot } from '../model/slot.ts'
import type { UiAction } from '../model/ui-action.ts'
import type { WireDomain } from '../whole-domain/wire/wire-domain.ts'

/** A cloud domain without content; give what the case is about. */
export function aDomain(parts: Partial<Domain> = {}): Domain {
  return {
    id: 'music',
    name: 'Music',
    description: 'Plays music',
    creator: { name: 'mia', displayName: 'Mia Berg', upn: 'mia@example.com' },
    contributors: [],
    tags: [],
    picture: '',
    handlerUrl: '',
    platforms: ['NTG7-SOP'],
    embedded: false,
    isTestDomain: false,
    volatile: false,
    isAwaitingCert: false,
    diss: { enabled: false, version: null },
    savePoint: 'Original',
    languages: [{ id: 'eng-USA', language: 'eng-USA', isDefault: true }],
    intents: [],
    slots: [],
    modules: [],
    apiInputs: [],
    apiActions: [],
    handlers: [],
    uiActions: [],
    ttsResponses: [],
    audioResponses: [],
    guiResponses: [],
    additionalResponses: [],
    reusableExpressions: [],
    tests: [],
    everydayLanguage: noEverydayLanguage,
    discardInputOnSdc: null,
    sharedResources: [],
    ...parts,
  }
}

/** An intent of a cloud domain with one expression. */
export function anIntent(name: string, parts: Partial<Intent> = {}): Intent {
  return {
    name,
    expressions: [anExpression(`please ${name}`)],
    arbitration: 'cloud',
    justTalk: true,
    slotOnly: false,
    dialogActType: 'inform',
    comments: '',
    fulfilledBy: { uiActions: [], apiActions: [] },
    ...parts,
  }
}

export function anExpression(text: string, parts: Partial<Expression> = {}): Expression {
  return { text, weight: 100, restrictions: [], ...parts }
}

/** An API input that keeps its value. */
export function anApiInput(name: string, parts: Partial<ApiInput> = {}): ApiInput {
  return { ...newApiInput(name), ...parts }
}

/** A slot; its canonicals are given with their literals: `aSlot('genre', { jazz: ['jazz', 'jazz music'] })`. */
export function aSlot(
  name: string,
  canonicals: Record<string, string[]> = {},
  parts: Partial<Slot> = {},
): Slot {
  return {
    name,
    type: 'StaticList',
    valueType: 'String',
    canonicals: Object.entries(canonicals).map(([canonical, literals]) => ({ name: canonical, literals })),
    volatile: false,
    shared: false,
    fromShared: [],
    comments: '',
    resetRules: [],
    ...parts,
  }
}

export function aModule(name: string, ...rules: Rule[]): Module {
  return { name, comments: '', rules }
}

/** A rule for some intents. */
export function aRule(intents: string[], parts: Partial<Rule> = {}): Rule {
  return {
    comments: '',
    intent: { matcher: 'EqualsMatcher', arguments: intents },
    request: notCollected,
    slots: [],
    apiInputs: [],
    vehicleInputs: [],
    contextInputs: [],
    featureFlags: [],
    uiAction: '',
    apiAction: { name: '' },
    ...parts,
  }
}

/** A UI action that says nothing yet. */
export function aUiAction(name: string, parts: Partial<UiAction> = {}): UiAction {
  return {
    name,
    comments: '',
    ttsResponses: [],
    preTtsText: '',
    postTtsText: '',
    audioResponses: [],
    emotionAnimation: '',
    speakingStyle: '',
    useCloudTts: false,
    whiteList: [],
    clientBehaviourFlags: {},
    ...parts,
  }
}

/** A domain as the outside knows it, with every collection there and empty. */
export function aWireDomain(parts: Partial<WireDomain> = {}): WireDomain {
  return {
    _id: 'music',
    name: 'Music',
    description: 'Plays music',
    creator: { name: 'mia', displayName: 'Mia Berg', upn: 'mia@example.com' },
    contributors: [],
    tags: [],
    picture: '',
    handler_url: '',
    ntg_versions: ['NTG7-SOP'],
    embedded: false,
    isTestDomain: false,
    volatile: false,
    is_awaiting_cert: false,
    diss: { enabled: false, version: null },
    savePoint: 'Original',
    nlu_interpretations: [],
    user_inputs: [],
    tts_responses: {},
    audio_responses: {},
    gui_responses: {},
    runtime_responses: {},
    decision_rules: [],
    system_actions: [],
    api_actions: [],
    api_action_urls: [],
    ontology: { intents: {}, userInputs: {}, apiInputs: {}, discardInputOnSDC: null },
    arbitrations: [],
    justtalk: [],
    domain_shared_resources: [],
    reusable_expressions: [],
    languages: [{ _id: 'eng-USA', language: 'eng-USA', default: true }],
    dialog_units: [],
    ...parts,
  }
}
