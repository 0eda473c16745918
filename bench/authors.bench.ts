import { fork } from 'node:child_process'
import { once } from 'node:events'
import { startServerProcess } from '../apps/server/src/testing/server-process.ts'
import type { AuthorsTold } from './authors-client.ts'
import { runBench } from './opening.ts'

/** 200 authors with open websockets who read, save and look at the list for a minute, against one author alone. */

const seconds = 60

await runBench(async ({ databaseUrl }) => {
  // A process of its own, as in life: what is measured is not in the way of what measures.
  const server = await startServerProcess(databaseUrl, {
    SDP_OFFLINE_ACCESS: 'true',
    SDP_REQUESTS_PER_MINUTE: '1000000',
  })
  try {
    const idle = await work(server.url, { authors: 1, seconds: 10 })
    const busy = await work(server.url, { authors: 200, seconds })
    for (const [who, { calls, errors, heard, messages }] of Object.entries({ idle, busy })) {
      console.log(`${who}: ${calls} calls, ${errors.length} errors, ${heard} events in ${messages} messages`)
    }
    const errors = [...idle.errors, ...busy.errors]
    if (errors.length > 0) throw new Error(errors.slice(0, 10).join('\n'))
    return Object.keys(busy.p99).map((what) => ({
      what: `${what}, p99 with 200 authors`,
      millis: busy.p99[what]!,
      against: 'p99 with one author',
      floor: idle.p99[what]!,
      limit: 10,
    }))
  } finally {
    await server.stop()
  }
})

async function work(
  url: string,
  { authors, seconds }: { authors: number; seconds: number },
): Promise<AuthorsTold> {
  const client = fork(
    new URL('./authors-client.ts', import.meta.url),
    [url, String(authors), String(seconds)],
    {
      execArgv: ['--import', 'tsx'],
    },
  )
  const [told] = (await once(client, 'message')) as [AuthorsTold]
  await once(client, 'exit')
  return told
}
