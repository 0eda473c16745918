import { eventsPath, eventsProtocol, ServerEvent } from '@sdp/api'
import { logger } from '../browser/logger.ts'
import { usableSignIn } from './calls.ts'
import { backendBase, publicConfig, storedStage } from './public-config.ts'

const log = logger('events')

/** What the server tells, or that the connection is there or back and something may have been missed before. */
export type IncomingEvent = ServerEvent | { type: 'connected' | 'reconnected' }
type Listener = (event: IncomingEvent) => void

const listeners = new Set<Listener>()

/** Calls back for every event; returns the way to stop it. */
export function onServerEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(event: IncomingEvent): void {
  for (const listener of listeners) listener(event)
}

const shortestWait = 500
const longestWait = 30_000

/** How long to wait before the next attempt: doubling, and spread so that not all browsers come back at once. */
export function backOff(attempt: number, random: number): number {
  const wait = Math.min(longestWait, shortestWait * 2 ** attempt)
  return wait / 2 + (wait / 2) * random
}

export function eventsAddress(base: string, page: string): string {
  const address = new URL(base + eventsPath, page)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return address.href
}

/** Keeps a websocket to the server open until told to stop. */
export function connectEvents(): () => void {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = 0
  let wasOpen = false
  let stopped = false

  async function open() {
    timer = undefined
    // A refused websocket does not say why, so it is made sure before that the token holds.
    const [signedIn, address] = await Promise.all([usableSignIn(), addressNow()])
    if (stopped) return
    if (signedIn === undefined || address === undefined) return again()
    socket = new WebSocket(address, [eventsProtocol, signedIn.accessToken])
    socket.onopen = () => {
      attempt = 0
      log.info('connected')
      tell({ type: wasOpen ? 'reconnected' : 'connected' })
      wasOpen = true
    }
    socket.onmessage = ({ data }) => receive(data)
    socket.onclose = ({ code, reason }) => {
      log.info(`closed with ${code} ${reason}`)
      again()
    }
  }

  function again() {
    socket = undefined
    if (stopped || timer !== undefined) return
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
    // A newer server may tell things that this page does not know yet.
    if (!event.success) continue
    log.debug(event.data.type)
    tell(event.data)
  }
}
