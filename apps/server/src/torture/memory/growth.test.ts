import { expect, test } from 'vitest'
import { grownMemory, growths, readSample, type Sample } from './growth.ts'

const megabyte = 1024 * 1024

/** A sample every five seconds for seven minutes. */
function sampled(valueAt: (minute: number, at: number) => number): Sample[] {
  return Array.from({ length: 84 }, (_, at) => ({
    atMillis: at * 5000,
    values: new Map([['heap', valueAt(at / 12, at)]]),
  }))
}
const sawTooth = (at: number) => (at % 5) * 20 * megabyte
const slope = (samples: Sample[]) => growths(samples)[0]!.perMinute / megabyte

test('garbage that comes and goes is no growth, however much, and neither is a single jump down or up', () => {
  expect(slope(sampled((_, at) => 100 * megabyte + sawTooth(at)))).toBeCloseTo(0)
  expect(slope(sampled((_, at) => (at < 12 ? 180 : 100) * megabyte + sawTooth(at)))).toBeCloseTo(0)
  expect(slope(sampled((_, at) => (at > 71 ? 300 : 100) * megabyte + sawTooth(at)))).toBeCloseTo(0)
})

test('what is kept permanently is found below the garbage', () => {
  expect(slope(sampled((minute, at) => (100 + 3 * minute) * megabyte + sawTooth(at)))).toBeCloseTo(3, 0)
  expect(growths(sampled((minute) => (100 + 3 * minute) * megabyte))[0]).toMatchObject({
    what: 'heap',
    from: 100 * megabyte,
  })
})

test('two megabytes more of the heap a minute are not flat, half of one is', () => {
  const growing = (perMinute: number) => [
    { what: 'nodejs_heap_size_used_bytes', perMinute: perMinute * megabyte, from: 50 * megabyte },
    { what: 'sdp_websockets_open', perMinute: 1e9, from: 0 },
  ]
  expect(grownMemory(growing(2))).toEqual(growing(2).slice(0, 1))
  expect(grownMemory(growing(0.5))).toEqual([])
})

test('gauges are read with their labels, and counters are left out', () => {
  const text = [
    '# HELP nodejs_heap_size_used_bytes Process heap size used',
    'nodejs_heap_size_used_bytes 1.5e+8',
    'nodejs_active_resources{type="TCPSocketWrap"} 7',
    'process_cpu_seconds_total 12',
    'http_request_duration_seconds_bucket{le="1"} 3',
    'sdp_websockets_open 50',
  ].join('\n')
  expect([...readSample(text, 0).values]).toEqual([
    ['nodejs_heap_size_used_bytes', 1.5e8],
    ['nodejs_active_resources{type="TCPSocketWrap"}', 7],
    ['sdp_websockets_open', 50],
  ])
})
