import type { BehaviourChanges } from '@sdp/api'
import type { BehaviourChange, BehaviourComparison } from '@sdp/dialogue'
import { type Composition, composed } from '../../content/compose.ts'
import type { Manifest } from '../../content/manifest.ts'
import type { Deps } from '../../deps.ts'
import type { DomainRecord } from '../../records/domain-record.ts'
import type { ProgramName } from '../../runtime/protocol.ts'
import { publishedContent, type SpokenDomain, spokenDomain } from '../../runtime/spoken-domain.ts'

type Spoken = BehaviourChanges[number]['spoken'][number]

/** What answers in a language before and after; absent where nothing does. */
export interface SpokenPair {
  language: string
  before: Omit<Composition, 'language'> | undefined
  after: Omit<Composition, 'language'> | undefined
}

export interface About {
  domain: DomainRecord
  manifests: ReadonlyMap<string, Manifest>
}

/** As long as somebody waits who is about to approve; the programs stay, so that asking again goes further. */
const timeoutMillis = 2000
/** What an answer of a thread needs to come back, or all that it found would be lost. */
const wayBackMillis = 150
/** What stays for sentences that have to be guessed (ruling R174). */
const shareForExpressions = 0.6
const maxReported = 50
const maxCharacters = 300

/**
 * What changes for whoever speaks, all of it within two seconds (ruling R174); what several ask for is compared once.
 */
export async function spokenChanges(
  deps: Deps,
  about: About,
  groups: readonly (readonly SpokenPair[])[],
): Promise<Spoken[][]> {
  const keyOf = (pair: SpokenPair) => JSON.stringify(pair)
  const pairs = new Map(groups.flat().map((pair) => [keyOf(pair), pair]))
  const end = Date.now() + timeoutMillis
  const found = new Map<string, Spoken>()
  let left = pairs.size
  for (const [key, pair] of pairs) {
    const now = Date.now()
    const until = now + (end - wayBackMillis - now) / left
    found.set(key, await spokenChange(deps, about, { pair, end, until }))
    left--
  }
  return groups.map((group) => group.map((pair) => found.get(keyOf(pair))!))
}

interface Timed {
  pair: SpokenPair
  /** When nobody waits any longer. */
  end: number
  /** When the next language has its turn. */
  until: number
}

async function spokenChange(deps: Deps, about: About, { pair, end, until }: Timed): Promise<Spoken> {
  const { language, before, after } = pair
  const known = { language, answersBefore: before !== undefined, answersAfter: after !== undefined }
  const nothing = { tried: 0, changed: 0, changes: [], isCut: false }
  if (before === undefined || after === undefined) return { ...known, ...nothing }
  const earlier = programOf(deps, about, { ...before, language }, 'published')
  const later = programOf(deps, about, { ...after, language }, 'to be published')
  if (earlier.program.base === later.program.base) return { ...known, ...nothing }

  const compare = comparer(deps, { earlier, later, end })
  const forExpressions = Date.now() + (until - Date.now()) * shareForExpressions
  const first = await compare({ until: forExpressions })
  if (first === undefined) return { ...known, ...nothing, isCut: true }
  const sentences = first.unread.map(({ sentence }) => sentence)
  if (sentences.length === 0) return { ...known, ...summaryOf(first) }
  return { ...known, ...summaryOf(together(first, await compare({ until, sentences }))) }
}

/** Runs comparisons in a thread; nothing comes back when time is up first. */
function comparer(
  { runtime }: Deps,
  { earlier, later, end }: { earlier: SpokenDomain; later: SpokenDomain; end: number },
) {
  return async (limits: {
    until: number
    sentences?: string[]
  }): Promise<BehaviourComparison | undefined> => {
    const signal = AbortSignal.timeout(Math.max(0, end - Date.now()))
    const source = (base: string) => (base === earlier.program.base ? earlier : later).source()
    try {
      const { comparison } = await runtime.run(
        later.program,
        { kind: 'compare', before: earlier.program, maxReported, ...limits },
        { source, callHandler: noCall, signal },
      )
      return comparison
    } catch (error) {
      if (signal.aborted) return undefined
      throw error
    }
  }
}

const noCall = () => Promise.reject(new Error('no handler is called to compare'))

/** With what was guessed; where that took too long, sentences that no expression fits are reported as they are known. */
function together(first: BehaviourComparison, guessed: BehaviourComparison | undefined): BehaviourComparison {
  const { tried, changed, changes, isCut } = guessed ?? { tried: 0, changed: 0, changes: [], isCut: true }
  // They were tried in this order
  const open = first.unread.slice(tried).filter(({ differs }) => differs.length > 0)
  return {
    tried: first.tried + tried + open.length,
    changed: first.changed + changed + open.length,
    changes: [...first.changes, ...changes, ...open].slice(0, maxReported),
    unread: [],
    isCut: first.isCut || isCut,
  }
}

function summaryOf({ tried, changed, changes, isCut }: BehaviourComparison) {
  return { tried, changed, changes: changes.map(shortened), isCut }
}

function shortened({ sentence, differs, before, after }: BehaviourChange): BehaviourChange {
  const short = (text: string) => (text.length > maxCharacters ? `${text.slice(0, maxCharacters)} …` : text)
  const side = ({ intent, by, rule, answer }: BehaviourChange['before']) => ({
    intent,
    by,
    rule: short(rule),
    answer: short(answer),
  })
  return { sentence: short(sentence), differs, before: side(before), after: side(after) }
}

export function programOf(
  { content }: Pick<Deps, 'content'>,
  { domain, manifests }: About,
  composition: Composition,
  place: string,
): SpokenDomain & { program: ProgramName } {
  const manifest = composed(manifests, composition)
  return spokenDomain({
    ...publishedContent(domain),
    manifest: JSON.stringify(manifest),
    read: () => content.readComposed(manifest, composition.language),
    language: composition.language,
    place: `${place} ${domain.domainId}`,
  })
}
