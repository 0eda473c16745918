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
export { type AuditFinding, type AuditKind, auditKinds, auditResponses } from './audit.ts'
export { conceptNames } from './concept-names.ts'
export {
  addResponse,
  chooseResponse,
  deleteResponse,
  duplicateResponse,
  moveResponse,
  type ResponsePlace,
  removeResponse,
  renameResponse,
  type UsedResponse,
} from './edits.ts'
export { readTexts } from './problems.ts'
export type { AdditionalResponse, Response } from './response.ts'
export {
  checkDeletable,
  checkResponseName,
  checkResponseText,
  findResponse,
  type ResponseKind,
  responseList,
  usersOf,
} from './response-checks.ts'
export { namesAround, ownerOf } from './response-names.ts'
export { spokenText } from './spoken-text.ts'
export { type SsmlTag, ssmlTags } from './ssml-tags.ts'
export {
  addResponseTexts,
  deleteResponseTexts,
  moveResponseText,
  setResponseText,
  textsByName,
  textsOf,
} from './text-edits.ts'
export { type TextProblem, textProblems, unfilledPlaceholders } from './text-problems.ts'
export { type TextToken, textTokens } from './text-tokens.ts'
export { isReference, mapTexts } from './texts.ts'
export { type TtsType, ttsTypeOf } from './tts-type.ts'
