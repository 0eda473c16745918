import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  auth,
  chat,
  concepts,
  domains,
  type Endpoint,
  type EndpointShapes,
  gitExport,
  publishing,
  type Reply,
  revisions,
  type Sent,
  search,
  sessions,
  signIns,
} from '@sdp/api'
import { messages } from '@sdp/domain'
import { newRequestHeader, sentHeader } from '@sdp/domain/chat'
import { lamp } from '../../publishing/testing/lamp.ts'
import { connectEventsClient } from '../../testing/events-client.ts'
import { callerAt } from '../../testing/test-server.ts'
import { conceptSheet } from '../activities/concepts.ts'
import { headersOf } from '../harness/recorder.ts'

const people = 50
const language = 'deu-DEU'
const domainNames = Array.from({ length: 10 }, (_, at) => `Lamp${at}`)
/** Each does something this often, unless the server is slower. */
const paceMillis = 2500
/**
 * Texts come round again: the caches of content are keyed by it, so that they fill within the first minutes and what grows
 * afterwards is something else.
 */
const texts = ['Light', 'It is bright', 'On', 'The lamp is on', 'Shining', 'There it is']
const demoPeople = ['ada', 'max', 'clara', 'paul', 'nora']

export interface Worked {
  /** How often each thing was done. */
  done: Record<string, number>
  /** How often somebody had to wait for others: for the session of a domain, a place, or the files of many. */
  refused: number
  /** Answers that nobody expects. */
  odd: string[]
}

/** Ten domains of lamps, one of them in service. */
export async function prepareDomains(url: string): Promise<void> {
  const caller = callerAt(url, headersOf('paul', 1))
  const prepare = async (name: string) => {
    await caller.call(domains.create, {
      body: { name, languages: [{ language }], ntg_versions: ['Gen20x.i2'], contributors: contributors() },
    })
    await caller.call(domains.update, {
      params: { id: name.toLowerCase() },
      query: {},
      body: { updates: lamp(), language_to_update: language, commit_message: 'A lamp' },
    })
  }
  await Promise.all(domainNames.map(prepare))
}

const contributors = () => Array.from({ length: people }, (_, at) => `${personAt(at)}@sdp.example`)
const personAt = (at: number) => `person${at}`

/** Fifty people work side by side until the signal: each goes round through all that can be done, from another place on. */
export async function workTogether(url: string, signal: AbortSignal): Promise<Worked> {
  const worked: Worked = { done: {}, refused: 0, odd: [] }
  setMaxListeners(people, signal)
  await Promise.all(Array.from({ length: people }, (_, at) => workAlone(url, { at, signal, worked })))
  return worked
}

async function workAlone(
  url: string,
  { at, signal, worked }: { at: number; signal: AbortSignal; worked: Worked },
): Promise<void> {
  const { acts, close } = openActs(url, at)
  const all = Object.entries(acts)
  for (let round = at; !signal.aborted; round++) {
    const [name, act] = all[round % all.length]!
    const started = performance.now()
    try {
      await act(round)
      worked.done[name] = (worked.done[name] ?? 0) + 1
    } catch (error) {
      if (error instanceof MustWait) worked.refused++
      else worked.odd.push(`${name}: ${(error as Error).message}`)
    }
    const rest = paceMillis - (performance.now() - started)
    await sleep(Math.max(0, rest), undefined, { signal }).catch(() => {})
  }
  close()
}

class MustWait extends Error {}

/** All that somebody does, in the order of the alphabet. */
export const actNames = Object.keys(openActs('', 0).acts).sort()

function openActs(url: string, at: number) {
  const name = domainNames[at % domainNames.length]!
  const params = { id: name.toLowerCase() }
  const place = { node: 'ECE', environment: 'dev', resource: 'dialog', provider: 'runtime' }
  const published = { name, savePoint: 'Original' }
  const textAt = (round: number) => texts[round % texts.length]!
  let events: Awaited<ReturnType<typeof connectEventsClient>> | undefined

  async function ask<S extends EndpointShapes>(
    endpoint: Endpoint<S>,
    sent: Sent<S>,
    headers = headersOf(personAt(at), at + 1),
  ): Promise<Reply<S>> {
    const { status, body } = await callerAt(url, headers).call(endpoint, sent)
    if (status < 400) return body
    const { message } = body as { message: string }
    if (status === 403 || status === 409 || message === messages.files.busy) throw new MustWait(message)
    throw new Error(`${endpoint.method} ${endpoint.path}: ${status} ${message}`)
  }

  async function say(draft: object | undefined, text: string): Promise<void> {
    const stage = draft === undefined ? 'ece-dev' : 'draft'
    const header = { ...sentHeader({ ...newRequestHeader(), stage }), language }
    await ask(chat.textRecognition, {
      body: { text_query: text, requestInfo: { draft } as never, header },
    })
  }

  const acts: Record<string, (round: number) => Promise<unknown>> = {
    list: () => ask(domains.list, { query: {} }),
    read: () => ask(domains.read, { params, query: { language } }),
    save: (round) =>
      ask(domains.update, {
        params,
        query: {},
        body: {
          updates: { tts_responses: { is_on: [textAt(round)], is_off: ['Dark'] } },
          language_to_update: language,
          commit_message: `Round ${round}`,
        },
      }),
    edit: async () => {
      await ask(sessions.start, { params, query: {}, body: { message: 'work' } })
      await ask(sessions.end, { params, query: {} })
    },
    chat: () => say(undefined, 'switch the lamp on'),
    'chat with a draft': async (round) => {
      const { revisions: known } = await ask(revisions.list, { params, query: {} })
      const updates = { tts_responses: { is_on: [textAt(round + 1)], is_off: ['Dark'] } }
      const draft = {
        domainId: params.id,
        revision: known[0]!.revision,
        updates,
        language_to_update: language,
      }
      await say(draft, 'switch the lamp off')
    },
    compare: async () => {
      const { revisions: known } = await ask(revisions.list, { params, query: {} })
      await ask(revisions.compare, { query: { from: known.at(-1)!.revision, to: known[0]!.revision } })
    },
    search: () => ask(search.names, { query: { text: 'lamp' } }),
    upload: (round) =>
      ask(
        concepts.upload,
        { body: { file: [new File([conceptSheet(sheetRows(round % 5))], 'concepts.xlsx')] } as never },
        headersOf('clara', at + 1),
      ),
    publish: () =>
      ask(publishing.publish, {
        body: {
          domain: published,
          context: { instructions: [{ ...place, languages: [language], approval: 'execute' }] },
        },
      }),
    'look at publishing': () => ask(publishing.states, { body: { domain: published, context: {} } }),
    'look at the history': () =>
      ask(gitExport.commits, { params: { name, lang: language, env: 'dev' }, query: {} }),
    'sign in and out': async () => {
      const email = `${demoPeople[at % demoPeople.length]}@sdp.example`
      const { accessToken, refreshToken } = await ask(auth.localSignIn, { body: { email } }, {})
      const signedIn = { authorization: `Bearer ${accessToken}` }
      await ask(signIns.own, {}, signedIn)
      events?.close()
      events = await connectEventsClient(url, accessToken)
      await ask(auth.logout, { body: { refreshToken } }, {})
    },
  }
  return { acts, close: () => events?.close() }
}

function sheetRows(round: number): (string | boolean)[][] {
  return Array.from({ length: 50 }, (_, at) => [
    '',
    `SHEET_${round}_${at}_CONCEPT`,
    'text',
    'eng-USA',
    `Row ${at}`,
    true,
    '',
    'open',
  ])
}
