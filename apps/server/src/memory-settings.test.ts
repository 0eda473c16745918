import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { readConfig } from './config/config.ts'
import { runtimeLimits } from './runtime/runtime.ts'
import { openTestContent } from './testing/test-content.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'
import { aWorkbook } from './testing/workbooks.ts'

let server: TestServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

test('memory and connections have defaults, and settings in their place', () => {
  expect(readConfig({})).toMatchObject({
    databaseConnections: 20,
    cacheMegabytes: 384,
    chatThreads: availableParallelism() > 2 ? 2 : 1,
    chatMegabytes: 3072,
    filesAtOnce: 2,
    fileMegabytes: 768,
    postgresMegabytes: 256,
  })
  const settings = {
    SDP_DATABASE_CONNECTIONS: '8',
    SDP_CACHE_MB: '48',
    SDP_CHAT_THREADS: '3',
    SDP_CHAT_MB: '900',
    SDP_FILES_AT_ONCE: '1',
    SDP_FILE_MB: '192',
    SDP_POSTGRES_MB: '64',
  }
  expect(readConfig(settings)).toMatchObject({
    databaseConnections: 8,
    cacheMegabytes: 48,
    chatThreads: 3,
    chatMegabytes: 900,
    filesAtOnce: 1,
    fileMegabytes: 192,
    postgresMegabytes: 64,
  })
})

test.each([
  [{ SDP_DATABASE_CONNECTIONS: '3' }, 'SDP_DATABASE_CONNECTIONS must be a whole number from 4 to 150'],
  [{ SDP_DATABASE_CONNECTIONS: '151' }, 'SDP_DATABASE_CONNECTIONS must be a whole number from 4 to 150'],
  [{ SDP_CACHE_MB: '0' }, 'SDP_CACHE_MB must be a whole number from 16 to 16384'],
  [{ SDP_CHAT_THREADS: '17' }, 'SDP_CHAT_THREADS must be a whole number from 1 to 16'],
  [{ SDP_CHAT_THREADS: '1', SDP_CHAT_MB: '128' }, 'SDP_CHAT_MB must be a whole number from 256 to'],
  [{ SDP_CHAT_THREADS: '3', SDP_CHAT_MB: '767' }, 'SDP_CHAT_MB must be a whole number from 768 to'],
  [{ SDP_FILES_AT_ONCE: '0' }, 'SDP_FILES_AT_ONCE must be a whole number from 1 to 16'],
  [{ SDP_FILE_MB: '512M' }, 'SDP_FILE_MB must be a whole number from 64 to 4096'],
  [{ SDP_POSTGRES_MB: '8' }, 'SDP_POSTGRES_MB must be a whole number from 16 to 16384'],
])('%o stops the start', (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(sentence)
})

test('threads of the chat share their memory, and keep content in proportion to it', () => {
  expect(runtimeLimits({ chatThreads: 1, chatMegabytes: 3072 })).toMatchObject({
    ...{ threads: 1, maxHeapMegabytes: 3072, maxBytes: 48 * 1024 * 1024 },
  })
  expect(runtimeLimits({ chatThreads: 2, chatMegabytes: 512 })).toMatchObject({
    ...{ threads: 2, maxHeapMegabytes: 256, maxBytes: 4 * 1024 * 1024 },
  })
})

test('the server opens the pool and the threads with its settings', async () => {
  server = await startTestServer({
    ...{ SDP_DATABASE_CONNECTIONS: '6', SDP_CHAT_THREADS: '1', SDP_CHAT_MB: '512' },
  })
  expect(server.deps.db.options.max).toBe(6)
  expect(server.deps.runtime.maxBytes).toBe(8 * 1024 * 1024)
})

test('the server reads as many files at once as it is told to', async () => {
  server = await startTestServer({ SDP_FILES_AT_ONCE: '1' })
  const { files } = server.deps
  const queried: string[] = []
  let endFirst = () => {}
  const firstEnds = new Promise<void>((resolve) => {
    endFirst = resolve
  })
  const read = (who: string, until: Promise<void>) => {
    const rows = [['R_1_CONCEPT', 'text', 'eng-USA', 'Hi']]
    const file = Uint8Array.from(aWorkbook(['concept_name', 'type', 'language', 'text'], rows))
    const answer = async () => {
      queried.push(who)
      await until
      return { concepts: [], domains: [] }
    }
    return files.read({ kind: 'concepts', file }, { who, signal: new AbortController().signal, answer })
  }
  const both = [read('ada', firstEnds), read('max', Promise.resolve())]
  await vi.waitFor(() => expect(queried).toEqual(['ada']), 20_000)
  await sleep(300)
  expect(queried).toEqual(['ada'])
  endFirst()
  await Promise.all(both)
  expect(queried).toEqual(['ada', 'max'])
})

test('with little room for content, what was read is read from the database again', async () => {
  const content = await openTestContent()
  try {
    const id = await content.newDomain()
    const queriesOfSecondRead = async (megabytes: number) => {
      const store = content.freshStore(megabytes)
      await store.read(id)
      const asked = content.db.query.bind(content.db)
      let count = 0
      content.db.query = ((...args: Parameters<typeof asked>) => {
        count++
        return asked(...args)
      }) as typeof content.db.query
      await store.read(id)
      content.db.query = asked
      return count
    }
    expect(await queriesOfSecondRead(0)).toBeGreaterThan(await queriesOfSecondRead(16))
  } finally {
    await content.close()
  }
})
