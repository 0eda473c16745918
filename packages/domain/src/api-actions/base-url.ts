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

function isPublicIpv4(labels: string[]): boolean {
  const bytes = labels.map(Number)
  // Browsers read octal, hexadecimal and short forms as addresses too, and so could be led to a private one
  const isPlain = labels.length === 4 && labels.every((label, index) => String(bytes[index]) === label)
  if (!isPlain || bytes.some((byte) => byte > 255)) return false
  const [first = 0, second = 0] = bytes
  return !(
    first === 0 ||
    first === 10 ||
    first === 127 ||
    first >= 224 ||
    (first === 169 && second === 254) ||
    (first === 172 && second >= 16 && second < 32) ||
    (first === 192 && second === 168)
  )
}

function isPublicIpv6(text: string): boolean {
  const groups = readIpv6(text)
  if (groups === undefined) return false
  const [first = 0] = groups
  const isUniqueLocal = (first & 0xfe00) === 0xfc00
  const isLinkLocal = (first & 0xffc0) === 0xfe80
  const isMulticast = (first & 0xff00) === 0xff00
  if (isUniqueLocal || isLinkLocal || isMulticast) return false
  // ::, ::1 and addresses of the older protocol written in the newer one
  const holdsIpv4 = groups.slice(0, 5).every((group) => group === 0)
  if (!holdsIpv4) return true
  const bytes = groups.slice(6).flatMap((group) => [group >> 8, group & 0xff])
  return groups[5] === 0xffff && isPublicIpv4(bytes.map(String))
}

function readIpv6(text: string): number[] | undefined {
  const halves = withoutDots(text).split('::')
  if (halves.length > 2) return undefined
  const [head = [], tail] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const missing = 8 - head.length - (tail?.length ?? 0)
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined
  const groups = [...head, ...Array<string>(missing).fill('0'), ...(tail ?? [])]
  return groups.every((group) => /^[\da-f]{1,4}$/i.test(group))
    ? groups.map((group) => Number.parseInt(group, 16))
    : undefined
}

function withoutDots(text: string): string {
  return text.replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number)
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })
}
