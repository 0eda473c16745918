import type { Guide } from './guides.ts'

export interface GuideHit {
  guide: Guide
  /** The section to go to. */
  id: string
  heading: string
  /** Some words around the first of those that were looked for. */
  excerpt: string
}

/** The sections that hold every word, those whose heading or title does first. */
export function searchGuides(guides: readonly Guide[], query: string): GuideHit[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const found = guides.flatMap((guide) =>
    guide.sections
      .map((section) => ({ guide, section, rank: rankOf(guide, section, words) }))
      .filter(({ rank }) => rank > 0),
  )
  return found
    .sort((a, b) => b.rank - a.rank)
    .map(({ guide, section }) => ({
      guide,
      id: section.id,
      heading: section.heading,
      excerpt: excerptOf(plainText(section.text), words),
    }))
}

type Section = Guide['sections'][number]

function rankOf({ title }: Guide, { heading, text }: Section, words: readonly string[]): number {
  const has = (where: string) => words.every((word) => where.toLowerCase().includes(word))
  if (has(heading) && heading !== '') return 3
  // The title stands for the whole guide, once
  if (heading === '' && has(title)) return 4
  if (has(`${heading} ${text}`)) return 2
  return has(`${title} ${heading} ${text}`) && words.some((word) => text.toLowerCase().includes(word)) ? 1 : 0
}

/** Without the signs that only say how it looks. */
function plainText(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\|[-| ]+\|$/gm, '')
    .replaceAll(/[`*#]|\\(?=\|)|^\s*[-|]|\|$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const around = 70

function excerptOf(text: string, words: readonly string[]): string {
  const at = Math.max(
    0,
    ...words.map((word) => text.toLowerCase().indexOf(word)).filter((index) => index > around),
  )
  const from = at < around ? 0 : text.indexOf(' ', at - around) + 1
  const end = text.length <= from + 2 * around ? text.length : text.lastIndexOf(' ', from + 2 * around)
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`
}
