import { z } from 'zod'
import { messages } from '../../messages/messages.ts'
import { textMatches } from '../../model/conversation-test.ts'
import type { InputValue } from '../../model/input-value.ts'

/**
 * The entries of every collection as docs/wire-format.md describes them. Loose: fields we do not know pass and are kept.
 * All but the name of an entry may be absent, since old domains lack what was added later.
 */

const texts = z.array(z.string())
const flag = z.boolean()

const Canonical = z.looseObject({ canonical: z.string(), literals: texts.optional() })

const Expression = z.looseObject({
  expression: z.string(),
  weight: z.number().optional(),
  literals: z.record(z.string(), z.array(Canonical)).optional(),
})

const Interpretation = z.looseObject({ intent: z.string(), expressions: z.array(Expression).optional() })

const UserInput = z.looseObject({
  name: z.string(),
  canonicals: z.array(Canonical).optional(),
  exampleValues: texts.optional(),
})

const GuiResponse = z.union([z.string(), z.looseObject({})], messages.wire.guiResponse)

const RuntimeResponse = z.looseObject({ voice: texts.optional(), text: texts.optional() })

const Condition = z.looseObject({ condition: z.string(), arguments: texts.optional() })

const InputCondition = z.looseObject({
  slotName: z.string(),
  condition: z.string(),
  arguments: texts.optional(),
})

const RuleApiAction = z.looseObject({
  name: z.string(),
  parameters: z.record(z.string(), z.string()).optional(),
})

const Rule = z.looseObject({
  comments: z.string().optional(),
  userIntent: Condition.optional(),
  request: Condition.optional(),
  userInputs: z.array(InputCondition).optional(),
  apiInputs: z.array(InputCondition).optional(),
  metadata: z.array(InputCondition).optional(),
  context: z.array(InputCondition).optional(),
  featureFlags: z.array(InputCondition).optional(),
  // DOM-049, DOM-050: old domains hold null here; loading mends it
  systemAction: z.string().nullish(),
  apiAction: z.union([z.string(), RuleApiAction], messages.wire.ruleApiAction).nullish(),
})

const Module = z.looseObject({
  name: z.string(),
  comments: z.string().optional(),
  rules: z.array(Rule).optional(),
})

const Coordinates = z.looseObject({
  x: z.number().nullish(),
  y: z.number().nullish(),
  z: z.number().nullish(),
  t: z.number().nullish(),
})

const SystemAction = z.looseObject({
  name: z.string(),
  comments: z.string().optional(),
  ttsResponse: texts.optional(),
  preTtsText: z.string().optional(),
  postTtsText: z.string().optional(),
  audioResponse: texts.optional(),
  guiResponse: z
    .looseObject({
      name: z.string().optional(),
      type: z.string().optional(),
      payload: z.unknown(),
      labels: texts.optional(),
      screenType: z.string().optional(),
      proactiveType: z.string().optional(),
    })
    .optional(),
  dialogAct: z
    .looseObject({
      dialogActType: z.string().optional(),
      slots: z.record(z.string(), z.unknown()).optional(),
    })
    .optional(),
  emotionAnimation: z.string().optional(),
  speakingStyle: z.string().optional(),
  useCloudTTS: flag.optional(),
  whiteListIntent: texts.optional(),
  clientBehaviorDirectives: z.record(z.string(), flag).optional(),
  dolbyAtmosParameters: z
    .looseObject({ referencePoint: z.string().optional(), soundCoordinates: z.array(Coordinates).optional() })
    .optional(),
})

const ApiAction = z.looseObject({
  name: z.string(),
  comments: z.string().optional(),
  handler: z.string().optional(),
  path: texts.optional(),
  domain: z.string().optional(),
  requiredAuthLevel: z.number().optional(),
})

const Urls = z.looseObject({
  dev: z.string().optional(),
  nonprod: z.string().optional(),
  prod: z.string().optional(),
})

const Handler = z.looseObject({ id: z.string(), urls: Urls.optional() })

const OntologyIntent = z.looseObject({
  slotOnly: flag.optional(),
  asksBack: flag.optional(),
  dialogActType: z.enum(['inform', 'request']).optional(),
  comments: z.string().optional(),
  fulfilledBy: z.looseObject({ systemActions: texts.optional(), apiActions: texts.optional() }).optional(),
})

const IdentifiedCondition = InputCondition.extend({ id: z.union([z.string(), z.number()]).optional() })

const ResetRule = z.looseObject({
  userIntent: Condition.optional(),
  request: Condition.optional(),
  userInputs: z.array(IdentifiedCondition).optional(),
  apiInputs: z.array(IdentifiedCondition).optional(),
})

const OntologyUserInput = z.looseObject({
  type: z.string().optional(),
  valueType: z.string().optional(),
  values: z.record(z.string(), z.array(z.unknown())).optional(),
  volatile: flag.optional(),
  shared: flag.optional(),
  fromShared: z.array(z.looseObject({ userInput: z.string(), domain: z.string() })).optional(),
  comments: z.string().optional(),
  resetOnInput: z.array(ResetRule).optional(),
})

const OntologyApiInput = z.looseObject({
  volatile: flag.optional(),
  shared: flag.optional(),
  fromShared: z.array(z.looseObject({ apiInput: z.string(), domain: z.string() })).optional(),
  comments: z.string().optional(),
  returnValue: z.array(z.unknown()).optional(),
  resetOnInput: z.array(ResetRule).optional(),
})

const Arbitration = z.looseObject({ intentName: z.string(), arbitration: z.string() })

const ReusableExpression = z.looseObject({
  _id: z.string().optional(),
  name: z.string(),
  values: z.record(z.string(), z.string()).optional(),
  comments: z.string().optional(),
  domainId: z.string().optional(),
})

const inputValue: z.ZodType<InputValue> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.array(inputValue)]),
)
const inputValues = z.record(z.string(), inputValue)
const flags = z.record(z.string(), flag)

const CarValues = z.looseObject({
  metadata: inputValues.optional(),
  context: inputValues.optional(),
  featureFlags: flags.optional(),
})

const TestTurn = z.looseObject({
  sentences: z.record(z.string(), z.string()).optional(),
  restarts: flag.optional(),
  intent: z.string().optional(),
  userInputs: inputValues.optional(),
  car: CarValues.optional(),
  answers: z.array(z.looseObject({ apiAction: z.string(), answer: z.unknown() })).optional(),
  expected: z
    .looseObject({
      intent: z.string().optional(),
      userInputs: inputValues.optional(),
      userInputsByLanguage: z.record(z.string(), inputValues).optional(),
      rules: z.array(Rule).optional(),
      systemActions: texts.optional(),
      apiActions: z
        .array(z.looseObject({ name: z.string(), parameters: z.record(z.string(), z.string()).optional() }))
        .optional(),
      textMatch: z.enum(textMatches).optional(),
      texts: z.record(z.string(), z.string()).optional(),
      screens: z.record(z.string(), z.array(z.unknown())).optional(),
      waits: flag.optional(),
    })
    .optional(),
})

const ConversationTest = z.looseObject({
  name: z.string(),
  tags: texts.optional(),
  comments: z.string().optional(),
  start: CarValues.extend({ platform: z.string().optional(), position: z.string().optional() }).optional(),
  turns: z.array(TestTurn).optional(),
})

const Language = z.looseObject({ _id: z.string().optional(), language: z.string(), default: flag.optional() })

/** What one entry of each collection looks like; a collection of shape `value` is its own single entry. */
export const entrySchemas = {
  nlu_interpretations: Interpretation,
  user_inputs: UserInput,
  everyday_language: texts,
  tts_responses: texts,
  audio_responses: texts,
  gui_responses: GuiResponse,
  runtime_responses: RuntimeResponse,
  decision_rules: Module,
  system_actions: SystemAction,
  api_actions: ApiAction,
  api_action_urls: z.union([z.array(Handler), Urls], messages.wire.handlers),
  'ontology.intents': OntologyIntent,
  'ontology.userInputs': OntologyUserInput,
  'ontology.apiInputs': OntologyApiInput,
  'ontology.discardInputOnSDC': flag.nullable(),
  arbitrations: Arbitration,
  justtalk: texts,
  domain_shared_resources: z.unknown(),
  reusable_expressions: ReusableExpression,
  conversation_tests: ConversationTest,
  languages: Language,
} as const satisfies Record<string, z.ZodType>

export type WireInterpretation = z.infer<typeof Interpretation>
export type WireUserInput = z.infer<typeof UserInput>
export type WireRuntimeResponse = z.infer<typeof RuntimeResponse>
export type WireGuiResponse = z.infer<typeof GuiResponse>
export type WireModule = z.infer<typeof Module>
export type WireRule = z.infer<typeof Rule>
export type WireCondition = z.infer<typeof Condition>
export type WireInputCondition = z.infer<typeof IdentifiedCondition>
export type WireSystemAction = z.infer<typeof SystemAction>
export type WireApiAction = z.infer<typeof ApiAction>
export type WireHandler = z.infer<typeof Handler>
export type WireUrls = z.infer<typeof Urls>
export type WireOntologyIntent = z.infer<typeof OntologyIntent>
export type WireOntologyUserInput = z.infer<typeof OntologyUserInput>
export type WireOntologyApiInput = z.infer<typeof OntologyApiInput>
export type WireArbitration = z.infer<typeof Arbitration>
export type WireReusableExpression = z.infer<typeof ReusableExpression>
export type WireConversationTest = z.infer<typeof ConversationTest>
export type WireLanguage = z.infer<typeof Language>
