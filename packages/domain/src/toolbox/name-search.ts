import { foldSpoken } from './names.ts'

/** A name made ready to be searched for. */
export interface SearchedName {
  name: string
  /** As names are compared: without case, accents composed. */
  folded: string
}

/** What somebody types to find names: all of its words have to be found. */
export interface NameQuery {
  words: readonly string[]
}

const maxWords = 8
/** Letters further apart than that, times their number, are there by chance. */
const maxSpread = 2

/** Makes a name ready to be searched for, by the case of a language. */
export function searchedName(name: string, language = ''): SearchedName {
  return { name: name.normalize('NFC'), folded: foldSpoken(name, language) }
}

/** Makes a typed text ready to search with, by the case of a language. */
export function nameQuery(text: string, language = ''): NameQuery {
  const words = foldSpoken(text, language).split(/\s+/)
  return { words: words.filter((word) => word !== '').slice(0, maxWords) }
}

/**
 * How well a name fits what is typed, up to 100, or nothing. The best is the name itself, then its beginning, the
 * beginning of a word in it (`music` in `playMusic`), beginnings of its words (`pm`, `plamu`), a part of it, and last
 * its letters in order, not far apart. Of two that fit alike the shorter name is better (ruling R360).
 */
export function scoreName({ words }: NameQuery, name: SearchedName): number | undefined {
  let sum = 0
  for (const word of words) {
    const score = scoreWord(word, name)
    if (score === undefined) return undefined
    sum += score
  }
  return words.length === 0 ? 0 : sum / words.length - Math.min(name.folded.length, 90) / 10
}

function scoreWord(word: string, name: SearchedName): number | undefined {
  const { folded } = name
  let at = folded.indexOf(word)
  if (at === 0) return word.length === folded.length ? 100 : 90
  if (at > 0) {
    for (; at > 0; at = folded.indexOf(word, at + 1)) if (isWordStart(name, at)) return 80
    return 60
  }
  const span = spanOf(word, folded)
  if (span === undefined) return undefined
  if (beginsWords(word, name)) return 70
  return span > maxSpread * word.length ? undefined : (40 * word.length) / span
}

/** How far the letters of a word are spread, where a text has them in order. */
function spanOf(word: string, text: string): number | undefined {
  let first = 0
  let at = -1
  for (let letter = 0; letter < word.length; letter++) {
    at = text.indexOf(word[letter]!, at + 1)
    if (at === -1) return undefined
    if (letter === 0) first = at
  }
  return at - first + 1
}

/** Whether a text is made of beginnings of the words of a name, in their order. */
function beginsWords(text: string, name: SearchedName): boolean {
  const { folded } = name
  // Which beginnings of the text are made of words so far
  const reached = new Uint8Array(text.length + 1)
  reached[0] = 1
  for (let start = 0; start < folded.length; start++) {
    if (!isWordStart(name, start)) continue
    // From the back, since a word counts once
    for (let from = text.length - 1; from >= 0; from--) {
      if (reached[from] === 0) continue
      for (let taken = 0; folded[start + taken] === text[from + taken]; taken++) {
        if (taken > 0 && isWordStart(name, start + taken)) break
        reached[from + taken + 1] = 1
        if (from + taken + 1 === text.length) return true
      }
    }
  }
  return false
}

/** Whether a word begins at a place: after what is no letter or digit, at a large letter, or at the first digit. */
function isWordStart({ name, folded }: SearchedName, at: number): boolean {
  if (at === 0) return true
  // A letter can be folded to two; then only what is between words is known
  const text = name.length === folded.length ? name : folded
  const [before, here] = [text[at - 1]!, text[at]!]
  if (!isLetterOrDigit(here)) return false
  if (!isLetterOrDigit(before)) return true
  if (isDigit(here)) return !isDigit(before)
  if (here === here.toLowerCase()) return false
  // The last large letter of several begins the next word, as the P of GPSPosition
  const after = text[at + 1]
  return before === before.toLowerCase() || (after !== undefined && isSmallLetter(after))
}

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9'
}

function isSmallLetter(character: string): boolean {
  return isLetterOrDigit(character) && !isDigit(character) && character === character.toLowerCase()
}

function isLetterOrDigit(character: string): boolean {
  return (
    (character >= 'a' && character <= 'z') ||
    (character >= 'A' && character <= 'Z') ||
    isDigit(character) ||
    (character > '\u007f' && !betweenWords.test(character))
  )
}

const betweenWords = /[\p{P}\p{S}\p{Z}]/u

/** The names that fit best out of however many are offered, the best first. */
export interface NameRanking<Found> {
  offer: (found: Found, name: SearchedName) => void
  best: () => Found[]
}

/** Ranks names by how well they fit; `bonus` says what counts for more than its name alone. */
export function rankNames<Found>(
  query: NameQuery,
  { most, bonus = () => 0 }: { most: number; bonus?: (found: Found) => number },
): NameRanking<Found> {
  const kept: { found: Found; score: number }[] = []
  return {
    offer: (found, name) => {
      const fit = scoreName(query, name)
      if (fit === undefined) return
      const score = fit + bonus(found)
      if (kept.length === most && score <= kept[most - 1]!.score) return
      let place = kept.length
      while (place > 0 && kept[place - 1]!.score < score) place--
      kept.splice(place, 0, { found, score })
      if (kept.length > most) kept.pop()
    },
    best: () => kept.map(({ found }) => found),
  }
}
