export { type AccessAnswer, AccessNotice, type AccessRequest, accessRequests } from './access-requests.ts'
export { type AuditEntry, type AuditFilter, audit } from './audit.ts'
export { auth, CurrentUser, loginPath, Tokens } from './auth.ts'
export {
  type ChatCandidate,
  type ChatDraft,
  type ChatWhatIf,
  chat,
  type DomainReadings,
  maxSpokenTextLength,
  type StageAnswer,
  SystemResponse,
  TextRecognitionBody,
  TextRecognitionReply,
} from './chat.ts'
export { ChatReading, PassedRules } from './chat-trace.ts'
export {
  type ChangedConcepts,
  type ConceptChangeBody,
  ConceptConflict,
  type ConceptFilter,
  type ConceptHistoryPoint,
  ConceptReply,
  type ConceptRow,
  type ConceptSorting,
  type ConceptUse,
  conceptSortings,
  concepts,
  conceptsAtOnce,
  type UploadedConcepts,
} from './concepts.ts'
export { configuration, PlatformConfiguration, PublicConfig, stages } from './configuration.ts'
export { dialogResources, resourceFileMegabytes } from './dialog-resources.ts'
export { type DissServiceState, diss, dissMegabytes } from './diss.ts'
export {
  CollectionPatch,
  Conflict,
  DomainReply,
  DomainUpdateBody,
  domains,
  GeneralDataUpdate,
  NewDomainBody,
  SessionReply,
  sessions,
} from './domains.ts'
export type { Endpoint, EndpointShapes, ParsedRequest, Reply, Sent } from './endpoint.ts'
export { ErrorReply } from './errors.ts'
export { eventsPath, eventsProtocol, ServerEvent } from './events.ts'
export type { FormFile } from './form-file.ts'
export { CommitReply, gitExport } from './git-export.ts'
export { HandlerAnswer, handlers } from './handlers.ts'
export { health } from './health.ts'
export { type FailedJobReply, jobs } from './jobs.ts'
export { literalRules } from './literal-rules.ts'
export { type MergeClash, type MergedChanges, MergePreview, type MergeProblem, merges } from './merges.ts'
export { notifications } from './notifications.ts'
export { type OperationReply, operation } from './operation.ts'
export { type Picture, pictures } from './pictures.ts'
export { problems } from './problems.ts'
export {
  type Publication,
  type PublishAnswer,
  type PublishRequest,
  PublishState,
  publishing,
  type RequestNotice,
} from './publishing.ts'
export type { BehaviourChanges, PublishingChanges, PublishingTests } from './publishing-changes.ts'
export { type ReleaseNote, releaseNotes } from './release-notes.ts'
export { reusableExpressions } from './reusable-expressions.ts'
export { EntryChange, RestorePreview, RevisionReply, revisions } from './revisions.ts'
export { NewSavePointBody, SavePointReply, savePoints } from './save-points.ts'
export { type FoundEntry, type SearchedList, search, searchedLists } from './search.ts'
export { shared } from './shared.ts'
export { type SignIn, signIns } from './sign-ins.ts'
export { type Ticket, tickets, ticketsAtOnce } from './tickets.ts'
export {
  type BlockedTranslationReply,
  type TranslationItemReply,
  type TranslationJob,
  type TranslationJobWithTexts,
  translations,
} from './translations.ts'
export { userGroups } from './user-groups.ts'
export { LanguageUses, uses } from './uses.ts'
