import { type EverydayLanguage, noEverydayLanguage } from '@sdp/domain/everyday-language'
import { forgivenessOf } from '../model/forgiveness.ts'
import { type Reading, takesAnything } from '../model/reading.ts'
import type { Recogniser } from '../recognise/recogniser.ts'
import { wordsOf } from '../words/text/words.ts'
import { bestVariant } from './best-variant.ts'
import { omissions } from './edits.ts'
import { withoutCourtesyInFreeText } from './free-text.ts'
import { type KnownWords, knownWordsOf } from './known-words.ts'
import { languageTables } from './phrases.ts'
import { rewrite, slotsInOriginal } from './rewritten.ts'
import { keptShare, maxWords } from './tuned.ts'
import { costOf, freeWords, type Search, type Variant } from './variant.ts'

/** Reads sentences by the expressions of a domain, and forgives everyday wording that authors need not write down. */
export interface ForgivingReader {
  /**
   * The readings of the exact recogniser where the best one has no free text; else those of the variant of the sentence in
   * which most words are explained, and of these the one with the least forgiven.
   */
  read(text: string, isWanted?: (reading: Reading) => boolean): Reading[]
}

/**
 * Makes the forgiving reader of a domain, with what its author says of everyday language; the words of the domain are gathered
 * with the first sentence that needs them.
 */
export function forgivingReader(
  exact: Recogniser,
  everyday: EverydayLanguage = noEverydayLanguage,
): ForgivingReader {
  const { language, numbers } = exact.version.store
  const tables = languageTables(language, everyday)
  const allowed = forgivenessOf(everyday)
  const buffer = { units: new Uint16Array(64) }
  let known: KnownWords | undefined
  return {
    read(text, isWanted = () => true) {
      const asSaid = exact.read(text, isWanted)
      if (tables === undefined || freeWords(asSaid[0]) === 0) return asSaid
      const words = wordsOf(text, language, buffer)
      if (words.count === 0 || words.count > maxWords) return asSaid
      known ??= knownWordsOf(exact.version, tables)
      const omitted = allowed.courtesy ? omissions({ text, words, tables }) : []
      const search: Search = { exact, text, words, known, tables, numbers, omitted, isWanted }
      // Where an expression takes a few words freely these may be names, which are spelt as they like
      const kinds = asSaid.every(takesAnything) ? allowed : { ...allowed, spelling: false }
      const best = bestVariant(search, asSaid, kinds)
      const variant: Variant = best ?? { edits: [], readings: asSaid }
      const chosen = withoutCourtesyInFreeText(search, variant) ?? variant
      return chosen.edits.length === 0 ? asSaid : readingsAsSaid(search, chosen)
    },
  }
}

/** The readings of a variant as readings of the sentence that was said. */
function readingsAsSaid({ text, words }: Search, { edits, readings }: Variant): Reading[] {
  const rewritten = rewrite(text, words, edits)
  const forgiven = edits
    .toSorted((a, b) => a.from - b.from)
    .map(({ kind, from, to, meant }) => ({
      kind,
      said: text.slice(words.from[from], words.to[to - 1]),
      meant,
    }))
  const share = keptShare ** costOf(edits)
  return readings.map((reading) => {
    const { origin, score, slots } = reading
    if (origin.kind !== 'expression') return reading
    return {
      ...reading,
      slots: slotsInOriginal(rewritten, text, slots),
      score: score * share,
      origin: { ...origin, forgiven, readAs: rewritten.text },
    }
  })
}
