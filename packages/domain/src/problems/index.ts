export { checkBeforeUse, checkPublishable } from './before-use.ts'
export { type CheckContext, checkDomain, createChecker } from './checker.ts'
export { type ProblemPlaces, problemPlaces } from './problem-places.ts'
