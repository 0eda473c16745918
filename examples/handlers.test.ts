import type { AddressInfo } from 'node:net'
import type { HandlerReply } from '@sdp/dialogue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer } from './handlers/node/answer.mjs'
import { handlerServer } from './handlers/node/server.mjs'
import { readSamples } from './samples.ts'

const server = handlerServer()
let url = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const call = {
  version: 1,
  domain: 'Navigation',
  language: 'deu-DEU',
  apiAction: 'search_places',
  apiActionDomain: '',
  intent: null,
  request: 'find_place',
  slots: { place_category: 'restaurant' },
  apiInputs: {},
  vehicleInputs: {},
  contextInputs: {},
  featureFlags: {},
}

function post(path: string, body: string): Promise<Response> {
  return fetch(`${url}${path}`, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
}

test('a call over HTTP is answered in its language', async () => {
  const response = await post('/places/search/category', JSON.stringify(call))
  expect(response.status).toBe(200)
  const reply = (await response.json()) as HandlerReply
  expect(reply).toMatchObject({ returnValue: 'ambiguous', inputs: { result_count: 3 } })
  expect(reply.data).toContainEqual(expect.objectContaining({ name: 'Alte Mühle', address: 'Mühlweg 4' }))
})

async function ask(apiAction: string, more: object): Promise<HandlerReply> {
  const body = { ...call, domain: 'MediaPlayer', slots: {}, apiAction, ...more }
  return (await (await post('/', JSON.stringify(body))).json()) as HandlerReply
}

test('what a car does goes on when the conversation is over, and is none of other cars', async () => {
  expect(await ask('get_now_playing', { car: 'A' })).toEqual({ returnValue: 'nothing_playing' })
  await ask('start_playback', { car: 'A', slots: { artist: 'Mira Lane' } })
  const playing = {
    returnValue: 'success',
    inputs: { current_song: 'Coastlines', current_artist: 'Mira Lane' },
  }
  expect(await ask('get_now_playing', { car: 'A' })).toEqual(playing)
  expect(await ask('get_now_playing', { car: 'B' })).toEqual({ returnValue: 'nothing_playing' })
  expect(await ask('get_now_playing', {})).toEqual({ returnValue: 'nothing_playing' })
})

test('what the conversation knows goes before what the car remembers', async () => {
  await ask('set_cabin_temperature', { domain: 'Climate', car: 'A', slots: { degrees: 22 } })
  const warmer = { domain: 'Climate', car: 'A', intent: 'increase_temperature' }
  expect(await ask('change_cabin_temperature', warmer)).toMatchObject({ inputs: { cabin_temperature: 23 } })
  const known = { ...warmer, apiInputs: { cabin_temperature: 18 } }
  expect(await ask('change_cabin_temperature', known)).toMatchObject({ inputs: { cabin_temperature: 19 } })
})

test('every API action of the samples is answered with one of its return values, and fills API inputs that exist', () => {
  for (const { domain, language, title } of readSamples()) {
    for (const { name } of domain.apiActions) {
      const reply = answer({ ...call, domain: domain.name, language, apiAction: name }) as HandlerReply
      const own = domain.apiInputs.find((input) => input.name === name)
      expect(own?.returnValue, `${title}, ${name}`).toContain(reply.returnValue)
      const known = domain.apiInputs.map((input) => input.name)
      expect(known).toEqual(expect.arrayContaining(Object.keys(reply.inputs ?? {})))
    }
  }
})

test('what is unknown, no JSON or no call is refused with a reason', async () => {
  const unknown = await post('/places', JSON.stringify({ ...call, apiAction: 'fly' }))
  expect([unknown.status, await unknown.json()]).toEqual([404, { message: "Nothing is known of 'fly'." }])
  expect((await post('/places', '{')).status).toBe(400)
  expect((await post('/places', 'null')).status).toBe(400)
  expect((await fetch(url)).status).toBe(200)
  expect((await fetch(url, { method: 'PUT' })).status).toBe(405)
})
