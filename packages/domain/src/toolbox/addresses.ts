/** Whether an address of the Internet Protocol, as a resolver returns it, leads outside of every local network. */
export function isPublicAddress(address: string): boolean {
  return address.includes(':') ? isPublicIpv6(address) : isPublicIpv4(address.split('.'))
}

/** Whether a host name or an address stands for the machine itself. */
export function isLoopbackAddress(host: string): boolean {
  return (
    host === 'localhost' || host === '::1' || /^127(\.(\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])){3}$/.test(host)
  )
}

export function isPublicIpv4(labels: string[]): boolean {
  const bytes = labels.map(Number)
  // Browsers read octal, hexadecimal and short forms as addresses too, and so could be led to a private one
  const isPlain = labels.length === 4 && labels.every((label, index) => String(bytes[index]) === label)
  if (!isPlain || bytes.some((byte) => byte > 255)) return false
  const [first = 0, second = 0, third = 0] = bytes
  return !(
    first === 0 ||
    first === 10 ||
    first === 127 ||
    first >= 224 ||
    // Shared by the customers of a provider
    (first === 100 && second >= 64 && second < 128) ||
    (first === 169 && second === 254) ||
    (first === 172 && second >= 16 && second < 32) ||
    (first === 192 && second === 0 && third === 0) ||
    // The former relays from one protocol to the other
    (first === 192 && second === 88 && third === 99) ||
    (first === 192 && second === 168) ||
    // For measuring networks
    (first === 198 && (second === 18 || second === 19)) ||
    // For documentation
    (first === 192 && second === 0 && third === 2) ||
    (first === 198 && second === 51 && third === 100) ||
    (first === 203 && second === 0 && third === 113)
  )
}

export function isPublicIpv6(text: string): boolean {
  const groups = readIpv6(text)
  if (groups === undefined) return false
  const [first = 0, second = 0] = groups
  // Addresses of the older protocol that are carried in the newer one: written in it (::ffff:), translated (64:ff9b::)
  // and tunnelled (2002:)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  const isTranslated = first === 0x64 && second === 0xff9b && groups.slice(2, 6).every((group) => group === 0)
  if (isMapped || isTranslated) return isPublicIpv4(bytesOf(groups.slice(6)))
  if (first === 0x2002) return isPublicIpv4(bytesOf(groups.slice(1, 3)))
  // Only 2000::/3 is given out; the rest is local, multicast or reserved (RFC 4291, IANA's registry of special addresses)
  const isGivenOut = (first & 0xe000) === 0x2000
  // 2001::/23 is for protocols, Teredo among them; 2001:db8:: and 3fff::/20 are for documentation
  const isForProtocols = first === 0x2001 && second < 0x200
  const isForDocumentation = (first === 0x2001 && second === 0xdb8) || (first === 0x3fff && second < 0x1000)
  return isGivenOut && !isForProtocols && !isForDocumentation
}

function bytesOf(groups: number[]): string[] {
  return groups.flatMap((group) => [String(group >> 8), String(group & 0xff)])
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
