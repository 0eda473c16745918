import { isIPv4 } from 'node:net'

/** Whether an address or host name leads to this machine alone. */
export function isLoopbackAddress(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))
}

/** Whether a Host header, with any port or none, names this machine alone. */
export function isLoopbackHost(header: string | undefined): boolean {
  const [, bracketed, plain] = /^(?:\[([\da-f:]+)\]|([^:[\]]+))(?::\d+)?$/i.exec(header ?? '') ?? []
  return isLoopbackAddress((bracketed ?? plain ?? '').toLowerCase())
}
