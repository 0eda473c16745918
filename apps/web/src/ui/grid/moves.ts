import type { GridItem, Layout, Section } from './layout.ts'

/** What is asked when rows are dragged, or moved by Alt and an arrow key. */
export interface RowMove<Row> {
  /** In the order in which they are shown. */
  rows: readonly Row[]
  /** The section that they are to be in. */
  section: string
  /** The shown rows between which they are to stand; none of them is moved itself. */
  after: Row | undefined
  before: Row | undefined
}

/** The move of rows to the edge between the line with this number and the one above it; nothing when they are there. */
export function moveToEdge<Row>(
  layout: Layout<Row>,
  edge: number,
  rows: readonly Row[],
): RowMove<Row> | undefined {
  const moved = new Set(rows)
  const above = layout.at(edge - 1)
  const below = layout.at(edge)
  const section = (above ?? below)?.section
  if (section === undefined) return undefined
  const isStaying = (item: GridItem<Row> | undefined): item is GridItem<Row> & { kind: 'row' } =>
    item?.kind === 'row' && item.section === section && !moved.has(item.row)
  const nearest = (from: number, step: 1 | -1): Row | undefined => {
    for (let line = from; layout.at(line)?.section === section; line += step) {
      const item = layout.at(line)
      if (isStaying(item)) return item.row
    }
    return undefined
  }
  const after = nearest(edge - 1, -1)
  const before = nearest(edge, 1)
  return isThere(layout, { rows, section: section.key, after, before })
    ? undefined
    : { rows, section: section.key, after, before }
}

/** Whether the rows stand side by side between these two already. */
function isThere<Row>(layout: Layout<Row>, { rows, section, after, before }: RowMove<Row>): boolean {
  const first = layout.find((row) => row === rows[0])
  return (
    rows.every((row, index) => {
      const item = layout.at(first + index)
      return item?.kind === 'row' && item.row === row && item.section.key === section
    }) &&
    rowAt(layout, first - 1, section) === after &&
    rowAt(layout, first + rows.length, section) === before
  )
}

function rowAt<Row>(layout: Layout<Row>, index: number, section: string): Row | undefined {
  const item = layout.at(index)
  return item?.kind === 'row' && item.section.key === section ? item.row : undefined
}

/** The edge that Alt with an arrow key leads rows to: one line up or down, over headings into the next section. */
export function neighbourEdge<Row>(layout: Layout<Row>, rows: readonly Row[], step: 1 | -1): number {
  const moved = new Set(rows)
  const isMoved = (line: number) => {
    const item = layout.at(line)
    return item?.kind === 'row' && moved.has(item.row)
  }
  let line = step === 1 ? layout.count - 1 : 0
  while (line >= 0 && line < layout.count && !isMoved(line)) line -= step
  if (step === 1) return Math.min(line + 2, layout.count)
  // Above the first heading there is no section
  return layout.at(line - 1)?.kind === 'heading' && line === 1 ? 1 : Math.max(0, line - 1)
}

/** What is asked when a section is dragged, or moved by Alt and an arrow key. */
export interface SectionMove {
  section: string
  /** The section that it is to stand before; at the end without one. */
  before: string | undefined
}

/** The line at which a section would stand that is dropped at an edge: the nearest beginning of another. */
export function sectionEdge<Row>(
  layout: Layout<Row>,
  sections: readonly Section<Row>[],
  edge: number,
): { line: number; before: string | undefined } {
  const starts = sections.map(({ key }) => ({
    line: layout.headingOf(key),
    before: key as string | undefined,
  }))
  starts.push({ line: layout.count, before: undefined })
  return starts.reduce((nearest, one) =>
    Math.abs(one.line - edge) < Math.abs(nearest.line - edge) ? one : nearest,
  )
}

/** The move of a section; nothing when it is there already. */
export function sectionMove<Row>(
  sections: readonly Section<Row>[],
  section: string,
  before: string | undefined,
): SectionMove | undefined {
  const place = sections.findIndex(({ key }) => key === section)
  const isThere = before === section || sections[place + 1]?.key === before
  return place === -1 || isThere ? undefined : { section, before }
}

/** The move of a section over its neighbour. */
export function sectionMoveBy<Row>(
  sections: readonly Section<Row>[],
  section: string,
  step: 1 | -1,
): SectionMove | undefined {
  const place = sections.findIndex(({ key }) => key === section)
  const isPossible = sections[place + step] !== undefined
  return isPossible
    ? sectionMove(sections, section, sections[step === 1 ? place + 2 : place - 1]?.key)
    : undefined
}

/** The place of moved entries in a whole list without them, of which the grid shows a part. */
export function placeIn<Entry>(all: readonly Entry[], { rows, after, before }: RowMove<Entry>): number {
  const moved = new Set(rows)
  const rest = all.filter((entry) => !moved.has(entry))
  if (after !== undefined) return rest.indexOf(after) + 1
  return before === undefined ? rest.length : rest.indexOf(before)
}
