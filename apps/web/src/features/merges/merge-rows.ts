import type { MergeClash, MergedChanges } from '@sdp/api'
import type { Rename } from '@sdp/domain'
import { type ChangeGroup, type ChangeSection, type EntryOrder, groupChanges } from '@sdp/domain/wire'
import { listTitle, mergedLists } from '../../parts/merged-entry.ts'
import type { Decisions } from './decisions.ts'

/** What of a part of the merge is shown. */
export interface MergeFilter {
  /** The title of a kind of entries; empty for all. */
  kind: string
  /** A language, what all share, or all of it. */
  language: string
  /** Whether decided clashes are left out. */
  isUndecided: boolean
}

export const noFilter: MergeFilter = { kind: '', language: '', isUndecided: false }

/** The choice of what belongs to no language. */
export const sharedByAll = 'shared'

export type ClashRow =
  | { of: 'heading'; key: string; title: string; clashes: readonly MergeClash[] }
  | { of: 'clash'; key: string; clash: MergeClash }

/** The clashes under their kind and language, in the order of the editor's tabs. */
export function clashRows(
  clashes: readonly MergeClash[],
  { filter, decisions }: { filter: MergeFilter; decisions: Decisions },
): ClashRow[] {
  const groups = new Map<string, MergeClash[]>()
  for (const clash of inOrder(clashes)) {
    if (!isShown(clash, filter) || (filter.isUndecided && decisions[clash.id] !== undefined)) continue
    const title = [listTitle(clash.list), clash.language].filter(Boolean).join(' · ')
    groups.set(title, [...(groups.get(title) ?? []), clash])
  }
  return [...groups].flatMap(([title, own]): ClashRow[] => [
    { of: 'heading', key: title, title, clashes: own },
    ...own.map((clash): ClashRow => ({ of: 'clash', key: clash.id, clash })),
  ])
}

function inOrder(clashes: readonly MergeClash[]): MergeClash[] {
  const place = ({ list }: MergeClash) => mergedLists.indexOf(list)
  return clashes.toSorted((a, b) => place(a) - place(b) || order(a.language ?? '', b.language ?? ''))
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function isShown({ list, language }: MergeClash, filter: MergeFilter): boolean {
  return isOfKind(listTitle(list), filter) && isOfLanguage(language ?? undefined, filter)
}

const isOfKind = (kind: string, filter: MergeFilter) => filter.kind === '' || filter.kind === kind

function isOfLanguage(language: string | undefined, filter: MergeFilter): boolean {
  return filter.language === '' || filter.language === (language ?? sharedByAll)
}

/** What an author calls the entries of a list. */
const kindOf: Readonly<Record<MergeClash['list'], ChangeGroup['kind']>> = {
  intents: 'intent',
  reusableExpressions: 'reusableExpression',
  slots: 'slot',
  everydayLanguage: 'everydayLanguage',
  modules: 'module',
  apiInputs: 'apiInput',
  apiActions: 'apiAction',
  handlers: 'handler',
  uiActions: 'uiAction',
  ttsResponses: 'ttsResponse',
  audioResponses: 'audioResponse',
  guiResponses: 'guiResponse',
  additionalResponses: 'additionalResponse',
  tests: 'test',
  languages: 'language',
  defaultLanguage: 'setting',
  discardInputOnSdc: 'setting',
  sharedResources: 'setting',
}

export type ChangeRow =
  | { of: 'heading'; key: string; title: string; count: number }
  | { of: 'entry'; key: string; group: ChangeGroup }

/**
 * The entries that changed, each once with all that is different in it. The changes have the new names already; an entry
 * that was only renamed is in the list of entries alone, by its old name.
 */
export function changedSections(
  { changes, entries }: MergedChanges,
  { order, renames }: { order: EntryOrder; renames: readonly Rename[] },
): ChangeSection[] {
  const sections = groupChanges(changes, { order })
  const own = new Set(entries.map(({ list, name }) => `${kindOf[list]} ${name}`))
  const named = renames.filter(({ kind, from }) => own.has(`${kind} ${from}`))
  const missing = mergedLists
    .filter((list) => named.some(({ kind }) => kind === kindOf[list]))
    .filter((list) => !sections.some(({ kind }) => kind === kindOf[list]))
    .map((list): ChangeSection => ({ kind: kindOf[list], title: listTitle(list), groups: [] }))
  return [...sections, ...missing]
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((section) => ({ ...section, groups: withRenames(section, named) }))
}

function placeOf({ kind }: ChangeSection): number {
  return mergedLists.findIndex((list) => kindOf[list] === (kind === 'resetRules' ? 'module' : kind))
}

/** Groups of a kind with the old names of what was renamed; what has another name and nothing else that differs is added. */
function withRenames({ kind, groups }: ChangeSection, renames: readonly Rename[]): ChangeGroup[] {
  const known = new Map(renames.flatMap((one) => (one.kind === kind ? [[one.to, one.from] as const] : [])))
  const changed = groups.map((group): ChangeGroup => {
    const renamedFrom = group.change === 'changed' ? known.get(group.name) : undefined
    if (renamedFrom === undefined) return group
    known.delete(group.name)
    return { ...group, change: 'renamed', renamedFrom }
  })
  const added = [...known].map(
    ([name, renamedFrom]): ChangeGroup => ({ kind, name, change: 'renamed', renamedFrom, lines: [] }),
  )
  return [...changed, ...added]
}

/** The entries of sections under the titles of these. */
export function changeRows(sections: readonly ChangeSection[], filter: MergeFilter): ChangeRow[] {
  return sections.flatMap(({ title, groups }): ChangeRow[] => {
    if (!isOfKind(title, filter)) return []
    const shown = groups.flatMap((group) => inLanguage(group, filter))
    if (shown.length === 0) return []
    return [
      { of: 'heading', key: title, title, count: shown.length },
      ...shown.map((group): ChangeRow => ({ of: 'entry', key: keyOf(title, group), group })),
    ]
  })
}

const keyOf = (title: string, { change, name }: ChangeGroup) => `${title} ${change} ${name}`

/** An entry with what is different in the wanted language; one without any line belongs to all. */
function inLanguage(group: ChangeGroup, filter: MergeFilter): ChangeGroup[] {
  if (filter.language === '') return [group]
  const lines = group.lines.filter(({ language }) => isOfLanguage(language, filter))
  const isWhole = group.lines.length === 0 && filter.language === sharedByAll
  return lines.length > 0 || isWhole ? [{ ...group, lines }] : []
}

/** What a part of the merge can be filtered by. */
export interface FilterChoices {
  kinds: string[]
  languages: string[]
}

export function clashChoices(clashes: readonly MergeClash[]): FilterChoices {
  return choicesOf(
    inOrder(clashes).map(({ list, language }) => ({
      kind: listTitle(list),
      languages: [language ?? sharedByAll],
    })),
  )
}

export function changeChoices(sections: readonly ChangeSection[]): FilterChoices {
  return choicesOf(
    sections.flatMap(({ title, groups }) =>
      groups.map(({ lines }) => ({
        kind: title,
        languages: lines.length === 0 ? [sharedByAll] : lines.map(({ language }) => language ?? sharedByAll),
      })),
    ),
  )
}

function choicesOf(all: readonly { kind: string; languages: readonly string[] }[]): FilterChoices {
  const languages = new Set(all.flatMap((one) => one.languages))
  const own = [...languages].filter((language) => language !== sharedByAll).sort()
  return {
    kinds: [...new Set(all.map(({ kind }) => kind))],
    languages: [...(languages.has(sharedByAll) ? [sharedByAll] : []), ...own],
  }
}
