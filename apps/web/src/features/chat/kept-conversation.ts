import type { TextRecognitionReply } from '@sdp/api'
import type { Reply, Trace, TurnResult } from '@sdp/dialogue'
import { newState, recordTurn } from '@sdp/dialogue/tests'
import { isSame, messages } from '@sdp/domain'
import { type CarValues, noCarValues, type TestStart, type TestTurn, withCarValues } from '@sdp/domain/tests'
import type { SentWhatIf } from './chat-store.ts'
import type { ChatTurn } from './conversation-turns.ts'

/** A conversation as a test keeps it. */
export interface KeptConversation {
  language: string
  start: TestStart
  /** Empty where the domain answered nothing. */
  turns: TestTurn[]
  /** What is left out, and what may go otherwise in the test. */
  remarks: string[]
}

const words = messages.keepAsTest

/** What a test of a domain keeps of a conversation: what that domain answered, in the language that was spoken last. */
export function keptConversation(said: readonly ChatTurn[], domainId: string): KeptConversation {
  const last = said.findLast(({ reply }) => reply.fullResponse.domainId === domainId)
  const language = last?.reply.fullResponse.language ?? ''
  const remarks: string[] = []
  const turns: TestTurn[] = []
  let start: TestStart = { ...noCarValues, platform: '', position: '' }
  let car = noCarValues
  let restarts = false
  for (const [index, { request, reply }] of said.entries()) {
    const { requestInfo, header, text_query: text } = request
    restarts ||= requestInfo?.dialogState === undefined
    const outcome = outcomeOf(reply)
    const reason = whyLeftOut(request.requestInfo?.whatIf, reply, { domainId, language })
    if (reason !== undefined || outcome === undefined) {
      remarks.push(words.leftOut(index + 1, reason ?? words.nobodyAnswered))
      continue
    }
    const given = carIn(requestInfo?.whatIf)
    const lost = namesIn(car).filter((name) => !namesIn(given).includes(name))
    if (lost.length > 0) remarks.push(words.goesOn(index + 1, lost))
    const isFirst = turns.length === 0
    if (isFirst) start = { ...given, platform: header.platform ?? '', position: header.position ?? '' }
    const turn = recordTurn(text, outcome, language, isFirst ? {} : changedIn(car, given))
    turns.push(!isFirst && restarts ? { ...turn, restarts } : turn)
    car = withCarValues(car, given)
    restarts = false
  }
  return { language, start, turns, remarks }
}

/** An answer as the dialogue gives it; nothing where no domain answered. */
export function outcomeOf({
  fullResponse: { reply, trace },
}: Pick<TextRecognitionReply, 'fullResponse'>): TurnResult | undefined {
  if (reply === null || trace === null) return undefined
  // As far as tests look at them; the state after the turn is not among that
  const state = newState()
  return { state, reply: reply as unknown as Reply, trace: { ...trace, before: state } as Trace }
}

function whyLeftOut(
  whatIf: SentWhatIf | undefined,
  { fullResponse }: TextRecognitionReply,
  open: { domainId: string; language: string },
): string | undefined {
  const { domainId, domain, language } = fullResponse
  if (domainId === null || domain === null) return words.nobodyAnswered
  if (domainId !== open.domainId) return words.answeredBy(domain)
  if (language !== open.language) return words.saidIn(language)
  const { vehicleInputs: _, contextInputs: __, featureFlags: ___, ...others } = whatIf ?? {}
  return Object.keys(others).length > 0 ? words.triedOut : undefined
}

function carIn({ vehicleInputs = {}, contextInputs = {}, featureFlags = {} }: SentWhatIf = {}): CarValues {
  return { vehicleInputs, contextInputs, featureFlags } as CarValues
}

function namesIn({ vehicleInputs, contextInputs, featureFlags }: CarValues): string[] {
  return [vehicleInputs, contextInputs, featureFlags].flatMap((values) => Object.keys(values))
}

function changedIn(before: CarValues, now: CarValues): CarValues {
  const changed = <Value>(old: Record<string, Value>, values: Record<string, Value>) =>
    Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(old[name], value)))
  return {
    vehicleInputs: changed(before.vehicleInputs, now.vehicleInputs),
    contextInputs: changed(before.contextInputs, now.contextInputs),
    featureFlags: changed(before.featureFlags, now.featureFlags),
  }
}
