import { domains } from '@sdp/api'
import type { App } from '../http/app.ts'
import { routePath } from '../http/route-path.ts'
import type { Metrics } from '../metrics/metrics.ts'

/** Counts and measures every request. */
export function measureRequests(app: App, { requestSeconds, saves }: Metrics): void {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    // Paths that nobody serves are one route, or a guesser would fill the memory with them.
    const route = routeOptions.url ?? 'none'
    requestSeconds.observe({ method, route, status: statusCode }, elapsedTime / 1000)
    if (method === domains.update.method && route === routePath(domains.update.path)) {
      saves.inc({ outcome: outcomeOf(statusCode) })
    }
  })
}

function outcomeOf(status: number): string {
  if (status < 300) return 'saved'
  if (status === 409) return 'conflict'
  return status < 500 ? 'refused' : 'failed'
}
