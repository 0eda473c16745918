import { newRequestHeader, sentHeader } from '@sdp/domain/chat'
import type { Caller } from './calls.ts'

interface Draft {
  domainId: string
  revision: string
  updates: Record<string, unknown>
}

/** What the chat sends: a sentence to a draft, or to what is published. */
export function sentence(
  text: string,
  { draft, dialogState }: { draft?: Draft | undefined; dialogState?: unknown } = {},
): Record<string, unknown> {
  const stage = draft === undefined ? 'ece-dev' : 'draft'
  return {
    text_query: text,
    header: { ...sentHeader({ ...newRequestHeader(), stage }), platform: '' },
    requestInfo: { dialogState, draft: draft && { ...draft, language_to_update: 'eng-USA' } },
  }
}

/** Some entries of a collection, as a draft has them. */
export function patch(put: Record<string, unknown>) {
  return { $patch: { put, remove: [] } }
}

export async function revisionOf(send: Caller['send'], domain: string): Promise<string> {
  const read = JSON.parse(await send('GET', `/domains/${domain}?includeDialogs=false`)) as {
    revision: string
  }
  return read.revision
}
