import helmet from '@fastify/helmet'
import Fastify, { LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { auditCalls } from './calls/audit-calls.ts'
import { handleError } from './calls/handle-error.ts'
import { measureRequests } from './calls/measure.ts'
import type { Deps } from './deps.ts'
import { accessRequestRoutes } from './features/access-requests/routes.ts'
import { auditRoutes } from './features/audit/routes.ts'
import { authRoutes } from './features/auth/routes.ts'
import { chatRoutes } from './features/chat/routes.ts'
import { conceptRoutes } from './features/concepts/routes.ts'
import { configurationRoutes } from './features/configuration/routes.ts'
import { dialogResourceRoutes } from './features/dialog-resources/routes.ts'
import { dissRoutes } from './features/diss/routes.ts'
import { docsRoutes } from './features/docs/routes.ts'
import { domainRoutes } from './features/domains/routes.ts'
import { acceptWebsockets, eventRoutes } from './features/events/routes.ts'
import { gitExportRoutes } from './features/git-export/routes.ts'
import { handlerRoutes } from './features/handlers/routes.ts'
import { healthRoutes } from './features/health/routes.ts'
import { jobRoutes } from './features/jobs/routes.ts'
import { literalRuleRoutes } from './features/literal-rules/routes.ts'
import { metricsRoutes } from './features/metrics/routes.ts'
import { notificationRoutes } from './features/notifications/routes.ts'
import { operationRoutes } from './features/operation/routes.ts'
import { pictureRoutes } from './features/pictures/routes.ts'
import { problemRoutes } from './features/problems/routes.ts'
import { publishingRoutes } from './features/publishing/routes.ts'
import { releaseNoteRoutes } from './features/release-notes/routes.ts'
import { reusableExpressionRoutes } from './features/reusable-expressions/routes.ts'
import { revisionRoutes } from './features/revisions/routes.ts'
import { mergeRoutes } from './features/save-points/merge-routes.ts'
import { savePointRoutes } from './features/save-points/routes.ts'
import { searchRoutes } from './features/search/routes.ts'
import { sessionRoutes } from './features/sessions/routes.ts'
import { sharedRoutes } from './features/shared/routes.ts'
import { signInRoutes } from './features/sign-ins/routes.ts'
import { translationRoutes } from './features/translations/routes.ts'
import { userGroupRoutes } from './features/user-groups/routes.ts'
import { usesRoutes } from './features/uses/routes.ts'
import { webRoutes } from './features/web/routes.ts'
import type { App } from './http/app.ts'
import { compressReplies } from './http/compress.ts'
import { drainOnClose } from './http/drain.ts'
import { acceptForms } from './http/forms.ts'
import { acceptJson } from './http/json-bodies.ts'
import { limitRequests } from './http/limits.ts'
import { refuseOtherMachines } from './http/local-hosts.ts'
import { nameAnswers } from './http/name-answers.ts'
import { keepAnswersPrivate } from './http/private-answers.ts'
import { noticeProxies } from './http/proxies.ts'
import { logRequests, newRequestId } from './log.ts'

/** How long a client may take to send a request, and how often that is looked at: half-sent ones end within a minute. */
export const requestLimits = {
  headersTimeout: 20_000,
  requestTimeout: 55_000,
  connectionsCheckingInterval: 5_000,
  /** How long an answer may wait for a client that does not read on. */
  unreadMillis: 60_000,
}

/** The server with all its features; it does not listen yet. */
export async function buildApp(deps: Deps, limits = requestLimits): Promise<App> {
  const { requestTimeout, unreadMillis, ...connections } = limits
  const app = Fastify({
    loggerInstance: deps.log,
    genReqId: newRequestId,
    // logRequests writes one line a request instead of two.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1024 * 1024,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: false,
    requestTimeout,
    http: connections,
    // Later than anything that a call waits for gives up.
    handlerTimeout: 180_000,
    trustProxy: deps.config.trustProxy,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError)
  acceptJson(app)
  acceptForms(app)
  dropUnread(app, unreadMillis)
  keepAnswersPrivate(app)
  nameAnswers(app)
  logRequests(app)
  measureRequests(app, deps.metrics)
  drainOnClose(app)
  app.addHook('preClose', async () => deps.stopWork())
  compressReplies(app)
  await app.register(helmet, { contentSecurityPolicy })
  await acceptWebsockets(app)
  await limitRequests(app, deps.config)
  noticeProxies(app, deps.config)
  if (deps.config.oidc === undefined) refuseOtherMachines(app, deps.config)

  auditCalls(app, deps)

  for (const feature of features) await feature(app, deps)
  return app
}

/** What nobody reads must not be kept for ever: a connection on which nothing moves while it is answered is ended. */
function dropUnread(app: App, unreadMillis: number): void {
  app.addHook('onSend', async (_, reply, payload) => {
    reply.raw.setTimeout(unreadMillis, () => reply.raw.destroy())
    return payload
  })
}

const features: ((app: App, deps: Deps) => void | Promise<void>)[] = [
  docsRoutes,
  authRoutes,
  configurationRoutes,
  userGroupRoutes,
  auditRoutes,
  signInRoutes,
  sessionRoutes,
  domainRoutes,
  pictureRoutes,
  reusableExpressionRoutes,
  literalRuleRoutes,
  usesRoutes,
  problemRoutes,
  searchRoutes,
  handlerRoutes,
  conceptRoutes,
  translationRoutes,
  chatRoutes,
  savePointRoutes,
  mergeRoutes,
  publishingRoutes,
  revisionRoutes,
  sharedRoutes,
  dissRoutes,
  dialogResourceRoutes,
  gitExportRoutes,
  jobRoutes,
  operationRoutes,
  notificationRoutes,
  releaseNoteRoutes,
  accessRequestRoutes,
  eventRoutes,
  healthRoutes,
  metricsRoutes,
  webRoutes,
]

const contentSecurityPolicy = {
  directives: {
    defaultSrc: ["'self'"],
    // MUI writes its styles into the page.
    styleSrc: ["'self'", "'unsafe-inline'"],
    // The picture of a domain is an address that its author chose, on whichever server.
    imgSrc: ["'self'", 'data:', 'https:'],
    // A spoken answer of the chat is played from memory.
    mediaSrc: ["'self'", 'blob:'],
    connectSrc: ["'self'"],
    // Served on plain http on one machine: browsers must not be told to go to https.
    upgradeInsecureRequests: null,
  },
}
