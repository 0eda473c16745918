import { isReference } from '../../mentions/texts.ts'
import { type JsonPath, listAt, valueAt, withValueAt } from '../../toolbox/json/json-paths.ts'
import { findLayout } from './layouts.ts'
import type { Template } from './parse.ts'

const header: JsonPath = ['primaryHeader', 'data']
const body: JsonPath = ['body', 'data']

/** Where an Online UI template has what the form shows. */
export const places = {
  header,
  background: ['background'],
  reset: ['loadingMode', 'reset'],
  style: ['loadingMode', 'style'],
  waitIcon: ['loadingMode', 'showWaitIcon'],
  text: [...body, 'text'],
  image: [...body, 'image'],
  infoTag: [...body, 'infoTag'],
  listHeader: [...body, 'listHeader', 'freeFloatingHeader'],
  list: [...body, 'list'],
  table: [...body, 'tableEntry'],
  tableHeaders: [...body, 'tableHeaderTexts'],
} as const satisfies Record<string, JsonPath>

/** What becomes of the screen before when this one comes. */
export const loadingStyles: readonly string[] = ['reset', 'append', 'replace']

/** A template that shows nothing yet. */
export function newOnlineUi(): Record<string, unknown> {
  return {
    voiceUITemplateVersion: 2,
    loadingMode: { reset: true, style: 'reset', showWaitIcon: false },
    primaryHeader: { loadingMode: { reset: true }, data: { heading: '', subheading: '' } },
    body: { loadingMode: { reset: true }, data: {} },
  }
}

/** The number of a layout as it is stored, or undefined. Older templates have it as their loading style. */
export function layoutNumber(stored: unknown): number | undefined {
  const number = typeof stored === 'string' && /^\d+$/.test(stored) ? Number(stored) : stored
  return typeof number === 'number' && Number.isInteger(number) && number > 0 ? number : undefined
}

/** The layout that a template was made for, by what it has; a reference does not say. */
export function guessLayout(template: Template): number {
  const own = layoutNumber(valueAt(template, places.style))
  if (own !== undefined) return own
  const rows = listAt(template, places.table)
  if (rows.length > 0) return rows.some((row) => Array.isArray(row) && row.some(hasSecondText)) ? 9 : 8
  const items = listAt(template, places.list)
  const hasImages = items.some((item) => valueAt(item, ['image']) !== undefined)
  if (items.length > 0) {
    const hasTexts = items.some(hasSecondText)
    return hasImages ? (hasTexts ? 6 : 4) : hasTexts ? 12 : 5
  }
  const hasText = valueAt(template, places.text) !== undefined
  const hasImage = valueAt(template, places.image) !== undefined
  return hasImage ? (hasText ? 2 : 3) : 1
}

function hasSecondText(entry: unknown): boolean {
  return valueAt(entry, ['text2']) !== undefined
}

/**
 * The template for another layout. What the layout does not show is kept, so that choosing the old one brings it back
 * (ruling R142).
 */
export function forLayout(template: Template, layout: number): Template {
  if (typeof template === 'string') return template
  const isNumbered = layoutNumber(valueAt(template, places.style)) !== undefined
  const numbered = isNumbered ? withValueAt(template, places.style, layout) : template
  const isWaiting = valueAt(numbered, places.waitIcon) === true
  return isWaiting && findLayout(layout)?.hasWaitIcon === false
    ? withValueAt(numbered, places.waitIcon, false)
    : numbered
}

/** Whether a part of a template comes at run time, so that nothing can be said of it now (ruling R143). */
export function isComing(value: unknown): boolean {
  return typeof value === 'string' && isReference(value)
}
