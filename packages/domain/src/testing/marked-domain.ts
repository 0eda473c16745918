import { newApiAction } from '../model/api-action.ts'
import { newConversationTest, newTestTurn } from '../model/conversation-test.ts'
import type { Domain } from '../model/domain.ts'
import { type AnyEntry, type ListName, listNames, nameOf } from '../model/list-names.ts'
import type { Slot } from '../model/slot.ts'
import { mapSame, withFields } from '../toolbox/lists.ts'
import { aDomain, aModule, anApiInput, anIntent, aRule, aSlot, aUiAction } from './builders.ts'
import { carriedTo } from './carried-edit.ts'

/*
 * A domain whose entries each have a mark that stays with them whatever they are called, in what was kept of their JSON. Whoever
 * changes one leaves a tag in it that names the mark, so that what ended where can be seen.
 */

type Marked = { kept?: { unknown?: { mark?: string } } }

export function markOf(entry: object): string | undefined {
  return (entry as Marked).kept?.unknown?.mark
}

function marked<Entry extends object>(entry: Entry, mark: string): Entry {
  return { ...entry, kept: { unknown: { mark } } }
}

const handlers = ['default', 'other'].map((id) => ({ id, urls: { dev: '', nonprod: '', prod: '' } }))

/** Some of everything, in which much mentions others. */
export const markedDomain: Domain = withMarks(
  aDomain({
    embedded: true,
    intents: ['play', 'stop', 'ask'].map((name) => anIntent(name)),
    slots: ['genre', 'artist', 'city'].map((name) =>
      aSlot(name, { jazz: [`jazz of ${name}`], rock: [`rock of ${name}`] }),
    ),
    reusableExpressions: ['please', 'now'].map((name) => ({ id: name, name, values: {}, comments: '' })),
    apiInputs: ['found', 'search'].map((name) => anApiInput(name)),
    apiActions: ['find', 'book'].map((name) => newApiAction(name, handlers)),
    handlers,
    uiActions: ['answer', 'show'].map((name) =>
      aUiAction(name, {
        ttsResponses: [name, 'hello'],
        audioResponses: [name],
        guiResponse: { name, type: 'OTHER' },
      }),
    ),
    ttsResponses: ['answer', 'show', 'hello', 'answer_preTts'].map((name) => ({
      name,
      texts: [`${name} {{genre}}`],
    })),
    audioResponses: ['answer', 'show'].map((name) => ({ name, texts: [name] })),
    guiResponses: ['answer', 'show'].map((name) => ({ name, template: { title: `${name} {{artist}}` } })),
    additionalResponses: ['more', 'less'].map((name) => ({ name, voice: [name], text: [name] })),
    tests: ['first', 'second'].map((name) => ({
      ...newConversationTest(name),
      turns: [
        { ...newTestTurn(), intent: 'play', slots: { genre: 'jazz' }, expected: { uiActions: ['answer'] } },
      ],
    })),
    modules: ['Main', 'More', 'Last'].map((name, at) =>
      aModule(
        name,
        ...['play', 'stop', 'ask'].map((intent) =>
          aRule([intent], {
            comments: `${name} ${intent}`,
            slots: [
              { input: ['genre', 'artist', 'city'][at]!, matcher: 'EqualsMatcher', arguments: ['jazz'] },
            ],
          }),
        ),
      ),
    ),
    languages: ['eng-USA', 'deu-DEU', 'fra-FRA'].map((language, at) => ({
      id: language,
      language,
      isDefault: at === 0,
    })),
  }),
  'base',
)

/** The domain with a mark for each entry that has none yet. */
export function withMarks(domain: Domain, by: string): Domain {
  let next = 0
  const mark = <Entry extends object>(entry: Entry, of: string): Entry =>
    markOf(entry) === undefined ? marked(entry, `${by}-${of}-${next++}`) : entry
  let after = domain
  for (const list of listNames) {
    const entries = mapSame(domain[list] as AnyEntry[], (entry) => {
      const whole = mark(entry, list)
      if ('canonicals' in whole) {
        return withFields(whole, { canonicals: mapSame(whole.canonicals, (one) => mark(one, 'canonicals')) })
      }
      if ('rules' in whole) {
        return withFields(whole, { rules: mapSame(whole.rules, (rule) => mark(rule, 'rules')) })
      }
      return whole
    })
    after = withFields(after, { [list]: entries })
  }
  return next === 0 || by === 'base' ? after : carriedTo(domain, after)
}

/** Where an entry with a mark is, and the tags that were left in it. */
export interface MarkedEntry {
  list: ListName | 'canonicals' | 'rules'
  /** The name, with that of the slot, or the module and the row. */
  name: string
  holder: string | undefined
  tags: string[]
}

/** All entries with a mark. */
export function foundIn(domain: Domain): Map<string, MarkedEntry> {
  const found = new Map<string, MarkedEntry>()
  const add = (entry: object, of: Omit<MarkedEntry, 'tags'>, said: object) => {
    const mark = markOf(entry)
    if (mark === undefined) return
    if (found.has(mark)) throw new Error(`${mark} is there twice`)
    found.set(mark, { ...of, tags: [...JSON.stringify(said).matchAll(/«[^»]*»/g)].map(([tag]) => tag) })
  }
  for (const list of listNames) {
    for (const entry of domain[list] as AnyEntry[]) {
      const name = nameOf(list, entry)
      const inner = { rules: [], canonicals: [] }
      add(entry, { list, name, holder: undefined }, { ...entry, ...inner })
      const { canonicals = [], rules = [] } = entry as Partial<Slot & Domain['modules'][number]>
      for (const one of canonicals)
        add(one, { list: 'canonicals', name: one.name, holder: markOf(entry) }, one)
      for (const [row, rule] of rules.entries())
        add(rule, { list: 'rules', name: `${row}`, holder: name }, rule)
    }
  }
  return found
}

/** The domain after somebody changed an entry and left a tag in it. */
export function withTag(
  domain: Domain,
  list: MarkedEntry['list'],
  { at, inner, by }: { at: number; inner: number; by: string },
): Domain {
  const holder = list === 'canonicals' ? 'slots' : list === 'rules' ? 'modules' : list
  const entries = domain[holder] as AnyEntry[]
  const entry = entries[at % Math.max(entries.length, 1)]
  if (entry === undefined) return domain
  const after = {
    ...domain,
    [holder]: entries.map((one) => (one === entry ? tagged(list, one, { inner, by }) : one)),
  }
  return carriedTo(domain, after)
}

function tagged(
  list: MarkedEntry['list'],
  entry: AnyEntry,
  { inner, by }: { inner: number; by: string },
): AnyEntry {
  const change = <T extends object>(of: T[], make: (one: T) => T) =>
    of.map((one, index) => (index === inner % of.length ? make(one) : one))
  const tagOf = (one: object) => `«${markOf(one)} ${by}»`
  const tag = tagOf(entry)
  if (list === 'canonicals') {
    const slot = entry as Slot
    return {
      ...slot,
      canonicals: change(slot.canonicals, (one) => ({ ...one, literals: [...one.literals, tagOf(one)] })),
    }
  }
  if (list === 'rules') {
    const module = entry as Domain['modules'][number]
    return { ...module, rules: change(module.rules, (one) => ({ ...one, comments: tagOf(one) })) }
  }
  if ('expressions' in entry && inner > 1) {
    return { ...entry, expressions: [...entry.expressions, { text: tag, weight: 100, restrictions: [] }] }
  }
  if ('canonicals' in entry && inner > 1) {
    return { ...entry, exampleValues: [...(entry.exampleValues ?? []), tag] }
  }
  if ('comments' in entry) return { ...entry, comments: tag }
  if ('texts' in entry) return { ...entry, texts: [...entry.texts, tag] }
  if ('voice' in entry) return inner > 1 ? { ...entry, voice: [tag] } : { ...entry, text: [tag] }
  if ('urls' in entry) return { ...entry, urls: { ...entry.urls, [inner > 1 ? 'dev' : 'prod']: tag } }
  if ('template' in entry)
    return { ...entry, template: { ...(entry.template as object), [`field${inner}`]: tag } }
  return entry
}
