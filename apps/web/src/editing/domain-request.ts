import { domains, type Sent } from '@sdp/api'

/** How a save point is asked for; apart from the editor, so that the router asks while the editor's code still loads. */
export function domainRequest(
  id: string,
  language: string | undefined,
): { endpoint: typeof domains.read; sent: Sent<typeof domains.read.shapes> } {
  return {
    endpoint: domains.read,
    sent: { params: { id }, query: language === undefined ? {} : { language } },
  }
}
