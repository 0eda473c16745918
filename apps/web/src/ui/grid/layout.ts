import type { ReactNode } from 'react'

/** Rows that belong together. One without a heading is a plain list. */
export interface Section<Row> {
  key: string
  heading?: ReactNode
  /** What its rows are called together, for those who do not see the heading. */
  label?: string
  /** Whether only its heading is shown. */
  isFolded?: boolean
  /** Whether it stays where it is while others can be moved. */
  isFixed?: boolean
  rows: readonly Row[]
}

/** One line of the grid: the heading of a section, or a row by its place in it. */
export type GridItem<Row> =
  | { kind: 'heading'; section: Section<Row> }
  | { kind: 'row'; section: Section<Row>; row: Row; place: number }

/** The lines of a grid by their numbers, without a list of all of them. */
export interface Layout<Row> {
  count: number
  at: (index: number) => GridItem<Row> | undefined
  /** The row of a line without anything around it: it is asked of every line when the list changes. */
  rowAt: (index: number) => Row | undefined
  /** The line of the first row that is meant; -1 when none is shown. */
  find: (isMeant: (row: Row) => boolean) => number
  /** The line of the heading of a section; -1 when it has none. */
  headingOf: (section: string) => number
}

/** The part of a list that a page shows. */
export interface Shown {
  first: number
  end: number
}

interface Block<Row> {
  section: Section<Row>
  /** The line of the heading, or of the first row where there is none. */
  start: number
  hasHeading: boolean
  first: number
  end: number
}

/** Where the lines of sections stand, one below the other; a page is of a plain list. */
export function layoutOf<Row>(sections: readonly Section<Row>[], page?: Shown): Layout<Row> {
  const blocks: Block<Row>[] = []
  let count = 0
  for (const section of sections) {
    const first = page?.first ?? 0
    const end = section.isFolded ? first : Math.min(section.rows.length, page?.end ?? section.rows.length)
    const hasHeading = section.heading !== undefined
    blocks.push({ section, start: count, hasHeading, first, end })
    count += (hasHeading ? 1 : 0) + Math.max(0, end - first)
  }
  const at = (index: number): GridItem<Row> | undefined => {
    if (index < 0 || index >= count) return undefined
    const { section, start, hasHeading, first } = blockAt(blocks, index)
    if (hasHeading && index === start) return { kind: 'heading', section }
    const place = first + index - start - (hasHeading ? 1 : 0)
    return { kind: 'row', section, row: section.rows[place]!, place }
  }
  const [only] = blocks.length === 1 && !blocks[0]!.hasHeading ? blocks : []
  const rowAt = (index: number): Row | undefined => {
    if (only !== undefined)
      return index >= 0 && index < count ? only.section.rows[only.first + index] : undefined
    const item = at(index)
    return item?.kind === 'row' ? item.row : undefined
  }
  const find = (isMeant: (row: Row) => boolean) => {
    for (const { section, start, hasHeading, first, end } of blocks) {
      for (let place = first; place < end; place++) {
        if (isMeant(section.rows[place]!)) return start + (hasHeading ? 1 : 0) + place - first
      }
    }
    return -1
  }
  const headingOf = (key: string) => {
    const block = blocks.find(({ section, hasHeading }) => hasHeading && section.key === key)
    return block?.start ?? -1
  }
  return { count, at, rowAt, find, headingOf }
}

/** Whether the lines of two lists of sections have the same keys; rows that are still the same object are not asked. */
export function haveSameKeys<Row>(
  before: readonly Section<Row>[],
  after: readonly Section<Row>[],
  keyOf: (row: Row) => string,
): boolean {
  if (before === after) return true
  if (before.length !== after.length) return false
  return after.every((section, index) => {
    const last = before[index]!
    const sameLayout =
      section.key === last.key &&
      section.isFolded === last.isFolded &&
      (section.heading === undefined) === (last.heading === undefined) &&
      section.rows.length === last.rows.length
    if (!sameLayout || section.rows === last.rows) return sameLayout
    return section.rows.every((row, place) => {
      const earlier = last.rows[place]!
      return row === earlier || keyOf(row) === keyOf(earlier)
    })
  })
}

/** The last block that begins at a line or before it, and holds it. */
function blockAt<Row>(blocks: readonly Block<Row>[], index: number): Block<Row> {
  let low = 0
  let high = blocks.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (blocks[middle]!.start <= index) low = middle
    else high = middle - 1
  }
  return blocks[low]!
}

/** What the key of a heading begins with, unlike those of rows. */
const headingPrefix = 'section '

/** The key of the heading of a section. */
export function headingKey(section: string): string {
  return headingPrefix + section
}

/** The section whose heading has a key; nothing when it is that of a row. */
export function sectionOfKey(key: string): string | undefined {
  return key.startsWith(headingPrefix) ? key.slice(headingPrefix.length) : undefined
}
