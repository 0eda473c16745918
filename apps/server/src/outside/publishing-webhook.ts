import type { RequestNotice } from '@sdp/api'
import type { Config } from '../config/config.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { askOutside } from './http.ts'

const timeoutMillis = 10_000
const maxBytes = 64 * 1024

/** Notifies another system what became of requests to publish; whoever does not answer is notified again later. */
export function workOnPublishingWebhook(
  jobs: Pick<Jobs, 'work'>,
  { publishingWebhook, publicUrl }: Pick<Config, 'publishingWebhook' | 'publicUrl'>,
): void {
  if (publishingWebhook === undefined) return
  jobs.work('publishing-webhook', async ({ notice }, signal) => {
    if (notice === undefined) return
    await post(publishingWebhook, { ...notice, page: pageOf(publicUrl, notice) }, signal)
  })
}

function pageOf(publicUrl: string, { domainId }: RequestNotice): string {
  return `${publicUrl}/domains/${encodeURIComponent(domainId)}/publish`
}

async function post(address: string, payload: object, signal: AbortSignal): Promise<void> {
  const { status } = await askOutside(address, {
    namedBy: 'operator',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
    timeoutMillis,
    maxBytes,
    signal,
  })
  if (status >= 300) throw new Error(`it answers with status ${status}`)
}
