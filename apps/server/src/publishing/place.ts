import type { Item } from '@sdp/domain/publishing'

/** Where one thing of a domain is published: a market and environment, a resource for its provider, in a language. */
export interface Place extends Item {
  domainId: string
}

/** The columns that a place has beside its domain in every table of publishing. */
export const itemColumns = ['node', 'environment', 'resource', 'provider', 'language'] as const

/** The columns of a place, in the order of `placeValues`. */
export const placeColumns = ['domain_id', ...itemColumns].join(', ')

/** The values of `placeColumns`. */
export function placeValues(place: Place): string[] {
  return [place.domainId, ...itemColumns.map((column) => place[column])]
}

/** The condition on rows of the place whose values are the first six parameters. */
export const isAtPlace = placeColumns
  .split(', ')
  .map((column, at) => `${column} = $${at + 1}`)
  .join(' and ')

/** The columns that make a `Place` of a row of the table. */
export function selectedPlace(table: string): string {
  return `${table}.domain_id as "domainId", ${selectedItem(table)}`
}

/** The columns that make an item of a row of the table. */
export function selectedItem(table: string): string {
  return itemColumns.map((column) => `${table}.${column}`).join(', ')
}

/** The condition that two tables speak of the same item of a domain. */
export function isSameItem(table: string, other: string): string {
  return itemColumns.map((column) => `${table}.${column} = ${other}.${column}`).join(' and ')
}

/** What of a place is told to others, who know its domain already. */
export function itemAt({ node, environment, resource, provider, language }: Place): Item {
  return { node, environment, resource, provider, language }
}

/** What a place is locked by. */
export function placeName(place: Place): string {
  return placeValues(place).join('/')
}
