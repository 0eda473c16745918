import { isLoopbackAddress } from '@sdp/domain'

/** Whether a Host header, with any port or none, names this machine alone. */
export function isLoopbackHost(header: string | undefined): boolean {
  const [, bracketed, plain] = /^(?:\[([\da-f:]+)\]|([^:[\]]+))(?::\d+)?$/i.exec(header ?? '') ?? []
  return isLoopbackAddress((bracketed ?? plain ?? '').toLowerCase())
}
