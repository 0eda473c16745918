export {
  type Concept,
  type ConceptText,
  type ConceptType,
  conceptLimits,
  conceptTypeNumbers,
  isSameText,
  newTextPrefix,
  type TuningStatus,
  tuningStatuses,
} from '../../model/concept.ts'
export { type ConceptChange, changeConcept, newConcept, textKey } from './changes.ts'
export { checkConceptText, conceptLanguage } from './checks.ts'
export { type ConceptDifference, clashes, conceptDifferences } from './differences.ts'
export { followConceptName } from './edits.ts'
export { type KnownConcepts, knownConcepts, type ListedConcept } from './known-concepts.ts'
export {
  checkConceptName,
  checkNewConceptName,
  conceptStem,
  conceptSuffix,
  isConceptName,
  isConceptVariant,
} from './names.ts'
export { conceptNamesIn } from './names-in-texts.ts'
