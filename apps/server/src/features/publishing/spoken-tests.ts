import type { PublishingTests } from '@sdp/api'
import type { Deps } from '../../deps.ts'
import { conceptWordings } from '../../records/concept-texts.ts'
import { noCall } from '../../runtime/published.ts'
import { type About, programOf, type SpokenPair } from './spoken-changes.ts'

type Tested = PublishingTests[number]['languages'][number]

/** As long as somebody waits who is about to approve, for all languages together. */
const timeoutMillis = 10_000
/** What an answer of a thread needs to come back. */
const wayBackMillis = 500
const maxListed = 20

/**
 * How the kept tests go with what is to answer in each language; what several ask for is run once. Where time is up first, what
 * was not run is counted.
 */
export async function spokenTests(
  deps: Deps,
  about: About,
  groups: readonly (readonly SpokenPair[])[],
): Promise<Tested[][]> {
  const keyOf = ({ language, after }: SpokenPair) => JSON.stringify([language, after])
  const pairs = new Map(
    groups.flat().flatMap((pair) => (pair.after === undefined ? [] : [[keyOf(pair), pair]])),
  )
  const end = Date.now() + timeoutMillis
  const found = new Map<string, Tested>()
  let left = pairs.size
  for (const [key, pair] of pairs) {
    const now = Date.now()
    const until = now + (end - wayBackMillis - now) / left
    found.set(key, await testsOf(deps, about, { pair, end, until }))
    left--
  }
  return groups.map((group) => group.flatMap((pair) => found.get(keyOf(pair)) ?? []))
}

async function testsOf(
  { runtime, db, content }: Deps,
  about: About,
  { pair: { language, after }, end, until }: { pair: SpokenPair; end: number; until: number },
): Promise<Tested> {
  const { program, source } = programOf({ content }, about, { ...after!, language }, 'to be published')
  const signal = AbortSignal.timeout(Math.max(0, end - Date.now()))
  try {
    const { tested } = await runtime.run(
      program,
      { kind: 'runTests', until, maxListed },
      { source, callHandler: noCall, conceptTexts: (names) => conceptWordings(db, language, names), signal },
    )
    return { ...tested, isCut: false }
  } catch (error) {
    if (!signal.aborted) throw error
    return { language, total: 0, failed: 0, unsaid: 0, left: 0, failing: [], isCut: true }
  }
}
