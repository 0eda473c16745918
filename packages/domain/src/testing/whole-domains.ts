import fc from 'fast-check'
import type { Domain } from '../model/domain.ts'
import { noEverydayLanguage } from '../model/everyday-language.ts'
import { type AnyEntry, listNames, nameOf } from '../model/list-names.ts'
import { lineageBetween } from '../whole-domain/identity/between.ts'
import { composeLineages } from '../whole-domain/identity/compose.ts'
import { type Lineage, noLineage } from '../whole-domain/identity/lineage.ts'
import { following, spokenIn } from '../whole-domain/merging/follow-names.ts'
import type { SpokenContent, WholeDomain } from '../whole-domain/merging/widen.ts'
import { collections } from '../whole-domain/wire/collections.ts'
import { fromWire } from '../whole-domain/wire/from-wire.ts'
import { toWire } from '../whole-domain/wire/to-wire.ts'
import type { WireDomain } from '../whole-domain/wire/wire-domain.ts'
import { granted } from './any-edits.ts'
import { markedDomain } from './marked-domain.ts'
import { anyStepsOfTwo, type TaggedStep } from './marked-edits.ts'

/** The languages that a domain of these tests can have. */
const allLanguages = ['eng-USA', 'deu-DEU', 'fra-FRA', 'ita-ITA', 'tur-TUR'] as const

const perLanguage = new Set(collections.filter((one) => one.perLanguage).map(({ path }) => path))

/** A domain in one of its languages. */
function inLanguage({ shared, languages }: WholeDomain, language: string): Domain {
  return fromWire({ ...shared, ...languages.get(language) }).domain
}

/** What somebody has who worked on a domain, and which entries those are of the one that was begun with. */
interface Worked {
  whole: WholeDomain
  lineage: Lineage
}

/** A save of what was edited in one language: the others follow, as on the server. */
function savedIn({ whole, lineage }: Worked, language: string, step: (domain: Domain) => Domain): Worked {
  const before = inLanguage(whole, language)
  const after = granted(() => step(before)) ?? before
  const since = lineageBetween(before, after)
  const wire = toWire(after)
  const parts = (isOwn: boolean) =>
    Object.fromEntries(Object.entries(wire).filter(([path]) => perLanguage.has(path) === isOwn))
  const languages = after.languages.map((one): [string, SpokenContent] => [
    one.language,
    one.language === language
      ? (parts(true) as unknown as SpokenContent)
      : following(spokenIn(whole, one.language), since, { before, after }),
  ])
  return {
    whole: { shared: parts(false) as unknown as WireDomain, languages: new Map(languages) },
    lineage: composeLineages(lineage, since),
  }
}

/** A domain in these languages, in which every text says whose it is. */
function taggedDomain(known: readonly string[]): WholeDomain {
  const said = (list: string, name: string, language: string) => `«base ${list} ${name} ${language}»`
  const commented = <Entry extends AnyEntry>(entry: Entry, list: string, name: string): Entry =>
    'comments' in entry ? { ...entry, comments: said(list, name, 'shared') } : entry
  const listed = Object.fromEntries(
    listNames.map((list) => [
      list,
      (markedDomain[list] as AnyEntry[]).map((entry) => commented(entry, list, nameOf(list, entry))),
    ]),
  ) as Partial<Domain>
  const spoken = (language: string): Domain => ({
    ...markedDomain,
    ...listed,
    languages: known.map((one, at) => ({ id: one, language: one, isDefault: at === 0 })),
    intents: listed.intents!.map((intent) => ({
      ...intent,
      expressions: [0, 1, 2].map((at) => ({
        text: said(`intents ${at}`, intent.name, language),
        weight: 100,
        restrictions: [],
      })),
    })),
    slots: listed.slots!.map((slot) => ({
      ...slot,
      exampleValues: [said('slots', slot.name, language)],
      canonicals: slot.canonicals.map((one) => ({
        ...one,
        literals: [said(`canonicals ${slot.name}`, one.name, language)],
      })),
    })),
    ttsResponses: listed.ttsResponses!.map(({ name }) => ({
      name,
      texts: [`${said('ttsResponses', name, language)} {{genre}}`],
    })),
    audioResponses: listed.audioResponses!.map(({ name }) => ({
      name,
      texts: [said('audioResponses', name, language)],
    })),
    guiResponses: listed.guiResponses!.map(({ name }) => ({
      name,
      template: { title: `${said('guiResponses', name, language)} {{artist}}`, other: '' },
    })),
    additionalResponses: listed.additionalResponses!.map(({ name }) => ({
      name,
      voice: [said('additionalResponses', name, language)],
      text: [],
    })),
    modules: listed.modules!.map((module) => ({
      ...module,
      rules: module.rules.map((rule, at) => ({
        ...rule,
        comments: said(`rules ${at}`, module.name, 'shared'),
      })),
    })),
    everydayLanguage: noEverydayLanguage,
  })
  const wires = known.map((language) => [language, toWire(spoken(language))] as const)
  const parts = (wire: WireDomain, isOwn: boolean) =>
    Object.fromEntries(Object.entries(wire).filter(([path]) => perLanguage.has(path) === isOwn))
  return {
    shared: parts(wires[0]![1], false) as unknown as WireDomain,
    languages: new Map(
      wires.map(([language, wire]) => [language, parts(wire, true) as unknown as SpokenContent]),
    ),
  }
}

/** A domain in some languages, and what two people made of it, each in one language after the other. */
export interface WorkOfTwo {
  base: WholeDomain
  mine: Worked
  theirs: Worked
}

export const anyWholeWorkOfTwo: fc.Arbitrary<WorkOfTwo> = fc
  .record({
    count: fc.integer({ min: 2, max: allLanguages.length }),
    steps: anyStepsOfTwo,
    places: fc.array(fc.nat({ max: 4 }), { minLength: 8, maxLength: 8 }),
  })
  .map(({ count, steps, places }) => {
    const base = taggedDomain(allLanguages.slice(0, count))
    const work = (by: string, made: readonly TaggedStep[], shift: number): Worked =>
      made.reduce<Worked>(
        (now, step, at) => {
          const known = now.whole.shared.languages!.map(({ language }) => language)
          const language = known[places[(at + shift) % places.length]! % known.length]!
          return savedIn(now, language, (domain) => step(domain, `${by}${at}`))
        },
        { whole: base, lineage: noLineage },
      )
    return { base, mine: work('mine', steps[0], 0), theirs: work('theirs', steps[1], 3) }
  })

/** Where each tag is: in which language, or shared, of which collection, in which entry. */
export function tagsIn({
  shared,
  languages,
}: WholeDomain): Map<string, { language: string; path: string; key: string }[]> {
  const found = new Map<string, { language: string; path: string; key: string }[]>()
  const look = (language: string, wire: Readonly<Record<string, unknown>>) => {
    for (const { path, key: namedBy, shape } of collections) {
      const [top = '', inner] = path.split('.')
      const value =
        inner === undefined ? wire[top] : (wire[top] as Record<string, unknown> | undefined)?.[inner]
      if (value === undefined || value === null) continue
      const entries: [string, unknown][] =
        shape === 'value'
          ? [['', value]]
          : Array.isArray(value)
            ? value.map((entry) => [entry[namedBy!], entry])
            : Object.entries(value as object)
      for (const [key, entry] of entries) {
        for (const [tag] of JSON.stringify(entry).matchAll(/«[^»]*»/g)) {
          found.set(tag, [...(found.get(tag) ?? []), { language, path, key }])
        }
      }
    }
  }
  look('shared', shared as unknown as Record<string, unknown>)
  for (const [language, spoken] of languages) look(language, spoken as unknown as Record<string, unknown>)
  return found
}
