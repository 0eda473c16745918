import { ownSentencesOf, type Program } from '@sdp/dialogue'
import type { Outcome } from './protocol.ts'

type OutcomeOf<Kind extends Outcome['kind']> = Extract<Outcome, { kind: Kind }>

/** Learns what is otherwise learned with the first sentence that no expression fits. */
export function trainProgram({ domain, guesses }: Program): OutcomeOf<'train'> {
  guesses.learned()
  const expressions = domain.intents.reduce((sum, intent) => sum + intent.expressions.length, 0)
  return { kind: 'train', intents: domain.intents.length, expressions }
}

/** How many sentences of an intent are tried (ruling R177). */
const sentencesOfIntent = 5

/** Whether the sentences of intents are understood as what they are sentences of. */
export function testProgram(
  { domain, language, exact, guesses }: Program,
  { from, to }: { from: number; to: number },
): OutcomeOf<'test'> {
  const sentencesOf = ownSentencesOf(domain, language)
  const sentences = domain.intents.slice(from, to).flatMap((intent) => sentencesOf(intent, sentencesOfIntent))
  const wrong = sentences
    .map(({ intent, text }) => {
      const reading = exact.read(text)[0] ?? guesses.learned().guess(text)[0]
      return { intent, text, recognised: reading?.intent }
    })
    .filter(({ intent, recognised }) => intent !== recognised)
  return { kind: 'test', tested: sentences.length, wrong }
}
