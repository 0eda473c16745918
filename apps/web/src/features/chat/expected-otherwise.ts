import type { TurnRun } from '@sdp/dialogue'
import { compareAnswer, saysSame } from '@sdp/dialogue/tests'
import { type Domain, firstByKey, isSame } from '@sdp/domain'
import { type ConversationTest, noCarValues, type TestTurn, withCarValues } from '@sdp/domain/tests'
import type { ChatTurn } from './conversation-turns.ts'
import { type KeptConversation, keptConversation, outcomeOf } from './kept-conversation.ts'

/** A turn of a kept test that expects another answer than came. */
export interface ExpectedOtherwise {
  test: string
  /** The place of the turn in the test. */
  index: number
  turn: TestTurn
  run: TurnRun
  language: string
}

interface OpenDomain {
  domainId: string
  /** The language in which it is open. */
  language: string
  domain: Domain
}

/**
 * The tests of the open domain that begin with the same conversation and expect another answer at its end. Tests that were
 * changed since the answer are not among them, since they may speak of another draft.
 */
export function expectedOtherwise(said: readonly ChatTurn[], open: OpenDomain): ExpectedOtherwise[] {
  const { domain, domainId } = open
  const last = said.at(-1)
  const before = last?.domain
  const outcome = last && outcomeOf(last.reply)
  if (last === undefined || before === undefined || outcome === undefined) return []
  if (domain.tests.length === 0) return []
  const spoken = keptConversation(said, domainId)
  if (spoken.turns.length !== said.length) return []
  const { language } = spoken
  const index = said.length - 1
  const known = knownOf(last, open)
  return domain.tests.flatMap((test) => {
    const turn = test.turns[index]
    if (turn === undefined || !beginsWith(test, spoken, said)) return []
    if (!isSame(before.tests.find(({ name }) => name === test.name)?.turns[index], turn)) return []
    const answer = { said: last.request.text_query, outcome, language, domain, ...known }
    const run = compareAnswer(turn, answer, index + 1)
    return run.differences.length === 0 ? [] : [{ test: test.name, index, turn, run, language }]
  })
}

/** The rules that fired, of a draft alone, and the texts, of the open language alone. */
function knownOf({ request, reply, domain }: ChatTurn, { language }: OpenDomain) {
  const { fullResponse } = reply
  const isDraft = request.requestInfo?.draft !== undefined
  const isOpenLanguage = fullResponse.language === language
  const fired = fullResponse.trace?.rounds.flatMap((round) => (round.fired ? [round.fired] : [])) ?? []
  const rules = isDraft
    ? fired.flatMap(({ module, rule }) => domain?.modules[module]?.rules[rule] ?? [])
    : undefined
  const ttsTexts = isOpenLanguage
    ? firstByKey((domain?.ttsResponses ?? []).map(({ name, texts }) => [name, texts] as const))
    : undefined
  return { rules, ttsTexts }
}

/** Whether a test says what was said, in a car that says the same. */
function beginsWith(
  { start, turns }: ConversationTest,
  spoken: KeptConversation,
  said: readonly ChatTurn[],
): boolean {
  const { language } = spoken
  let [car, spokenCar] = [withCarValues(noCarValues, start), withCarValues(noCarValues, spoken.start)]
  return spoken.turns.every((one, index) => {
    const turn = turns[index]!
    const { request, reply } = said[index]!
    const { trace } = outcomeOf(reply)!
    if (!saysSame(turn, { said: request.text_query, language, trace })) return false
    if (index > 0 && (turn.restarts ?? false) !== (one.restarts ?? false)) return false
    car = withCarValues(car, turn.car)
    spokenCar = withCarValues(spokenCar, one.car)
    return isSame(car, spokenCar)
  })
}
