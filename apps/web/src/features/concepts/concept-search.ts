import { type ConceptFilter, type ConceptSorting, conceptSortings } from '@sdp/api'
import { conceptLanguage, type TuningStatus, tuningStatuses } from '@sdp/domain/concepts'

/** What the address of the page says: filters, order, and the language whose texts are shown. */
export interface ConceptSearch {
  search?: string | undefined
  languages?: string[] | undefined
  types?: (1 | 2)[] | undefined
  isUsed?: boolean | undefined
  status?: TuningStatus[] | undefined
  shown?: string | undefined
  sort?: ConceptSorting['column'] | undefined
  descending?: boolean | undefined
  /** The concept whose texts in all languages are open. */
  concept?: string | undefined
}

/** Reads an address, whoever wrote it: what is no value of a filter is left out. */
export function readConceptSearch(search: Record<string, unknown>): ConceptSearch {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
  const list = <Value>(value: unknown, keep: (one: unknown) => Value | undefined) => {
    const kept = Array.isArray(value) ? value.flatMap((one) => keep(one) ?? []) : []
    return kept.length > 0 ? kept : undefined
  }
  const language = (one: unknown) => (typeof one === 'string' ? conceptLanguage(one) : undefined)
  return {
    search: text(search.search),
    languages: list(search.languages, language),
    types: list(search.types, (one) => (one === 1 || one === 2 ? one : undefined)),
    isUsed: typeof search.isUsed === 'boolean' ? search.isUsed : undefined,
    status: list(search.status, (one) => tuningStatuses.find((status) => status === one)),
    shown: language(search.shown),
    sort: conceptSortings.find((column) => column === search.sort),
    descending: search.descending === true ? true : undefined,
    concept: text(search.concept),
  }
}

const usualLanguage = 'eng-USA'

/** The language whose texts the table shows: the chosen one, or the first that is filtered by. */
export function shownLanguage({ shown, languages }: ConceptSearch): string {
  return shown ?? languages?.[0] ?? usualLanguage
}

/** What is asked of the server. */
export function filterOf({ search, languages, types, isUsed, status }: ConceptSearch): ConceptFilter {
  return { search, languages, types, isUsed, tts_tuning_status: status }
}

export function sortingOf({ sort = 'concept_name', descending }: ConceptSearch): ConceptSorting {
  return { column: sort, descending: descending ?? false }
}

/** Whether anything is hidden by a filter. */
export function isFiltered(search: ConceptSearch): boolean {
  return Object.values(filterOf(search)).some((value) => value !== undefined)
}
