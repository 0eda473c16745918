import type {
  WireCondition,
  WireInputCondition,
  WireInterpretation,
  WireModule,
  WireOntologyUserInput,
  WireRule,
  WireSystemAction,
  WireUserInput,
} from '../whole-domain/wire/schemas.ts'
import type { WireDomain } from '../whole-domain/wire/wire-domain.ts'
import { aWireDomain } from './builders.ts'

export interface LargeDomain {
  intents: number
  /** Per intent. */
  expressions: number
  rules: number
  languages: string[]
}

const verbs = ['play', 'start', 'find', 'show', 'open', 'resume', 'skip', 'save', 'share', 'remove']
const things = ['song', 'album', 'playlist', 'station', 'podcast', 'episode', 'channel', 'concert', 'chart']
const places = ['in the kitchen', 'on the rear screen', 'for the passengers', 'at home', 'on this trip']
const openings = ['please', 'could you', 'I would like you to', 'hey can you', 'now', 'would you']
const rulesPerModule = 100
const slotCount = 60
const canonicalsPerSlot = 40

/** A domain of any size, the same at every call. A thousand intents of fifty expressions and 5,000 rules make 10 MB. */
export function aLargeWireDomain({ intents, expressions, rules, languages }: LargeDomain): WireDomain {
  const names = times(intents, intentName)
  const slots = times(slotCount, slotName)
  const uiActions = times(Math.max(1, Math.ceil(rules / 5)), (index) => uiAction(index))

  return aWireDomain({
    _id: 'large',
    name: 'Large',
    languages: languages.map((language, index) => ({ _id: language, language, default: index === 0 })),
    nlu_interpretations: times(intents, (index) => interpretation(index, expressions)),
    user_inputs: times(slotCount, userInput),
    tts_responses: Object.fromEntries(
      uiActions.map(({ name }, index) => [
        `${name}Tts`,
        times(3, (variant) => `${sentence(index, variant)}, here you are.`),
      ]),
    ),
    gui_responses: Object.fromEntries(uiActions.map(({ name }, index) => [name, screen(index)])),
    decision_rules: times(Math.ceil(rules / rulesPerModule), (index) =>
      module(index, Math.min(rulesPerModule, rules - index * rulesPerModule), names),
    ),
    system_actions: uiActions,
    api_actions: times(50, (index) => ({
      name: `fetch${capital(pick(things, index))}${index}`,
      comments: '',
      handler: 'default',
      path: ['v1', pick(things, index)],
      domain: '',
      requiredAuthLevel: 2,
    })),
    api_action_urls: [
      {
        id: 'default',
        urls: {
          dev: 'https://dev.handler.example.com',
          nonprod: 'https://nonprod.handler.example.com',
          prod: 'https://handler.example.com',
        },
      },
    ],
    ontology: {
      intents: Object.fromEntries(
        names.toSorted().map((name) => [
          name,
          {
            slotOnly: false,
            dialogActType: 'inform' as const,
            comments: '',
            fulfilledBy: { systemActions: [], apiActions: [] },
          },
        ]),
      ),
      userInputs: Object.fromEntries(slots.toSorted().map((name) => [name, ontologySlot()])),
      apiInputs: {},
      discardInputOnSDC: false,
    },
    arbitrations: names.toSorted().map((intentName) => ({ intentName, arbitration: 'cloud' })),
    justtalk: names.toSorted(),
  })
}

function intentName(index: number): string {
  return `${pick(verbs, index)}${capital(pick(things, Math.floor(index / verbs.length)))}${index}`
}

function slotName(index: number): string {
  return `${pick(things, index)}_${index}`
}

function canonicalName(index: number): string {
  return `value_${index}`
}

function interpretation(intent: number, count: number): WireInterpretation {
  return {
    intent: intentName(intent),
    expressions: times(count, (index) => ({
      expression: `${sentence(intent, index)} number ${intent * count + index}`,
      weight: 100,
      literals:
        index % 25 === 0 ? { [slotName(intent % slotCount)]: [canonical(index % canonicalsPerSlot)] } : {},
    })),
  }
}

function sentence(intent: number, variant: number): string {
  const slot = slotName((intent + variant) % slotCount)
  const thing = pick(things, variant)
  return `[${pick(openings, variant)}] (${pick(verbs, intent)}|${pick(verbs, intent + 3)}) the (${thing}|${pick(things, variant + 1)}) $(${slot}) [${pick(places, variant)}]`
}

function canonical(index: number): { canonical: string; literals: string[] } {
  return {
    canonical: canonicalName(index),
    literals: times(4, (variant) => `${pick(places, variant)} ${pick(things, index)} ${index}`),
  }
}

function userInput(index: number): WireUserInput {
  return { name: slotName(index), canonicals: times(canonicalsPerSlot, canonical) }
}

function ontologySlot(): WireOntologyUserInput {
  return {
    type: 'StaticList',
    valueType: 'String',
    values: Object.fromEntries(
      times(canonicalsPerSlot, canonicalName)
        .toSorted()
        .map((name) => [name, []]),
    ),
    volatile: false,
    shared: false,
    fromShared: [],
    comments: '',
    resetOnInput: [],
  }
}

function module(index: number, count: number, intents: readonly string[]): WireModule {
  return {
    name: `Module ${index + 1}`,
    comments: `What to do when somebody asks for a ${pick(things, index)}`,
    rules: times(count, (row) => rule(index * rulesPerModule + row, intents)),
  }
}

function rule(index: number, intents: readonly string[]): WireRule {
  return {
    comments: '',
    userIntent: equals(pick(intents, index)),
    request: { condition: 'NotCollectedMatcher', arguments: [] },
    userInputs: [
      input(slotName(index % slotCount), canonicalName(index % canonicalsPerSlot)),
      { slotName: slotName((index + 7) % slotCount), condition: 'CollectedMatcher', arguments: [] },
    ],
    apiInputs: [],
    metadata: index % 3 === 0 ? [input('speed', '0')] : [],
    context: [],
    featureFlags: index % 10 === 0 ? [input('SeamlessUI', 'true')] : [],
    systemAction: uiActionName(Math.floor(index / 5)),
    apiAction: index % 4 === 0 ? `fetch${capital(pick(things, index % 50))}${index % 50}` : '',
  }
}

function equals(argument: string): WireCondition {
  return { condition: 'EqualsMatcher', arguments: [argument] }
}

function input(name: string, argument: string): WireInputCondition {
  return { slotName: name, condition: 'EqualsMatcher', arguments: [argument] }
}

function uiActionName(index: number): string {
  return `answer${capital(pick(things, index))}${index}`
}

function uiAction(index: number): WireSystemAction & { name: string } {
  const name = uiActionName(index)
  return {
    name,
    comments: '',
    ttsResponse: [`${name}Tts`],
    preTtsText: '',
    postTtsText: '',
    audioResponse: [],
    guiResponse: { name, type: 'ONLINE_UI', payload: { loadingModeStyle: 1, ntgVersion: 'NTG7' } },
    dialogAct: { dialogActType: 'giveInformation', slots: {} },
    emotionAnimation: 'neutral',
    speakingStyle: '',
    useCloudTTS: false,
    whiteListIntent: [],
    clientBehaviorDirectives: { followUp: index % 2 === 0 },
  }
}

function screen(index: number): Record<string, unknown> {
  return {
    voiceUITemplateVersion: 2,
    loadingMode: { reset: true, style: 'reset' },
    primaryHeader: { data: { heading: capital(pick(things, index)), subheading: pick(places, index) } },
    body: { data: { text: `Here is the ${pick(things, index)}` } },
  }
}

function times<Made>(count: number, make: (index: number) => Made): Made[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

function pick<One>(list: readonly One[], index: number): One {
  return list[index % list.length]!
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
