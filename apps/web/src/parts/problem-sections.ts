import { readableNumber } from '../ui/numbers.ts'
import type { LanguageProblems } from './problem-checks.ts'
import { type FoundProblem, type ProblemGroup, problemGroups } from './problem-places.ts'
import { countAll } from './problem-texts.ts'
import type { FoundProblems } from './problems.ts'

type FoundInLanguages = Pick<FoundProblems, 'places' | 'language' | 'others'>

/** The problems of one language, or of what all languages share. */
export interface ProblemSection {
  /** Undefined for what all languages share, and for everything in a domain of one language. */
  language: string | undefined
  count: number
  groups: readonly ProblemGroup[]
}

/** All problems by language: first what all share, then the open one, then the others. Those without any are left out. */
export function problemSections(found: FoundInLanguages): ProblemSection[] {
  if (found.places === undefined) return []
  const here = problemGroups(found.places)
  const others = othersOf(found)
  const named = [
    ...here.flatMap(({ problems }) => problems.flatMap(({ language }) => language ?? [])),
    ...others.map(({ language }) => language),
  ]
  const elsewhere = [...new Set(named)].filter((language) => language !== found.language)
  if (elsewhere.length === 0) return [{ language: undefined, ...counted(here) }].filter(hasProblems)
  return [undefined, found.language, ...elsewhere.toSorted()]
    .map((language): ProblemSection => {
      const own = counted(groupsOf(here, language))
      const other = others.find((one) => one.language === language)
      if (other === undefined) return { language, ...own }
      const groups = [...problemGroups(other.places), ...own.groups]
      return { language, count: own.count + other.count, groups }
    })
    .filter(hasProblems)
}

/** Those that the author goes through without another language being opened. */
export function problemsHere(found: FoundInLanguages): FoundProblem[] {
  return problemSections(found)
    .filter(({ language }) => language === undefined || language === found.language)
    .flatMap(({ groups }) => groups.flatMap(({ problems }) => problems))
}

/** How many problems there are in all languages, as far as they were looked through; undefined before the open one was. */
export function countProblems(found: FoundInLanguages): number | undefined {
  const { places } = found
  return places && othersOf(found).reduce((sum, { count }) => sum + count, countAll(places))
}

/** Where problems are, in the words of the screen: 'Intents 3, Slots 1', or 'eng-USA: Intents 3; deu-DEU: Slots 1'. */
export function whereText(sections: readonly ProblemSection[]): string {
  const texts = sections.map(({ language, groups }) => {
    const places = groups.map(({ title, problems }) => `${title} ${readableNumber(problems.length)}`)
    return language === undefined ? places.join(', ') : `${language}: ${places.join(', ')}`
  })
  return texts.join('; ')
}

/** What was found next to the open language; it may have been the other one a moment ago. */
function othersOf({ others, language: open }: FoundInLanguages): LanguageProblems[] {
  return others.filter(({ language }) => language !== open)
}

function groupsOf(groups: readonly ProblemGroup[], wanted: string | undefined): ProblemGroup[] {
  return groups
    .map(({ title, problems }) => ({
      title,
      problems: problems.filter(({ language }) => language === wanted),
    }))
    .filter(({ problems }) => problems.length > 0)
}

function counted(groups: readonly ProblemGroup[]): Pick<ProblemSection, 'count' | 'groups'> {
  return { count: groups.reduce((sum, { problems }) => sum + problems.length, 0), groups }
}

function hasProblems({ count }: ProblemSection): boolean {
  return count > 0
}
