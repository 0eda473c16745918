export { isReference, mapTexts } from '../../mentions/texts.ts'
export type { AdditionalResponse } from '../../model/response.ts'
export { namesAround, ownerOf } from '../../model/response-names.ts'
export { spokenText } from '../texts/spoken-text.ts'
export { type SsmlTag, ssmlTags } from '../texts/ssml-tags.ts'
export { type TextProblem, textProblems, unfilledPlaceholders } from '../texts/text-problems.ts'
export { textTokens } from '../texts/text-tokens.ts'
export { type TtsType, ttsTypeOf } from '../texts/tts-type.ts'
export {
  type AdditionalField,
  addAdditionalResponse,
  addAdditionalTexts,
  checkAdditionalName,
  deleteAdditionalResponses,
  deleteAdditionalText,
  hasAdditionalResponses,
  moveAdditionalText,
  renameAdditionalResponse,
  setAdditionalText,
} from './additional-edits.ts'
export { type AdditionalGap, type AdditionalRow, additionalRows } from './additional-gaps.ts'
export { type AuditFinding, type AuditKind, auditResponses } from './audit.ts'
export { conceptNames } from './concept-names.ts'
export {
  addResponse,
  chooseResponse,
  deleteResponse,
  duplicateResponse,
  moveResponse,
  removeResponse,
  renameResponse,
} from './edits.ts'
export { readTexts } from './problems.ts'
export {
  checkDeletable,
  checkResponseName,
  checkResponseText,
  type ResponseKind,
  responseList,
} from './response-checks.ts'
export {
  addResponseTexts,
  deleteResponseTexts,
  moveResponseText,
  setResponseText,
  textsByName,
  textsOf,
} from './text-edits.ts'
