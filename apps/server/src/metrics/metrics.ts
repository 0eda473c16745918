import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Events } from '../events/events.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { GitExport } from '../outside/git/git-export.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { databaseMetrics } from './database-metrics.ts'

export interface Metrics {
  registry: Registry
  requestSeconds: Histogram<'method' | 'route' | 'status'>
  saves: Counter<'outcome'>
  websockets: Gauge
  /** All of it as Prometheus reads it. */
  read: () => Promise<string>
}

interface Measured {
  db: Pool
  events: Events
  jobs: Pick<Jobs, 'counts'>
  runtime: Runtime
  gitExport: GitExport | undefined
}

/** What the server counts and measures, for `GET /api/metrics`. */
export function openMetrics({ db, events, jobs, runtime, gitExport }: Measured): Metrics {
  const registry = new Registry()
  const registers = [registry]
  // Event loop delay, memory, garbage collection, processor time
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'sdp_database_connections',
    help: 'Connections of the pool, and those who wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'total' }, db.totalCount)
      this.set({ state: 'idle' }, db.idleCount)
      this.set({ state: 'waiting' }, db.waitingCount)
    },
  })
  new Gauge({
    name: 'sdp_event_delay_seconds',
    help: 'How long events are on their way through the database',
    registers,
    collect() {
      this.set(events.delaySeconds())
    },
  })
  new Counter({
    name: 'sdp_lost_threads_total',
    help: 'Threads of domains that ended for want of memory, or were ended since they stood still',
    registers,
    collect() {
      this.reset()
      this.inc(runtime.lostThreads())
    },
  })
  new Gauge({
    name: 'sdp_git_export_stopped',
    help: '1 where this server exports nothing, since its folder is not that of the git history of its database',
    registers,
    collect() {
      this.set(gitExport?.isStopped() ? 1 : 0)
    },
  })
  const readDatabase = databaseMetrics(registry, { db, jobs })
  return {
    registry,
    read: async () => {
      await readDatabase()
      return registry.metrics()
    },
    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'How long requests took, until the last byte was handed over',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers,
    }),
    saves: new Counter({
      name: 'sdp_saves_total',
      help: 'Saves of domains: saved, conflict (somebody else had saved), refused, failed',
      labelNames: ['outcome'],
      registers,
    }),
    websockets: new Gauge({
      name: 'sdp_websockets_open',
      help: 'Browsers with an open connection for events',
      registers,
    }),
  }
}
