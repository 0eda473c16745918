import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { withinMillis } from './within-millis.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Only the listener refers to the signal, as in a call that waits for nothing else. */
function aborted(signal: AbortSignal): Promise<unknown> {
  return new Promise((done) => signal.addEventListener('abort', () => done(signal.reason), { once: true }))
}

test('it ends after its time, also where garbage is collected meanwhile; or with the signal', async () => {
  const { signal } = new AbortController()
  const late = aborted(withinMillis(200, signal))
  await sleep(20)
  collectGarbage()
  const tooLate = sleep(5000, 'never', { ref: false })
  expect(await Promise.race([late, tooLate])).toMatchObject({ name: 'TimeoutError' })

  const stopping = new AbortController()
  const stopped = aborted(withinMillis(60_000, stopping.signal))
  collectGarbage()
  stopping.abort('The server stops')
  expect(await stopped).toBe('The server stops')
})

test('no source of the server combines timeouts of Node with other signals', async () => {
  const folder = import.meta.dirname
  const found: string[] = []
  for (const file of await readdir(folder, { recursive: true })) {
    if (!/\.ts$/.test(file) || file.startsWith('within-millis')) continue
    const text = await readFile(path.join(folder, file), 'utf8')
    if (/AbortSignal\.any\(/.test(text) && /AbortSignal\.timeout\(/.test(text)) found.push(file)
  }
  expect(found).toEqual([])
})
