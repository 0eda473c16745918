import { randomUUID } from 'node:crypto'
import { ServerEvent } from '@sdp/api'
import pg from 'pg'
import type { Db } from '../db/tx.ts'
import { eventsConnectionName } from '../db/versions.ts'

const channel = 'sdp_events'
const reconnectMillis = 1000
const usualHeartbeatMillis = 15_000

export interface Events {
  /** Notifies every server process; inside a transaction it goes out with the commit, or not at all. */
  publish: (db: Db, event: ServerEvent) => Promise<void>
  /** Subscribes to what any server process publishes; returns the function that unsubscribes. */
  subscribe: (listener: (event: ServerEvent) => void) => () => void
  /** Called when listening works again after the connection to the database broke: events published meanwhile are lost. */
  onLost: (listener: () => void) => () => void
  /**
   * How long an event was last on its way through the database; where the next one is not back yet, since when it is on its
   * way.
   */
  delaySeconds: () => number
  close: () => Promise<void>
}

/**
 * Fans events out to all server processes on one database through LISTEN/NOTIFY. A connection that can be silently dead is
 * asked for a sign of life after each `heartbeatMillis`, and replaced when none comes within the same time.
 */
export async function openEvents(
  databaseUrl: string,
  { heartbeatMillis = usualHeartbeatMillis } = {},
): Promise<Events> {
  const listeners = new Set<(event: ServerEvent) => void>()
  const lostListeners = new Set<() => void>()
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let heartbeat: NodeJS.Timeout | undefined
  let closed = false
  // Each process sends itself an event with every heartbeat, to know how long they take
  const ownChannel = `sdp_delay_${randomUUID().replaceAll('-', '')}`
  let sentAt: number | undefined
  let delayMillis = 0

  async function listen(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      application_name: await eventsConnectionName(),
      keepAlive: true,
      connectionTimeoutMillis: heartbeatMillis,
      query_timeout: heartbeatMillis,
    })
    client = fresh
    fresh.on('error', () => {})
    fresh.on('end', () => {
      clearTimeout(heartbeat)
      if (!closed) timer = setTimeout(listenAgain, reconnectMillis)
    })
    fresh.on('notification', ({ channel: from, payload }) => {
      if (from === ownChannel) {
        delayMillis = performance.now() - (sentAt ?? performance.now())
        sentAt = undefined
        return
      }
      const event = readEvent(payload)
      if (event !== undefined) for (const listener of listeners) listener(event)
    })
    await fresh.connect()
    await fresh.query(`listen ${channel}; listen ${ownChannel}`)
    beat(fresh)
  }

  function beat(on: pg.Client): void {
    heartbeat = setTimeout(() => {
      sentAt ??= performance.now()
      on.query('select pg_notify($1, $2)', [ownChannel, '']).then(
        () => {
          if (!closed && on === client) beat(on)
        },
        () => void on.end().catch(() => {}),
      )
    }, heartbeatMillis)
  }

  function listenAgain(): void {
    listen().then(
      () => {
        for (const listener of lostListeners) listener()
      },
      // Ending it leads to the next attempt, also when it was connected but could not listen.
      () => void client?.end().catch(() => {}),
    )
  }

  await listen()
  return {
    publish: async (db, event) => {
      await db.query({
        name: 'publish-event',
        text: 'select pg_notify($1, $2)',
        values: [channel, JSON.stringify(event)],
      })
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onLost: (listener) => {
      lostListeners.add(listener)
      return () => lostListeners.delete(listener)
    },
    delaySeconds: () => Math.max(delayMillis, sentAt === undefined ? 0 : performance.now() - sentAt) / 1000,
    close: async () => {
      closed = true
      clearTimeout(timer)
      clearTimeout(heartbeat)
      await client?.end()
    },
  }
}

/** A newer server process may publish what this one does not know, and anybody with the database's password anything. */
function readEvent(payload: string | undefined): ServerEvent | undefined {
  try {
    return ServerEvent.safeParse(JSON.parse(payload ?? '')).data
  } catch {
    return undefined
  }
}
