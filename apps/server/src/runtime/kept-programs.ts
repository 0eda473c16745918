/** Programs of the places that were spoken with last, within a number of bytes of content. */
export interface KeptPrograms<T> {
  find: (place: string) => T | undefined
  /** Keeps it as the newest; those that were not used for longest go until there is room. It stays, however large it is. */
  keep: (place: string, program: T, bytes: number) => void
  bytes: () => number
}

export function keptPrograms<T>(mostBytes: number): KeptPrograms<T> {
  const kept = new Map<string, { program: T; bytes: number }>()
  let sum = 0
  const forget = (place: string) => {
    sum -= kept.get(place)?.bytes ?? 0
    kept.delete(place)
  }
  return {
    find: (place) => {
      const found = kept.get(place)
      if (found === undefined) return undefined
      kept.delete(place)
      kept.set(place, found)
      return found.program
    },
    keep: (place, program, bytes) => {
      forget(place)
      kept.set(place, { program, bytes })
      sum += bytes
      for (const oldest of kept.keys()) {
        if (sum <= mostBytes || oldest === place) break
        forget(oldest)
      }
    },
    bytes: () => sum,
  }
}
