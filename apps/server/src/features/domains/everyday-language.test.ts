import { dialogResources, domains, revisions, sessions } from '@sdp/api'
import { writeResources } from '@sdp/domain/resources'
import type { WireDomain } from '@sdp/domain/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let paul: Caller
beforeAll(async () => {
  server = await startTestServer()
  paul = await server.as('paul')
})
afterAll(() => server.close())

async function newDomain(name: string): Promise<string> {
  const { body } = await paul.call(domains.create, {
    body: { name, languages: [{ language: 'eng-USA', default: true }, { language: 'deu-DEU' }] },
  })
  await paul.call(sessions.start, { params: { id: body._id }, query: {}, body: { message: 'words' } })
  return body._id
}

function save(id: string, everyday: unknown, language = 'deu-DEU') {
  const updates = { everyday_language: everyday }
  const body = { updates, commit_message: 'work', language_to_update: language }
  return paul.call(domains.update, { params: { id }, query: {}, body })
}

const read = async (id: string, language = 'deu-DEU') =>
  (await paul.call(domains.read, { params: { id }, query: { language } })).body as unknown as WireDomain & {
    revision: string
  }

test('everyday language is saved for its language, and content without it is sent as before', async () => {
  const id = await newDomain('Words')
  expect(await read(id)).not.toHaveProperty('everyday_language')
  const everyday = { switchedOff: ['spelling'], fillers: ['Alter'], negations: ['nix da'] }
  expect((await save(id, everyday)).status).toBe(200)
  const saved = await read(id)
  expect(saved.everyday_language).toEqual(everyday)
  expect(await read(id, 'eng-USA')).not.toHaveProperty('everyday_language')

  await save(id, { $patch: { put: { on: ['los gehts'] }, remove: ['switchedOff', 'negations'] } })
  expect((await read(id)).everyday_language).toEqual({ fillers: ['Alter'], on: ['los gehts'] })
  const params = { id, revision: saved.revision }
  const body = { commit_message: 'back', base_revision: (await read(id)).revision }
  const restored = await paul.call(revisions.restore, { params, body })
  expect(restored.status, JSON.stringify(restored.body)).toBe(200)
  expect((await read(id)).everyday_language).toEqual(everyday)

  await save(id, {})
  expect(await read(id)).not.toHaveProperty('everyday_language')
})

test('words that a list cannot have are refused, by calls as by files', async () => {
  const id = await newDomain('Wrong')
  const refusal = async (everyday: unknown) => {
    const { status, body } = await save(id, everyday)
    return [status, (body as { message?: string }).message]
  }
  expect(await refusal({ fillers: [' Alter'] })).toEqual([
    400,
    'everyday_language.fillers:  Alter has a whitespace at an end, or several between its words',
  ])
  expect(await refusal({ fillers: ['Bitte'] })).toEqual([400, 'everyday_language.fillers: Bitte is built in'])
  expect(await refusal({ courtesy: ['nicht'] })).toEqual([
    400,
    'everyday_language.courtesy: nicht turns the meaning of a sentence, so it cannot be left out',
  ])
  expect(await refusal({ off: ['Schicht'], on: ['schicht'] })).toEqual([
    400,
    'everyday_language.on: schicht is already in Off and stop',
  ])
  expect(await refusal({ others: ['x'] })).toEqual([
    400,
    'everyday_language.others: others is no list of everyday language',
  ])
  // Built in where German is spoken only
  expect((await save(id, { fillers: ['Bitte'] }, 'eng-USA')).status).toBe(200)

  const wire = await read(id)
  const upload = (everyday_language: NonNullable<WireDomain['everyday_language']>) => {
    const language = 'deu-DEU'
    const files = writeResources(
      { ...wire, everyday_language },
      { language, revision: wire.revision, ssmlTransition: false },
    ).map(({ name, text }) => new File([text], name))
    const body = { domainId: id, domainName: 'Wrong', savePointName: 'Original', language, files }
    return paul.call(dialogResources.upload, { body: { ...body, platformName: 'NTG7-SOP' } })
  }
  expect((await upload({ fillers: ['bitte'] })).status).toBe(400)
  expect((await upload({ fillers: [''] })).status).toBe(400)
  expect((await upload({ fillers: ['Alter'] })).status).toBe(200)
  expect((await read(id)).everyday_language).toEqual({ fillers: ['Alter'] })
})
