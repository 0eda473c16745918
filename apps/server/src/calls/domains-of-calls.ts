import {
  accessRequests,
  chat,
  dialogResources,
  domains,
  type Endpoint,
  type EndpointShapes,
  gitExport,
  handlers,
  jobs,
  literalRules,
  merges,
  notifications,
  type ParsedRequest,
  problems,
  publishing,
  reusableExpressions,
  revisions,
  savePoints,
  sessions,
  shared,
  uses,
} from '@sdp/api'
import { draftStage } from '@sdp/domain/chat'

/** By what a call names the domains that it reads or changes; all that is named must lead to one. */
export interface NamedDomains {
  /** Names of domains, or ids of save points. */
  domains?: readonly string[]
  revisions?: readonly string[]
  /** The name of a domain that is not there yet. */
  newDomain?: string
  accessRequest?: string
  failedJob?: string
  publishingRun?: string
}

type NamesInCall = (parsed: ParsedRequest<EndpointShapes>) => NamedDomains | undefined

/** What a call names, where that is all it is about; undefined where this one is about more. */
function about<S extends EndpointShapes>(
  { method, path }: Endpoint<S>,
  named: (parsed: ParsedRequest<S>) => NamedDomains | undefined,
): readonly [call: string, naming: NamesInCall] {
  return [`${method} ${path}`, named as NamesInCall]
}

const byId = ({ params }: { params: { id: string } }): NamedDomains => ({ domains: [params.id] })
const byName = ({ params }: { params: { name: string } }): NamedDomains => ({ domains: [params.name] })
const byDomainId = ({ params }: { params: { domainId: string } }): NamedDomains => ({
  domains: [params.domainId],
})
const byBody = ({ body }: { body: { domain: { name: string } } }): NamedDomains => ({
  domains: [body.domain.name],
})
const byBoth = ({ params, body }: { params: { id: string }; body: { source: string } }): NamedDomains => ({
  domains: [params.id, body.source],
})
const byRevision = ({
  params: { id, revision },
}: {
  params: { id: string; revision: string }
}): NamedDomains => ({
  domains: [id],
  revisions: [revision],
})
/** The id of a reusable part begins with that of its save point. */
const byPart = ({ params }: { params: { id: string } }): NamedDomains => ({
  domains: [params.id.split(':')[0]!],
})

/**
 * The calls that are about the domains they name and no others. Every other call may be about all domains, or about
 * none: lists, searches, concepts, people. What is not here is therefore refused to a client that is limited to
 * domains, unless its limits list the call (ruling R256).
 */
const namings = new Map<string, NamesInCall>([
  about(accessRequests.answer, ({ params }) => ({ accessRequest: params.id })),
  about(chat.textRecognition, ({ body: { header, requestInfo } }) => {
    const { draft } = requestInfo
    const isAlone = header.stage === draftStage && draft !== undefined && draft.among === undefined
    return isAlone ? { domains: [draft.domainId] } : undefined
  }),
  about(chat.callHandler, ({ body }) => ({ domains: [body.domainId] })),
  about(dialogResources.upload, ({ body }) => ({ domains: [body.domainId, body.domainName] })),
  about(domains.read, byId),
  about(domains.create, ({ body }) => ({ newDomain: body.name })),
  about(domains.update, byId),
  about(domains.remove, byId),
  about(gitExport.find, byName),
  about(gitExport.create, ({ body }) => ({ domains: [body.name] })),
  about(gitExport.remove, byName),
  about(gitExport.commits, byName),
  about(gitExport.content, byName),
  about(handlers.test, byId),
  about(jobs.sendAgain, ({ params }) => ({ failedJob: params.id })),
  about(jobs.drop, ({ params }) => ({ failedJob: params.id })),
  about(literalRules.syncSlot, byDomainId),
  about(literalRules.syncCanonical, byDomainId),
  about(notifications.accessRequest, ({ body }) => ({ domains: [body.domainName] })),
  about(publishing.config, byBody),
  about(publishing.states, byBody),
  about(publishing.publish, byBody),
  about(publishing.unpublish, byBody),
  about(publishing.deliver, byBody),
  about(publishing.arRemoval, byBody),
  about(publishing.download, byBody),
  about(publishing.changes, byBody),
  about(publishing.behaviour, byBody),
  about(publishing.tests, byBody),
  about(publishing.history, byBody),
  about(publishing.approvers, byBody),
  about(publishing.again, ({ body }) => ({
    domains: [body.domain.name],
    publishingRun: body.context.run,
  })),
  about(reusableExpressions.list, ({ query }) => ({ domains: [query.domainId] })),
  about(reusableExpressions.create, ({ body }) => ({ domains: [body.domainId] })),
  about(reusableExpressions.update, byPart),
  about(reusableExpressions.remove, byPart),
  about(revisions.list, byId),
  about(revisions.read, byRevision),
  about(revisions.lineage, ({ params, query }) => ({
    domains: [params.id],
    revisions: [query.from, query.to],
  })),
  about(revisions.previewRestore, byRevision),
  about(revisions.restore, byRevision),
  about(revisions.compare, ({ query }) => ({ revisions: [query.from, query.to] })),
  about(savePoints.list, byName),
  about(savePoints.create, ({ body }) => ({ domains: [body.fromId] })),
  about(savePoints.remove, byId),
  about(sessions.start, byId),
  about(sessions.end, byId),
  about(sessions.endOfOthers, byId),
  about(shared.resources, ({ query }) => ({ domains: [query.domain] })),
  about(uses.find, byId),
  about(merges.preview, byBoth),
  about(merges.apply, byBoth),
  about(problems.ofLanguage, byId),
])

/** Whether a call can be about some domains alone, which what it is asked says. */
export function namesDomains({ method, path }: Endpoint): boolean {
  return namings.has(`${method} ${path}`)
}

/** What this call names, or undefined where it may be about any domain. */
export function namedBy(
  { method, path }: Endpoint,
  parsed: ParsedRequest<EndpointShapes>,
): NamedDomains | undefined {
  return namings.get(`${method} ${path}`)?.(parsed)
}
