import { apiActions, coreActions, fulfilment, handlers } from './api-actions.ts'
import { addSentence, chat, keepAsTest } from './chat.ts'
import { concepts } from './concepts.ts'
import { decisionTable, ruleFindings } from './decision-table.ts'
import { diss } from './diss.ts'
import { configuration, domain } from './domains.ts'
import { everydayLanguage } from './everyday-language.ts'
import { expressions } from './expressions.ts'
import { files } from './files.ts'
import { general, releaseNotes, uses } from './general.ts'
import { git } from './git-export.ts'
import { guiResponses } from './gui-responses.ts'
import { history, revisions } from './history.ts'
import { intents } from './intents.ts'
import { jobs, operation } from './jobs.ts'
import { languages } from './languages.ts'
import { merging } from './merging.ts'
import { pipelines } from './pipelines.ts'
import { publishing } from './publishing.ts'
import { rawContent } from './raw-content.ts'
import { resources } from './resources.ts'
import { responses } from './responses.ts'
import { reusableExpressions } from './reusable-expressions.ts'
import { savePoints } from './save-points.ts'
import { commit, conflict, drafts, leaving } from './saving.ts'
import { session } from './sessions.ts'
import { sharing } from './sharing.ts'
import { sheets } from './sheets.ts'
import { signIn } from './sign-in.ts'
import { slots } from './slots.ts'
import { testFiles } from './test-files.ts'
import { tests } from './tests.ts'
import { translations } from './translations.ts'
import { uiActions } from './ui-actions.ts'
import { accessRequests, audit, feedback, users } from './users.ts'
import { wire } from './wire.ts'

/**
 * Every sentence of the specification that a user can read, word for word.
 * Misspellings are the specification's and stay.
 */
export const messages = {
  general,
  domain,
  session,
  uses,
  leaving,
  commit,
  conflict,
  drafts,
  git,
  jobs,
  savePoints,
  merging,
  revisions,
  users,
  audit,
  releaseNotes,
  signIn,
  operation,
  configuration,
  feedback,
  accessRequests,
  sharing,
  expressions,
  intents,
  reusableExpressions,
  tests,
  testFiles,
  slots,
  everydayLanguage,
  languages,
  history,
  diss,
  files,
  sheets,
  decisionTable,
  ruleFindings,
  resources,
  rawContent,
  wire,
  apiActions,
  handlers,
  chat,
  addSentence,
  keepAsTest,
  publishing,
  pipelines,
  coreActions,
  fulfilment,
  uiActions,
  responses,
  guiResponses,
  concepts,
  translations,
} as const
