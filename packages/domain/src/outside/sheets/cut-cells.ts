/** What one cell of Excel holds. */
const maxTextLength = 32_767
/** Leaves room for the mark; less by one where a letter of two halves would be cut. */
const keptText = 32_700

const mark = /…\[cut: \d+ characters, [\da-f]{8}\]$/

/**
 * A text as a cell holds it: one that is too long is cut, with a mark that distinguishes it from every other text, so
 * that an upload finds the whole one again in the domain (ruling R369).
 */
export function cellText(text: string): string {
  if (text.length <= maxTextLength) return text
  // A letter of two halves is not cut in the middle
  const kept = text.slice(0, keptText).replace(/[\ud800-\udbff]$/, '')
  return `${kept}…[cut: ${text.length} characters, ${checksum(text)}]`
}

/** Whether a text of a cell was cut when it was downloaded. */
export function isCut(cell: string): boolean {
  return cell.length >= keptText && mark.test(cell)
}

/** FNV-1a over the letters. */
function checksum(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
