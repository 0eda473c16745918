import { setTimeout as sleep } from 'node:timers/promises'
import { messages } from '@sdp/domain'
import { afterEach, expect, test } from 'vitest'
import { Busy } from '../http/semaphore.ts'
import { aWorkbook } from '../testing/workbooks.ts'
import { type FileReader, openFileReader } from './file-reader.ts'

/** Long enough for a machine that has much else to do. */
const limits = { atOnce: 1, waitMillis: 100_000, maxMillis: 100_000, maxHeapMegabytes: 256 }
let files: FileReader
afterEach(() => files.close())

const columns = ['concept_name', 'type', 'language', 'text']
const newWorkbook = (rows: number) =>
  aWorkbook(
    columns,
    Array.from({ length: rows }, (_, at) => [`R_${at}_CONCEPT`, 'text', 'eng-USA', 'Hi']),
  )
const workbooks = { small: newWorkbook(1), large: newWorkbook(20_000) }
const options = (who: string, signal = new AbortController().signal) => ({
  who,
  signal,
  answer: async () => ({ concepts: [], domains: [] }),
})
/** The bytes go to the thread. */
const read = (which: keyof typeof workbooks, ...of: Parameters<typeof options>) =>
  files.read({ kind: 'concepts', file: Uint8Array.from(workbooks[which]) }, options(...of))

test('a file that takes more memory than is allowed is refused, and the next one is read', async () => {
  files = openFileReader({ ...limits, maxHeapMegabytes: 24 })
  await expect(read('large', 'ada')).rejects.toThrow(messages.files.tooMuchMemory)
  const { reply } = await read('small', 'ada')
  expect(JSON.parse(Buffer.concat(reply).toString())).toMatchObject({ created: 1 })
})

test('a file that takes longer than is allowed is refused, and its thread ends', async () => {
  files = openFileReader({ ...limits, maxMillis: 1 })
  await expect(read('large', 'ada')).rejects.toThrow(messages.files.tooSlow)
})

test('files wait for a permit, and who waits too long is told so', async () => {
  files = openFileReader({ ...limits, waitMillis: 50 })
  const first = read('large', 'ada')
  await expect(read('small', 'max')).rejects.toThrow(Busy)
  expect((await first).kind).toBe('concepts')
})

test('who goes away ends the work, also while it waits for its permit', async () => {
  files = openFileReader(limits)
  const [ada, max] = [new AbortController(), new AbortController()]
  const first = read('large', 'ada', ada.signal)
  const second = read('large', 'max', max.signal)
  await sleep(20)
  const failure = new Error('gone')
  max.abort(failure)
  await expect(second).rejects.toBe(failure)
  ada.abort(failure)
  await expect(first).rejects.toBe(failure)
  expect((await read('small', 'clara')).kind).toBe('concepts')
})

test('stopping the server ends all of it', async () => {
  files = openFileReader(limits)
  const all = [read('large', 'ada'), read('large', 'max')].map((one) => expect(one).rejects.toThrow('stops'))
  await files.close()
  await Promise.all(all)
})
