import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts'
import { makeTestDatabase } from '../../testing/test-database.ts'
import { memoryMillis, report } from '../budget.ts'
import { serverSettings } from '../harness/installation.ts'
import { actNames, prepareDomains, workTogether } from './fifty-people.ts'
import { grownMemory, growths, memoryNames, readSample, type Sample } from './growth.ts'

const megabyte = 1024 * 1024
/** Until then caches fill, threads start and the compiler of the engine is at work. */
const warmUpMillis = 180_000
const sampleMillis = 10_000
const collector = new URL('./collect-garbage.mjs', import.meta.url).href

let folder: string
let database: Awaited<ReturnType<typeof makeTestDatabase>>
let server: ServerProcess
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sdp-memory-'))
  database = await makeTestDatabase()
  server = await startServerProcess(database.url, {
    ...serverSettings,
    SDP_GIT_EXPORT: 'true',
    SDP_DATA_DIR: folder,
    NODE_OPTIONS: `--import=${collector}`,
  })
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

test(
  'fifty people save, read, chat, upload and publish, all of it is answered, and after the third minute memory is flat',
  async () => {
    await prepareDomains(server.url)
    const startedAt = Date.now()
    const samples: Sample[] = []
    const working = workTogether(server.url, AbortSignal.timeout(memoryMillis))
    while (Date.now() - startedAt < memoryMillis) {
      // By itself it collects all of it only every few minutes, and what is garbage looks kept until then
      process.kill(server.pid, 'SIGUSR2')
      const answer = await fetch(`${server.url}/api/metrics`)
      samples.push(readSample(await answer.text(), Date.now() - startedAt))
      await sleep(Math.min(sampleMillis, memoryMillis))
    }
    const { done, refused, odd } = await working
    report('fifty people', { ...done, refused })
    expect(odd.slice(0, 20)).toEqual([])
    expect(Object.keys(done).sort()).toEqual(actNames)

    const steady = growths(samples.filter(({ atMillis }) => atMillis >= warmUpMillis))
    const inMegabytes = (bytes: number) => Math.round((bytes / megabyte) * 10) / 10
    for (const name of memoryNames) {
      const found = steady.find(({ what }) => what === name)
      if (found === undefined) continue
      const { from, perMinute } = found
      report(name, {
        'MB after three minutes': inMegabytes(from),
        'MB more a minute': inMegabytes(perMinute),
      })
    }
    const alsoGrew = steady.filter(({ perMinute, from }) => perMinute > from / 100)
    expect(grownMemory(steady), `What grew beside it: ${JSON.stringify(alsoGrew)}`).toEqual([])
  },
  memoryMillis + 120_000,
)
