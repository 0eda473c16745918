import websocket from '@fastify/websocket'
import { eventsPath, eventsProtocol, type ServerEvent } from '@sdp/api'
import type { FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app.ts'
import { NotSignedIn } from '../../http/errors.ts'
import type { SignedIn } from '../../identity/sign-in.ts'
import { eventMessages, gatherEvents } from './news.ts'

const pingMillis = 25_000
/** A browser cannot see pings: a message of no events shows it that the connection lives (ruling R357). */
const beatMillis = 10_000
/** A browser that does not read what it is sent must not fill this server's memory (ruling R271). */
const maxBytesWaiting = 1024 * 1024
/** How often it is looked whether the sign-ins behind the connections have ended, on whichever server process. */
const signInCheckMillis = 1000
const signInEnded = 4401
const eventsLost = 1012

/** To be called before the hooks that refuse requests, so that this one ends the connections of refused handshakes. */
export async function acceptWebsockets(app: App): Promise<void> {
  await app.register(websocket, {
    options: { handleProtocols: () => eventsProtocol, maxPayload: 1024 },
  })
}

/** The websocket that notifies every signed-in browser, on whichever server process. */
export function eventRoutes(app: App, deps: Deps): void {
  const { identity, events, metrics } = deps
  const sockets = new Map<WebSocket, SignedIn>()
  const signIns = new WeakMap<FastifyRequest, SignedIn>()

  const send = async (gathered: readonly ServerEvent[]) => {
    if (sockets.size === 0) return
    const messageFor = await eventMessages(deps, gathered)
    for (const [socket, { user }] of sockets) {
      if (socket.bufferedAmount > maxBytesWaiting) socket.terminate()
      else socket.send(messageFor(user), { binary: false })
    }
  }
  // Whoever connects again asks for what it may have missed (ruling R271).
  const sayLost = () => {
    for (const socket of sockets.keys()) socket.close(eventsLost)
  }
  const gathering = gatherEvents((gathered) => send(gathered).catch(sayLost))
  const unsubscribe = events.subscribe(gathering.add)
  const stopMinding = events.onLost(sayLost)
  // A connection lives as long as its sign-in, however short the life of the access token that opened it.
  const checking = setInterval(async () => {
    if (sockets.size === 0) return
    const ended = new Set(await identity.ended([...sockets.values()]).catch(() => []))
    for (const [socket, signedIn] of sockets) if (ended.has(signedIn)) socket.close(signInEnded)
  }, signInCheckMillis)
  app.addHook('onClose', async () => {
    clearInterval(checking)
    unsubscribe()
    stopMinding()
    gathering.stop()
  })

  async function signIn(request: FastifyRequest): Promise<void> {
    const [protocol, accessToken] = offeredProtocols(request)
    if (protocol !== eventsProtocol || accessToken === undefined) throw new NotSignedIn()
    signIns.set(request, await identity.verify(accessToken))
  }

  const route = { websocket: true, schema: { hide: true }, onRequest: signIn } as const
  app.get(`/api${eventsPath}`, route, (socket, request) => {
    sockets.set(socket, signIns.get(request)!)
    metrics.websockets.inc()
    const stopPinging = keepAlive(socket)
    socket.on('close', () => {
      stopPinging()
      sockets.delete(socket)
      metrics.websockets.dec()
    })
  })
}

function offeredProtocols(request: FastifyRequest): (string | undefined)[] {
  const header = request.headers['sec-websocket-protocol'] ?? ''
  return header.split(',').map((one) => one.trim())
}

/** Pings, so that proxies keep the connection, and drops a browser that no longer answers. */
function keepAlive(socket: WebSocket): () => void {
  let answered = true
  socket.on('pong', () => {
    answered = true
  })
  const timer = setInterval(() => {
    if (!answered) return socket.terminate()
    answered = false
    socket.ping()
  }, pingMillis)
  const beating = setInterval(() => socket.send('[]'), beatMillis)
  return () => {
    clearInterval(timer)
    clearInterval(beating)
  }
}
