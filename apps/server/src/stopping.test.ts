import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { auth, concepts, notifications, translations } from '@sdp/api'
import { afterEach, expect, test } from 'vitest'
import { startServerProcess } from './testing/server-process.ts'
import { makeTestDatabase } from './testing/test-database.ts'
import { callerAt } from './testing/test-server.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

/** Systems that take every question and never answer. */
async function startHanging(): Promise<{ url: string; asked: Set<string> }> {
  const asked = new Set<string>()
  const server = http.createServer(({ url }) => void asked.add(url!))
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  cleanUps.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

test('a server that stops ends every outside call and job within 10 seconds', async () => {
  const outside = await startHanging()
  const database = await makeTestDatabase()
  cleanUps.push(database.drop)
  const server = await startServerProcess(database.url, {
    SDP_TRANSLATION_URL: `${outside.url}/translate`,
    SDP_TRANSLATION_SECONDS: '45',
    SDP_TRACKER_URL: `${outside.url}/tickets`,
    SDP_DISS_URL: `${outside.url}/diss`,
    SDP_GIT_EXPORT: 'false',
  })
  cleanUps.push(server.kill)
  const { body: signedIn } = await callerAt(server.url, {}).call(auth.localSignIn, {
    body: { email: 'clara@sdp.example' },
  })
  const clara = callerAt(server.url, { authorization: `Bearer ${signedIn.accessToken}` })
  const german = { id: 'new__1', language: 'deu-DEU', type: 'textprompt' as const, text: 'Hallo' }
  const { body } = await clara.call(concepts.create, {
    body: { concept_name: 'HELLO_CONCEPT', type: 2, texts: [german] },
  })
  const textIds = [body.translations[0]!.texts[0]!.id]
  await clara.call(translations.request, { body: { textIds, targetLanguageCodes: ['fra-FRA'] } })
  await clara.call(notifications.bug, {
    body: { feedbackType: 'Bug', description: 'The chat is mute', labels: [] },
  })
  await expect
    .poll(() => [...outside.asked].sort(), { timeout: 20_000 })
    .toEqual(['/diss', '/tickets', '/translate'])
  const started = performance.now()
  await server.stop()
  expect(performance.now() - started).toBeLessThan(10_000)
}, 90_000)
