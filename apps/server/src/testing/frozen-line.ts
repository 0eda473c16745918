import { once } from 'node:events'
import { type AddressInfo, createServer, Socket } from 'node:net'

/** A line to the database that can go dead as a cut cable does: nothing comes through, and nobody is told. */
export async function openLine(databaseUrl: string): Promise<{
  url: string
  /** What is connected now gets no answer any more; who connects afterwards does. */
  freeze: () => void
  close: () => Promise<void>
}> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = new Socket().connect(Number(target.port || 5432), target.hostname)
    near.pipe(far)
    far.pipe(near)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    freeze: () => {
      for (const socket of sockets) socket.unpipe().pause()
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
