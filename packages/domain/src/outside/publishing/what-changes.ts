import { type ChangeGroup, type ChangeLine, groupChanges } from '../../whole-domain/wire/change-groups.ts'
import {
  type EntryKind,
  kindOfCollection,
  type TellableChange,
} from '../../whole-domain/wire/change-pieces.ts'

/** What somebody who approves looks at one after the other. */
export const changeTopics = [
  ['intents', 'Intents'],
  ['expressions', 'Expressions'],
  ['slots', 'Slots'],
  ['rules', 'Rules'],
  ['actions', 'Actions'],
  ['texts', 'Texts'],
  ['others', 'Languages and settings'],
] as const
type ChangeTopic = (typeof changeTopics)[number][0]

/** What changed in one topic: how much, and the entries as far as they are listed. */
export interface TopicChanges {
  topic: ChangeTopic
  title: string
  added: number
  changed: number
  removed: number
  entries: TopicEntry[]
  /** How many entries are not listed. */
  left: number
}

interface TopicEntry extends Omit<ChangeGroup, 'kind'> {
  /** What an author calls such an entry. */
  kind: string
  /** How many lines are not listed. */
  linesLeft: number
}

const topicOf: Readonly<Record<EntryKind, ChangeTopic>> = {
  intent: 'intents',
  reusableExpression: 'expressions',
  slot: 'slots',
  everydayLanguage: 'others',
  module: 'rules',
  resetRules: 'rules',
  apiInput: 'actions',
  apiAction: 'actions',
  handler: 'actions',
  uiAction: 'actions',
  ttsResponse: 'texts',
  audioResponse: 'texts',
  guiResponse: 'texts',
  additionalResponse: 'texts',
  test: 'others',
  language: 'others',
  setting: 'others',
}

const kindWords: Readonly<Record<EntryKind, string>> = {
  intent: 'Intent',
  reusableExpression: 'Reusable part',
  slot: 'Slot',
  everydayLanguage: 'Everyday language',
  module: 'Module',
  resetRules: 'Reset rules of',
  apiInput: 'API input',
  apiAction: 'API action',
  handler: 'Handler',
  uiAction: 'UI action',
  ttsResponse: 'Spoken text',
  audioResponse: 'Audio response',
  guiResponse: 'GUI response',
  additionalResponse: 'Additional response',
  test: 'Test',
  language: 'Language',
  setting: 'Setting',
}

/** As much as somebody reads; whole domains can be new. */
const limits = { entries: 100, lines: 400, linesOfEntry: 40, characters: 300 }

/**
 * What changes, topic by topic: the expressions of an intent and the rules of a module count one by one, all other entries as
 * a whole. Of entries without a text (`unread`) only the name is listed.
 */
export function whatChanges(
  changes: readonly TellableChange[],
  unread: readonly Pick<TellableChange, 'collection' | 'key' | 'change'>[] = [],
): TopicChanges[] {
  const groups = groupChanges(changes).flatMap((section) => section.groups)
  const all = [...groups, ...unreadGroups(groups, unread)].map(withPairs).flatMap(byTopic)
  return changeTopics.flatMap(([topic, title]) => {
    const own = all.filter((entry) => entry.topic === topic)
    return own.length === 0 ? [] : [{ topic, title, ...countOf(own), ...entriesWithin(own) }]
  })
}

interface Entry extends ChangeGroup {
  topic: ChangeTopic
}

/** Entries that were not looked into, and are not listed already. */
function unreadGroups(
  reported: readonly ChangeGroup[],
  unread: readonly Pick<TellableChange, 'collection' | 'key' | 'change'>[],
): ChangeGroup[] {
  const known = new Set(reported.map(({ kind, name }) => `${kind} ${name}`))
  return unread.flatMap(({ collection, key, change }): ChangeGroup[] => {
    const kind = kindOfCollection(collection)
    if (kind === undefined || known.has(`${kind} ${key}`)) return []
    known.add(`${kind} ${key}`)
    return [{ kind, name: key, change, lines: [] }]
  })
}

const expressionLabel = 'Expression'
const countedLabels: ReadonlySet<string> = new Set([expressionLabel, 'Rule', 'Reset rule'])

/** The expressions of an intent are a topic of their own; an intent of which nothing else changed is not listed. */
function byTopic(group: ChangeGroup): Entry[] {
  const topic = topicOf[group.kind]
  if (group.kind !== 'intent') return [{ ...group, topic }]
  const expressions = group.lines.filter(({ label }) => label === expressionLabel)
  const others = group.lines.filter(({ label }) => label !== expressionLabel)
  const isReported = group.change !== 'changed' || others.length > 0
  return [
    ...(isReported ? [{ ...group, topic, lines: others }] : []),
    ...(expressions.length > 0 ? [{ ...group, topic: 'expressions' as const, lines: expressions }] : []),
  ]
}

/**
 * A rule that left and one that came with the same conditions, or else with the same actions, are one that changed
 * (ruling R173); so are expressions that differ in weight or restrictions only.
 */
function withPairs(group: ChangeGroup): ChangeGroup {
  const isCounted = ({ label }: ChangeLine) => countedLabels.has(label)
  const removed = group.lines.filter((line) => isCounted(line) && line.after === undefined)
  const added = group.lines.filter((line) => isCounted(line) && line.before === undefined)
  if (removed.length === 0 || added.length === 0) return group
  const partners = new Map<ChangeLine, ChangeLine>()
  const taken = new Set<ChangeLine>()
  for (const keyOf of [conditionsKey, actionsKey]) {
    const free = new Map<string, ChangeLine[]>()
    for (const line of removed) {
      if (!taken.has(line)) free.set(keyOf(line), [...(free.get(keyOf(line)) ?? []), line])
    }
    for (const line of added) {
      const old = partners.has(line) ? undefined : free.get(keyOf(line))?.shift()
      if (old === undefined) continue
      partners.set(line, old)
      taken.add(old)
    }
  }
  if (taken.size === 0) return group
  const lines = group.lines
    .filter((line) => !taken.has(line))
    .map((line) => ({ ...line, ...(partners.has(line) && { before: partners.get(line)!.before! }) }))
  return { ...group, lines }
}

const arrow = ' → '

function conditionsKey({ label, language, before, after }: ChangeLine): string {
  const text = before ?? after ?? ''
  const known = label === expressionLabel ? withoutNotes(text) : text.split(arrow)[0]
  return JSON.stringify([label, language, known])
}

function actionsKey({ label, language, before, after }: ChangeLine): string {
  const text = before ?? after ?? ''
  return JSON.stringify([label, language, text.split(arrow)[1] ?? text])
}

/** Weight and restrictions stand behind an expression. */
function withoutNotes(text: string): string {
  return text.replace(/ \([^()]*(?:weight|only)[^()]*\)$/, '')
}

function countOf(entries: readonly Entry[]): Pick<TopicChanges, 'added' | 'changed' | 'removed'> {
  const count = { added: 0, changed: 0, removed: 0 }
  for (const { change, lines } of entries) {
    const counted = lines.filter(({ label }) => countedLabels.has(label))
    if (counted.length === 0) count[change === 'added' || change === 'removed' ? change : 'changed']++
    for (const { before, after } of counted) {
      count[before === undefined ? 'added' : after === undefined ? 'removed' : 'changed']++
    }
  }
  return count
}

function entriesWithin(entries: readonly Entry[]): Pick<TopicChanges, 'entries' | 'left'> {
  const reported: TopicEntry[] = []
  let lines = 0
  for (const { topic: _, kind, ...entry } of entries) {
    if (reported.length >= limits.entries || lines >= limits.lines) break
    const shown = entry.lines.slice(0, limits.linesOfEntry).map(shortLine)
    lines += shown.length
    reported.push({
      ...entry,
      name: short(entry.name),
      kind: kindWords[kind],
      lines: shown,
      linesLeft: entry.lines.length - shown.length,
    })
  }
  return { entries: reported, left: entries.length - reported.length }
}

function shortLine(line: ChangeLine): ChangeLine {
  return {
    ...line,
    ...(line.before !== undefined && { before: short(line.before) }),
    ...(line.after !== undefined && { after: short(line.after) }),
  }
}

function short(text: string): string {
  return text.length > limits.characters ? `${text.slice(0, limits.characters)} …` : text
}
