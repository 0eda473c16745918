import { newState } from '@sdp/dialogue'
import { afterEach, expect, test, vi } from 'vitest'
import { Unavailable } from '../http/errors.ts'
import type { ProgramName } from './protocol.ts'
import { openRuntime, type Runtime } from './runtime.ts'

let runtime: Runtime
afterEach(() => runtime.close())

const limits = { threads: 1, mostBytes: 1_000_000, mostHeapMegabytes: 512 }
const turn = { kind: 'turn', said: 'stop it', state: newState(), whatIf: {}, seed: 0 } as const

const domain = {
  name: 'Radio',
  languages: [{ _id: 'e', language: 'eng-USA', default: true }],
  ontology: { intents: { stop: {} } },
  nlu_interpretations: [{ intent: 'stop', expressions: [{ expression: 'stop it' }] }],
}
const source = vi.fn(async () => Buffer.from(JSON.stringify(domain)))
const way = () => ({
  source,
  callHandler: async () => ({ failure: 'nobody' }),
  signal: new AbortController().signal,
})

function program(change: Partial<ProgramName> = {}): ProgramName {
  return { place: 'radio', base: 'first', changes: '', updates: {}, language: 'eng-USA', ...change }
}

test('stored content is asked for once, whatever is changed on top of it', async () => {
  runtime = openRuntime([], limits)
  source.mockClear()
  const intentOf = async (name: ProgramName) =>
    (await runtime.run(name, turn, way())).trace.understood.chosen?.reading.intent
  expect(await intentOf(program())).toBe('stop')
  expect(await intentOf(program())).toBe('stop')
  const updates = { nlu_interpretations: [{ intent: 'stop', expressions: [] }] }
  expect(await intentOf(program({ changes: 'none', updates }))).toBeUndefined()
  expect(await intentOf(program())).toBe('stop')
  expect(source).toHaveBeenCalledTimes(1)
  expect(await intentOf(program({ base: 'second' }))).toBe('stop')
  expect(source).toHaveBeenCalledTimes(2)
})

test('a wish whose content cannot be read fails with that reason, and the next is answered', async () => {
  runtime = openRuntime([], limits)
  const broken = { ...way(), source: () => Promise.reject(new Error('swept away')) }
  await expect(runtime.run(program(), turn, broken)).rejects.toThrow('swept away')
  expect((await runtime.run(program(), turn, way())).kind).toBe('turn')
})

test('who waits no longer is let go at once', async () => {
  runtime = openRuntime([], limits)
  const stop = new AbortController()
  const never = { ...way(), source: () => new Promise<never>(() => {}), signal: stop.signal }
  const waiting = runtime.run(program(), turn, never)
  stop.abort(new Error('too late'))
  await expect(waiting).rejects.toThrow('too late')
  expect((await runtime.run(program(), turn, way())).kind).toBe('turn')
})

test('a thread that needs too much memory is told, and the next wish has a new one', async () => {
  runtime = openRuntime([], { ...limits, mostHeapMegabytes: 96 })
  const many = Array.from({ length: 4_000_000 }, (_, at) => `text ${at}`)
  const large = {
    ...way(),
    source: async () => Buffer.from(JSON.stringify({ ...domain, domain_shared_resources: many })),
  }
  await expect(runtime.run(program({ base: 'large' }), turn, large)).rejects.toThrow(Unavailable)
  expect((await runtime.run(program(), turn, way())).kind).toBe('turn')
})
