import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@sdp/api'
import {
  accessRequests,
  auth,
  domains,
  notifications,
  reusableExpressions,
  savePoints,
  sessions,
  translations,
  uses,
} from '@sdp/api'
import { messages } from '@sdp/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askFor } from './publishing/testing/ask-for.ts'
import { allCalls } from './testing/all-calls.ts'
import { tokenOfSomebody } from './testing/local-token.ts'
import { type Caller, startTestServer, type TestServer } from './testing/test-server.ts'

const roles = [
  'nobody',
  'author',
  'contributor',
  'creator',
  'member',
  'conceptEditor',
  'translator',
  'superUser',
  'serviceClient',
] as const
type Role = (typeof roles)[number]

const signedIn = roles.filter((role) => role !== 'nobody')
/** Whom the domain's own rules let in; the service client acts as the creator. */
const trusted: readonly Role[] = ['contributor', 'creator', 'superUser', 'serviceClient']

const conceptEditors: readonly Role[] = ['conceptEditor', 'superUser']
const translators: readonly Role[] = ['translator', ...conceptEditors]

interface Row {
  may: readonly Role[]
  /** What is sent; `domain` is a fresh one, made by the creator. */
  send?: (domain: string) => unknown
  /** Before the call the asking user holds the domain's session; somebody who cannot, finds it held by the creator. */
  session?: boolean
  /** The status of a call that is not refused, where it is not 200. */
  answers?: number
}

const session = { body: { message: 'Work on it' } }
const aDomain = { languages: [{ language: 'eng-USA' }], contributors: ['connie@sdp.example'] }

const aBranch = (domain: string) => ({ fromId: domain, newSavePoint: { name: 'summer' } })

/** A save point with a save of its own. */
async function aChangedBranch(domain: string): Promise<{ _id: string; revision: string }> {
  const changes = {
    updates: { justtalk: [] },
    commit_message: 'Mine',
    base_revision: await headOf(domain),
    save_id: randomUUID(),
  }
  const { body } = await callers.creator.call(savePoints.create, { body: { ...aBranch(domain), changes } })
  return body
}

async function aMerge(domain: string) {
  const { _id: source, revision: source_revision } = await aChangedBranch(domain)
  const base_revision = await headOf(domain)
  return { params: { id: domain }, body: { source, commit_message: 'Merge', base_revision, source_revision } }
}

const anUpload = (domain: string) => ({
  body: {
    domainId: domain,
    domainName: domain,
    savePointName: 'Original',
    language: 'eng-USA',
    files: [new File(['{}'], 'a.json')],
  },
})

/** What a call about publishing is sent. */
function published(name: string, context: object): object {
  return { domain: { name, savePoint: 'Original' }, context }
}

const place = {
  ...{ node: 'ECE', environment: 'dev', resource: 'dialog', provider: 'runtime' },
  languages: ['eng-USA'],
}

function publishing(name: string): object {
  return published(name, { instructions: [{ ...place, approval: 'execute' }] })
}

/** The export is off in this test, so whoever may ask for a file finds none. */
function fileOf(name: string): { name: string; lang: string; env: 'dev' } {
  return { name, lang: 'eng-USA', env: 'dev' }
}

/** Of an API action without a handler, so that nothing goes out. */
function aHandlerCall(domainId: string) {
  const names = { language: 'eng-USA', apiAction: 'find', apiActionDomain: '', intent: null, request: null }
  const inputs = { slots: {}, apiInputs: {}, vehicleInputs: {}, contextInputs: {}, featureFlags: {} }
  return { domainId, path: [], request: { ...names, ...inputs } }
}

async function refreshToken(): Promise<{ body: { refreshToken: string } }> {
  const { body } = await server.nobody.call(auth.localSignIn, { body: { email: 'nora@sdp.example' } })
  return { body: { refreshToken: body.refreshToken } }
}

/** Who may call what. Several rows of one call differ by a word in brackets. */
const table: Record<string, Row> = {
  'auth.token': { may: roles, send: () => ({ body: { code: 'guessed' } }), answers: 400 },
  // Worth nothing without the cookie of the browser that it was given to.
  'auth.refresh': { may: roles, send: refreshToken, answers: 401 },
  'auth.logout': { may: roles, send: refreshToken },
  'auth.localPeople': { may: roles },
  'auth.localSignIn': { may: roles, send: () => ({ body: { email: 'nora@sdp.example' } }) },
  'chat.textRecognition': {
    may: signedIn,
    send: () => ({ body: { text_query: 'Hello', header: { language: 'eng-USA', stage: 'ece-dev' } } }),
  },
  'chat.textRecognition (a draft)': {
    may: signedIn,
    answers: 404,
    send: (domain) => ({
      body: {
        text_query: 'Hello',
        requestInfo: { draft: { domainId: domain, revision: randomUUID() } },
        header: { language: 'eng-USA', stage: 'draft' },
      },
    }),
  },
  'chat.readings': { may: signedIn, send: () => ({ body: { text: 'Hello', language: 'tha-THA' } }) },
  'chat.callHandler': {
    may: signedIn,
    send: (domain) => ({ body: aHandlerCall(domain) }),
  },
  // Whether the machine has a voice is not for this test to know
  'chat.speech': { may: signedIn, answers: 400, send: () => ({ body: { text: ' ' } }) },
  'concepts.all': { may: signedIn },
  'concepts.history': { may: signedIn, send: () => ({ query: {} }) },
  'concepts.read': { may: signedIn, answers: 404, send: () => ({ params: { name: 'NO_CONCEPT' } }) },
  'concepts.isUnique': { may: signedIn, send: () => ({ params: { name: 'NO_CONCEPT' } }) },
  'concepts.variants': { may: signedIn, send: () => ({ params: { name: 'NO_CONCEPT' } }) },
  'concepts.texts': {
    may: signedIn,
    send: () => ({ params: { language: 'deu-DEU' }, query: { conceptNames: 'NO_CONCEPT' } }),
  },
  'concepts.query': { may: signedIn, send: () => ({ params: { page: 1 }, body: {} }) },
  'concepts.queryChanged': { may: signedIn, send: () => ({ body: { since: 0 } }) },
  'concepts.filterValues': { may: signedIn },
  'concepts.filteredValues': { may: signedIn, send: () => ({ body: { filter: {} } }) },
  'concepts.export': { may: signedIn, send: () => ({ body: {} }) },
  'concepts.create (a new one) [AUTH-024] [CONC-032]': {
    may: conceptEditors,
    send: () => ({ body: { concept_name: `${newName()}_CONCEPT` } }),
  },
  'concepts.update': {
    may: conceptEditors,
    answers: 404,
    send: () => ({ params: { name: 'NO_CONCEPT' }, body: { version: 1 } }),
  },
  'concepts.restore': {
    may: conceptEditors,
    answers: 404,
    send: () => ({ params: { id: randomUUID() }, body: { historyPoint: 1 } }),
  },
  // The file is missing; whether somebody may is asked first.
  'concepts.upload': { may: conceptEditors, answers: 400, send: () => ({ body: {} }) },
  'concepts.bulk': { may: conceptEditors, send: () => ({ body: { concepts: [] } }) },
  'concepts.remove': { may: conceptEditors, answers: 404, send: () => ({ params: { id: randomUUID() } }) },
  'translations.request': {
    may: conceptEditors,
    answers: 400,
    send: () => ({ body: { textIds: [randomUUID()], targetLanguageCodes: ['fra-FRA'] } }),
  },
  'translations.list': { may: translators, send: () => ({ query: {} }) },
  'translations.read': { may: translators, answers: 404, send: () => ({ params: { id: randomUUID() } }) },
  'translations.save': {
    may: translators,
    answers: 404,
    send: () => ({
      params: { id: randomUUID() },
      body: { texts: [{ textId: randomUUID(), text: 'a', before: '' }] },
    }),
  },
  'translations.sheet': { may: translators, answers: 404, send: () => ({ params: { id: randomUUID() } }) },
  'translations.xliff': { may: translators, answers: 404, send: () => ({ params: { id: randomUUID() } }) },
  'translations.upload': {
    may: translators,
    answers: 404,
    send: () => ({ params: { id: randomUUID() }, body: { file: [new File(['x'], 'a.xlf')] } }),
  },
  'translations.finish': {
    may: translators,
    answers: 404,
    send: () => ({ params: { id: randomUUID() }, body: { isActive: true } }),
  },
  'translations.cancel': {
    may: conceptEditors,
    answers: 404,
    send: () => ({ params: { id: randomUUID() } }),
  },
  'translations.translators': { may: signedIn },
  'translations.setTranslators': {
    may: conceptEditors,
    send: () => ({ body: { users: ['x@sdp.example'], known: ['x@sdp.example'] } }),
  },
  'configuration.public': { may: roles },
  'configuration.platform': { may: signedIn },
  'configuration.languages': { may: signedIn },
  'configuration.featureFlags': { may: signedIn },
  'dialogResources.upload': {
    may: trusted,
    session: true,
    // Whoever may is told what is wrong with the files.
    answers: 400,
    send: anUpload,
  },
  'dialogResources.upload (without a session)': { may: [], send: anUpload },
  'diss.list': { may: signedIn },
  'diss.versions': { may: signedIn },
  'diss.latest': { may: signedIn, answers: 404 },
  'diss.version': { may: signedIn, answers: 404, send: () => ({ params: { version: '1' } }) },
  'diss.create': {
    may: ['superUser'],
    send: () => ({ body: { version: newName().slice(0, 20), intents: [] } }),
  },
  'diss.remove': { may: ['superUser'], answers: 404, send: () => ({ params: { version: 'none' } }) },
  'diss.service': { may: ['superUser'] },
  'diss.fetch': { may: ['superUser'], answers: 404 },
  'gitExport.find': { may: signedIn, answers: 404, send: (domain) => ({ params: fileOf(domain) }) },
  'gitExport.create': {
    may: trusted,
    answers: 404,
    send: (domain) => ({ params: { lang: 'eng-USA', env: 'dev' }, body: { name: domain } }),
  },
  'gitExport.remove': { may: trusted, answers: 404, send: (domain) => ({ params: fileOf(domain) }) },
  'gitExport.commits': { may: signedIn, answers: 404, send: (domain) => ({ params: fileOf(domain) }) },
  'gitExport.content': {
    may: signedIn,
    answers: 404,
    send: (domain) => ({ params: { ...fileOf(domain), sha: 'latest' } }),
  },
  'signIns.own': { may: signedIn },
  'signIns.endOwn': { may: signedIn, answers: 404, send: () => ({ params: { id: randomUUID() } }) },
  'signIns.endOwnOthers': { may: signedIn },
  'signIns.ofEverybody': { may: ['superUser'] },
  'signIns.endOfUser': { may: ['superUser'], answers: 404, send: () => ({ params: { id: randomUUID() } }) },
  'audit.list': { may: ['superUser'], send: () => ({ query: {} }) },
  'audit.export': { may: ['superUser'], send: () => ({ query: {} }) },
  'audit.exportLines': { may: ['superUser'], send: () => ({ query: {} }) },
  'health.check': { may: roles },
  'health.live': { may: roles },
  'health.ready': { may: roles },
  'jobs.failed': { may: ['superUser'] },
  'jobs.sendAgain': {
    may: ['superUser'],
    answers: 404,
    send: () => ({ params: { id: randomUUID() } }),
  },
  'jobs.drop': { may: ['superUser'], answers: 404, send: () => ({ params: { id: randomUUID() } }) },
  'userGroups.list': { may: signedIn },
  'userGroups.update': {
    may: ['superUser'],
    send: () => ({ body: { group: 'members', users: ['max@sdp.example'] } }),
  },
  'notifications.bug': {
    may: signedIn,
    send: () => ({ body: { feedbackType: 'Bug', description: 'It is mute' } }),
  },
  'notifications.accessRequest': {
    may: signedIn,
    send: async () => ({ body: { domainName: await domainOfSomebodyElse() } }),
  },
  'domains.list': { may: signedIn },
  'domains.list (all) [AUTH-023]': {
    may: ['member', 'superUser'],
    send: () => ({ query: { isAdmin: 'true' } }),
  },
  'domains.read': { may: signedIn, send: (domain) => ({ params: { id: domain } }) },
  'domains.create': { may: signedIn, send: () => ({ body: { ...aDomain, name: newName() } }) },
  'domains.update (general data)': {
    may: trusted,
    send: (domain) => ({ params: { id: domain }, body: { updates: { description: 'New' } } }),
  },
  'domains.update (content)': {
    may: trusted,
    session: true,
    send: (domain) => ({
      params: { id: domain },
      body: { updates: { justtalk: [] }, commit_message: 'Nothing' },
    }),
  },
  'domains.update (content without a session)': {
    may: [],
    send: (domain) => ({
      params: { id: domain },
      body: { updates: { justtalk: [] }, commit_message: 'Nothing' },
    }),
  },
  'domains.remove': { may: trusted, send: (domain) => ({ params: { id: domain } }) },
  'sessions.list': { may: signedIn },
  'sessions.start': { may: trusted, send: (domain) => ({ params: { id: domain }, ...session }) },
  'sessions.start (renewing)': {
    may: trusted,
    session: true,
    send: (domain) => ({ params: { id: domain }, ...session }),
  },
  'sessions.start (taking over)': {
    may: trusted,
    send: (domain) => ({ params: { id: domain }, body: { ...session.body, takeOver: true } }),
  },
  'sessions.end': { may: trusted, session: true, send: (domain) => ({ params: { id: domain } }) },
  'savePoints.list': { may: signedIn, send: (domain) => ({ params: { name: domain } }) },
  'savePoints.create': { may: trusted, send: (domain) => ({ body: aBranch(domain) }) },
  'savePoints.create (with changes)': {
    may: trusted,
    send: async (domain) => ({
      body: {
        ...aBranch(domain),
        changes: {
          updates: { justtalk: [] },
          commit_message: 'Mine',
          base_revision: await headOf(domain),
          save_id: randomUUID(),
        },
      },
    }),
  },
  'savePoints.remove': {
    may: trusted,
    send: async (domain) => {
      const { body } = await callers.creator.call(savePoints.create, { body: aBranch(domain) })
      return { params: { id: body._id } }
    },
  },
  'merges.preview': {
    may: signedIn,
    send: async (domain) => ({
      params: { id: domain },
      body: { source: (await aChangedBranch(domain))._id },
    }),
  },
  'merges.apply': { may: trusted, session: true, send: aMerge },
  'merges.apply (deleting the source)': {
    may: trusted,
    session: true,
    send: async (domain) => {
      const { params, body } = await aMerge(domain)
      return { params, body: { ...body, delete_source: true } }
    },
  },
  'revisions.list': { may: signedIn, send: (domain) => ({ params: { id: domain } }) },
  'revisions.read': {
    may: signedIn,
    send: async (domain) => ({ params: { id: domain, revision: await headOf(domain) } }),
  },
  'revisions.lineage': {
    may: signedIn,
    send: async (domain) => {
      const head = await headOf(domain)
      return { params: { id: domain }, query: { from: head, to: head } }
    },
  },
  'revisions.previewRestore': {
    may: signedIn,
    send: async (domain) => ({ params: { id: domain, revision: await headOf(domain) } }),
  },
  'revisions.restore': {
    may: trusted,
    session: true,
    send: async (domain) => {
      const head = await headOf(domain)
      return {
        params: { id: domain, revision: head },
        body: { commit_message: 'back', base_revision: head },
      }
    },
  },
  'revisions.compare': {
    may: signedIn,
    send: async (domain) => {
      const head = await headOf(domain)
      return { query: { from: head, to: head } }
    },
  },
  'uses.find': {
    may: signedIn,
    send: (domain) => ({ params: { id: domain }, body: { kind: 'slot', names: ['genre'] } }),
  },
  'problems.ofLanguage': {
    may: signedIn,
    send: (domain) => ({ params: { id: domain }, query: { language: 'eng-USA' } }),
  },
  'releaseNotes.list': { may: signedIn, send: () => ({ query: {} }) },
  'pictures.list': { may: signedIn },
  'operation.read': { may: ['superUser'] },
  'sessions.endOfOthers': {
    may: ['superUser'],
    session: true,
    send: (domain) => ({ params: { id: domain }, body: { message: 'Maintenance' } }),
  },
  'tickets.list': { may: ['superUser'], send: () => ({ query: {} }) },
  'accessRequests.list': { may: signedIn },
  'accessRequests.answer': {
    may: ['creator', 'superUser', 'serviceClient'],
    send: async (domain) => ({
      params: { id: await accessRequestFor(domain) },
      body: { answer: 'granted' },
    }),
  },
  'accessRequests.read': {
    may: signedIn,
    send: () => ({ params: { id: randomUUID() } }),
    // Nobody's own
    answers: 404,
  },
  'search.names': { may: signedIn, send: () => ({ query: { text: 'play' } }) },
  'reusableExpressions.list': { may: signedIn, send: (domain) => ({ query: { domainId: domain } }) },
  'reusableExpressions.create': { may: trusted, session: true, send: (domain) => ({ body: aPart(domain) }) },
  'reusableExpressions.update': {
    may: trusted,
    session: true,
    send: async (domain) => ({ params: { id: await partOf(domain) }, body: { comments: 'polite' } }),
  },
  'reusableExpressions.remove': {
    may: trusted,
    session: true,
    send: async (domain) => ({ params: { id: await partOf(domain) } }),
  },
  'reusableExpressions.create (without a session)': { may: [], send: (domain) => ({ body: aPart(domain) }) },
  'literalRules.syncSlot': {
    may: trusted,
    session: true,
    send: (domain) => ({ params: { domainId: domain, slot: 'gone' } }),
  },
  'literalRules.syncCanonical': {
    may: trusted,
    session: true,
    send: (domain) => ({ params: { domainId: domain, canonical: 'gone' } }),
  },
  // No address at all, so that nobody outside is called
  'handlers.test': {
    may: trusted,
    answers: 400,
    send: (domain) => ({ params: { id: domain }, body: { url: 'nowhere' } }),
  },
  'publishing.config': { may: signedIn, send: (domain) => ({ body: published(domain, {}) }) },
  'publishing.states': { may: signedIn, send: (domain) => ({ body: published(domain, {}) }) },
  'publishing.requests': { may: signedIn },
  'publishing.answers': { may: signedIn },
  'publishing.readAnswers': { may: signedIn, send: () => ({ body: { ids: [randomUUID()] } }) },
  'publishing.approvers': {
    may: signedIn,
    send: (name) => ({ body: { domain: { name, savePoint: 'Original' } } }),
  },
  'publishing.download': {
    may: signedIn,
    send: (domain) => {
      const place = { node: 'ECE', environment: 'dev', resource: 'dialog', provider: 'runtime' }
      const instructions = [{ ...place, languages: ['eng-USA'] }]
      return { body: published(domain, { source: 'sdp', instructions }) }
    },
  },
  'publishing.changes': {
    may: signedIn,
    send: (domain) => ({ body: published(domain, { instructions: [place], action: 'publish' }) }),
  },
  'publishing.behaviour': {
    may: signedIn,
    send: (domain) => ({ body: published(domain, { instructions: [place], action: 'publish' }) }),
  },
  'publishing.tests': {
    may: signedIn,
    send: (domain) => ({ body: published(domain, { instructions: [place], action: 'publish' }) }),
  },
  'publishing.history': { may: signedIn, send: (domain) => ({ body: published(domain, {}) }) },
  'publishing.publish': { may: trusted, session: true, send: (domain) => ({ body: publishing(domain) }) },
  'publishing.deliver': {
    may: trusted,
    session: true,
    send: (domain) => ({ body: published(domain, { instructions: [place] }) }),
  },
  'publishing.unpublish': { may: trusted, session: true, send: (domain) => ({ body: publishing(domain) }) },
  'publishing.arRemoval': { may: trusted, session: true, send: (domain) => ({ body: publishing(domain) }) },
  'publishing.again': {
    may: trusted,
    answers: 404,
    send: (domain) => ({ body: published(domain, { run: randomUUID(), approval: 'execute' }) }),
  },
  'shared.actions': { may: signedIn },
  'shared.inputs': { may: signedIn },
  'shared.resources': { may: signedIn, send: (domain) => ({ query: { domain } }) },
}

let server: TestServer
let callers: Record<Role, Caller>

beforeAll(async () => {
  server = await startTestServer({
    SDP_SERVICE_CLIENTS: 'pipeline:a-secret-of-the-tests,limited:another-secret-of-the-tests',
  })
  const person = async (name: string) =>
    server.caller({
      authorization: `Bearer ${await tokenOfSomebody(server.deps.db, { name, sub: name, email: `${name}@sdp.example` })}`,
    })
  callers = {
    nobody: server.nobody,
    author: await server.as('nora'),
    contributor: await person('connie'),
    creator: await server.as('paul'),
    member: await server.as('max'),
    conceptEditor: await server.as('clara'),
    translator: await person('tina'),
    superUser: await server.as('ada'),
    serviceClient: server.caller({
      authorization: `Basic ${base64('pipeline:a-secret-of-the-tests')}`,
      'x-token': base64(JSON.stringify({ name: 'Paul', email: 'paul@sdp.example', sub: 'paul' })),
    }),
  }
  const users = ['tina@sdp.example']
  await callers.superUser.call(translations.setTranslators, { body: { users, known: [] } })
})
afterAll(() => server?.close())

function base64(text: string): string {
  return Buffer.from(text).toString('base64')
}

function newName(): string {
  return `d-${randomUUID()}`
}

async function makeDomain(): Promise<string> {
  const answer = await callers.creator.call(domains.create, { body: { ...aDomain, name: newName() } })
  expect(answer.status).toBe(200)
  return answer.body._id
}

async function headOf(domain: string): Promise<string> {
  const { body } = await callers.creator.call(domains.read, { params: { id: domain }, query: {} })
  return body.revision
}

async function domainOfSomebodyElse(): Promise<string> {
  const dora = { name: 'Dora', sub: 'dora', email: 'dora@sdp.example' }
  const caller = server.caller({ authorization: `Bearer ${await tokenOfSomebody(server.deps.db, dora)}` })
  return (await caller.call(domains.create, { body: { ...aDomain, contributors: [], name: newName() } })).body
    ._id
}

async function accessRequestFor(domainName: string): Promise<string> {
  await callers.member.call(notifications.accessRequest, { body: { domainName } })
  const { body } = await callers.creator.call(accessRequests.list)
  return body.waiting.find(({ domain }) => domain === domainName)!.id
}

const aPart = (domain: string) => ({ name: 'please', language: 'eng-USA', domainId: domain })

/** A reusable part in a domain: put there under whichever session runs. */
async function partOf(domain: string): Promise<string> {
  for (const role of trusted) {
    const answer = await callers[role].call(reusableExpressions.create, { query: {}, body: aPart(domain) })
    if (answer.status === 200) return answer.body._id
  }
  throw new Error('nobody holds the session')
}

async function startSession(caller: Caller, domain: string): Promise<void> {
  const answer = await caller.call(sessions.start, { params: { id: domain }, ...session } as never)
  expect(answer.status).toBe(200)
}

function endpointOf(row: string): Endpoint {
  return allCalls.get(row.replace(/ \(.*/, ''))!
}

test('the table holds every call, and no call that does not exist', () => {
  const inTable = Object.keys(table).map((row) => row.replace(/ \(.*/, ''))
  expect([...new Set(inTable)].sort()).toEqual([...allCalls.keys()].sort())
})

describe('[AUTH-001] [AUTH-012] [ADMIN-001] who may call', () => {
  test.each(Object.entries(table))('%s', async (name, { may, send, session, answers = 200 }) => {
    for (const role of roles) {
      const domain = send?.length ? await makeDomain() : ''
      if (session) await startSession(trusted.includes(role) ? callers[role] : callers.creator, domain)
      const sent = await send?.(domain)
      const { status } = await callers[role].call(endpointOf(name), sent as never)
      const refusal = role === 'nobody' ? 401 : 403
      expect(`${role} ${status}`).toBe(`${role} ${may.includes(role) ? answers : refusal}`)
    }
  })
})

describe("[AUTH-007] [AUTH-008] [AUTH-009] [AUTH-011] another user's session blocks", () => {
  test.each([
    ['domains.update (general data)', 403],
    ['domains.update (content)', 403],
    ['domains.remove', 403],
    ['reusableExpressions.create', 403],
    ['literalRules.syncSlot', 403],
    ['literalRules.syncCanonical', 403],
    ['gitExport.create', 403],
    ['gitExport.remove', 403],
    ['sessions.start', 409],
    ['sessions.end', 403],
  ])('%s', async (name, refusal) => {
    for (const role of trusted) {
      const domain = await makeDomain()
      await startSession(role === 'superUser' ? callers.contributor : callers.superUser, domain)
      const sent = await table[name]!.send?.(domain)
      const { status } = await callers[role].call(endpointOf(name), sent as never)
      expect(`${role} ${status}`).toBe(`${role} ${refusal}`)
    }
  })
})

describe('a service client that is limited to some domains', () => {
  const everyCall = ['GET *', 'POST *', 'PUT *', 'PATCH *', 'DELETE *']
  const refused = { status: 403, body: { message: messages.signIn.clientLimited } }
  const rows = Object.entries(table).filter(([name]) => endpointOf(name).shapes.access !== 'public')
  const named = rows.filter(([, { send }]) => send?.length)

  /** Acts as a super user, so that nothing else refuses. */
  function limitedTo(domain: string, calls?: string[]): Caller {
    server.deps.config.clientLimits.set('limited', { domains: [domain], calls })
    return server.caller({
      authorization: `Basic ${base64('limited:another-secret-of-the-tests')}`,
      'x-token': base64(JSON.stringify({ name: 'Ada', email: 'ada@sdp.example', sub: 'ada' })),
    })
  }
  const domainOf = async (name: string, { session }: Row) => {
    const domain = await makeDomain()
    if (session)
      await startSession(name.startsWith('sessions.endOf') ? callers.creator : callers.superUser, domain)
    return domain
  }

  test.each(rows)(
    'makes no call about another domain, or unlisted about all of them: %s',
    async (name, row) => {
      const allowed = await makeDomain()
      const domain = row.send?.length ? await domainOf(name, row) : ''
      const sent = await row.send?.(domain)
      expect(await limitedTo(allowed).call(endpointOf(name), sent as never)).toMatchObject(refused)
      if (domain === '') return
      expect(await limitedTo(allowed, everyCall).call(endpointOf(name), sent as never)).toMatchObject(refused)
    },
  )

  const isOfUnknownRun = (name: string) => name === 'publishing.again'
  test.each(named.filter(([name]) => !isOfUnknownRun(name)))(
    'makes it about its own: %s',
    async (name, row) => {
      const domain = await domainOf(name, row)
      const sent = await row.send?.(domain)
      const { status } = await limitedTo(domain).call(endpointOf(name), sent as never)
      // Where even a super user may not, it is for another reason than this
      expect(status).toBe(row.may.includes('superUser') ? (row.answers ?? 200) : 403)
    },
  )

  test('publishes again what was published of its own', async () => {
    const domain = await makeDomain()
    const body = published(domain, { run: await runOf(domain), approval: 'execute' })
    const again = await limitedTo(domain).call(allCalls.get('publishing.again')!, { body } as never)
    // It is still under way
    expect(again.status).toBe(409)
  })

  test('nothing of another domain is reached by an id together with the name of its own', async () => {
    const [own, other] = [await makeDomain(), await makeDomain()]
    const foreign = await headOf(other)
    const { body: branch } = await callers.creator.call(savePoints.create, { body: aBranch(other) })
    await startSession(callers.superUser, other)
    const job = await failedJobOf(other)
    const run = await runOf(other)
    const asks: [name: string, sent: unknown][] = [
      ['revisions.read', { params: { id: own, revision: foreign } }],
      ['revisions.lineage', { params: { id: own }, query: { from: await headOf(own), to: foreign } }],
      ['revisions.compare', { query: { from: await headOf(own), to: foreign } }],
      [
        'revisions.restore',
        { params: { id: own, revision: foreign }, body: { commit_message: 'x', base_revision: foreign } },
      ],
      ['domains.read', { params: { id: branch._id } }],
      ['savePoints.remove', { params: { id: branch._id } }],
      ['merges.preview', { params: { id: own }, body: { source: branch._id } }],
      [
        'merges.apply',
        {
          params: { id: own },
          body: {
            source: branch._id,
            commit_message: 'x',
            base_revision: await headOf(own),
            source_revision: branch.revision,
          },
        },
      ],
      ['sessions.endOfOthers', { params: { id: branch._id }, body: { message: 'Mine' } }],
      ['reusableExpressions.update', { params: { id: await partOf(other) }, body: { comments: own } }],
      ['jobs.sendAgain', { params: { id: job } }],
      ['jobs.drop', { params: { id: job } }],
      ['publishing.again', { body: published(own, { run, approval: 'execute' }) }],
      [
        'accessRequests.answer',
        { params: { id: await accessRequestFor(other) }, body: { answer: 'granted' } },
      ],
      ['notifications.accessRequest', { body: { domainName: other } }],
      ['dialogResources.upload', { body: { ...anUpload(own).body, domainName: other } }],
      ['domains.create', { body: { ...aDomain, name: newName(), description: own } }],
    ]
    for (const [name, sent] of asks) {
      const answer = await limitedTo(own, everyCall).call(allCalls.get(name)!, sent as never)
      expect(answer, name).toMatchObject(refused)
    }
  })

  test('a call that is not about domains, or about all, is not its own for naming one', async () => {
    const own = await makeDomain()
    const asks: [name: string, sent: unknown][] = [
      ['concepts.read', { params: { name: own } }],
      ['concepts.update', { params: { name: own }, body: { version: 1 } }],
      ['audit.list', { query: { domain: own } }],
      ['audit.exportLines', { query: { domain: own } }],
      ['search.names', { query: { text: own, except: own } }],
      ['notifications.bug', { body: { feedbackType: 'Bug', description: 'x', domainName: own } }],
      [
        'chat.textRecognition',
        chatAs({ domainId: own, revision: await headOf(own), among: 'ece-dev' }, 'draft'),
      ],
      ['chat.textRecognition', chatAs({ domainId: own, revision: await headOf(own) }, 'ece-dev')],
    ]
    for (const [name, sent] of asks) {
      expect(await limitedTo(own).call(allCalls.get(name)!, sent as never), name).toMatchObject(refused)
    }
  })

  test('a new domain must be one of its own; texts that read like the name of another are nobody', async () => {
    const [name, other] = [newName(), await makeDomain()]
    const made = await limitedTo(name).call(domains.create, { body: { ...aDomain, name } })
    expect(made.status).toBe(200)
    const body = { kind: 'slot' as const, names: [other] }
    expect((await limitedTo(name).call(uses.find, { params: { id: name }, body })).status).toBe(200)
  })

  test('a call that is listed is the same one at its shorter paths', async () => {
    const own = await makeDomain()
    const { method, path } = allCalls.get('gitExport.find')!
    const caller = limitedTo(own, [`${method} ${path}`])
    const answer = await fetch(`${server.url}/api/v2/domain/github/${own}`, { headers: caller.headers })
    // The export is off
    expect(answer.status).toBe(404)
    const others = await fetch(`${server.url}/api/v2/domain/github/${await makeDomain()}`, {
      headers: caller.headers,
    })
    expect(others.status).toBe(403)
  })
})

const chatAs = (draft: object, stage: string) => ({
  body: { text_query: 'Hello', requestInfo: { draft }, header: { language: 'eng-USA', stage } },
})

async function failedJobOf(domain: string): Promise<string> {
  const { rows } = await server.deps.db.query<{ id: string }>(
    `insert into pgboss.job (name, data) values ('git-export-failed', $1) returning id`,
    [{ domain }],
  )
  return rows[0]!.id
}

async function runOf(domain: string): Promise<string> {
  const item = { node: 'ECE', environment: 'dev', resource: 'dialog', provider: 'runtime', language: '' }
  return askFor(server.deps, { domain, ...item })
}
