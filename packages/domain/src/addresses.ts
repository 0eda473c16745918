/** Whether an address of the Internet Protocol, as a resolver answers it, leads outside of every local network. */
export function isPublicAddress(address: string): boolean {
  return address.includes(':') ? isPublicIpv6(address) : isPublicIpv4(address.split('.'))
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
    (first === 192 && second === 168) ||
    // For measuring networks
    (first === 198 && (second === 18 || second === 19))
  )
}

export function isPublicIpv6(text: string): boolean {
  const groups = readIpv6(text)
  if (groups === undefined) return false
  const [first = 0, second = 0] = groups
  const isUniqueLocal = (first & 0xfe00) === 0xfc00
  const isLinkLocal = (first & 0xffc0) === 0xfe80
  const isMulticast = (first & 0xff00) === 0xff00
  if (isUniqueLocal || isLinkLocal || isMulticast) return false
  // Addresses of the older protocol that are carried in the newer one: translated (64:ff9b::) and tunnelled (2002:)
  if (first === 0x64 && second === 0xff9b) return isPublicIpv4(bytesOf(groups.slice(6)))
  if (first === 0x2002) return isPublicIpv4(bytesOf(groups.slice(1, 3)))
  // ::, ::1 and addresses of the older protocol written in the newer one
  const holdsIpv4 = groups.slice(0, 5).every((group) => group === 0)
  if (!holdsIpv4) return true
  return groups[5] === 0xffff && isPublicIpv4(bytesOf(groups.slice(6)))
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
