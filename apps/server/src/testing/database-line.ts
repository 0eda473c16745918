import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

interface DatabaseLine {
  /** The database's address by way of this line. */
  url: string
  /** From now on nothing passes, and nobody is told: as when a cable is cut. */
  cut: () => void
  mend: () => void
  /** The same for who is connected now; who connects afterwards is answered. */
  freeze: () => void
  close: () => void
}

/** A line to a database that can fall silent without ending any connection. */
export async function openDatabaseLine(databaseUrl: string): Promise<DatabaseLine> {
  const target = new URL(databaseUrl)
  const ends = new Set<Socket>()
  let isCut = false

  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from)
      from.pipe(to)
      from.on('error', () => {})
      from.on('close', () => {
        ends.delete(from)
        to.destroy()
      })
      if (isCut) from.pause()
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    cut: () => {
      isCut = true
      for (const end of ends) end.pause()
    },
    mend: () => {
      isCut = false
      for (const end of ends) end.resume()
    },
    freeze: () => {
      for (const end of ends) end.unpipe().pause()
    },
    close: () => {
      server.close()
      for (const end of ends) end.destroy()
    },
  }
}
