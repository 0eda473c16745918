import { auth, domains, health } from '@sdp/api'
import { expect, test } from 'vitest'
import { startServerProcess } from './testing/server-process.ts'
import { makeEmptyDatabase } from './testing/test-database.ts'
import { callerAt } from './testing/test-server.ts'

test('of three servers that start at the same time on an empty database none dies, and all serve the same', async () => {
  const database = await makeEmptyDatabase()
  const started = await Promise.allSettled(
    Array.from({ length: 3 }, () => startServerProcess(database.url, { SDP_GIT_EXPORT: 'false' })),
  )
  try {
    expect(started.filter(({ status }) => status === 'rejected')).toEqual([])
    const lists = await Promise.all(
      started.map(async (one) => {
        const { url } = (one as PromiseFulfilledResult<{ url: string }>).value
        expect((await callerAt(url, {}).call(health.ready)).status).toBe(200)
        const signedIn = await callerAt(url, {}).call(auth.localSignIn, {
          body: { email: 'ada@sdp.example' },
        })
        const ada = callerAt(url, { authorization: `Bearer ${signedIn.body.accessToken}` })
        return (await ada.call(domains.list, { query: {} })).body.map(({ name }) => name)
      }),
    )
    expect(lists[0]).toHaveLength(new Set(lists[0]).size)
    expect(lists[0]!.length).toBeGreaterThan(0)
    expect(lists).toEqual([lists[0], lists[0], lists[0]])
  } finally {
    await Promise.all(started.map((one) => one.status === 'fulfilled' && one.value.stop()))
    await database.drop()
  }
}, 120_000)
