import { isPublicIpv4, isPublicIpv6 } from '../addresses.ts'
import { messages } from '../messages.ts'

/** What is wrong with the base URL of a handler, or nothing; an empty one is not defined yet. */
export function checkBaseUrl(url: string): string | undefined {
  const text = url.trim()
  return text === '' || isPublicUrl(text) ? undefined : messages.handlers.baseUrl
}

const urlParts =
  /^(?:https?|ftp):\/\/(?:[^\s/?#@[\]\\]*@)?(\[[^\s\]]*\]|[^\s/?#@:[\]\\]+)(?::(\d{1,5}))?(?:[/?#]\S*)?$/i

function isPublicUrl(text: string): boolean {
  const [, host, port = '0'] = urlParts.exec(text) ?? []
  if (host === undefined || Number(port) > 65_535) return false
  if (host.startsWith('[')) return isPublicIpv6(host.slice(1, -1))
  const labels = host.toLowerCase().replace(/\.$/, '').split('.')
  const isAddress = /^(\d+|0x[\da-f]*)$/.test(labels.at(-1) ?? '')
  return isAddress ? isPublicIpv4(labels) : isPublicName(labels)
}

/** A name outside of every local network has a top-level domain, and not one that is kept for those networks. */
function isPublicName(labels: string[]): boolean {
  const isLocal = ['local', 'localhost'].includes(labels.at(-1) ?? '')
  const isLabel = (label: string) =>
    /^[\p{L}\p{M}\p{N}_]([\p{L}\p{M}\p{N}_-]*[\p{L}\p{M}\p{N}_])?$/u.test(label)
  return labels.length > 1 && !isLocal && labels.every(isLabel)
}
