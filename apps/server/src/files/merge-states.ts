import { coreActionsOf } from '@sdp/domain/api-actions'
import {
  type MergeOfLanguages,
  mergeLanguages,
  newProblems,
  type SpokenContent,
  type WholeDomain,
} from '@sdp/domain/merging'
import { createProblemFinder } from '@sdp/domain/problems'
import { changedEntries, findCollection, noLanguageContent, type WireDomain } from '@sdp/domain/wire'
import type { MergedUpdate } from '../content/merge.ts'
import type { PackedCollection, PackedManifest, PackedManifests } from '../content/read.ts'
import type { MergeOutcome, MergeTask } from './protocol.ts'

/** More than anybody reads, as in a comparison (ruling R62). */
const maxListed = 2000

/** Merges two states of a domain: what somebody decides about, or what is written when all is decided. */
export function mergeStates(task: MergeTask): MergeOutcome {
  const states = unpack(task.packed, task.embedded)
  const [base, mine, theirs] = states as [WholeDomain, WholeDomain, WholeDomain]
  const { lineages, decisions } = task
  const merge = mergeLanguages({ base, mine, theirs, lineages, decisions })
  if (task.wanted === 'preview')
    return { preview: new TextEncoder().encode(JSON.stringify(previewOf(merge, task))) }
  const undecided = merge.clashes.filter(({ id }) => decisions[id] === undefined).length
  if (undecided > 0) return { undecided }
  return { merged: { updates: updatesTo(merge, mine), lineages: merge.lineages } }
}

function previewOf(merge: MergeOfLanguages, { problemContext, coreActions }: MergeTask) {
  const { clashes, mineOnly, theirsOnly, joined, renames, languages, toBeChecked } = merge
  const listed = ({ entries, changes }: typeof mineOnly) => ({
    entries: entries.map(({ list, name }) => ({ list, name })).slice(0, maxListed),
    changes: changes.slice(0, maxListed),
    more: changes.length > maxListed || entries.length > maxListed,
  })
  const problems = newProblems(toBeChecked, (language, domain) =>
    createProblemFinder({ ...problemContext, language, coreActions: coreActionsOf(domain, coreActions) }),
  )
  return {
    clashes: clashes.map(({ language = null, notes = {}, ...clash }) => ({ ...clash, language, notes })),
    mineOnly: listed(mineOnly),
    theirsOnly: listed(theirsOnly),
    joined: listed(joined),
    renames,
    languages,
    problems: problems.slice(0, maxListed),
  }
}

/** What of my collections becomes another: of what all languages share, and of each of those that are left. */
function updatesTo({ merged }: MergeOfLanguages, mine: WholeDomain): MergedUpdate[] {
  const spoken = (content: SpokenContent = noLanguageContent): WireDomain => ({ name: '', ...content })
  return [
    ...updatesOf(null, changedEntries(mine.shared, merged.shared)),
    ...[...merged.languages].flatMap(([language, content]) =>
      updatesOf(language, changedEntries(spoken(mine.languages.get(language)), spoken(content))),
    ),
  ]
}

function updatesOf(language: string | null, changes: Record<string, unknown>): MergedUpdate[] {
  return Object.entries(changes).map(([path, change]): MergedUpdate => {
    const { shape, key } = findCollection(path)!
    const textsOf = (entries: [string, unknown][]) =>
      entries.map(([name, entry]): [string, string] => [name, JSON.stringify(entry)])
    if (isPatch(change)) {
      const { put, remove, order, inside = {} } = change.$patch
      const patch = { remove, ...(order && { order }), inside: Object.entries(inside) }
      return { language, path, patch, entries: textsOf(Object.entries(put)) } as MergedUpdate
    }
    if (shape === 'value') return { language, path, entries: textsOf([['', change]]) }
    if (shape === 'map') return { language, path, entries: textsOf(Object.entries(change as object)) }
    const listed = change as Record<string, string>[]
    return { language, path, entries: textsOf(listed.map((entry) => [entry[key!]!, entry])) }
  })
}

interface Patch {
  $patch: { put: object; remove: string[]; order?: string[]; inside?: object }
}

function isPatch(change: unknown): change is Patch {
  return typeof change === 'object' && change !== null && Object.keys(change).join() === '$patch'
}

/** Pieces that several states have are read once: then most of them is the same object in all. */
function unpack({ manifests, bytes, ends }: PackedManifests, embedded: boolean): WholeDomain[] {
  const decoder = new TextDecoder()
  const known = new Map<string, unknown>()
  const read = (at: number, shape: PackedCollection['shape']): unknown => {
    const key = `${shape} ${at}`
    if (known.has(key)) return known.get(key)
    const text = decoder.decode(bytes.subarray(at === 0 ? 0 : ends[at - 1], ends[at]))
    const value: unknown = JSON.parse(shape === 'list' ? `[${text}]` : shape === 'map' ? `{${text}}` : text)
    known.set(key, value)
    return value
  }
  const collectionOf = ({ shape, pieces }: PackedCollection): unknown => {
    const parts = pieces.map((at) => read(at, shape))
    if (shape === 'value') return parts[0]
    if (shape === 'list') return parts.flat()
    return Object.fromEntries(parts.flatMap((part) => Object.entries(part as object)))
  }
  const contentOf = (collections: readonly PackedCollection[]) => {
    const ontology: Record<string, unknown> = {}
    const content: Record<string, unknown> = {}
    for (const collection of collections) {
      const [top = '', inner] = collection.path.split('.')
      if (inner === undefined) content[top] = collectionOf(collection)
      else ontology[inner] = collectionOf(collection)
    }
    return { ontology, content }
  }
  return manifests.map(({ shared, languages }: PackedManifest): WholeDomain => {
    const { ontology, content } = contentOf(shared)
    return {
      shared: { name: '', embedded, ...content, ontology } as WireDomain,
      languages: new Map(
        languages.map(([language, own]) => [
          language,
          { ...noLanguageContent, ...contentOf(own).content } as SpokenContent,
        ]),
      ),
    }
  })
}
