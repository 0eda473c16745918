import { eventsPath, eventsProtocol, ServerEvent } from '@sdp/api'
import { create } from 'zustand'
import { logger } from '../browser/logger.ts'
import { usableSignIn } from './calls.ts'
import { backendBase, publicConfig, storedStage } from './public-config.ts'

const log = logger('events')

/** Events of the server, or that the connection is there or back and something may have been missed before. */
export type IncomingEvent = ServerEvent | { type: 'connected' | 'reconnected' }
type Listener = (event: IncomingEvent) => void

const listeners = new Set<Listener>()

/** Calls back for every event; returns the way to stop it. */
export function onServerEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function emit(event: IncomingEvent): void {
  for (const listener of listeners) listener(event)
}

/**
 * Two beats of the server and a moment: after this silence the connection is dead, whatever the browser believes
 * (ruling R357).
 */
const maxSilenceMillis = 25_000

/** Whether news of others may be missing, since the connection is gone. */
export const useEventConnection = create<{ isLost: boolean }>(() => ({ isLost: false }))

const shortestWait = 500
const maxWaitMillis = 30_000

/** How long to wait before the next attempt: doubling, and spread so that not all browsers come back at once. */
export function backOff(attempt: number, random: number): number {
  const wait = Math.min(maxWaitMillis, shortestWait * 2 ** attempt)
  return wait / 2 + (wait / 2) * random
}

export function eventsAddress(base: string, page: string): string {
  const address = new URL(base + eventsPath, page)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return address.href
}

/** Keeps a websocket to the server open until it is stopped. */
export function connectEvents({ silenceMillis = maxSilenceMillis } = {}): () => void {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  let attempt = 0
  let wasOpen = false
  /** After a silence only a message shows that the next connection carries any. */
  let isSilent = false
  let stopped = false

  async function open() {
    timer = undefined
    // A refused websocket does not say why, so it is made sure before that the token holds.
    const [signedIn, address] = await Promise.all([usableSignIn(), addressNow()])
    if (stopped) return
    if (signedIn === undefined || address === undefined) return again()
    const fresh = new WebSocket(address, [eventsProtocol, signedIn.accessToken])
    socket = fresh
    fresh.onopen = () => {
      attempt = 0
      if (isSilent) silence = setTimeout(() => giveUp(fresh), silenceMillis)
      else useEventConnection.setState({ isLost: false })
      log.info('connected')
      emit({ type: wasOpen ? 'reconnected' : 'connected' })
      wasOpen = true
    }
    fresh.onmessage = ({ data }) => {
      // Only from the first message on: a server of the version before sends no beats (ruling R357)
      clearTimeout(silence)
      silence = setTimeout(() => giveUp(fresh), silenceMillis)
      isSilent = false
      if (useEventConnection.getState().isLost) useEventConnection.setState({ isLost: false })
      receive(data)
    }
    fresh.onclose = ({ code, reason }) => {
      clearTimeout(silence)
      log.info(`closed with ${code} ${reason}`)
      again()
    }
  }

  function giveUp(dead: WebSocket) {
    log.warn('silent for too long')
    isSilent = true
    useEventConnection.setState({ isLost: true })
    // Its end would be noticed only once the other side answers, which it does not
    dead.onclose = null
    dead.close()
    again()
  }

  function again() {
    socket = undefined
    if (stopped || timer !== undefined) return
    if (attempt > 1) useEventConnection.setState({ isLost: true })
    timer = setTimeout(open, backOff(attempt, Math.random()))
    attempt += 1
  }

  // A laptop that wakes up need not wait for the rest of a long pause.
  function openNow() {
    if (timer === undefined) return
    clearTimeout(timer)
    attempt = 0
    void open()
  }

  window.addEventListener('online', openNow)
  void open()
  return () => {
    stopped = true
    window.removeEventListener('online', openNow)
    clearTimeout(timer)
    clearTimeout(silence)
    useEventConnection.setState({ isLost: false })
    socket?.close()
  }
}

async function addressNow(): Promise<string | undefined> {
  try {
    return eventsAddress(backendBase(await publicConfig(), storedStage()), location.href)
  } catch {
    return undefined
  }
}

function receive(data: unknown): void {
  for (const one of JSON.parse(String(data)) as unknown[]) {
    const event = ServerEvent.safeParse(one)
    // A newer server may send events that this page does not know yet.
    if (!event.success) continue
    log.debug(event.data.type)
    emit(event.data)
  }
}
