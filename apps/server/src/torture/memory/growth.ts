/** What a server measured of itself at one moment: values by the names of its metrics, with their labels. */
export interface Sample {
  atMillis: number
  values: ReadonlyMap<string, number>
}

export interface Growth {
  what: string
  /** How much it became more a minute. */
  perMinute: number
  /** What it was about at the start. */
  from: number
}

const windowMillis = 60_000

/**
 * How each value grew. Of each minute the lowest counts, which is what a collection of garbage leaves; the slope is that of
 * Theil and Sen, the median of those between any two minutes, which a few odd ones do not change.
 */
export function growths(samples: readonly Sample[]): Growth[] {
  const start = samples[0]?.atMillis ?? 0
  const lowest = new Map<string, Map<number, number>>()
  for (const { atMillis, values } of samples) {
    const window = Math.floor((atMillis - start) / windowMillis)
    for (const [what, value] of values) {
      const windows = lowest.get(what) ?? new Map<number, number>()
      lowest.set(what, windows.set(window, Math.min(value, windows.get(window) ?? value)))
    }
  }
  return [...lowest].map(([what, windows]) => ({
    what,
    perMinute: medianSlope([...windows]),
    from: windows.values().next().value!,
  }))
}

function medianSlope(points: readonly (readonly [x: number, y: number])[]): number {
  const slopes = points.flatMap(([x, y], at) => points.slice(at + 1).map(([x2, y2]) => (y2 - y) / (x2 - x)))
  slopes.sort((a, b) => a - b)
  return slopes[Math.floor(slopes.length / 2)] ?? 0
}

const megabyte = 1024 * 1024

/**
 * By how much memory may grow in a minute and still be called flat. Each person who saves, reads or chats would have to leave
 * more than two kilobytes behind permanently; what the process holds of the system comes and goes in larger steps.
 */
const maxPerMinute: Readonly<Record<string, number>> = {
  nodejs_heap_size_used_bytes: megabyte,
  nodejs_external_memory_bytes: megabyte,
  process_resident_memory_bytes: 3 * megabyte,
}

/** What the memory of a process is made of. */
export const memoryNames = Object.keys(maxPerMinute)

/** What of memory is not flat. */
export function grownMemory(all: readonly Growth[]): Growth[] {
  return all.filter(({ what, perMinute }) => perMinute > (maxPerMinute[what] ?? Number.POSITIVE_INFINITY))
}

/** Reads what `GET /api/metrics` returns; histograms and counters only grow, so they say nothing of memory. */
export function readSample(text: string, atMillis: number): Sample {
  const values = new Map<string, number>()
  for (const line of text.split('\n')) {
    const [, name, value] = /^((?:process|nodejs|sdp)_[^ ]*) ([-+.\de]+)$/.exec(line) ?? []
    if (name !== undefined && !/_(total|sum|count|bucket|seconds)\b/.test(name))
      values.set(name, Number(value))
  }
  return { atMillis, values }
}
