export { type ConceptChange, changeConcept, newConcept, type TextChange, textKey } from './changes.ts'
export { checkConceptText, conceptLanguage } from './checks.ts'
export {
  type Concept,
  type ConceptText,
  type ConceptType,
  conceptLimits,
  conceptTypeNumbers,
  conceptTypes,
  isSameText,
  newTextPrefix,
  type TuningStatus,
  tuningStatuses,
} from './concept.ts'
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
export {
  conceptColumns,
  conceptRowReader,
  conceptSheetRows,
  type ReadConcepts,
  requiredConceptColumns,
  type TextOperationResult,
  textOperationResults,
} from './sheet.ts'
