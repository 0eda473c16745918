import type { SystemResponse, TextRecognitionReply } from '@sdp/api'
import { type StoryLine, type StoryPart, story } from '@sdp/dialogue/story'
import { messages } from '@sdp/domain'
import { candidateCertainty } from '../../parts/candidate-text.ts'

type FullResponse = TextRecognitionReply['fullResponse']

/** How an answer came about: which of the domains gave it, what happened in there, and what it lacks. */
export function whyStory(
  response: FullResponse,
  moduleName: (module: number) => string | undefined,
  answer?: SystemResponse,
): StoryPart[] {
  const { trace, candidates, passedOver, passedCounts } = response
  const passed = (round: number) => {
    const rules = passedOver[round] ?? []
    return { rules, count: passedCounts[round] ?? rules.length }
  }
  return [
    ...(candidates.length === 0 ? [] : [{ title: 'Which domain answers', lines: domainLines(response) }]),
    ...(trace === null ? [] : story(trace, { moduleName, passed, isJoint: candidates.length > 0 })),
    ...(answer !== undefined && isSilent(answer) ? [missingText(answer, response.language)] : []),
  ]
}

function isSilent({ action, text, audio }: SystemResponse): boolean {
  return action !== '' && text === '' && audio.length === 0
}

function missingText({ action, preText, postText }: SystemResponse, language: string): StoryPart {
  const around = preText !== '' ? 'a text before' : postText !== '' ? 'a text after' : undefined
  const text =
    around === undefined
      ? `The UI action ‘${action}’ has no text in ${language}, so nothing is said.`
      : `The UI action ‘${action}’ has ${around} its responses, but no response with a text in ${language}: add one.`
  return {
    title: 'What is missing',
    lines: [{ text, place: { in: 'uiActions', name: action }, tone: 'bad' }],
  }
}

function domainLines({ candidates, domainId, isForHeadUnit }: FullResponse): StoryLine[] {
  const lines = candidates.map((candidate): StoryLine => {
    const { domain: name, intent, lostBy } = candidate
    const certainty = candidateCertainty(candidate)
    const understood = certainty === undefined ? '' : ` It took the sentence as ‘${intent}’ (${certainty}).`
    return lostBy === null && candidate.domainId === domainId
      ? { text: `${name} answers.${understood}`, tone: 'good' }
      : { text: `${name} does not answer: ${lostBy}.${understood}`, tone: 'aside' }
  })
  return isForHeadUnit ? [{ text: messages.chat.forHeadUnit, tone: 'good' }, ...lines] : lines
}
