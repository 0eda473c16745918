import { getEventListeners } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { untilAny, withinMillis } from './ending-signals.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Only the listener refers to the signal, as in a call that waits for nothing else. */
function aborted(signal: AbortSignal): Promise<unknown> {
  return new Promise((done) => {
    if (signal.aborted) done(signal.reason)
    else signal.addEventListener('abort', () => done(signal.reason), { once: true })
  })
}

test('work ends after its time, also where garbage is collected meanwhile; or with the signal', async () => {
  const { signal } = new AbortController()
  const late = withinMillis(200, signal, aborted)
  await sleep(20)
  collectGarbage()
  const tooLate = sleep(5000, 'never', { ref: false })
  expect(await Promise.race([late, tooLate])).toMatchObject({ name: 'TimeoutError' })

  const stopping = new AbortController()
  const stopped = withinMillis(60_000, stopping.signal, aborted)
  collectGarbage()
  stopping.abort('The server stops')
  expect(await stopped).toBe('The server stops')
  expect(await withinMillis(60_000, stopping.signal, aborted)).toBe('The server stops')
})

test('of several signals the first that ends counts', async () => {
  const [disconnected, stopping] = [new AbortController(), new AbortController()]
  const ended = untilAny([disconnected.signal, stopping.signal], aborted)
  stopping.abort('The server stops')
  disconnected.abort('The client went away')
  expect(await ended).toBe('The server stops')
})

test('nothing is kept of work that is done, while its time and the signal go on', async () => {
  const { signal } = new AbortController()
  const kept: WeakRef<AbortSignal>[] = []
  const work = async (own: AbortSignal) => {
    kept.push(new WeakRef(own))
  }
  await withinMillis(600_000, signal, work)
  await expect(
    withinMillis(600_000, signal, async (own) => {
      await work(own)
      throw new Error('failed')
    }),
  ).rejects.toThrow('failed')
  expect(getEventListeners(signal, 'abort')).toEqual([])
  // What a WeakRef was asked for, or made of, lives until the end of the turn
  await sleep(0)
  collectGarbage()
  expect(kept.map((one) => one.deref())).toEqual([undefined, undefined])
})

test('no source of the server combines signals another way', async () => {
  const folder = import.meta.dirname
  const found: string[] = []
  for (const file of await readdir(folder, { recursive: true })) {
    if (!/\.ts$/.test(file) || file.startsWith('ending-signals')) continue
    const text = await readFile(path.join(folder, file), 'utf8')
    if (/AbortSignal\.any\(/.test(text)) found.push(file)
  }
  expect(found).toEqual([])
})
