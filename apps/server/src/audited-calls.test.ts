import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as api from '@sdp/api'
import { writeResources } from '@sdp/domain/resources'
import type { WireDomain } from '@sdp/domain/wire'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allCalls } from './testing/all-calls.ts'
import { type OidcProvider, startOidcProvider } from './testing/oidc-provider.ts'
import { finishRuns } from './testing/pipelines.ts'
import { openBrowser } from './testing/test-browser.ts'
import { type Caller, startTestServer, type TestServer } from './testing/test-server.ts'

/** What is sent, by whom; made again for each row, so that the call can be done. */
interface Sent {
  by: Pick<Caller, 'call'>
  sent?: object
  at?: TestServer
}

interface Row {
  /** What it is in the log, where that is not what the call is named. */
  what?: string
  send: () => Promise<Sent>
  /** The call changes nothing in our database. */
  isReading?: true
}

let server: TestServer
let withProvider: TestServer
let provider: OidcProvider
let outside: Server
let folder: string
let people: Record<'ada' | 'paul' | 'nora' | 'clara', Caller>
const asked: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sdp-audited-'))
  outside = createServer((request, response) => {
    asked.push(request.url!)
    response.setHeader('content-type', 'application/json').end('[{"version":"outside","intents":[]}]')
  })
  await new Promise<void>((ready) => outside.listen(0, '127.0.0.1', ready))
  const origin = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`
  server = await startTestServer({
    SDP_GIT_EXPORT: 'true',
    SDP_DATA_DIR: folder,
    SDP_DISS_URL: `${origin}/definitions`,
    SDP_HANDLER_HOSTS: `handler.example=${origin}`,
    // A target that is down: what is sent again to it waits
    SDP_REDIS_ECE: 'redis://127.0.0.1:1',
  })
  // Runs are ended by the test, as the pipelines would end them.
  server.deps.publishing.close()
  const publicUrl = 'http://sdp.test'
  provider = await startOidcProvider(
    [{ sub: 'u-1', name: 'Greta Gast', email: 'greta@example.com' }],
    publicUrl,
  )
  withProvider = await startTestServer(provider.settings)
  const [ada, paul, nora, clara] = await Promise.all(
    ['ada', 'paul', 'nora', 'clara'].map((one) => server.as(one)),
  )
  people = { ada: ada!, paul: paul!, nora: nora!, clara: clara! }
  for (const { deps } of [server, withProvider]) {
    await deps.db.query(`
      create function refuse_entry() returns trigger language plpgsql as
        $$ begin raise exception 'The entry is refused'; end $$;
      create trigger refuse_done before insert on audit_entry
        for each row when (new.result = 'done') execute function refuse_entry();
      alter table audit_entry disable trigger refuse_done`)
  }
})
afterAll(async () => {
  await server?.close()
  await withProvider?.close()
  await provider?.close()
  outside?.closeAllConnections()
  outside?.close()
  await rm(folder, { recursive: true, force: true })
})

async function done<T>(answer: Promise<{ status: number; body: T }>): Promise<T> {
  const { status, body } = await answer
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

const named = (begin: string) => `${begin}${randomUUID().slice(0, 8)}`

const literalsOf = (canonical: string) => [{ canonical, literals: [canonical.toUpperCase()] }]

/** A domain of Paul, with his session and some content. */
async function newDomain(): Promise<{ name: string; id: string; revision: string }> {
  const name = named('Audited-')
  const { paul } = people
  const languages = [{ language: 'deu-DEU', default: true }]
  const { _id: id } = await done(
    paul.call(api.domains.create, { body: { name, languages, contributors: ['nora@sdp.example'] } }),
  )
  await done(paul.call(api.sessions.start, { params: { id }, query: {}, body: { message: 'work' } }))
  const updates = {
    'ontology.intents': { greet: { comments: '', fulfilledBy: { systemActions: [], apiActions: [] } } },
    'ontology.userInputs': { genre: { type: 'StaticList', values: { rock: [] } } },
    nlu_interpretations: [
      {
        intent: 'greet',
        expressions: [
          {
            weight: 100,
            expression: 'hello $(artist) $(genre)',
            literals: { artist: literalsOf('abba'), genre: literalsOf('jazz') },
          },
        ],
      },
    ],
    tts_responses: { hello: ['Hello'] },
  }
  const { revision } = await done(
    paul.call(api.domains.update, {
      params: { id },
      query: {},
      body: { updates, commit_message: 'Content' },
    }),
  )
  return { name, id, revision }
}

const place = { node: 'ECE', environment: 'dev', languages: ['deu-DEU'], approval: 'execute' as const }
const dialog = { ...place, resource: 'dialog', provider: 'runtime' }
const model = { ...place, resource: 'languageModel', provider: 'world' }

function publishingBody(name: string, context: object): { body: never } {
  return { body: { domain: { name, savePoint: 'Original' }, context } as never }
}

async function publishedDomain(instructions: object[]): Promise<string> {
  const { name } = await newDomain()
  const states = await done(people.paul.call(api.publishing.publish, publishingBody(name, { instructions })))
  expect(states.map(({ refusal }) => refusal)).toEqual(states.map(() => undefined))
  await finishRuns(server.deps.db)
  return name
}

async function newConcept() {
  const german = { id: 'new__1', language: 'deu-DEU', text: 'Gespeichert' }
  return done(
    people.clara.call(api.concepts.create, {
      body: { concept_name: `${named('C').toUpperCase()}_CONCEPT`, type: 2, texts: [german] },
    }),
  )
}

/** A job into French, with what a translator wrote. */
async function newJob({ draft = '' } = {}) {
  const concept = await newConcept()
  const textIds = [concept.translations[0]!.texts[0]!.id]
  const body = { textIds, targetLanguageCodes: ['fra-FRA'], returnDetails: true }
  const { jobs } = await done(people.clara.call(api.translations.request, { body }))
  const { id } = jobs![0]!
  const texts = [{ textId: textIds[0]!, text: draft, before: '' }]
  if (draft !== '') await done(people.clara.call(api.translations.save, { params: { id }, body: { texts } }))
  return { id, textId: textIds[0]! }
}

async function newPart() {
  const { id } = await newDomain()
  const part = { name: 'please', language: 'deu-DEU', domainId: id }
  const { _id } = await done(people.paul.call(api.reusableExpressions.create, { query: {}, body: part }))
  return { params: { id: _id }, query: {} }
}

async function newAccessRequest(): Promise<string> {
  const { name } = await newDomain()
  await done(people.clara.call(api.notifications.accessRequest, { body: { domainName: name } }))
  const { waiting } = await done(people.paul.call(api.accessRequests.list))
  return waiting.find(({ domain }) => domain === name)!.id
}

/** A job that failed at every attempt. */
async function failedJob(): Promise<{ params: { id: string } }> {
  const { rows } = await server.deps.db.query<{ id: string }>(
    `insert into failed_job (id, queue, data, attempts, error, failed_at)
     values (gen_random_uuid(), 'tracker', $1, 10, 'no answer', now()) returning id`,
    [{ ticket: named('SDP-') }],
  )
  return { params: { id: rows[0]!.id } }
}

async function proofOfGreta() {
  const browser = openBrowser(withProvider.url)
  const sent = await browser.open('/api/v2/auth/login')
  const returned = await provider.signIn(sent.headers.get('location')!, 'greta@example.com')
  await browser.open(`${returned.pathname}${returned.search}`)
  return { by: browser, sent: { body: { code: returned.searchParams.get('code')! } }, at: withProvider }
}

const asPaul = (make: () => Promise<object>) => async (): Promise<Sent> => ({
  by: people.paul,
  sent: await make(),
})

/** A call that is done, for each call that has a name in the audit log. */
const table: Record<string, Row> = {
  'auth.token': { send: proofOfGreta },
  'auth.localSignIn': {
    send: async () => ({ by: server.nobody, sent: { body: { email: 'nora@sdp.example' } } }),
  },
  'auth.logout': {
    send: async () => {
      const signIn = { body: { email: 'nora@sdp.example' } }
      const { refreshToken } = await done(server.nobody.call(api.auth.localSignIn, signIn))
      return { by: server.nobody, sent: { body: { refreshToken } } }
    },
  },
  'signIns.endOwn': {
    send: asPaul(async () => {
      const [own] = await done(people.paul.call(api.signIns.own))
      await done(server.nobody.call(api.auth.localSignIn, { body: { email: 'paul@sdp.example' } }))
      const all = await done(people.paul.call(api.signIns.own))
      return { params: { id: all.find(({ isThisOne, id }) => !isThisOne && id !== own?.id)!.id } }
    }),
  },
  'signIns.endOwnOthers': {
    send: asPaul(async () => {
      await done(server.nobody.call(api.auth.localSignIn, { body: { email: 'paul@sdp.example' } }))
      return {}
    }),
  },
  'signIns.endOfUser': {
    send: async () => {
      await done(server.nobody.call(api.auth.localSignIn, { body: { email: 'nora@sdp.example' } }))
      const all = await done(people.ada.call(api.signIns.ofEverybody))
      const { id } = all.find(({ email }) => email === 'nora@sdp.example')!
      return { by: people.ada, sent: { params: { id } } }
    },
  },
  'domains.create': {
    send: async () => ({
      by: people.paul,
      sent: { body: { name: named('Made-'), languages: [{ language: 'deu-DEU' }] } },
    }),
  },
  'domains.update': {
    send: asPaul(async () => ({
      params: { id: (await newDomain()).id },
      query: {},
      body: { updates: { justtalk: ['greet'] }, commit_message: 'Quiet' },
    })),
  },
  'domains.remove': { send: asPaul(async () => ({ params: { id: (await newDomain()).id } })) },
  'sessions.start': {
    send: asPaul(async () => ({
      params: { id: (await newDomain()).id },
      query: {},
      body: { message: 'More' },
    })),
  },
  'sessions.end': { send: asPaul(async () => ({ params: { id: (await newDomain()).id }, query: {} })) },
  'sessions.endOfOthers': {
    send: async () => ({
      by: people.ada,
      sent: { params: { id: (await newDomain()).id }, body: { message: 'Maintenance' } },
    }),
  },
  'savePoints.create': {
    send: asPaul(async () => ({
      body: { fromId: (await newDomain()).id, newSavePoint: { name: 'summer' } },
    })),
  },
  'savePoints.create (with changes)': {
    send: asPaul(async () => {
      const { id, revision } = await newDomain()
      const changes = {
        updates: { justtalk: [] },
        commit_message: 'Mine',
        base_revision: revision,
        save_id: randomUUID(),
      }
      return { body: { fromId: id, newSavePoint: { name: 'summer' }, changes } }
    }),
  },
  'merges.apply': {
    send: asPaul(async () => {
      const { id, revision } = await newDomain()
      const changes = {
        updates: { justtalk: [] },
        commit_message: 'Mine',
        base_revision: revision,
        save_id: randomUUID(),
      }
      const body = { fromId: id, newSavePoint: { name: 'summer' }, changes }
      const { _id: source, revision: source_revision } = await done(
        people.paul.call(api.savePoints.create, { body }),
      )
      return {
        params: { id },
        body: { source, source_revision, base_revision: revision, commit_message: 'Together' },
      }
    }),
  },
  'savePoints.remove': {
    send: asPaul(async () => {
      const body = { fromId: (await newDomain()).id, newSavePoint: { name: 'summer' } }
      const { _id } = await done(people.paul.call(api.savePoints.create, { body }))
      return { params: { id: _id } }
    }),
  },
  'revisions.restore': {
    send: asPaul(async () => {
      const { id, revision } = await newDomain()
      const body = { updates: { justtalk: ['greet'] }, commit_message: 'Later' }
      const later = await done(people.paul.call(api.domains.update, { params: { id }, query: {}, body }))
      return {
        params: { id, revision },
        body: { commit_message: 'Back', base_revision: later.revision },
      }
    }),
  },
  'dialogResources.upload': {
    send: asPaul(async () => {
      const { id, name, revision } = await newDomain()
      const read = await done(
        people.paul.call(api.domains.read, { params: { id }, query: { language: 'deu-DEU' } }),
      )
      const options = { language: 'deu-DEU', revision, ssmlTransition: false }
      const files = writeResources(read as unknown as WireDomain, options).map(
        (file) => new File([file.text.replaceAll('Hello', 'Good day')], file.name),
      )
      const body = { domainId: id, domainName: name, savePointName: 'Original', language: 'deu-DEU' }
      return { body: { ...body, platformName: 'NTG7-SOP', files } }
    }),
  },
  'reusableExpressions.create': {
    send: asPaul(async () => ({
      query: {},
      body: { name: 'please', language: 'deu-DEU', domainId: (await newDomain()).id },
    })),
  },
  'reusableExpressions.update': {
    send: asPaul(async () => ({ ...(await newPart()), body: { comments: 'polite' } })),
  },
  'reusableExpressions.remove': { send: asPaul(newPart) },
  'literalRules.syncSlot': {
    send: asPaul(async () => ({ params: { domainId: (await newDomain()).id, slot: 'artist' }, query: {} })),
  },
  'literalRules.syncCanonical': {
    send: asPaul(async () => ({
      params: { domainId: (await newDomain()).id, canonical: 'jazz' },
      query: {},
    })),
  },
  'gitExport.create': {
    send: asPaul(async () => ({
      params: { lang: 'deu-DEU', env: 'prod' },
      body: { name: (await newDomain()).name },
    })),
  },
  'gitExport.remove': {
    send: asPaul(async () => {
      const { name } = await newDomain()
      await server.deps.gitExport!.commitAll()
      return { params: { name, lang: 'deu-DEU', env: 'dev' } }
    }),
  },
  'publishing.publish': {
    send: asPaul(async () => publishingBody((await newDomain()).name, { instructions: [dialog] })),
  },
  'publishing.publish (a request)': {
    what: 'Request publishing',
    send: asPaul(async () =>
      publishingBody((await newDomain()).name, {
        instructions: [{ ...dialog, environment: 'prod', approval: 'request' }],
      }),
    ),
  },
  'publishing.publish (an approval)': {
    what: 'Approve publishing',
    send: async () => {
      const { name } = await newDomain()
      const at = (approval: string) =>
        publishingBody(name, { instructions: [{ ...dialog, environment: 'prod', approval }] })
      await done(people.paul.call(api.publishing.publish, at('request')))
      return { by: people.nora, sent: at('approve') }
    },
  },
  'publishing.unpublish': {
    send: asPaul(async () => publishingBody(await publishedDomain([dialog]), { instructions: [dialog] })),
  },
  'publishing.arRemoval': {
    send: asPaul(async () =>
      publishingBody(await publishedDomain([dialog, model]), { instructions: [model] }),
    ),
  },
  'publishing.again': {
    send: asPaul(async () => {
      const name = await publishedDomain([dialog])
      const first = await done(people.paul.call(api.publishing.history, publishingBody(name, {})))
      const body = { updates: { tts_responses: { hello: ['Good day'] } }, commit_message: 'Later' }
      await done(
        people.paul.call(api.domains.update, { params: { id: name.toLowerCase() }, query: {}, body }),
      )
      await done(people.paul.call(api.publishing.publish, publishingBody(name, { instructions: [dialog] })))
      await finishRuns(server.deps.db)
      return publishingBody(name, { run: first[0]!.run, approval: 'execute' })
    }),
  },
  'publishing.readAnswers': {
    send: async () => {
      const { name } = await newDomain()
      const at = (approval: string) =>
        publishingBody(name, { instructions: [{ ...dialog, environment: 'prod', approval }] })
      await done(people.paul.call(api.publishing.publish, at('request')))
      await done(people.nora.call(api.publishing.publish, at('approve')))
      const [answer] = (await done(people.paul.call(api.publishing.answers))).filter(
        (one) => one.name === name,
      )
      return { by: people.paul, sent: { body: { ids: [answer!.id] } } }
    },
  },
  'publishing.deliver': {
    send: asPaul(async () => {
      const { approval: _, ...place } = dialog
      return publishingBody(await publishedDomain([dialog]), { instructions: [place] })
    }),
  },
  'userGroups.update': {
    send: async () => ({
      by: people.ada,
      sent: { body: { group: 'members', users: [`${named('m')}@sdp.example`] } },
    }),
  },
  'accessRequests.answer (granted)': {
    send: asPaul(async () => ({ params: { id: await newAccessRequest() }, body: { answer: 'granted' } })),
  },
  'accessRequests.answer (granted to somebody who has access)': {
    send: asPaul(async () => {
      const id = await newAccessRequest()
      await server.deps.db.query(
        `update domain set contributors = array_append(contributors, 'clara@sdp.example')
         where id = (select domain_id from access_request where id = $1)`,
        [id],
      )
      return { params: { id }, body: { answer: 'granted' } }
    }),
  },
  'accessRequests.answer (declined)': {
    send: asPaul(async () => ({ params: { id: await newAccessRequest() }, body: { answer: 'declined' } })),
  },
  'accessRequests.read': {
    send: async () => {
      const id = await newAccessRequest()
      const declined = { params: { id }, body: { answer: 'declined' as const } }
      await done(people.paul.call(api.accessRequests.answer, declined))
      return { by: people.clara, sent: { params: { id } } }
    },
  },
  'notifications.bug': {
    send: async () => ({
      by: people.paul,
      sent: { body: { feedbackType: 'Bug', description: 'It is mute' } },
    }),
  },
  'notifications.accessRequest': {
    send: async () => ({ by: people.clara, sent: { body: { domainName: (await newDomain()).name } } }),
  },
  'concepts.create': {
    send: async () => ({
      by: people.clara,
      sent: { body: { concept_name: `${named('C').toUpperCase()}_CONCEPT` } },
    }),
  },
  'concepts.update': {
    send: async () => {
      const { name } = await newConcept()
      return { by: people.clara, sent: { params: { name }, body: { version: 1, description: 'New' } } }
    },
  },
  'concepts.restore': {
    send: async () => {
      const { id, meta } = await newConcept()
      await done(people.clara.call(api.concepts.remove, { params: { id }, query: {} }))
      const historyPoint = meta.historyPoints[0]!.id
      return { by: people.clara, sent: { params: { id }, body: { historyPoint } } }
    },
  },
  'concepts.bulk': {
    send: async () => {
      const { id, name } = await newConcept()
      const concepts = [{ id, version: 1, concept_name: name, description: 'In bulk' }]
      return { by: people.clara, sent: { body: { concepts } } }
    },
  },
  'concepts.remove': {
    send: async () => ({
      by: people.clara,
      sent: { params: { id: (await newConcept()).id }, query: {} },
    }),
  },
  'concepts.export': { isReading: true, send: async () => ({ by: people.clara, sent: { body: {} } }) },
  'concepts.upload': {
    isReading: true,
    send: async () => {
      const sheet = await done(people.clara.call(api.concepts.export, { body: {} }))
      return { by: people.clara, sent: { body: { file: [new File([sheet], 'concepts.xlsx')] } } }
    },
  },
  'translations.request': {
    send: async () => {
      const concept = await newConcept()
      const textIds = [concept.translations[0]!.texts[0]!.id]
      return { by: people.clara, sent: { body: { textIds, targetLanguageCodes: ['fra-FRA'] } } }
    },
  },
  'translations.save': {
    send: async () => {
      const { id, textId } = await newJob()
      const texts = [{ textId, text: 'Enregistré', before: '' }]
      return { by: people.clara, sent: { params: { id }, body: { texts } } }
    },
  },
  'translations.upload': {
    send: async () => {
      const { id } = await newJob({ draft: 'Enregistré' })
      const file = await done(people.clara.call(api.translations.xliff, { params: { id } }))
      const text = (await file.text()).replaceAll('Enregistré', 'Sauvé')
      return { by: people.clara, sent: { params: { id }, body: { file: [new File([text], 'a.xlf')] } } }
    },
  },
  'translations.upload (a wrong file)': {
    isReading: true,
    send: async () => {
      const { id } = await newJob({ draft: 'Enregistré' })
      const file = await done(people.clara.call(api.translations.xliff, { params: { id } }))
      const text = (await file.text()).replaceAll('Enregistré', '{{unknown}}')
      return { by: people.clara, sent: { params: { id }, body: { file: [new File([text], 'a.xlf')] } } }
    },
  },
  'translations.finish': {
    send: async () => {
      const { id } = await newJob({ draft: 'Enregistré' })
      return { by: people.clara, sent: { params: { id }, body: { isActive: true } } }
    },
  },
  'translations.cancel': {
    send: async () => ({ by: people.clara, sent: { params: { id: (await newJob()).id } } }),
  },
  'translations.setTranslators': {
    send: async () => ({
      by: people.clara,
      sent: { body: { users: [`${named('t')}@sdp.example`], known: [] } },
    }),
  },
  'diss.create': {
    send: async () => ({ by: people.ada, sent: { body: { version: named('v'), intents: [] } } }),
  },
  'diss.remove': {
    send: async () => {
      const version = named('v')
      await done(people.ada.call(api.diss.create, { body: { version, intents: [] } }))
      return { by: people.ada, sent: { params: { version } } }
    },
  },
  // What it finds outside is kept as what comes by itself is
  'diss.fetch': { isReading: true, send: async () => ({ by: people.ada }) },
  'handlers.test': {
    isReading: true,
    send: asPaul(async () => ({
      params: { id: (await newDomain()).id },
      body: { url: 'http://handler.example/radio' },
    })),
  },
  'jobs.sendAgain': { send: async () => ({ by: people.ada, sent: await failedJob() }) },
  'jobs.drop': { send: async () => ({ by: people.ada, sent: await failedJob() }) },
  'signIns.ofEverybody': { isReading: true, send: async () => ({ by: people.ada }) },
  'audit.export': { isReading: true, send: async () => ({ by: people.ada, sent: { query: {} } }) },
  'audit.exportLines': { isReading: true, send: async () => ({ by: people.ada, sent: { query: {} } }) },
}

/** What a reading call may fill, what grows by itself, and the log that is looked at apart. */
const besides = new Set(['audit_entry', 'concept_use', 'concept_use_head', 'job_attempt', 'sign_in_attempt'])

/** All that the database holds, a text for each table. */
async function stateOf({ deps: { db } }: TestServer): Promise<unknown[]> {
  const { rows } = await db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const texts = rows
    .filter(({ name }) => !besides.has(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, string_agg(row::text, e'\\n' order by row::text) as rows from ${name} row`,
    )
  // Jobs that come by themselves are about nothing, or are those of pg-boss's own clock.
  texts.push(
    `select 'jobs', string_agg(concat_ws(' ', name, data, state), e'\\n' order by name, data::text, state)
     from pgboss.job where data <> '{}' and not starts_with(name, '__pgboss')`,
  )
  return (await db.query(`${texts.join(' union all ')} order by name`)).rows
}

/** Nothing of what was done before is still under way. */
async function settle(at: TestServer): Promise<void> {
  const { db, gitExport } = at.deps
  await gitExport?.commitAll()
  const working = `select from pgboss.job where data <> '{}' and name in ('git-export', 'publishing') and state in ('created', 'active')`
  await expect.poll(async () => (await db.query(working)).rowCount, { timeout: 20_000 }).toBe(0)
}

async function entriesOf({ deps: { db } }: TestServer, what: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id from audit_entry where result = 'done' and what = $1 order by id`,
    [what],
  )
  return rows.map(({ id }) => id)
}

const switchRefusal = ({ deps: { db } }: TestServer, how: 'enable' | 'disable') =>
  db.query(`alter table audit_entry ${how} trigger refuse_done`)

test('the table holds every call that has a name in the audit log', () => {
  const inTable = Object.keys(table).map((row) => row.replace(/ \(.*/, ''))
  const audited = [...allCalls].filter(([, { shapes }]) => shapes.audit !== undefined).map(([name]) => name)
  expect([...new Set(inTable)].sort()).toEqual(audited.sort())
})

describe('a call and its audit entry are there together or not at all', () => {
  test.each(Object.entries(table))('%s', async (name, { send, isReading, what }) => {
    const endpoint = allCalls.get(name.replace(/ \(.*/, ''))!
    const action = what ?? endpoint.shapes.audit!
    const { by, sent, at = server } = await send()
    await settle(at)
    const before = await stateOf(at)
    const entries = await entriesOf(at, action)
    const askedBefore = asked.length

    await switchRefusal(at, 'enable')
    const refused = await by.call(endpoint, sent as never)
    await switchRefusal(at, 'disable')
    expect(refused.status, JSON.stringify(refused.body)).toBe(500)
    expect(await stateOf(at)).toEqual(before)
    expect(asked.length).toBe(askedBefore)
    expect(await entriesOf(at, action)).toEqual(entries)

    // A code of a provider is good for one exchange, whatever comes of it.
    const again = name === 'auth.token' ? await send() : { by, sent }
    const { status } = await again.by.call(endpoint, again.sent as never)
    expect(status).toBe(200)
    expect(await entriesOf(at, action)).toHaveLength(entries.length + 1)
    if (!isReading) expect(await stateOf(at)).not.toEqual(before)
  })
})
