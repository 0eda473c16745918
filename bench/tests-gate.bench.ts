import { setTimeout as sleep } from 'node:timers/promises'
import { chat, type Publication, publishing } from '@sdp/api'
import { toWire } from '@sdp/domain/wire'
import { loadSamples } from '../apps/server/src/samples/load-samples.ts'
import { putInService } from '../apps/server/src/testing/put-in-service.ts'
import { startServerProcess } from '../apps/server/src/testing/server-process.ts'
import { testSecretKey } from '../apps/server/src/testing/test-secret-key.ts'
import { createFrom } from './create-domain.ts'
import { aTestedProgram, manyTests } from './kept-tests.ts'
import { openCalls } from './load/calls.ts'
import { sentence } from './load/sentence.ts'
import { middle } from './median.ts'
import { openServer, runBench } from './opening.ts'
import type { Line } from './report.ts'

/**
 * How long others wait while a domain of 2,000 intents, 10,000 rules and 1,000 kept tests is published, whose pipeline runs all of
 * them: lists, reads and sentences to another domain that is published.
 */
const language = 'eng-USA'
const sample = 'Climate'
const idleRounds = 60
const pauseMillis = 30
/** Longer than any publication takes. */
const giveUpMillis = 180_000

await runBench(async ({ databaseUrl }) => {
  await fillDatabase(databaseUrl)
  const server = await startServerProcess(databaseUrl, {
    SDP_OFFLINE_ACCESS: 'true',
    SDP_REQUESTS_PER_MINUTE: '1000000',
    SDP_GIT_EXPORT: 'false',
  })
  try {
    return await linesOf(server.url, databaseUrl)
  } finally {
    await server.stop()
  }
})

async function fillDatabase(databaseUrl: string): Promise<void> {
  const program = aTestedProgram()
  const wire = toWire({ ...program.domain, tests: await manyTests(program) })
  const { deps, close } = await openServer(databaseUrl, { SDP_SECRET_KEY: testSecretKey })
  await loadSamples(deps)
  await putInService(deps, { domain: sample, stages: ['ece-dev'], language })
  await createFrom(deps, 'Tested', { wire, language })
  await close()
}

async function linesOf(url: string, databaseUrl: string): Promise<Line[]> {
  const { signIn, times, errors } = openCalls(url)
  const { send, timed } = await signIn()
  const askAll = async (when: string) => {
    await timed(`list ${when}`, 'GET', '/domains/?includeDialogs=false&isAdmin=true')
    await timed(`read ${when}`, 'GET', `/domains/${sample.toLowerCase()}?language=${language}`)
    await timed(`sentence ${when}`, 'POST', chat.textRecognition.path, sentence('turn on the ac'))
    await sleep(pauseMillis)
  }
  // Until programs are compiled and caches are full
  for (let round = 0; round < 10; round++) await askAll('at first')
  for (let round = 0; round < idleRounds; round++) await askAll('alone')

  await send('POST', '/domains/tested/sessions', { message: 'publish' })
  const domain = { name: 'Tested', savePoint: 'Original' }
  const place = { node: 'ECE', environment: 'dev', resource: 'dialog', provider: 'runtime' }
  const instructions = [{ ...place, languages: [language], approval: 'execute' }]
  await send('POST', publishing.publish.path, { domain, context: { instructions } })
  const begin = Date.now()
  let run: Publication | undefined
  while (run?.state !== 'done' && run?.state !== 'failed') {
    if (Date.now() - begin > giveUpMillis) throw new Error(`The run did not end: ${JSON.stringify(run)}`)
    await askAll('meanwhile')
    const history = JSON.parse(
      await send('POST', publishing.history.path, { domain, context: {} }),
    ) as Publication[]
    run = history[0]
  }
  if (errors.length > 0) throw new Error(errors.join('\n'))
  const tested = await testedIn(databaseUrl, run.run)
  console.log(`The publication took ${((Date.now() - begin) / 1000).toFixed(1)} s. ${tested}`)
  return ['list', 'read', 'sentence'].map((what) => ({
    what: `${what} while 1,000 tests are run for a publication, p99`,
    millis: percentile(times.get(`${what} meanwhile`)!, 99),
    against: 'alone, median',
    floor: middle(times.get(`${what} alone`)!),
    limit: what === 'sentence' ? 20 : 10,
  }))
}

/** What the step test said; it is an error where it did not run all tests. */
async function testedIn(databaseUrl: string, run: string): Promise<string> {
  const { deps, close } = await openServer(databaseUrl, { SDP_SECRET_KEY: testSecretKey })
  const { rows } = await deps.db.query<{ text: string }>(
    'select text from publishing_log where run_id = $1',
    [run],
  )
  await close()
  const said = rows.find(({ text }) => text.includes('1000 of 1000 kept tests'))?.text
  if (said === undefined) throw new Error(rows.map(({ text }) => text).join('\n'))
  return said
}

function percentile(all: readonly number[], percent: number): number {
  return all.toSorted((a, b) => a - b)[Math.ceil((all.length * percent) / 100) - 1]!
}
