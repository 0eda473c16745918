import type { Socket } from 'node:net'
import type { App } from './app.ts'

const timeoutMillis = 8_000

/**
 * When the server closes, requests under way are still answered for a while. All other connections end at once: idle ones,
 * those that have not asked for anything yet, and websockets.
 */
export function drainOnClose(app: App): void {
  const sockets = new Set<Socket>()
  const pending = new Map<Socket, number>()
  let isClosing = false

  app.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  app.server.on('request', ({ socket }, response) => {
    pending.set(socket, (pending.get(socket) ?? 0) + 1)
    response.once('close', () => {
      const left = pending.get(socket)! - 1
      if (left > 0) pending.set(socket, left)
      else pending.delete(socket)
      if (isClosing && left === 0) socket.destroySoon()
    })
  })
  app.addHook('preClose', async () => {
    isClosing = true
    for (const socket of sockets) if (!pending.has(socket)) socket.destroySoon()
    const cut = setTimeout(() => {
      for (const socket of sockets) socket.destroy()
    }, timeoutMillis)
    app.server.once('close', () => clearTimeout(cut))
  })
}
