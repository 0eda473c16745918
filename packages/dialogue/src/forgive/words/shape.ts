/**
 * What is forgiven in a language. Lists are texts with commas between their entries; an entry may have several words.
 * None of them may turn a meaning round: no negation, no opposite.
 */
export interface ForgivenWords {
  /** Short forms and their long ones; each is taken for the other. */
  contractions: Readonly<Record<string, string>>
  /** Beginnings that lose their vowel before another one and are joined to the word by an apostrophe: l' is le or la. */
  elisions?: Readonly<Record<string, string>>
  /** Endings that are joined to any word by an apostrophe: the 's of German geht's is es. */
  endings?: Readonly<Record<string, string>>
  /** Polite words, at any place. At the end they do not belong to free text either. */
  courtesy: string
  /** Said after a request; does not belong to free text either. */
  thanks: string
  /** Said before a request, one or more of them. */
  opening: string
  /** Said after a request, one or more of them. */
  closing: string
  /** What asks for something around a request: the ending is left out only together with one of the beginnings. */
  frame?: { readonly before: string; readonly after: string }
  /** Words without meaning, at any place. */
  fillers: string
  /** Fillers that mean something as the first word: German 'halt' is also 'stop'. */
  particles?: string
  /** Sounds of somebody who thinks; no part of free text. */
  hesitations: string
  /** Letters that are also written as two. */
  digraphs?: Readonly<Record<string, string>>
  /**
   * Everyday words that are never taken for a misspelt word of the domain, above all those that turn a meaning round.
   * Absent where one wrong letter is not forgiven: in scripts that leave vowels out or write syllables or whole words, and
   * in Turkish, where one letter parts 'to play' (çalmak) from 'do not play' (çalma).
   */
  neverMisspelt?: string
}
