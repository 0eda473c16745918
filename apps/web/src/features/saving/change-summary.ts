import type { ChangeGroup, ChangeSection } from '@sdp/domain/wire'
import { readableNumber } from '../../ui/numbers.ts'

/** The changed entries of one kind in short: how many, and the first of them by name. */
export interface SummaryLine {
  title: string
  count: number
  text: string
}

/** The most names in a line (ruling R417). */
const maxNames = 5

/** What changed in a line a kind: 'Intents', 3, 'added play, skip; removed stop'. */
export function changeSummary(sections: readonly ChangeSection[]): SummaryLine[] {
  return sections.map(({ title, groups }) => {
    const named = groups.slice(0, maxNames)
    const more = groups.length - named.length
    const happened = [...new Set(named.map(({ change }) => change))]
    const parts = happened.map((change) => {
      const own = named.filter((group) => group.change === change)
      return `${change} ${own.map(nameOf).join(', ')}`
    })
    const text = [...parts, ...(more > 0 ? [`${readableNumber(more)} more`] : [])].join('; ')
    return { title, count: groups.length, text }
  })
}

function nameOf({ name, renamedFrom }: ChangeGroup): string {
  return renamedFrom === undefined ? name : `${renamedFrom} to ${name}`
}

/** The changes as a commit message of at most `limit` characters: whole lines, then how many are left out. */
export function suggestedMessage(lines: readonly SummaryLine[], limit: number): string {
  const written = lines.map(({ title, text }) => `${title}: ${text}`)
  let kept = written.length
  while (kept > 0 && textOf(written, kept).length > limit) kept--
  return textOf(written, kept)
}

function textOf(written: readonly string[], kept: number): string {
  const more = written.length - kept
  return [...written.slice(0, kept), ...(more > 0 ? [`and ${more} more`] : [])].join('\n')
}
