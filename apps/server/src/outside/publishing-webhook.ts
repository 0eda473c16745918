import type { RequestNotice } from '@sdp/api'
import type { Config } from '../config.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { askOutside } from './http.ts'

const patienceMillis = 10_000
const mostBytes = 64 * 1024

/** Tells another system what became of requests to publish; whoever does not answer is told again later. */
export function workOnPublishingWebhook(
  jobs: Pick<Jobs, 'work'>,
  { publishingWebhook, publicUrl }: Pick<Config, 'publishingWebhook' | 'publicUrl'>,
): void {
  if (publishingWebhook === undefined) return
  jobs.work('publishing-webhook', async ({ notice }, signal) => {
    if (notice === undefined) return
    await tell(publishingWebhook, { ...notice, page: pageOf(publicUrl, notice) }, signal)
  })
}

function pageOf(publicUrl: string, { domainId }: RequestNotice): string {
  return `${publicUrl}/domains/${encodeURIComponent(domainId)}/publish`
}

async function tell(address: string, told: object, signal: AbortSignal): Promise<void> {
  const { status } = await askOutside(address, {
    namedBy: 'operator',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(told),
    patienceMillis,
    mostBytes,
    signal,
  })
  if (status >= 300) throw new Error(`it answers with status ${status}`)
}
