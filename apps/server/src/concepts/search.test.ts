import { concepts } from '@sdp/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let other: TestServer
let clara: Caller
let ada: Caller
beforeAll(async () => {
  server = await startTestServer()
  other = await startTestServer({}, { databaseUrl: server.databaseUrl })
  clara = await server.as('clara')
  ada = await other.as('ada')
})
afterAll(async () => {
  await other?.close()
  await server?.close()
})

async function found(search: string, language = 'deu-DEU', by = clara): Promise<string[]> {
  const { body } = await by.call(concepts.query, {
    params: { page: 1 },
    body: { filter: { search }, language },
  })
  return body.concepts.map(({ concept_name }) => concept_name)
}

const german = (text: string, id = 'new__1') => ({ id, language: 'deu-DEU', text })

test('a search finds what any server has written since the last one, whatever the case', async () => {
  expect(await found('äpfel')).toEqual([])
  expect(await found('äpfel', 'deu-DEU', ada)).toEqual([])
  const { body: apple } = await clara.call(concepts.create, {
    body: {
      concept_name: 'APPLE_CONCEPT',
      type: 2,
      texts: [german('ÄPFEL und 100 % Saft'), german('_Birnen', 'new__2')],
    },
  })
  for (const by of [clara, ada]) {
    for (const words of ['äpfel', '100 %', '_b', 'apple_c'])
      expect(await found(words, 'deu-DEU', by)).toEqual(['APPLE_CONCEPT'])
    for (const words of ['saft_', 'Saft Birnen', 'x']) expect(await found(words, 'deu-DEU', by)).toEqual([])
    expect(await found('äpfel', 'fra-FRA', by)).toEqual([])
  }
  const texts = [
    { id: apple.translations[0]!.texts.find(({ text }) => text.startsWith('Ä'))!.id, text: 'Kirschen' },
  ]
  await ada.call(concepts.update, {
    params: { name: apple.name },
    body: { version: 1, concept_name: 'CHERRY_CONCEPT', texts },
  })
  expect(await found('äpfel')).toEqual([])
  expect(await found('kirschen')).toEqual(['CHERRY_CONCEPT'])
  expect(await found('apple')).toEqual([])
  await clara.call(concepts.remove, { params: { id: apple.id }, query: { version: 2 } })
  expect(await found('kirschen', 'deu-DEU', ada)).toEqual([])
})

test('more languages than are remembered are searched one after another', async () => {
  const languages = [
    'ara-SAU',
    'bul-BGR',
    'ces-CZE',
    'dan-DNK',
    'deu-DEU',
    'ell-GRC',
    'fin-FIN',
    'fra-FRA',
    'heb-ISR',
    'ita-ITA',
  ]
  const texts = languages.map((language, at) => ({ id: `new__${at}`, language, text: `Wort ${language}` }))
  await clara.call(concepts.create, { body: { concept_name: 'MANY_CONCEPT', type: 2, texts } })
  for (const language of [...languages, ...languages])
    expect(await found(`wort ${language}`, language)).toEqual(['MANY_CONCEPT'])
})
