import { evidenceParts, scoreOf } from '../guess/confidence.ts'
import { featureFinder } from '../guess/features.ts'
import type { Guesser } from '../guess/guesser.ts'
import { candidateFinder } from '../guess/opinions.ts'
import { foldedWordsOf } from '../words/text/folded-words.ts'

/** What counts for the best guess of a sentence, for fitting how much each part counts; nothing where there is no guess. */
export function evidenceReader({ learned }: Guesser): (text: string) => BestGuess | undefined {
  const { model, trainingSet, calibration } = learned
  const { sampling, known, intents, groups } = trainingSet
  const find = candidateFinder(model, groups)
  const featuresOf = featureFinder({ literals: sampling.literals, known })
  return (text) => {
    const [best] = find(featuresOf(foldedWordsOf(text, sampling.language)))
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
