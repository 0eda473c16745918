import {
  type CarValues,
  type ConversationTest,
  type Expected,
  type ExpectedApiAction,
  noCarValues,
  type RecordedAnswer,
  type TestStart,
  type TestTurn,
} from '../../model/conversation-test.ts'
import { type Codec, codec, entryOr, type Field, lateListOf, list, listOf, optional, plain } from './codec.ts'
import { ruleCodec } from './rules.ts'
import { asList } from './wiring.ts'

const carFields = {
  vehicleInputs: plain<CarValues['vehicleInputs']>('metadata', noCarValues.vehicleInputs),
  contextInputs: plain<CarValues['contextInputs']>('context', noCarValues.contextInputs),
  featureFlags: plain<CarValues['featureFlags']>('featureFlags', noCarValues.featureFlags),
}

const start = codec<TestStart>({
  ...carFields,
  platform: plain('platform', ''),
  position: plain('position', ''),
})

const recordedAnswer = codec<RecordedAnswer>({
  apiAction: plain('apiAction', ''),
  answer: optional('answer'),
})

const expectedApiAction = codec<ExpectedApiAction>({
  name: plain('name', ''),
  parameters: optional('parameters'),
})

const expected = codec<Expected>({
  intent: optional('intent'),
  slots: optional('userInputs'),
  slotsByLanguage: optional('userInputsByLanguage'),
  rules: optionalListOf('rules', ruleCodec),
  uiActions: optional('systemActions'),
  apiActions: optionalListOf('apiActions', expectedApiAction),
  textMatch: optional('textMatch'),
  texts: optional('texts'),
  screens: optional('screens'),
  waits: optional('waits'),
})

const turn = codec<TestTurn>({
  sentences: plain('sentences', {}),
  restarts: optional('restarts'),
  intent: plain('intent', ''),
  slots: plain('userInputs', {}),
  car: entryOr('car', codec<CarValues>(carFields), noCarValues),
  answers: listOf('answers', recordedAnswer),
  expected: entryOr('expected', expected, {}),
})

const test = codec<ConversationTest>({
  name: plain('name', ''),
  tags: list('tags'),
  comments: plain('comments', ''),
  start: entryOr('start', start, { ...noCarValues, platform: '', position: '' }),
  turns: lateListOf('turns', turn),
})

export const testWiring = asList('conversation_tests', test)

/** A list of entries that may be absent inside as well. */
function optionalListOf<Model>(wire: string, entries: Codec<Model>): Field<Model[] | undefined> {
  return {
    wire,
    otherwise: undefined,
    read: (value) => (value as object[]).map(entries.read),
    write: (models) => models?.map(entries.write),
  }
}
