import { type Item, itemsOf, type Node, nodesFor } from '@sdp/domain/publishing'
import type { Configuration } from './publishing-store.ts'

interface Named {
  code: string
  name: string
}

/** What the page shows of one market. */
export interface MarketSheet {
  node: Pick<Node, 'code' | 'description'>
  environments: readonly Named[]
  /** The languages of the domain that are published there. */
  languages: readonly Named[]
  /** The languages of the market that the domain does not have. */
  further: readonly Named[]
  items: readonly Item[]
  /** What is published of one language in one environment, of all in one environment, and of one language in all. */
  cell: (environment: string, language: string) => readonly Item[]
  column: (environment: string) => readonly Item[]
  row: (language: string) => readonly Item[]
}

/**
 * The markets of a domain, without those that have none of its languages and none to add (ruling R165). Lists of items
 * are the same ones as long as the sheet is: what shows them is not drawn again.
 */
export function marketSheets(
  configuration: Configuration,
  domain: { embedded: boolean; languages: readonly string[] },
): MarketSheet[] {
  const known = new Set(domain.languages.map((language) => language.toLowerCase()))
  const nameOf = (code: string) =>
    configuration.languages.find((language) => language.code.toLowerCase() === code.toLowerCase())?.name ??
    code
  const sheets = nodesFor(configuration, domain).map((node) => {
    const items = configuration.instructions.filter((one) => one.node === node.code).flatMap(itemsOf)
    const cells = grouped(items, ({ environment, language }) => `${environment}/${language}`)
    const columns = grouped(items, ({ environment }) => environment)
    const rows = grouped(items, ({ language }) => language)
    const languages = [...new Set(items.map(({ language }) => language))].toSorted()
    return {
      node,
      environments: configuration.environments
        .filter(({ code }) => node.environments.includes(code))
        .toSorted((one, other) => one.order - other.order),
      languages: languages.map((code) => ({ code, name: nameOf(code) })),
      further: node.languages
        .filter((language) => !known.has(language.toLowerCase()))
        .map((code) => ({ code, name: nameOf(code) })),
      items,
      cell: (environment: string, language: string) => cells.get(`${environment}/${language}`) ?? nothing,
      column: (environment: string) => columns.get(environment) ?? nothing,
      row: (language: string) => rows.get(language) ?? nothing,
    }
  })
  // What nothing is published at comes last (ruling R169)
  return [
    ...sheets.filter(({ items }) => items.length > 0),
    ...sheets.filter(({ items, further }) => items.length === 0 && further.length > 0),
  ]
}

function grouped(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group === undefined) groups.set(keyOf(item), [item])
    else group.push(item)
  }
  return groups
}

const nothing: readonly Item[] = []

/** The languages that a search finds, by code or name. */
export function foundLanguages(languages: readonly Named[], search: string): readonly Named[] {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return languages
  return languages.filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(wanted))
}
