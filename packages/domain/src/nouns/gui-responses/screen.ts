import { type JsonPath, listAt, textAt, valueAt } from '../../toolbox/json/json-paths.ts'
import type { FillText } from './examples.ts'
import { dataUrl } from './images.ts'
import { type BodyField, findLayout, type ItemField, layoutLimits } from './layouts.ts'
import { places } from './online-ui.ts'
import type { Template } from './parse.ts'
import { columnCount } from './template-lists.ts'

/** An image that can be loaded, or only named: the head unit knows it, or it comes at run time. */
export interface ShownImage {
  src: string | undefined
  label: string
}

export interface ShownHeader {
  heading: string
  subheading: string
  image: ShownImage | undefined
  providerLogo: ShownImage | undefined
}

export interface ShownTag {
  text: string
  icon: ShownImage | undefined
}

export interface ShownItem {
  text1: string
  text2: string
  image: ShownImage | undefined
  iconInfo: ShownImage | undefined
  iconOk: ShownImage | undefined
  infoTag: ShownTag | undefined
}

/** What a driver sees of an Online UI template. */
export interface OnlineScreen {
  kind: 'online'
  /** Of a layout that we do not know, only header and background are shown. */
  layout: number | undefined
  header: ShownHeader
  background: string
  isWaiting: boolean
  text: string
  image: ShownImage | undefined
  infoTag: ShownTag | undefined
  listHeader: ShownHeader | undefined
  items: readonly ShownItem[]
  tableHeaders: readonly string[]
  rows: readonly (readonly { text1: string; text2: string }[])[]
}

/** What a driver sees of a GUI response, as plain values. */
export type ShownScreen =
  | OnlineScreen
  | { kind: 'picklist'; element: string }
  | { kind: 'toast'; type: string; texts: readonly string[] }
  | { kind: 'dictation'; screenType: string; labels: readonly string[] }
  | { kind: 'proactive'; type: string }
  | { kind: 'reference'; reference: string }
  | { kind: 'nothing' }

/** What a driver sees of a response of some type, with texts filled. */
export function shownScreen(
  { type, layout, template }: { type: string; layout: number; template: Template },
  fill: FillText,
): ShownScreen {
  if (typeof template === 'string') return { kind: 'reference', reference: template }
  const texts = (path: JsonPath) =>
    listAt(template, path).flatMap((text) => (typeof text === 'string' ? [fill(text)] : []))
  switch (type) {
    case 'ONLINE_UI':
      return onlineScreen(template, layout, fill)
    case 'DETAIL_VIEW':
      return { kind: 'picklist', element: fill(textAt(template, ['listElement'])) }
    case 'TOAST_MESSAGE':
      return { kind: 'toast', type: textAt(template, ['type']), texts: texts(['content']) }
    case 'DICTATION':
      return { kind: 'dictation', screenType: textAt(template, ['screenType']), labels: texts(['labels']) }
    case 'PROACTIVE_DIALOG':
      return { kind: 'proactive', type: textAt(template, ['proactiveType']) }
    default:
      return { kind: 'nothing' }
  }
}

function onlineScreen(template: object, layout: number, fill: FillText): OnlineScreen {
  const known = findLayout(layout)
  const shows = (field: BodyField) => known?.body.includes(field) ?? false
  const columns = Math.min(columnCount(template), layoutLimits.columns)
  const listHeader = shows('listHeader') && valueAt(template, places.listHeader) !== undefined
  return {
    kind: 'online',
    layout: known?.id,
    header: headerAt(template, places.header, fill),
    background: textAt(template, [...places.background, 'payload']),
    isWaiting: known?.hasWaitIcon === true && valueAt(template, places.waitIcon) === true,
    text: shows('text') ? fill(textAt(template, places.text)) : '',
    image: shows('image') ? imageAt(template, places.image) : undefined,
    infoTag: shows('infoTag') ? tagAt(template, places.infoTag, fill) : undefined,
    listHeader: listHeader ? headerAt(template, places.listHeader, fill) : undefined,
    items: shows('list') ? listAt(template, places.list).map((item) => itemOf(item, known!.item, fill)) : [],
    tableHeaders: shows('table')
      ? Array.from({ length: columns }, (_, at) => fill(textAt(template, [...places.tableHeaders, at])))
      : [],
    rows: shows('table')
      ? listAt(template, places.table)
          .slice(0, layoutLimits.rows)
          .map((row) => Array.from({ length: columns }, (_, at) => cellOf(row, at, known!.item, fill)))
      : [],
  }
}

function headerAt(template: unknown, path: JsonPath, fill: FillText): ShownHeader {
  return {
    heading: fill(textAt(template, [...path, 'heading'])),
    subheading: fill(textAt(template, [...path, 'subheading'])),
    image: imageAt(template, [...path, 'image']),
    providerLogo: imageAt(template, [...path, 'providerLogo']),
  }
}

function itemOf(item: unknown, fields: readonly ItemField[], fill: FillText): ShownItem {
  const has = (field: ItemField) => fields.includes(field)
  return {
    text1: has('text1') ? fill(textAt(item, ['text1'])) : '',
    text2: has('text2') ? fill(textAt(item, ['text2'])) : '',
    image: has('image') ? imageAt(item, ['image']) : undefined,
    iconInfo: has('iconInfo') ? imageAt(item, ['iconInfo']) : undefined,
    iconOk: has('iconOk') ? imageAt(item, ['iconOk']) : undefined,
    infoTag: has('infoTag') ? tagAt(item, ['infoTag'], fill) : undefined,
  }
}

function cellOf(row: unknown, at: number, fields: readonly ItemField[], fill: FillText) {
  const { text1, text2 } = itemOf(valueAt(row, [at]), fields, fill)
  return { text1, text2 }
}

function tagAt(value: unknown, path: JsonPath, fill: FillText): ShownTag | undefined {
  const tag = valueAt(value, path)
  if (tag === undefined) return undefined
  return { text: fill(textAt(tag, ['text'])), icon: imageAt(tag, ['icon']) }
}

function imageAt(value: unknown, path: JsonPath): ShownImage | undefined {
  const image = valueAt(value, path)
  if (image === undefined) return undefined
  const format = textAt(image, ['format'])
  const payload = textAt(image, ['payload'])
  if (format === 'base64') return { src: dataUrl(payload), label: 'base64' }
  const isAddress = format === 'url' && /^https?:/i.test(payload) && !payload.includes('{{')
  return { src: isAddress ? payload : undefined, label: payload || format }
}
