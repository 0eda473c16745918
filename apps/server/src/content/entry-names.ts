import type { EntryNames, SlotNames } from '@sdp/domain/identity'
import { listType } from '@sdp/domain/slots'
import { readTexts, type Source } from './blobs.ts'
import { languageSection, type Manifest } from './manifest.ts'
import { type Entry, emptyTree, entriesOf, readTreesAt } from './tree.ts'

type ListName = keyof EntryNames['lists']

/** Where the names of each list are. Handlers are kept as one value, and are not looked into. */
const sharedLists = {
  intents: 'ontology.intents',
  slots: 'ontology.userInputs',
  modules: 'decision_rules',
  apiInputs: 'ontology.apiInputs',
  apiActions: 'api_actions',
  uiActions: 'system_actions',
  reusableExpressions: 'reusable_expressions',
  tests: 'conversation_tests',
  languages: 'languages',
} as const satisfies Partial<Record<ListName, string>>

const spokenLists = {
  ttsResponses: 'tts_responses',
  audioResponses: 'audio_responses',
  guiResponses: 'gui_responses',
  additionalResponses: 'runtime_responses',
} as const satisfies Partial<Record<ListName, string>>

type Section = ReadonlyMap<string, string>

interface NameSelection {
  /** Whose responses are meant. */
  language?: string | undefined
  /** Slots whose canonicals are wanted in any case. */
  slots?: ReadonlySet<string>
}

/**
 * The names in two manifests. Of slots only those are read that differ or are asked for: others have the same canonicals, whichever
 * these are.
 */
export async function readEntryNames(
  source: Source,
  [before, after]: readonly [Manifest, Manifest],
  { language, slots: wanted = new Set() }: NameSelection = {},
): Promise<[EntryNames, EntryNames]> {
  const sectionOf = (manifest: Manifest): Section =>
    new Map([...manifest.shared, ...(language === undefined ? [] : languageSection(manifest, language))])
  const sections = [sectionOf(before), sectionOf(after)] as const
  const lists = Object.entries(language === undefined ? sharedLists : { ...sharedLists, ...spokenLists })
  const roots = sections.flatMap((section) => lists.flatMap(([, path]) => section.get(path) ?? []))
  const trees = await readTreesAt(source, roots)
  const entriesAt = (section: Section, path: string) =>
    entriesOf(trees.get(section.get(path) ?? '') ?? emptyTree)
  const names = new Map<string, ReadonlySet<string>>()
  // One set for both sides where a list did not change
  const namesAt = (section: Section, path: string) => {
    const id = `${path} ${section.get(path) ?? ''}`
    const found = names.get(id) ?? uniqueKeys(entriesAt(section, path))
    names.set(id, found)
    return found
  }
  const slotsAt = (section: Section): Section => new Map(entriesAt(section, sharedLists.slots))
  const [old, now] = sections
  const slots = await readSlots(source, [slotsAt(old), slotsAt(now)], wanted)
  const namesOf = (section: Section, own: Slots): EntryNames => ({
    lists: Object.fromEntries(lists.map(([list, path]) => [list, namesAt(section, path)])),
    slots: own,
  })
  return [namesOf(old, slots[0]), namesOf(now, slots[1])]
}

/** Of entries with one key those after the first are told apart by a number, as everywhere. */
function uniqueKeys(entries: readonly Entry[]): ReadonlySet<string> {
  const keys = new Set<string>()
  for (const [name] of entries) {
    let key = name
    for (let number = 2; keys.has(key); number++) key = `${name}\n${number}`
    keys.add(key)
  }
  return keys
}

type Slots = ReadonlyMap<string, SlotNames>

async function readSlots(
  source: Source,
  sides: readonly [Section, Section],
  wanted: ReadonlySet<string>,
): Promise<[Slots, Slots]> {
  const isRead = (slot: string) => wanted.has(slot) || sides[0].get(slot) !== sides[1].get(slot)
  const hashes = new Set(
    sides.flatMap((side) => [...side].flatMap(([slot, hash]) => (isRead(slot) ? [hash] : []))),
  )
  const texts = await readTexts(source, [...hashes])
  const read = new Map([...hashes].map((hash) => [hash, slotNames(texts.get(hash)!)]))
  const namesOf = (side: Section): Slots =>
    new Map([...side].map(([slot, hash]) => [slot, isRead(slot) ? read.get(hash)! : unread]))
  return [namesOf(sides[0]), namesOf(sides[1])]
}

const unread: SlotNames = { canonicals: new Set(), isList: true }

function slotNames(text: string): SlotNames {
  const { values = {}, type = listType }: { values?: object; type?: string } = JSON.parse(text)
  return { canonicals: new Set(Object.keys(values)), isList: type === listType }
}

/** Whether nothing differs by which entries are told apart. */
export function hasSameNames(before: Manifest, after: Manifest, language: string): boolean {
  const paths = new Set<string>([...Object.values(sharedLists), ...Object.values(spokenLists), handlersPath])
  const rootsOf = (manifest: Manifest) =>
    JSON.stringify(
      [...manifest.shared, ...languageSection(manifest, language)].filter(([path]) => paths.has(path)),
    )
  return rootsOf(before) === rootsOf(after)
}

export const handlersPath = 'api_action_urls'
export const modulesPath = sharedLists.modules
