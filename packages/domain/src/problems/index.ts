export { problemsBeforeUse, publishingProblems } from './before-use.ts'
export { conceptLists, mentionsConcepts } from './concept-problems.ts'
export { createProblemFinder, findProblems, type ProblemContext } from './problem-finder.ts'
export { type PlacedList, type ProblemPlaces, problemPlaces } from './problem-places.ts'
