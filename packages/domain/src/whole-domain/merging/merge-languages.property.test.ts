import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messages } from '../../messages/messages.ts'
import type { ListName } from '../../model/list-names.ts'
import { assertProperty } from '../../testing/assert-property.ts'
import { dangling } from '../../testing/dangling.ts'
import { anyWholeWorkOfTwo, tagsIn, type WorkOfTwo } from '../../testing/whole-domains.ts'
import { composeLineages } from '../identity/compose.ts'
import { nameAfter, namesOfList, noLineage } from '../identity/lineage.ts'
import { createProblemFinder } from '../problems/problem-finder.ts'
import { inOneLanguage } from './in-one-language.ts'
import { type MergeOfLanguages, mergeLanguages } from './merge-languages.ts'
import { newProblems } from './new-problems.ts'
import type { Side } from './sides.ts'
import type { WholeDomain } from './widen.ts'

/** Thousands were drawn when this was written; these few keep it short. */
const numRuns = 25
const timeout = 120_000

/** The merge with everything decided for one side; what is asked can depend on what was decided before. */
function decidedFor(winner: Side, { base, mine, theirs }: WorkOfTwo): MergeOfLanguages {
  const decisions: Record<string, Side> = {}
  const lineages = { mine: mine.lineage, theirs: theirs.lineage }
  for (;;) {
    const merge = mergeLanguages({ base, mine: mine.whole, theirs: theirs.whole, lineages, decisions })
    const open = merge.clashes.filter(({ id }) => decisions[id] === undefined)
    if (open.length === 0) return merge
    for (const { id } of open) decisions[id] = winner
  }
}

const languagesOf = ({ shared }: WholeDomain) => (shared.languages ?? []).map(({ language }) => language)

function askedAbout({ clashes }: MergeOfLanguages): (tag: string, language: string, path: string) => boolean {
  const asked = clashes.map(({ changes }) => JSON.stringify(changes))
  const isDeletedAction = clashes.some(({ list, field }) => list === 'uiActions' && field === undefined)
  const languages = new Set(clashes.filter(({ list }) => list === 'languages').map(({ name }) => name))
  return (tag, language, path) =>
    languages.has(language) ||
    (isDeletedAction && (path === 'tts_responses' || path === 'gui_responses')) ||
    asked.some((one) => one.includes(tag))
}

test('what one side alone wrote or left is there, what is decided for a side is all of that side', {
  timeout,
}, () => {
  assertProperty(
    fc.property(anyWholeWorkOfTwo, fc.constantFrom('mine' as const, 'theirs' as const), (drawn, winner) => {
      const merge = decidedFor(winner, drawn)
      const sides = { mine: tagsIn(drawn.mine.whole), theirs: tagsIn(drawn.theirs.whole) }
      const [before, after] = [tagsIn(drawn.base), tagsIn(merge.merged)]
      const isAsked = askedAbout(merge)
      const known = new Set(languagesOf(merge.merged))
      const ofBoth = new Set(
        languagesOf(drawn.mine.whole).filter((one) => languagesOf(drawn.theirs.whole).includes(one)),
      )
      // What becomes of a response that one language alone deletes is not known of the others: it may come twice, and is not lost
      const isTwice = ([, places]: [string, { path: string }[]]) =>
        places.length > 1 && !places.every(({ path }) => path.endsWith('_responses'))
      expect([...after].filter(isTwice)).toEqual([])
      for (const [tag, places] of [...sides.mine, ...sides.theirs]) {
        const { language, path } = places[0]!
        // Of a language that one side has alone, the entries go that the other deleted
        if (language !== 'shared' && (!known.has(language) || !ofBoth.has(language))) {
          if (known.has(language) || isAsked(tag, language, path) || before.has(tag)) continue
        }
        const [isMine, isTheirs] = [sides.mine.has(tag), sides.theirs.has(tag)]
        const isWon = winner === 'mine' ? isMine : isTheirs
        const isNew = !before.has(tag)
        const isWanted = isNew || (isMine && isTheirs)
        if (isWanted && !after.has(tag)) {
          expect([tag, isAsked(tag, language, path) && !(isWon && isNew)]).toEqual([tag, true])
        }
        if (!isWanted && after.has(tag)) expect([tag, isAsked(tag, language, path)]).toEqual([tag, true])
      }
      expect([...after.keys()].filter((tag) => !sides.mine.has(tag) && !sides.theirs.has(tag))).toEqual([])
      expectNames(drawn, merge, after)
    }),
    { numRuns },
  )
})

test('what nothing is left of is mentioned nowhere, or a new problem says so', { timeout }, () => {
  assertProperty(
    fc.property(anyWholeWorkOfTwo, fc.constantFrom('mine' as const, 'theirs' as const), (drawn, winner) => {
      const { toBeChecked } = decidedFor(winner, drawn)
      const problems = newProblems(toBeChecked, (language) =>
        createProblemFinder({
          language,
          coreActions: [],
          vendorPrefix: 'sdp_',
          languages: [],
          platformUiActions: [],
        }),
      )
      for (const language of toBeChecked.languages) {
        const narrow = inOneLanguage(language)
        const missing = (state: 'mine' | 'theirs' | 'merged') => dangling(narrow(toBeChecked[state]))
        const earlier = new Set([...missing('mine'), ...missing('theirs')])
        const unreported = missing('merged').filter((mention) => {
          const name = mention.slice(mention.lastIndexOf(' ') + 1)
          // That of handlers names the action and not the handler
          const words = mention.startsWith('handler ') ? messages.apiActions.undefinedHandler : name
          return !earlier.has(mention) && !problems.some(({ message }) => message.includes(words))
        })
        expect([language, unreported]).toEqual([language, []])
      }
    }),
    {
      numRuns,
      found: [
        {
          seed: -1412476464,
          path: '220:0:8:6:8:13:13:13:11:11:11:11:12:18:18:18:18:18:18:18:18:18:18:18:18',
        },
      ],
    },
  )
})

const listOf: Readonly<Record<string, ListName>> = {
  nlu_interpretations: 'intents',
  user_inputs: 'slots',
}

/** In every language, what is said of an intent or slot is where that is called now. */
function expectNames(drawn: WorkOfTwo, merge: MergeOfLanguages, after: ReturnType<typeof tagsIn>): void {
  const names = (list: ListName) => {
    const after = (side: Side) =>
      nameAfter(namesOfList(composeLineages(drawn[side].lineage, merge.lineages[side]), list))
    const [mine, theirs] = [after('mine'), after('theirs')]
    return (name: string) => mine(name) ?? theirs(name)
  }
  const before = tagsIn(drawn.base)
  for (const [tag, [place]] of after) {
    const list = listOf[place!.path]
    const was = before.get(tag)?.[0]
    if (list === undefined || was === undefined) continue
    expect([tag, place!.key]).toEqual([tag, names(list)(was.key)])
  }
}

/** Without what says nothing: the order of lists, keys, and entries that were only filled up. */
function plain(whole: WholeDomain): unknown {
  const { languages, shared } = whole
  return sorted({ shared, languages: Object.fromEntries(languages) })
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(sorted).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}

test('merging again changes nothing', { timeout }, () => {
  assertProperty(
    fc.property(anyWholeWorkOfTwo, (drawn) => {
      const { mine, theirs } = drawn
      const { merged, lineages } = decidedFor('mine', drawn)
      for (const [side, one] of [
        ['mine', mine],
        ['theirs', theirs],
      ] as const) {
        const again = mergeLanguages({
          base: one.whole,
          mine: merged,
          theirs: one.whole,
          lineages: { mine: lineages[side], theirs: noLineage },
        })
        expect(again.clashes).toEqual([])
        expect(again.theirsOnly.changes).toEqual([])
        expect(plain(again.merged)).toEqual(plain(merged))
      }
    }),
    { numRuns },
  )
})

test('the other direction with the opposite decisions gives the same content', { timeout }, () => {
  assertProperty(
    fc.property(anyWholeWorkOfTwo, (drawn) => {
      const there = decidedFor('mine', drawn)
      const back = decidedFor('theirs', { ...drawn, mine: drawn.theirs, theirs: drawn.mine })
      expect(plain(withOneTable(back.merged))).toEqual(plain(withOneTable(there.merged)))
    }),
    { numRuns },
  )
})

/** Of a rule that each moved to another module the place of mine counts without a question (ruling R401), whoever merges. */
function withOneTable({ shared, languages }: WholeDomain): WholeDomain {
  const modules = shared.decision_rules ?? []
  const rules = modules.flatMap((module) => module.rules ?? [])
  const decision_rules = [...modules.map((module) => ({ ...module, rules: [] })), { name: '', rules }]
  return { shared: { ...shared, decision_rules }, languages }
}
