export { problemsBeforeUse, publishingProblems } from './before-use.ts'
export { conceptLists, mentionsConcepts } from './concept-problems.ts'
export { languageOf, problemsOfLanguage } from './of-language.ts'
export { createProblemFinder, findProblems, type ProblemContext } from './problem-finder.ts'
export {
  fromPlacedProblems,
  type PlacedList,
  type PlacedProblem,
  type ProblemPlaces,
  problemPlaces,
  toPlacedProblems,
} from './problem-places.ts'
