/** The header has whole seconds, and an answer takes a while: less than this is no wrong clock. */
const tolerance = 3_000

let ahead = 0

/** Learns from an answer how far the clock of this computer is ahead of the server's. */
export function learnClock(date: string | null, sentAt: number): void {
  const server = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(server)) return
  const difference = (sentAt + Date.now()) / 2 - server
  ahead = Math.abs(difference) < tolerance ? 0 : difference
}

/** Now, by the clock of the server: sessions end by it, and the one of this computer may be wrong (ruling R358). */
export function serverNow(): number {
  return Date.now() - ahead
}
