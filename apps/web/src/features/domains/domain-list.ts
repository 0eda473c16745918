import type { DomainReply } from '@sdp/api'
import { isOwn, type User } from '@sdp/domain'

export const sortOrders = ['a-z', 'z-a'] as const
export const owners = ['all', 'me'] as const
export const domainTypes = ['all', 'cloud', 'embedded'] as const

/** What the controls above the list are set to; kept in the address, so that reload and back keep it. */
export interface ListSearch {
  sort: (typeof sortOrders)[number]
  owner: (typeof owners)[number]
  type: (typeof domainTypes)[number]
  tags: string[]
  name: string
}

export const defaultSearch: ListSearch = { sort: 'a-z', owner: 'all', type: 'all', tags: [], name: '' }

/** Reads the address; what it does not understand falls back to the default instead of failing. */
export function parseListSearch(raw: Record<string, unknown>): ListSearch {
  return {
    sort: oneOf(sortOrders, raw.sort, defaultSearch.sort),
    owner: oneOf(owners, raw.owner, defaultSearch.owner),
    type: oneOf(domainTypes, raw.type, defaultSearch.type),
    tags: parseTags(raw.tags),
    // The router reads a bare ?name=42 as a number.
    name: typeof raw.name === 'string' || typeof raw.name === 'number' ? String(raw.name) : '',
  }
}

/** The search without what is at its default, so that the address stays short. */
export function toAddress(search: ListSearch): Partial<ListSearch> {
  return {
    ...(search.sort !== defaultSearch.sort && { sort: search.sort }),
    ...(search.owner !== defaultSearch.owner && { owner: search.owner }),
    ...(search.type !== defaultSearch.type && { type: search.type }),
    ...(search.tags.length > 0 && { tags: search.tags }),
    ...(search.name !== '' && { name: search.name }),
  }
}

/** Whether a control hides domains; the order hides none (ruling R332). */
export function isFiltered(search: ListSearch): boolean {
  return (
    search.owner !== 'all' || search.type !== 'all' || search.tags.length > 0 || search.name.trim() !== ''
  )
}

export interface DomainGroups {
  mine: DomainReply[]
  others: DomainReply[]
}

// Made once: a collator for each comparison would cost more than the rest of the sort.
const byName = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

export function sortDomains(domains: readonly DomainReply[], order: ListSearch['sort']): DomainReply[] {
  const sign = order === 'a-z' ? 1 : -1
  return [...domains].sort((a, b) => sign * byName.compare(a.name, b.name))
}

export function filterDomains(
  domains: readonly DomainReply[],
  { name, type, tags }: Pick<ListSearch, 'name' | 'type' | 'tags'>,
): DomainReply[] {
  const wanted = name.trim().toLowerCase()
  return domains.filter(
    (domain) =>
      (wanted === '' || domain.name.toLowerCase().includes(wanted)) &&
      (type === 'all' || domain.embedded === (type === 'embedded')) &&
      (tags.length === 0 || tags.some((tag) => domain.tags.includes(tag))),
  )
}

export function groupDomains(domains: readonly DomainReply[], user: User): DomainGroups {
  const groups: DomainGroups = { mine: [], others: [] }
  for (const domain of domains) (isOwn(user, domain) ? groups.mine : groups.others).push(domain)
  return groups
}

/** What the list shows: filtered, sorted, and in its two groups. */
export function shownDomains(domains: readonly DomainReply[], search: ListSearch, user: User): DomainGroups {
  const groups = groupDomains(sortDomains(filterDomains(domains, search), search.sort), user)
  return search.owner === 'me' ? { ...groups, others: [] } : groups
}

/** Every tag in use, for the tag filter. */
export function tagsInUse(domains: readonly DomainReply[]): string[] {
  return [...new Set(domains.flatMap((domain) => domain.tags))].sort(byName.compare)
}

function oneOf<T extends string>(values: readonly T[], value: unknown, fallback: T): T {
  return values.find((one) => one === value) ?? fallback
}

function parseTags(raw: unknown): string[] {
  const list = Array.isArray(raw) ? raw : [raw]
  return list.filter((tag): tag is string => typeof tag === 'string' && tag !== '')
}
