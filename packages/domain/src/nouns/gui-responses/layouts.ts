/** What the body of a layout can show. */
export type BodyField = 'text' | 'image' | 'infoTag' | 'listHeader' | 'list' | 'table'

/** What an item of a list or a cell of a table can have. */
export type ItemField = 'text1' | 'text2' | 'image' | 'iconInfo' | 'iconOk' | 'infoTag'

/** A screen of Online UI; header and background belong to all of them. */
export interface Layout {
  id: number
  description: string
  body: readonly BodyField[]
  /** What each item of its list has, or each cell of its table. */
  item: readonly ItemField[]
  /** Whether it can show that more is on its way. */
  hasWaitIcon: boolean
}

/** The layouts that are edited by form, checked and drawn; all others are kept and edited as JSON (ruling R144). */
export const layouts: readonly Layout[] = [
  { id: 1, description: 'Text Only', body: ['text'], item: [], hasWaitIcon: false },
  { id: 2, description: 'Text and Image', body: ['text', 'image', 'infoTag'], item: [], hasWaitIcon: false },
  { id: 3, description: 'Image Only', body: ['image'], item: [], hasWaitIcon: false },
  {
    id: 4,
    description: 'Several Images',
    body: ['listHeader', 'list'],
    item: ['image', 'text1'],
    hasWaitIcon: true,
  },
  {
    id: 5,
    description: 'Simple List',
    body: ['listHeader', 'list'],
    item: ['text1', 'iconInfo', 'iconOk'],
    hasWaitIcon: true,
  },
  {
    id: 6,
    description: 'List with Image and Secondary Text',
    body: ['list'],
    item: ['text1', 'text2', 'image', 'iconInfo', 'iconOk', 'infoTag'],
    hasWaitIcon: false,
  },
  { id: 8, description: 'Table', body: ['table'], item: ['text1'], hasWaitIcon: true },
  {
    id: 9,
    description: 'Table with Two Lines per Entry',
    body: ['table'],
    item: ['text1', 'text2'],
    hasWaitIcon: true,
  },
  {
    id: 12,
    description: 'List with Secondary Text',
    body: ['list'],
    item: ['text1', 'text2', 'iconInfo', 'iconOk'],
    hasWaitIcon: true,
  },
]

/** How much fits on a screen: tables have no more, longer lists are scrolled. */
export const layoutLimits = { items: 12, rows: 3, columns: 3 } as const

/** The layout of a number, if we know it. */
export function findLayout(id: number | undefined): Layout | undefined {
  return layouts.find((layout) => layout.id === id)
}
