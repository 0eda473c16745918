import { foldSpoken } from '@sdp/domain'
import { type BuiltInWords, turningLists } from '@sdp/domain/everyday-language'
import { entriesOf, forgivenWords } from '../forgive/languages.ts'
import { turningWordsOf } from '../meaning/turning-words.ts'

const lookups = new Map<string, BuiltInWords>()

/** What the product itself does with a word in a language. */
export function builtInWords(language: string): BuiltInWords {
  const known = lookups.get(language)
  if (known !== undefined) return known
  const made = lookupOf(language)
  lookups.set(language, made)
  return made
}

function lookupOf(language: string): BuiltInWords {
  const fold = (words: readonly string[]) => new Set(words.map((word) => foldSpoken(word, language)))
  const { courtesy = '', fillers = '', hesitations = '' } = forgivenWords(language) ?? {}
  // What is left out at an end of a sentence only may be added for all places
  const forgiven = fold([courtesy, fillers, hesitations].flatMap(entriesOf))
  const words = turningWordsOf(language)
  const turning = [
    ...turningLists.map((list) => [list, fold(words?.[list] ?? [])] as const),
    ['opposites', fold(words?.opposites.flat(2) ?? [])] as const,
  ]
  return (word) => {
    const folded = foldSpoken(word, language)
    return {
      isForgiven: forgiven.has(folded),
      turns: turning.flatMap(([list, all]) => (all.has(folded) ? [list] : [])),
    }
  }
}
