import { messages } from '../../messages/messages.ts'
import { isLoopbackAddress, isPublicIpv4, isPublicIpv6 } from '../../toolbox/addresses.ts'

export interface BaseUrlRules {
  /** Whether a handler may be on the machine that the server runs on, as on that of a developer (ruling R97). */
  allowsLoopback: boolean
}

/** What is wrong with the base URL of a handler, or nothing; an empty one is not defined yet (ruling R115). */
export function checkBaseUrl(url: string, { allowsLoopback }: BaseUrlRules): string | undefined {
  const text = url.trim()
  if (text === '') return undefined
  const host = hostOf(text)
  const isFine =
    host !== undefined && (isPublicHost(host) || (allowsLoopback && isLoopbackAddress(plain(host))))
  return isFine ? undefined : messages.handlers.baseUrl
}

const urlParts =
  /^(?:https?|ftp):\/\/(?:[^\s/?#@[\]\\]*@)?(\[[^\s\]]*\]|[^\s/?#@:[\]\\]+)(?::(\d{1,5}))?(?:[/?#]\S*)?$/i

function hostOf(url: string): string | undefined {
  const [, host, port = '0'] = urlParts.exec(url) ?? []
  return Number(port) > 65_535 ? undefined : host
}

/** Without the brackets of an address, and without the dot that ends a whole name. */
function plain(host: string): string {
  return host.toLowerCase().replace(/^\[|\]$|\.$/g, '')
}

function isPublicHost(host: string): boolean {
  if (host.startsWith('[')) return isPublicIpv6(plain(host))
  const labels = plain(host).split('.')
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
