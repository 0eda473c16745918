import type { TextRecognitionReply } from '@sdp/api'
import { percent, type StoryLine, type StoryPart, story } from '@sdp/dialogue/story'

type FullResponse = TextRecognitionReply['fullResponse']

/** How an answer came about: which of the domains gave it, and what happened in there. */
export function whyStory(
  response: FullResponse,
  moduleName: (module: number) => string | undefined,
): StoryPart[] {
  const { trace, candidates, passedOver, passedCounts } = response
  const passed = (round: number) => {
    const rules = passedOver[round] ?? []
    return { rules, count: passedCounts[round] ?? rules.length }
  }
  return [
    ...(candidates.length === 0 ? [] : [{ title: 'Which domain answers', lines: domainLines(response) }]),
    ...(trace === null ? [] : story(trace, { moduleName, passed })),
  ]
}

function domainLines({ candidates, domain }: FullResponse): StoryLine[] {
  return candidates.map(({ domain: name, intent, score, lostBy }): StoryLine => {
    const understood = intent === null ? '' : ` It took the sentence as ‘${intent}’ with ${percent(score)}.`
    return lostBy === null && name === domain
      ? { text: `${name} answers.${understood}`, tone: 'good' }
      : { text: `${name} does not answer: ${lostBy}.${understood}`, tone: 'aside' }
  })
}
