import { domains, revisions } from '@sdp/api'
import { addExampleValues, addSlot, deleteExampleValue, deleteSlots, renameSlot } from '@sdp/domain/slots'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Author, newAuthor } from '../../testing/author.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let paul: Caller
beforeAll(async () => {
  server = await startTestServer()
  paul = await server.as('paul')
})
afterAll(() => server.close())

const german = 'deu-DEU'
const vendorPrefix = 'sdp_'

/** An artist of free text, with an example value in each language. */
async function radio(name: string): Promise<Author> {
  const author = await newAuthor(paul, { name, languages: ['eng-USA', german] })
  await author.put({
    'ontology.userInputs': { artist: { type: 'FreeText', values: {} } },
    user_inputs: [{ name: 'artist', canonicals: [] }],
  })
  const add = (language: string, value: string) =>
    author.edit((editor) => editor.do(addExampleValues, { slot: 'artist', values: [value], language }), {
      language,
    })
  await add('eng-USA', 'Nina Simone')
  await add(german, 'Nena')
  return author
}

async function valuesOf(author: Author, slot = 'artist') {
  const read = async (language: string) =>
    (await author.read(language)).user_inputs?.find(({ name }) => name === slot)?.exampleValues
  return [await read('eng-USA'), await read(german)]
}

test('example values are saved in the language that they are said in', async () => {
  const author = await radio('Spoken')
  expect(await valuesOf(author)).toEqual([['Nina Simone'], ['Nena']])
  const before = await author.read()
  await author.edit((editor) => editor.do(deleteExampleValue, { slot: 'artist', value: 'Nina Simone' }))
  expect(await valuesOf(author)).toEqual([undefined, ['Nena']])
  const query = { from: before.revision, to: (await author.read()).revision }
  const { body } = await paul.call(revisions.compare, { query })
  expect(JSON.stringify(body)).toContain('Nina Simone')
})

test('they follow the name of their slot in every language, go with it, and come back with it', async () => {
  const author = await radio('Followed')
  await author.edit((editor) => editor.do(renameSlot, { from: 'artist', to: 'singer', vendorPrefix }))
  expect(await valuesOf(author, 'singer')).toEqual([['Nina Simone'], ['Nena']])
  const { revision } = await author.read()
  await author.edit((editor) => editor.do(deleteSlots, { names: ['singer'] }))
  expect(await valuesOf(author, 'singer')).toEqual([undefined, undefined])
  const returned = [{ list: 'slots' as const, name: 'singer', revision, was: 'singer' }]
  await author.edit((editor) => editor.do(addSlot, { name: 'singer', vendorPrefix }), { returned })
  expect((await valuesOf(author, 'singer'))[1]).toEqual(['Nena'])
})

test('what is no list of texts is refused', async () => {
  const author = await radio('Wrong')
  const body = {
    updates: { user_inputs: [{ name: 'artist', exampleValues: [{ text: 'Cher' }] }] },
    commit_message: 'work',
    language_to_update: 'eng-USA',
  }
  const { status } = await paul.call(domains.update, { params: { id: author.id }, query: {}, body })
  expect(status).toBe(400)
  expect(await valuesOf(author)).toEqual([['Nina Simone'], ['Nena']])
})
