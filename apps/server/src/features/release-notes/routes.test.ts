import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { releaseNotes } from '@sdp/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { loadReleaseNotes } from './load-notes.ts'

let server: TestServer
let paul: Caller
let folder: string

beforeAll(async () => {
  server = await startTestServer()
  paul = await server.as('paul')
  folder = await mkdtemp(path.join(tmpdir(), 'notes-'))
})
afterAll(async () => {
  await server?.close()
  await rm(folder, { recursive: true })
})

const write = (name: string, text: string) => writeFile(path.join(folder, name), text)
const load = () => loadReleaseNotes(server.deps, pathToFileURL(`${folder}/`))

async function titles(query: { lastDay?: 'true'; offset?: number }): Promise<string[]> {
  const { body } = await paul.call(releaseNotes.list, { query })
  return body.data.data.map(({ title }) => title)
}

test('[PAGE-012] [PAGE-014] the notes of the files come newest first, a page at a time, in data.data', async () => {
  expect((await paul.call(releaseNotes.list, { query: {} })).body).toEqual({ data: { data: [], total: 0 } })
  for (let day = 10; day < 22; day++) await write(`2024-01-${day}-note.md`, `# Day ${day}\n\nSome **text**\n`)
  await load()
  const { body } = await paul.call(releaseNotes.list, { query: {} })
  expect(body.data.total).toBe(12)
  expect(body.data.data[0]).toEqual({
    id: '2024-01-21-note',
    title: 'Day 21',
    date: '2024-01-21T00:00:00.000Z',
    text: 'Some **text**',
  })
  expect(body.data.data).toHaveLength(10)
  expect(await titles({ offset: 10 })).toEqual(['Day 11', 'Day 10'])
  expect(await titles({ offset: 12 })).toEqual([])
})

test('[PAGE-012] what a new version brings is of the last day, and a corrected note stays as old as it is (ruling R227)', async () => {
  expect(await titles({ lastDay: 'true' })).toEqual([])
  await write('2024-01-10-note.md', '# Day ten\n')
  await write('2024-01-01-late.md', '# Written long ago\n')
  await load()
  expect(await titles({ lastDay: 'true' })).toEqual(['Written long ago'])
  expect(await titles({ offset: 11 })).toEqual(['Day 11', 'Day ten'])
})
