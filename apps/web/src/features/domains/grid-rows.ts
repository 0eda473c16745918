import type { DomainReply } from '@sdp/api'
import type { DomainGroups } from './domain-list.ts'

export const groupTitles = ['My Domains', 'Domains'] as const
type GroupTitle = (typeof groupTitles)[number]

export type GridRow =
  | { kind: 'heading'; group: GroupTitle; count: number }
  | {
      kind: 'cards'
      group: GroupTitle
      domains: DomainReply[]
      /** Of the first card, among all that are shown. */
      position: number
    }

/** The list as rows for the virtualised grid; a group without domains has no heading (ruling R333). */
export function gridRows({ mine, others }: DomainGroups, columns: number): GridRow[] {
  return [...groupRows('My Domains', mine, columns, 0), ...groupRows('Domains', others, columns, mine.length)]
}

function groupRows(group: GroupTitle, domains: DomainReply[], columns: number, first: number): GridRow[] {
  if (domains.length === 0) return []
  const rows: GridRow[] = [{ kind: 'heading', group, count: domains.length }]
  for (let start = 0; start < domains.length; start += columns) {
    rows.push({
      kind: 'cards',
      group,
      domains: domains.slice(start, start + columns),
      position: first + start,
    })
  }
  return rows
}

/** Where an arrow key leads from a card: along the list, or to the card above or below. */
export function neighbour(rows: readonly GridRow[], position: number, key: string): number | undefined {
  const cards = rows.filter((row) => row.kind === 'cards')
  const last = cards.at(-1)
  if (last === undefined) return undefined
  const end = last.position + last.domains.length - 1
  if (key === 'ArrowRight') return Math.min(position + 1, end)
  if (key === 'ArrowLeft') return Math.max(position - 1, 0)
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined

  const at = cards.findLastIndex((row) => row.position <= position)
  const from = cards[at]
  const to = cards[key === 'ArrowDown' ? at + 1 : at - 1]
  if (from === undefined || to === undefined) return position
  return to.position + Math.min(position - from.position, to.domains.length - 1)
}
