import type { Domain } from '../../model/domain.ts'
import { type ListName, listNames, nameOf } from '../../model/list-names.ts'
import type { Problem } from '../../toolbox/problem.ts'
import { languageOf } from '../problems/of-language.ts'
import { inOneLanguage } from './in-one-language.ts'

/** A problem that a merged domain has, and neither of the two. */
export interface NewProblem extends Pick<Problem, 'severity' | 'message'> {
  /** The list and the name of the entry that it is found in; null where it is in none. */
  list: ListName | null
  name: string
  /** The language that it is of; null where all share what is wrong. */
  language: string | null
}

/** Both sides of a merge and what it makes of them, in all languages at once and under the same names. */
export interface ToBeChecked {
  mine: Domain
  theirs: Domain
  merged: Domain
  /** Those that both sides have. */
  languages: readonly string[]
}

/**
 * The problems that a merge makes. `checkIn` gives a check for a language, which may keep what it found in an entry: most entries
 * are the same in all three.
 */
export function newProblems(
  { languages, ...states }: ToBeChecked,
  checkIn: (language: string, merged: Domain) => (domain: Domain) => readonly Problem[],
): NewProblem[] {
  const skipped = sameIntents(states)
  return languages.flatMap((language, at) => {
    const narrow = inOneLanguage(language, skipped)
    // What all languages share is looked at in the first of them; rules and tests are half of a domain
    const some = (domain: Domain): Domain =>
      at === 0 ? narrow(domain) : { ...narrow(domain), modules: [], tests: [] }
    const merged = some(states.merged)
    const check = checkIn(language, merged)
    const found = (domain: Domain) =>
      check(domain).flatMap((problem) => {
        const of = languageOf(problem, language)
        const isListed = at === 0 || (of !== undefined && problem.at[0] !== 'reusableExpressions')
        return isListed ? [placed(domain, problem, of ?? null)] : []
      })
    const known = new Set([...found(some(states.mine)), ...found(some(states.theirs))].map(keyOf))
    return found(merged).filter((problem) => !known.has(keyOf(problem)))
  })
}

/**
 * The intents in whose expressions nothing new can be wrong, which most of a large domain are: they are the same in all three, and
 * so is what expressions are made of.
 */
function sameIntents({ mine, theirs, merged }: Omit<ToBeChecked, 'languages'>): ReadonlySet<object> {
  const isSame = (['slots', 'reusableExpressions'] as const).every(
    (list) => mine[list] === merged[list] && theirs[list] === merged[list],
  )
  if (!isSame) return new Set()
  const [ofMine, ofTheirs] = [new Set<object>(mine.intents), new Set<object>(theirs.intents)]
  return new Set(merged.intents.filter((intent) => ofMine.has(intent) && ofTheirs.has(intent)))
}

function placed(domain: Domain, { severity, message, at }: Problem, language: string | null): NewProblem {
  const list = listNames.find((one) => one === at[0])
  const entry = list && typeof at[1] === 'number' ? domain[list][at[1]] : undefined
  const known = { severity, message, language }
  if (list === undefined || entry === undefined) return { ...known, list: null, name: '' }
  return { ...known, list, name: nameOf(list, entry) }
}

function keyOf({ list, name, message, language }: NewProblem): string {
  return JSON.stringify([list, name, message, language])
}
