import { useRef } from 'react'
import type { GridBehaviour } from './grid-api.ts'
import { haveSameKeys, headingKey, type Layout } from './layout.ts'

/** The key of a line. The same function while the keys are: with another one all lines are measured again. */
export function useKeyAt<Row>(
  layout: Layout<Row>,
  { sections, page, keyOf }: Pick<GridBehaviour<Row>, 'sections' | 'page' | 'keyOf'>,
): (line: number) => string {
  const latest = useRef({ layout, sections, page, keyOf })
  const made = useRef<(line: number) => string>(undefined)
  const before = latest.current
  const isSame =
    keyOf === before.keyOf &&
    page?.first === before.page?.first &&
    page?.end === before.page?.end &&
    haveSameKeys(before.sections, sections, keyOf)
  latest.current = { layout, sections, page, keyOf }
  if (made.current === undefined || !isSame) {
    made.current = (line) => keyOfLine(latest.current.layout, line, latest.current.keyOf)
  }
  return made.current
}

function keyOfLine<Row>(layout: Layout<Row>, line: number, keyOf: (row: Row) => string): string {
  const row = layout.rowAt(line)
  if (row !== undefined) return keyOf(row)
  const section = layout.at(line)?.section
  return section === undefined ? `line ${line}` : headingKey(section.key)
}
