import type { Endpoint, EndpointShapes, Reply, Sent } from '@sdp/api'
import {
  concepts,
  domains,
  merges,
  publishing,
  revisions,
  savePoints,
  sessions,
  translations,
  userGroups,
} from '@sdp/api'
import { expect } from 'vitest'
import { publishingCaller } from '../publishing/testing/publishing-caller.ts'
import { radio } from './radio.ts'
import type { Caller, TestServer } from './test-server.ts'

const german = 'deu-DEU'
const english = 'eng-USA'

/** Fills an installation with a little of everything that people make. */
export async function fillInstallation({ as }: Pick<TestServer, 'as'>): Promise<void> {
  const paul = await as('paul')
  await fillRadio(paul)
  const lamp = publishingCaller(paul, 'Lamp')
  await lamp.make()
  await lamp.publish('dev')
  await fillConcepts(await as('clara'))
  const ada = await as('ada')
  const { body: groups } = await ask(ada, userGroups.list)
  const { members } = groups.find(({ name }) => name === 'members')!
  await ask(ada, userGroups.update, { body: { group: 'members', users: [...members, 'zoe@sdp.example'] } })
}

async function fillRadio(paul: Caller): Promise<void> {
  const languages = [{ language: english, default: true }, { language: german }]
  const { body: made } = await ask(paul, domains.create, { body: { name: 'Radio', languages } })
  const params = { id: made._id }
  await ask(paul, sessions.start, { params, query: {}, body: { message: 'work' } })
  const saves: [string, Record<string, unknown>][] = [
    [english, radio],
    [german, { tts_responses: { playing: ['Es läuft'], ask_genre: ['Welche Musik?'] } }],
    [english, { justtalk: ['hello'] }],
  ]
  for (const [language, updates] of saves) {
    const body = { updates, language_to_update: language, commit_message: `in ${language}` }
    await ask(paul, domains.update, { params, query: {}, body })
  }
  const newSavePoint = { name: 'summer', description: 'as it was in summer' }
  const { body: summer } = await ask(paul, savePoints.create, { body: { fromId: made._id, newSavePoint } })
  await ask(paul, domains.update, {
    params,
    query: {},
    body: { updates: { justtalk: ['hello', 'again'] }, commit_message: 'after summer' },
  })
  await mergeSummer(paul, { id: made._id, source: summer._id })
}

async function mergeSummer(paul: Caller, { id, source }: { id: string; source: string }): Promise<void> {
  const inSummer = { params: { id: source }, query: {} }
  await ask(paul, sessions.start, { ...inSummer, body: { message: 'work' } })
  const updates = { tts_responses: { playing: ['Sommermusik'] } }
  const body = { updates, language_to_update: german, commit_message: 'in summer' }
  await ask(paul, domains.update, { ...inSummer, body })
  const { body: preview } = await ask(paul, merges.preview, { params: { id }, body: { source } })
  await ask(paul, merges.apply, {
    params: { id },
    body: {
      source,
      commit_message: 'Merge summer',
      base_revision: preview.target.revision,
      source_revision: preview.source.revision,
    },
  })
}

async function fillConcepts(clara: Caller): Promise<void> {
  const texts = [{ id: 'new__1', language: german, text: 'Guten Tag', isActive: true }]
  await ask(clara, concepts.create, { body: { concept_name: 'GREETING_CONCEPT', type: 2, texts } })
  const { body: greeting } = await ask(clara, concepts.read, { params: { name: 'GREETING_CONCEPT' } })
  const textIds = greeting.translations.flatMap(({ texts }) => texts.map(({ id }) => id))
  await ask(clara, translations.request, { body: { textIds, targetLanguageCodes: ['eng-GBR'] } })
}

/** All of it as the calls answer it, without what only depends on the moment of asking. */
export async function readInstallation({ as }: Pick<TestServer, 'as'>): Promise<Record<string, unknown>> {
  const paul = await as('paul')
  const clara = await as('clara')
  const found: Record<string, unknown> = {}
  const { body: points } = await ask(paul, savePoints.list, { params: { name: 'Radio' } })
  found.savePoints = points
  for (const { _id: id } of points) {
    for (const language of [english, german]) {
      const query = { language, skipSession: 'true' as const }
      found[`${id} in ${language}`] = (await ask(paul, domains.read, { params: { id }, query })).body
    }
    found[`revisions of ${id}`] = (await ask(paul, revisions.list, { params: { id }, query: {} })).body
  }
  const instructions = [
    { node: 'ECE', environment: 'dev', resource: 'dialog', provider: 'runtime', languages: [german] },
  ]
  const domain = { name: 'Lamp', savePoint: 'Original' }
  const { body: states } = await ask(paul, publishing.states, { body: { domain, context: { instructions } } })
  found.published = states.map(({ resourceState }) => resourceState.state)
  found.concept = (await ask(clara, concepts.read, { params: { name: 'GREETING_CONCEPT' } })).body
  found.translations = (await ask(clara, translations.list, { query: {} })).body
  found.groups = (await ask(await as('ada'), userGroups.list)).body
  return found
}

async function ask<S extends EndpointShapes>(
  caller: Caller,
  endpoint: Endpoint<S>,
  sent?: Sent<S>,
): Promise<{ body: Reply<S> }> {
  const answer = await caller.call(endpoint, sent)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer
}
