const maxLength = 200

/**
 * A text to be shown next to a message; of a long one only what is around a place in it, so that many messages stay small
 * (ruling R379).
 */
export function excerpt(text: string, place = 0): string {
  if (text.length <= maxLength) return text
  const from = Math.max(0, Math.min(place - maxLength / 4, text.length - maxLength))
  const to = from + maxLength
  // A letter of two halves is not cut in the middle
  const kept = text.slice(from, to).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')
  return `${from > 0 ? '…' : ''}${kept}${to < text.length ? '…' : ''}`
}
