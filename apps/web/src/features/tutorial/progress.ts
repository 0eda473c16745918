import type { Domain } from '@sdp/domain'
import { chatPlatform } from '@sdp/domain/chat'

/** The five steps, in the words of the specification. */
export const stepTitles = [
  'Create domain',
  'Domain data',
  'Intents and utterances',
  'Upload to an NLU provider and test',
  'Done',
] as const

/** What is known of the domain of the tutorial; undefined until there is one, or until it was read. */
export interface TutorialFacts {
  domain: Domain | undefined
  /** Whether a language model of it is active somewhere. */
  isPublished: boolean
  /** Whether it answered in the chat. */
  hasAnswered: boolean
  /** Whether one of its tests has failed. */
  hasFailed: boolean
}

export interface Task {
  text: string
  isDone: boolean
}

/** What is to be done in each step, and what of it is done. */
export function tutorialTasks({
  domain,
  isPublished,
  hasAnswered,
  hasFailed,
}: TutorialFacts): readonly Task[][] {
  const spoken = new Set(
    domain?.ttsResponses.filter(({ texts }) => texts.some((text) => text !== '')).map(({ name }) => name),
  )
  const answers = new Set(
    domain?.uiActions
      .filter(({ ttsResponses }) => ttsResponses.some((name) => spoken.has(name)))
      .map(({ name }) => name),
  )
  const rules = domain?.modules.flatMap((module) => module.rules) ?? []
  const intents = domain?.intents.filter(({ expressions }) => expressions.length > 0) ?? []
  const isAsked = ({ name }: { name: string }) =>
    rules.some(
      ({ intent, request, uiAction }) =>
        [...intent.arguments, ...request.arguments].includes(name) && answers.has(uiAction),
    )
  return [
    [{ text: 'You have a domain of your own', isDone: domain !== undefined }],
    [
      { text: 'It has a description', isDone: (domain?.description.trim() ?? '') !== '' },
      { text: 'It has a tag, by which others find it', isDone: (domain?.tags.length ?? 0) > 0 },
      {
        text: `Platform ${chatPlatform} is selected, so that the chat can run it`,
        isDone: domain?.platforms.includes(chatPlatform) ?? false,
      },
    ],
    [
      { text: 'An intent has an expression', isDone: intents.length > 0 },
      { text: 'A UI action has a text that is spoken', isDone: answers.size > 0 },
      { text: 'A rule answers the intent with the UI action', isDone: intents.some(isAsked) },
    ],
    [
      { text: 'The language model is published', isDone: isPublished },
      { text: 'The domain answered in the chat', isDone: hasAnswered },
      {
        text: 'A conversation is kept as a test',
        isDone: domain?.tests.some(({ turns }) => turns.length > 0) ?? false,
      },
      { text: 'A change broke it, and the test was red', isDone: hasFailed },
    ],
    [],
  ]
}

export function isStepDone(tasks: readonly Task[]): boolean {
  return tasks.every(({ isDone }) => isDone)
}
