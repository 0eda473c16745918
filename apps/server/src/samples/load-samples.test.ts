import { readdir, readFile } from 'node:fs/promises'
import { concepts, domains } from '@sdp/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDeps } from '../deps.ts'
import { type Caller, startTestServer, type TestServer } from '../testing/test-server.ts'
import { loadSamples } from './load-samples.ts'

const examples = new URL('../../../../examples/domains/', import.meta.url)

let server: TestServer
let ada: Caller
beforeAll(async () => {
  server = await startTestServer()
  ada = await server.as('ada')
})
afterAll(() => server.close())

const listNames = async () =>
  (await ada.call(domains.list, { query: { isAdmin: 'true' } })).body.map(({ name }) => name)

async function readExample(name: string, file: string): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(new URL(`${name}/${file}`, examples), 'utf8'))
}

test('outside stage dev no example is loaded', async () => {
  for (const stage of ['production', 'release'] as const) {
    await loadSamples({ ...server.deps, config: { ...server.deps.config, stage } })
    expect(await listNames()).toEqual([])
  }
})

test('two servers that start at once load each example once, whole and in all its languages', async () => {
  const other = await openDeps(server.deps.config, server.databaseUrl)
  await Promise.all([loadSamples(server.deps), loadSamples(other.deps)])
  await other.close()
  const names = await readdir(examples)
  expect((await listNames()).sort()).toEqual(names.sort())

  for (const name of names) {
    const { creator_email, ...shared } = await readExample(name, 'domain.json')
    const files = (await readdir(new URL(name, examples))).filter((file) => file !== 'domain.json')
    for (const file of files) {
      const language = file.replace('.json', '')
      const { body } = await ada.call(domains.read, {
        params: { id: name.toLowerCase() },
        query: { language },
      })
      expect(body).toMatchObject({ ...shared, ...(await readExample(name, file)) })
      expect(body.creator.upn).toBe(creator_email)
    }
  }
})

test('every concept that an example mentions is there, with a text in each language of the domain', async () => {
  const { body: page } = await ada.call(concepts.query, { params: { page: 1 }, body: {} })
  expect(page.concepts.map(({ concept_name, domains }) => [concept_name, domains])).toEqual([
    ['MEDIA_CANCEL_CONCEPT', ['MediaPlayer']],
    ['MEDIA_REPEAT_CONCEPT', ['MediaPlayer']],
    ['MEDIA_SEND_CONCEPT', ['MediaPlayer']],
    ['MESSAGE_SENT_CONCEPT', ['MediaPlayer']],
    ['TOUR_NOTE_CONCEPT', ['TourGuideTest']],
    ['TOUR_SAVE_CONCEPT', ['TourGuideTest']],
  ])
  const needed = {
    MediaPlayer: ['cmn-CHN', 'deu-DEU', 'eng-USA'],
    TourGuideTest: ['deu-DEU', 'eng-USA', 'jpn-JPN'],
  }
  for (const { concept_name, languages, domains } of page.concepts) {
    const wanted = needed[domains[0] as keyof typeof needed]
    expect(languages, concept_name).toEqual(expect.arrayContaining(wanted))
  }
})

test('a deleted example stays deleted', async () => {
  const [first] = await listNames()
  expect((await ada.call(domains.remove, { params: { id: first! } })).status).toBe(200)
  await loadSamples(server.deps)
  expect(await listNames()).not.toContain(first)
})
