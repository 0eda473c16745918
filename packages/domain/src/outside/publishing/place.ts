/** What says where a resource is published. Shapes of calls, columns of tables and keys follow these lists. */
export const placeFields = ['node', 'environment', 'resource', 'provider'] as const
export const itemFields = [...placeFields, 'language'] as const

/** A market and environment, with a resource for its provider: an item in whichever language. */
export type ItemPlace = Record<(typeof placeFields)[number], string>

/** One language of one instruction: what states are held by. Where it is kept, a dialog has no language. */
export type Item = Record<(typeof itemFields)[number], string>

/** One thing at one place, in the languages named: what is published, asked for or approved together. */
export interface Instruction extends ItemPlace {
  languages: readonly string[]
}

/** The place alone of what is more than that. */
export function itemPlaceOf(more: ItemPlace): ItemPlace {
  return pick(more, placeFields)
}

/** The item alone of what is more than that. */
export function itemOf(more: Item): Item {
  return pick(more, itemFields)
}

/** What an item is held by. */
export function itemKey(item: Item): string {
  return [...placeFields.map((field) => item[field]), item.language.toLowerCase()].join('/')
}

/** Where an item is kept: the dialog is one for all languages of its node. */
export function placeOf(item: Item): Item {
  return { ...itemOf(item), language: item.resource === 'dialog' ? '' : item.language }
}

function pick<Field extends string>(
  from: Readonly<Record<Field, string>>,
  fields: readonly Field[],
): Record<Field, string> {
  return Object.fromEntries(fields.map((field) => [field, from[field]])) as Record<Field, string>
}
