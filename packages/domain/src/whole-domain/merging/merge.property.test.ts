import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Domain } from '../../model/domain.ts'
import { ownerOf } from '../../model/response-names.ts'
import { assertProperty } from '../../testing/assert-property.ts'
import { dangling } from '../../testing/dangling.ts'
import { markedDomain as base, foundIn, type MarkedEntry, markOf } from '../../testing/marked-domain.ts'
import { anyWorkOfTwo } from '../../testing/marked-edits.ts'
import { finish } from '../../toolbox/steps.ts'
import { lineageBetween } from '../identity/between.ts'
import { type Lineage, nameAfter, namesOfCanonicals, namesOfList, noLineage } from '../identity/lineage.ts'
import { renamesToFollow } from '../identity/renames.ts'
import type { LanguageCollections } from '../wire/in-language.ts'
import { renamingInLanguage } from '../wire/renames.ts'
import { commonNames } from './common-names.ts'
import { type Merge, mergeDomains } from './merge.ts'
import type { Side } from './sides.ts'

/** 20,000 were drawn when this was written; these few keep it short. */
const numRuns = 300
const timeout = 120_000

interface Drawn {
  mine: Domain
  theirs: Domain
  lineages: Record<Side, Lineage>
}

/** Mine as it is open in the editor, and theirs as it is read again. */
const bothSides: fc.Arbitrary<Drawn> = anyWorkOfTwo.map(([first, second]) => {
  const mine = first(base, 'mine')
  const theirs = second(base, 'theirs')
  const lineages = { mine: lineageBetween(base, mine), theirs: lineageBetween(base, theirs) }
  return { mine, theirs: structuredClone(theirs), lineages }
})

/** The merge with everything decided for one side; what is asked can depend on what was decided before. */
function decidedFor(winner: Side, { mine, theirs, lineages }: Drawn) {
  const decisions: Record<string, Side> = {}
  for (;;) {
    const merge = mergeDomains({ base, mine, theirs, lineages, decisions })
    const open = merge.both.filter(({ id }) => decisions[id] === undefined)
    if (open.length === 0) return merge
    for (const { id } of open) decisions[id] = winner
  }
}

/** Without identities, which are no content. */
const plain = (domain: Domain): unknown => JSON.parse(JSON.stringify(domain))

test('nothing ends in another entry, nothing is lost unless its owner deleted it or somebody was asked, and other languages follow', {
  timeout,
}, () => {
  assertProperty(
    fc.property(bothSides, fc.constantFrom('mine' as const, 'theirs' as const), (drawn, winner) => {
      const merge = decidedFor(winner, drawn)
      expectContent(merge, { won: drawn[winner], lost: drawn[winner === 'mine' ? 'theirs' : 'mine'] })
      expectNames(merge, drawn, winner)
      expectLineage(drawn.theirs, merge.merged, merge.lineage)
      expectLineage(drawn.theirs, merge.merged, lineageBetween(drawn.theirs, merge.merged))
      for (const language of ['deu-DEU', 'fra-FRA']) expectLanguage(language, merge, drawn)
    }),
    { numRuns },
  )
})

/** Each entry has what was written into it and nothing else; what is gone was deleted, or asked about. */
function expectContent({ both, merged }: Merge, sides: { won: Domain; lost: Domain }): void {
  const [before, after] = [foundIn(base), foundIn(merged)]
  const [won, lost] = [foundIn(sides.won), foundIn(sides.lost)]
  const asked = both.map(({ versions }) => JSON.stringify(versions))
  const isAsked = (text: string) => asked.some((one) => one.includes(text))
  for (const [mark, { tags }] of after) {
    expect(tags.filter((tag) => !tag.startsWith(`«${mark} `))).toEqual([])
  }
  const left = new Set(tagsIn(after))
  expect(tagsIn(won).filter((tag) => !left.has(tag))).toEqual([])
  const asksAbout = (tag: string) =>
    isAsked(tag) || [sides.won, sides.lost].some((side) => isAsked(`"${ownerMark(tag, side)}"`))
  expect(tagsIn(lost).filter((tag) => !left.has(tag) && !asksAbout(tag))).toEqual([])
  for (const mark of new Set([...before.keys(), ...won.keys(), ...lost.keys()])) {
    const isAdded = !before.has(mark)
    const [isWon, isLost, isThere] = [won.has(mark), lost.has(mark), after.has(mark)]
    // What both added under one name is one
    if (isAdded && isWon !== isLost && hasTwin(mark, isWon ? [won, lost] : [lost, won])) continue
    // A module stays when a rule has to stand in it that nobody deleted
    if (isThere && standsIn(mark, after).some((rule) => won.has(rule) && lost.has(rule))) continue
    if (isWon && (isLost || isAdded)) expect([mark, isThere]).toEqual([mark, true])
    else if (!isWon && !isAdded) expect([mark, isThere]).toEqual([mark, false])
    // The other deleted it, and then it is there only if somebody was asked; or added it, and it is not there if so
    else if (isThere !== isAdded)
      expect([mark, asksAbout(`«${mark} `) || isAsked(`"${mark}"`)]).toEqual([mark, true])
  }
}

type Marks = ReadonlyMap<string, MarkedEntry>

/** The mark of the UI action whose name a response bears: the two go and stay together. */
function ownerMark(tag: string, domain: Domain): string | undefined {
  const mark = tag.slice(1, tag.indexOf(' '))
  const { list, name } = foundIn(domain).get(mark) ?? {}
  const uiAction =
    list === 'guiResponses' ? name : list === 'ttsResponses' ? ownerOf(name!)?.uiAction : undefined
  const owner = domain.uiActions.find((action) => action.name === uiAction)
  return owner && markOf(owner)
}

/** The rules in a module. */
function standsIn(mark: string, found: Marks): string[] {
  const { list, name } = found.get(mark)!
  if (list !== 'modules') return []
  return [...found].flatMap(([rule, one]) => (one.list === 'rules' && one.holder === name ? [rule] : []))
}

/** Whether the other side has an entry of this name as well. */
function hasTwin(mark: string, [own, other]: readonly [Marks, Marks]): boolean {
  const { list, name, holder } = own.get(mark)!
  return [...other.values()].some((one) => one.list === list && one.name === name && one.holder === holder)
}

function tagsIn(found: Marks): string[] {
  return [...found.values()].flatMap(({ tags }) => tags)
}

/** Each name is there once in its list, and what is mentioned is there, or was not before, or the merge reports it. */
function expectNames({ merged, problems }: Merge, { mine, theirs, lineages }: Drawn, winner: Side): void {
  const names = [...foundIn(merged).values()]
    .filter(({ list }) => list !== 'rules')
    .map(({ list, holder, name }) => `${list} ${holder} ${name}`)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  const { sides } = commonNames({ base, sides: { base, mine, theirs }, lineages, decide: () => winner })
  const earlier = new Set([...dangling(sides.mine), ...dangling(sides.theirs)])
  const unreported = dangling(merged).filter((mention) => {
    const name = mention.slice(mention.lastIndexOf(' ') + 1)
    return !earlier.has(mention) && !problems.some(({ message }) => message.includes(name))
  })
  expect(unreported).toEqual([])
}

test('what only one side changed is the merged domain', { timeout }, () => {
  assertProperty(
    fc.property(bothSides, ({ mine, theirs, lineages }) => {
      const byMe = mergeDomains({
        base,
        mine,
        theirs: base,
        lineages: { mine: lineages.mine, theirs: noLineage },
      })
      expect([byMe.both, byMe.joined, byMe.theirsOnly, byMe.problems]).toEqual([[], [], [], []])
      expect(plain(byMe.merged)).toEqual(plain(mine))
      const theirLineages = { mine: noLineage, theirs: lineages.theirs }
      const byThem = mergeDomains({ base, mine: base, theirs, lineages: theirLineages })
      expect([byThem.both, byThem.joined, byThem.mineOnly, byThem.problems]).toEqual([[], [], [], []])
      expect(plain(byThem.merged)).toEqual(plain(theirs))
      expect(byThem.lineage).toEqual(noLineage)
      const byBoth = mergeDomains({
        base,
        mine: theirs,
        theirs,
        lineages: { mine: lineages.theirs, theirs: lineages.theirs },
      })
      expect([byBoth.both, byBoth.lineage]).toEqual([[], noLineage])
      expect(plain(byBoth.merged)).toEqual(plain(theirs))
    }),
    { numRuns },
  )
})

/** What became of each marked entry is what a lineage says. */
function expectLineage(before: Domain, merged: Domain, lineage: Lineage): void {
  const after = foundIn(merged)
  for (const [mark, { list, name, holder }] of foundIn(before)) {
    // What both added under one name is one, with the mark of whoever counts
    if (list === 'rules' || (!mark.startsWith('base') && !after.has(mark))) continue
    const now = after.get(mark)?.name
    if (list !== 'canonicals') {
      expect([mark, nameAfter(namesOfList(lineage, list))(name)]).toEqual([mark, now])
      continue
    }
    const slot = before.slots.find((one) => markOf(one) === holder)!.name
    if (after.has(holder!)) {
      expect([mark, nameAfter(namesOfCanonicals(lineage, slot))(name)]).toEqual([mark, now])
    }
  }
  const modulesBefore = new Map(before.modules.map((module) => [module.name, module]))
  for (const module of merged.modules) {
    const runs = lineage.rules.find((one) => one.module === module.name)?.runs
    const was = before.modules.find((one) => markOf(one) === markOf(module))
    const origins =
      runs?.flatMap((run) =>
        Array.from({ length: run.count }, (_, offset) =>
          run.module === undefined ? undefined : modulesBefore.get(run.module)!.rules[run.at + offset],
        ),
      ) ?? module.rules.map((_, at) => was?.rules[at])
    const known = foundIn(before)
    const expected = module.rules.map((rule) => (known.has(markOf(rule)!) ? markOf(rule) : undefined))
    expect([module.name, origins.map((rule) => rule && markOf(rule))]).toEqual([module.name, expected])
  }
}

test('it does not matter who merges where nobody has to decide', { timeout }, () => {
  assertProperty(
    fc.property(bothSides, ({ mine, theirs, lineages }) => {
      const one = mergeDomains({ base, mine, theirs, lineages })
      fc.pre(one.both.length === 0)
      const swapped = { mine: lineages.theirs, theirs: lineages.mine }
      const other = mergeDomains({ base, mine: theirs, theirs: mine, lineages: swapped })
      expect(other.both).toEqual([])
      const textsOf = (merged: Domain) =>
        [...foundIn(merged)].map(([mark, { list, name, holder, tags }]) => {
          const whose = mark.startsWith('base') ? mark : 'new'
          // The order of rules, and whose place counts where both moved one, is mine
          return list === 'rules' ? [whose, tags.toSorted()] : [whose, list, name, holder, tags.toSorted()]
        })
      const inOrder = (merged: Domain) =>
        textsOf(merged)
          .map((row) => JSON.stringify(row))
          .toSorted()
      expect(inOrder(other.merged)).toEqual(inOrder(one.merged))
    }),
    { numRuns },
  )
})

/** What a language has of each entry: a text that says whose it is. */
function spokenIn(language: string): LanguageCollections {
  const idOf = (entry: object) => `${language} ${markOf(entry)}`
  const byName = <Entry extends { name: string }, Value>(list: Entry[], make: (entry: Entry) => Value) =>
    Object.fromEntries(list.map((entry) => [entry.name, make(entry)]))
  return {
    nlu_interpretations: base.intents.map((intent) => ({
      intent: intent.name,
      expressions: [{ expression: idOf(intent) }],
    })),
    user_inputs: base.slots.map((slot) => ({
      name: slot.name,
      canonicals: slot.canonicals.map((one) => ({ canonical: one.name, literals: [idOf(one)] })),
      exampleValues: [idOf(slot)],
    })),
    tts_responses: byName(base.ttsResponses, (one) => [idOf(one)]),
    audio_responses: byName(base.audioResponses, (one) => [idOf(one)]),
    gui_responses: byName(base.guiResponses, (one) => ({ title: idOf(one) })),
    runtime_responses: byName(base.additionalResponses, (one) => ({ text: [idOf(one)], voice: [] })),
  }
}

/** A language after what became of the names in another one. */
function following(spoken: LanguageCollections, before: Domain, lineage: Lineage): LanguageCollections {
  const removed = (list: Parameters<typeof namesOfList>[1]) => new Set(namesOfList(lineage, list).removed)
  const [intents, slots] = [removed('intents'), removed('slots')]
  const without = <Value>(map: Record<string, Value>, names: ReadonlySet<string>) =>
    Object.fromEntries(Object.entries(map).filter(([name]) => !names.has(name)))
  const left: LanguageCollections = {
    nlu_interpretations: spoken.nlu_interpretations.filter(({ intent }) => !intents.has(intent)),
    user_inputs: spoken.user_inputs
      .filter(({ name }) => !slots.has(name))
      .map(({ canonicals = [], ...slot }) => {
        const removed = new Set(namesOfCanonicals(lineage, slot.name).removed)
        return { ...slot, canonicals: canonicals.filter(({ canonical }) => !removed.has(canonical)) }
      }),
    tts_responses: without(spoken.tts_responses, removed('ttsResponses')),
    audio_responses: without(spoken.audio_responses, removed('audioResponses')),
    gui_responses: without(spoken.gui_responses, removed('guiResponses')),
    runtime_responses: without(spoken.runtime_responses, removed('additionalResponses')),
  }
  return finish(renamingInLanguage(left, renamesToFollow(before, lineage)))
}

/** What a language says of an entry ends under its merged name, and none of it is lost or mixed. */
function expectLanguage(language: string, { merged, lineage }: Merge, { theirs, lineages }: Drawn): void {
  const saved = following(spokenIn(language), base, lineages.theirs)
  const now = following(saved, theirs, lineage)
  // Of what they deleted the texts went with their save, also when it is kept on my behalf
  const ofTheirs = foundIn(theirs)
  const expected = (list: readonly (object & { name: string })[]) =>
    Object.fromEntries(
      list.flatMap((entry) => {
        const mark = markOf(entry)!
        return mark.startsWith('base') && ofTheirs.has(mark) ? [[entry.name, `${language} ${mark}`]] : []
      }),
    )
  const texts = (entries: [name: string, value: unknown][]) =>
    Object.fromEntries(
      entries.map(([name, value]) => [name, /\w+-\w+ base-\w+-\d+/.exec(JSON.stringify(value))?.[0]]),
    )
  expect(texts(now.nlu_interpretations.map((one) => [one.intent, one]))).toEqual(expected(merged.intents))
  expect(texts(now.user_inputs.map((one) => [one.name, one.exampleValues]))).toEqual(expected(merged.slots))
  for (const slot of merged.slots) {
    const { canonicals = [] } = now.user_inputs.find(({ name }) => name === slot.name) ?? {}
    const literals = texts(canonicals.map((one) => [one.canonical, one]))
    expect([slot.name, literals]).toEqual([slot.name, expected(slot.canonicals)])
  }
  expect(texts(Object.entries(now.tts_responses))).toEqual(expected(merged.ttsResponses))
  expect(texts(Object.entries(now.audio_responses))).toEqual(expected(merged.audioResponses))
  expect(texts(Object.entries(now.gui_responses))).toEqual(expected(merged.guiResponses))
  expect(texts(Object.entries(now.runtime_responses))).toEqual(expected(merged.additionalResponses))
}
