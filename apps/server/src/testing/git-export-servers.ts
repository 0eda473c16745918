import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { domains } from '@sdp/api'
import { expect } from 'vitest'
import { makeTestDatabase } from './test-database.ts'
import { type Caller, startTestServer, type TestServer } from './test-server.ts'

const run = promisify(execFile)

/** A folder and a database on which servers that export to git are started one after another. */
export interface GitExportServers {
  folder: string
  start: (settings?: Record<string, string>) => Promise<{ server: TestServer; paul: Caller }>
  git: (...args: string[]) => Promise<string>
  close: () => Promise<void>
}

export async function makeGitExportServers(): Promise<GitExportServers> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sdp-git-'))
  const database = await makeTestDatabase()
  let server: TestServer | undefined
  return {
    folder,
    start: async (settings = {}) => {
      server = await startTestServer(
        { SDP_GIT_EXPORT: 'true', SDP_DATA_DIR: folder, SDP_OFFLINE_ACCESS: 'true', ...settings },
        { databaseUrl: database.url },
      )
      return { server, paul: await server.as('paul') }
    },
    git: async (...args) => (await run('git', args, { cwd: folder })).stdout.trim(),
    close: async () => {
      await server?.close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A domain named Music, in one language. */
export async function createMusic(caller: Caller): Promise<void> {
  const languages = [{ language: 'eng-USA' }]
  const { status } = await caller.call(domains.create, { body: { name: 'Music', languages } })
  expect(status).toBe(200)
}

/** Saves a text of Music and returns the revision. */
export async function saveMusic(caller: Caller, text: string, message: string): Promise<string> {
  const { status, body } = await caller.call(domains.update, {
    params: { id: 'music' },
    query: {},
    body: { updates: { tts_responses: { a: [text] } }, commit_message: message },
  })
  expect(status).toBe(200)
  return body.revision
}

/** The file of Music in calls of the git export. */
export const fileOfMusic = { params: { name: 'Music', lang: 'eng-USA', env: 'dev' as const } }
