/** A whole number of 32 bits for a text, always the same: FNV-1a, then the finalizer of MurmurHash3. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return mix(hash)
}

/** A number for several numbers in a row. */
export function hashPair(first: number, second: number): number {
  return mix(Math.imul(first, 0x9e3779b1) ^ second)
}

function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}
