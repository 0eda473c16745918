/** A part of the day, which says which of two hours is meant: 8 in the evening is 20:00. */
export type PartOfDay = 'morning' | 'noon' | 'afternoon' | 'evening' | 'night'

/**
 * A way to say a time of day, and what its minutes after midnight are: those of the hour, a constant, and the minutes that
 * are said, which a sign of -1 takes away. `['half past $(hour)', 30]`, `['$(minute) to $(hour)', 0, -1]`.
 */
type ClockSaying = readonly [expression: string, minutes?: number, sign?: 1 | -1]

/**
 * How a language says times of day, in the language of expressions. The names of numbers:
 *
 * - `$(hour)`: 0 to 24, by `hours` or as the language says numbers; `$(minute)`: 0 to 59
 * - `$(twoDigits)`: minutes that need no word before them: from 10 on, or in two digits
 * - `$(clock)`: digits such as 8:30 and 8.30, which are a time in every language without being mentioned
 * - `$(number)`: how many minutes or hours something lasts
 * - names of `tables`, which begin with `hour` or `minute`: the words of cases and of numbers in one word with others
 */
export interface TimeGrammar {
  /** The hours from 0 on, with commas between them. */
  hours?: string
  tables?: Readonly<Record<string, Readonly<Record<string, number>>>>
  clock: readonly ClockSaying[]
  /** Each may be said alone, before a time and after it. */
  parts: Partial<Record<PartOfDay, string>>
  /** What is a part of the day only next to a time, such as `pm`. */
  marks?: Partial<Record<PartOfDay, string>>
  days: string
  /** Prepositions and articles before a time, and what is said behind one; the time itself is said without them too. */
  leads: string
  trails?: string
  /** Times counted from now. */
  fromNow: readonly string[]
}
