import { type Item, itemFields } from '@sdp/domain/publishing'

/** Where one thing of a domain is published: a market and environment, a resource for its provider, in a language. */
export interface PublishingPlace extends Item {
  domainId: string
}

/** The columns of a place in every table of publishing, in the order of `placeValues`. */
export const placeColumns = ['domain_id', ...itemFields].join(', ')

/** The values of `placeColumns`. */
export function placeValues(place: PublishingPlace): string[] {
  return [place.domainId, ...itemFields.map((column) => place[column])]
}

/** The condition on rows of the place whose values are the first six parameters. */
export const isAtPlace = placeColumns
  .split(', ')
  .map((column, at) => `${column} = $${at + 1}`)
  .join(' and ')

/** The columns that make a `PublishingPlace` of a row of the table. */
export function selectedPlace(table: string): string {
  return `${table}.domain_id as "domainId", ${selectedItem(table)}`
}

/** The columns that make an item of a row of the table. */
export function selectedItem(table: string): string {
  return itemFields.map((column) => `${table}.${column}`).join(', ')
}

/** The condition that two tables speak of the same item of a domain. */
export function isSameItem(table: string, other: string): string {
  return itemFields.map((column) => `${table}.${column} = ${other}.${column}`).join(' and ')
}

/** What a place is locked by. */
export function placeName(place: PublishingPlace): string {
  return placeValues(place).join('/')
}
