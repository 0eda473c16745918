import fc, { type Arbitrary } from 'fast-check'
import { forgivenKinds, wordLists } from '../model/everyday-language.ts'
import { matchers } from '../nouns/conditions/matchers.ts'
import { compareNames } from '../toolbox/order.ts'
import type { WireDomain } from '../whole-domain/wire/wire-domain.ts'

type Fields = Record<string, Arbitrary<unknown>>

const name = fc.oneof(
  fc.constantFrom('play', 'stop', 'find.it', 'constructor', 'toString', 'hasOwnProperty', '__proto__'),
  fc.constantFrom('播放', 'играть', 'شغّل', 'ｐｌａｙ', '12', '§part', ' '),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }),
)
const text = fc.string({ unit: 'grapheme', maxLength: 12 })
const texts = fc.array(text, { maxLength: 3 })
const flag = fc.boolean()
const unknownFields = map(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom('x_since', 'X', '注', '__proto__'))

function map<Value>(
  value: Arbitrary<Value>,
  key: Arbitrary<string> = name,
): Arbitrary<Record<string, Value>> {
  return fc.dictionary(key, value, { maxKeys: 3, noNullPrototype: true })
}

/** An entry whose other fields may be absent, and which may have fields that we do not know. */
function entry(required: Fields, others: Fields = {}): Arbitrary<Record<string, unknown>> {
  const known = fc.record(
    { ...required, ...others },
    { requiredKeys: Object.keys(required), noNullPrototype: true },
  )
  return fc.tuple(known, unknownFields).map(([fields, unknown]) => ({ ...unknown, ...fields }))
}

function some(one: Arbitrary<unknown>): Arbitrary<unknown[]> {
  return fc.array(one, { maxLength: 3 })
}

const literals = some(entry({ canonical: name }, { literals: texts }))

const interpretation = (intent: string) =>
  entry(
    { intent: fc.constant(intent) },
    { expressions: some(entry({ expression: text }, { weight: fc.integer(), literals: map(literals) })) },
  )

const matcherName = fc.constantFrom(...matchers.map((matcher) => matcher.name))
const arguments_ = fc.array(text, { minLength: 1, maxLength: 2 })
const condition = entry({ condition: matcherName, arguments: arguments_ })
const anyInput = { slotName: name, condition: matcherName, arguments: arguments_ }
const inputs = some(
  entry({ ...anyInput, condition: matcherName.filter((matcher) => matcher !== 'AnyMatcher') }),
)
const identified = some(entry(anyInput, { id: fc.oneof(text, fc.integer()) }))

const rule = entry(
  {},
  {
    comments: text,
    userIntent: condition,
    request: condition,
    userInputs: inputs,
    apiInputs: inputs,
    metadata: inputs,
    context: inputs,
    featureFlags: inputs,
    systemAction: text,
    apiAction: fc.oneof(text, entry({ name }, { parameters: map(text) })),
  },
)

const resetRules = some(
  entry({}, { userIntent: condition, request: condition, userInputs: identified, apiInputs: identified }),
)

const systemAction = entry(
  { name },
  {
    comments: text,
    ttsResponse: texts,
    preTtsText: text,
    postTtsText: text,
    audioResponse: texts,
    guiResponse: entry(
      {},
      {
        name,
        type: text,
        payload: fc.jsonValue({ maxDepth: 2 }),
        labels: texts,
        screenType: text,
        proactiveType: text,
      },
    ),
    dialogAct: entry({}, { dialogActType: text, slots: map(text) }),
    emotionAnimation: text,
    speakingStyle: text,
    useCloudTTS: flag,
    whiteListIntent: texts,
    clientBehaviorDirectives: map(flag),
    dolbyAtmosParameters: entry(
      {},
      { referencePoint: text, soundCoordinates: some(entry({}, { x: fc.integer(), t: fc.constant(null) })) },
    ),
  },
)

const urls = entry({}, { dev: text, nonprod: text, prod: text })

const ontologyIntent = entry(
  {},
  {
    slotOnly: flag,
    asksBack: flag,
    dialogActType: fc.constantFrom('inform', 'request'),
    comments: text,
    fulfilledBy: entry({}, { systemActions: texts, apiActions: texts }),
  },
)

const sharing = { volatile: flag, shared: flag, comments: text, resetOnInput: resetRules }

const apiInput = entry(
  {},
  { ...sharing, fromShared: some(entry({ apiInput: name, domain: name })), returnValue: texts },
)

/** A slot in its two places, with the same canonicals in both. */
const slot = (slotName: string) =>
  fc.uniqueArray(name, { maxLength: 3 }).chain((canonicals) =>
    fc.record({
      userInput: entry(
        { name: fc.constant(slotName), ...spoken(canonicals) },
        { exampleValues: texts, ...(canonicals.length === 0 && { canonicals: fc.constant([]) }) },
      ),
      ontology: entry(canonicals.length === 0 ? {} : { values: values(canonicals) }, {
        ...sharing,
        type: text,
        valueType: text,
        fromShared: some(entry({ userInput: name, domain: name })),
        ...(canonicals.length === 0 && { values: fc.constant({}) }),
      }),
    }),
  )

function spoken(canonicals: string[]): Fields {
  if (canonicals.length === 0) return {}
  const entries = canonicals.map((canonical) =>
    entry({ canonical: fc.constant(canonical) }, { literals: texts }),
  )
  return { canonicals: fc.tuple(...entries).chain(shuffled) }
}

function values(canonicals: string[]): Arbitrary<Record<string, unknown>> {
  return fc.tuple(...canonicals.map(() => texts)).map((listed) => zipped(canonicals, listed))
}

function shuffled<One>(list: One[]): Arbitrary<One[]> {
  return fc.shuffledSubarray(list, { minLength: list.length })
}

function zipped<Value>(names: readonly string[], list: readonly Value[]): Record<string, Value> {
  return Object.fromEntries(names.map((key, index) => [key, list[index]!]))
}

/** What the outside says about some intents: all in the ontology and the language, some with settings. */
const intents = fc
  .uniqueArray(name, { maxLength: 4 })
  .chain((names) => {
    const sorted = fc.subarray(names.toSorted(compareNames))
    return fc.record({
      names: fc.constant(names),
      interpretations: shuffled(names).chain((order) => fc.tuple(...order.map(interpretation))),
      ontology: fc.tuple(...names.map(() => ontologyIntent)),
      arbitrations: sorted.chain((some) =>
        fc.tuple(...some.map((one) => entry({ intentName: fc.constant(one), arbitration: text }))),
      ),
      justtalk: sorted,
    })
  })
  .map(({ names, ontology, ...rest }) => ({ ...rest, ontology: zipped(names, ontology) }))

const slots = fc
  .uniqueArray(name, { maxLength: 3 })
  .chain((names) => fc.tuple(fc.constant(names), fc.tuple(...names.map(slot))))
  .map(([names, both]) => ({
    userInputs: both.map(({ userInput }) => userInput),
    ontology: zipped(
      names,
      both.map(({ ontology }) => ontology),
    ),
  }))

const languages = fc
  .uniqueArray(name, { maxLength: 3 })
  .chain((codes) =>
    fc.tuple(
      ...codes
        .toSorted(compareNames)
        .map((code) => entry({ language: fc.constant(code) }, { _id: text, default: flag })),
    ),
  )

const generalData: Fields = {
  _id: text,
  description: text,
  creator: fc.record({ name, upn: text }, { noNullPrototype: true }),
  contributors: texts,
  tags: texts,
  picture: text,
  handler_url: text,
  ntg_versions: texts,
  embedded: flag,
  isTestDomain: flag,
  volatile: flag,
  is_awaiting_cert: flag,
  diss: fc.record({ enabled: flag, version: fc.option(text) }, { noNullPrototype: true }),
  savePoint: text,
}

const word = fc.constantFrom('ey', 'alter', 'nix', 'Stopp', 'お願い', 'gell')
const everydayWords = fc.uniqueArray(word, { minLength: 1 })

const everydayLanguage = fc
  .record(
    {
      switchedOff: fc.uniqueArray(fc.constantFrom(...forgivenKinds), { minLength: 1 }),
      ...Object.fromEntries(wordLists.map((list) => [list, everydayWords])),
    },
    { requiredKeys: [], noNullPrototype: true },
  )
  .filter((lists) => Object.keys(lists).length > 0)

const independent: Fields = {
  everyday_language: everydayLanguage,
  tts_responses: map(texts),
  audio_responses: map(texts),
  gui_responses: map(fc.oneof(text, entry({}))),
  runtime_responses: map(entry({}, { voice: texts, text: texts })),
  decision_rules: some(entry({ name }, { comments: text, rules: some(rule) })),
  system_actions: some(systemAction),
  api_actions: some(
    entry(
      { name },
      { comments: text, handler: text, path: texts, domain: text, requiredAuthLevel: fc.nat() },
    ),
  ),
  api_action_urls: some(entry({ id: name }, { urls })),
  domain_shared_resources: fc.jsonValue({ maxDepth: 2 }),
  reusable_expressions: some(
    entry({ name }, { _id: text, values: map(text), comments: text, domainId: text }),
  ),
  languages,
}

/**
 * Any domain that needs no repair: fields may be absent or unknown, lists may hold the same name twice, names may be in
 * any script or look like parts of a JavaScript object.
 */
export function anyWireDomain(): Arbitrary<WireDomain> {
  const rest = entry({ name }, { ...generalData, ...independent })
  const ontologyRest = entry({}, { discardInputOnSDC: fc.option(flag), apiInputs: map(apiInput) })
  return fc.tuple(rest, intents, slots, ontologyRest).map(([domain, spokenIntents, spokenSlots, more]) => {
    const wire = {
      ...domain,
      nlu_interpretations: spokenIntents.interpretations,
      arbitrations: spokenIntents.arbitrations,
      justtalk: spokenIntents.justtalk,
      user_inputs: spokenSlots.userInputs,
      ontology: { ...more, intents: spokenIntents.ontology, userInputs: spokenSlots.ontology },
      dialog_units: [],
    }
    return JSON.parse(JSON.stringify(wire)) as WireDomain
  })
}

/** A JSON value as text with sorted keys: unlike a comparison of objects, it sees a key named __proto__. */
export function sortedText(json: unknown): string {
  return JSON.stringify(json, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => compareNames(a, b)))
  })
}
