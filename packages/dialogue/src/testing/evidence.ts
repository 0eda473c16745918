import { evidenceParts, scoreOf } from '../guess/confidence.ts'
import { featuresOf } from '../guess/features.ts'
import type { Guesser } from '../guess/guesser.ts'
import { candidateFinder } from '../guess/opinions.ts'
import { wordsOf } from '../guess/words.ts'

/** What counts for the best guess of a sentence, for fitting how much each part counts; nothing where there is no guess. */
export function evidenceReader({ learned }: Guesser): (text: string) => BestGuess | undefined {
  const { model, school, calibration } = learned
  const { teaching, known, intents, groups } = school
  const find = candidateFinder(model, groups)
  return (text) => {
    const [best] = find(featuresOf(wordsOf(text, teaching.language), { literals: teaching.literals, known }))
    return (
      best && {
        intent: intents[best.label]!.name,
        parts: evidenceParts(best),
        score: scoreOf(best.evidence, calibration),
      }
    )
  }
}

interface BestGuess {
  intent: string
  parts: number[]
  score: number
}
