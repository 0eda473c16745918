import type { TtsType } from '@sdp/domain/responses'
import type { ReactNode } from 'react'

/** Texts that belong together: those of a response, or of a part of it. */
export interface TextSection {
  key: string
  label: string
  heading: ReactNode
  texts: readonly string[]
  /** Without one they are not spoken. */
  spokenAs: TtsType | undefined
  /** Whether it stays where it is while others can be moved. */
  isFixed?: boolean
}

/** A text of a section by its place, or a new one that is no text before it is typed. */
export interface TextRow {
  section: string
  index: number
  text: string
  spokenAs: TtsType | undefined
  isNew: boolean
}

/** The rows of a section; the same objects while the texts are the same list. */
export function rowsOf({ key, texts, spokenAs }: Pick<TextSection, 'key' | 'texts' | 'spokenAs'>): TextRow[] {
  const known = made.get(texts)
  if (known?.key === key && known.spokenAs === spokenAs) return known.rows
  const rows = texts.map((text, index) => ({ section: key, index, text, spokenAs, isNew: false }))
  made.set(texts, { key, spokenAs, rows })
  return rows
}

const made = new WeakMap<readonly string[], { key: string; spokenAs: TtsType | undefined; rows: TextRow[] }>()

/** The place of a moved text among those of a section, which is counted without it. */
export function placeAmong(
  rows: readonly TextRow[],
  { row, after }: { row: TextRow; after: TextRow | undefined },
): number {
  const rest = rows.filter((one) => one !== row && !one.isNew)
  return after === undefined ? 0 : rest.indexOf(after) + 1
}
