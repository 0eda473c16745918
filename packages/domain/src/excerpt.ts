const longest = 200

/** A text to stand beside a message; of a long one only what is around a place in it, so that many messages stay small. */
export function excerpt(text: string, place = 0): string {
  if (text.length <= longest) return text
  const from = Math.max(0, Math.min(place - longest / 4, text.length - longest))
  const to = from + longest
  // A letter of two halves is not cut in the middle
  const kept = text.slice(from, to).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')
  return `${from > 0 ? '…' : ''}${kept}${to < text.length ? '…' : ''}`
}
