import { existsSync, readFileSync } from 'node:fs'
import type { Domain } from '@sdp/domain'
import { aDomain, anExpression, anIntent, aSlot } from '@sdp/domain/testing'

export interface CarTest {
  text: string
  /** The domain that should answer, and its intent; nothing where nobody should. */
  domain: string | undefined
  intent: string | undefined
  slots: Record<string, unknown>
}

export interface Corpus {
  domains?: Record<string, string[]>
  slots: {
    name: string
    type: string
    fills?: string
    canonicals?: { canonical: string; literals: string[] }[]
  }[]
  intents: { intent: string; expressions: string[] }[]
  plain?: { intent: string; sentences: string[] }[]
  tests: { text: string; intent: string | null; slots: Record<string, unknown> }[]
}

const folder = new URL('../../../shared/data/', import.meta.url)
const language = 'eng-USA'

export function readCorpus(name: string): Corpus | undefined {
  const file = new URL(`${name}.json`, folder)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Corpus) : undefined
}

/** At most a given number of a list, evenly chosen. */
export function some<Item>(items: readonly Item[], most: number): Item[] {
  const count = Math.min(items.length, most)
  return Array.from({ length: count }, (_, place) => items[Math.floor((place * items.length) / count)]!)
}

interface Cut {
  /** The maximum of expressions an intent. */
  expressions?: number
  /** Sentences without slots in the place of expressions. */
  isPlain?: boolean
}

/** The domains of a corpus that have these names. */
export function domainsOf(
  corpus: Corpus,
  names: readonly string[],
  { expressions: most = Number.POSITIVE_INFINITY, isPlain = false }: Cut = {},
): { id: string; domain: Domain }[] {
  const plain = new Map(corpus.plain?.map(({ intent, sentences }) => [intent, sentences]))
  return names.map((id) => {
    const intents = corpus.intents
      .filter(({ intent }) => corpus.domains![id]!.includes(intent))
      .map(({ intent, expressions }) => ({
        intent,
        texts: some(isPlain ? (plain.get(intent) ?? expressions).map(asExpression) : expressions, most),
      }))
    const used = new Set(
      intents.flatMap(({ texts }) =>
        texts.flatMap((text) => [...text.matchAll(/\$\(([^)]+)\)/g)].map((match) => match[1])),
      ),
    )
    const domain = aDomain({
      languages: [{ id: language, language, isDefault: true }],
      slots: corpus.slots
        .filter(({ name }) => used.has(name))
        .map(({ name, type, canonicals = [] }) => ({
          ...aSlot(name, {}, { type }),
          canonicals: canonicals.map(({ canonical, literals }) => ({ name: canonical, literals })),
        })),
      intents: intents.map(({ intent, texts }) =>
        anIntent(intent, { expressions: texts.map((text) => anExpression(text)) }),
      ),
    })
    return { id: id.replaceAll('_', ''), domain }
  })
}

/** A sentence as an expression says it: without the signs that mean something there. */
function asExpression(sentence: string): string {
  return sentence
    .replace(/[()[\]|$§+*"?!,;:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The test sentences of some domains of a corpus; of others those that nobody should answer. */
export function testsOf(corpus: Corpus, names: readonly string[]): CarTest[] {
  const domainOf = new Map(names.flatMap((id) => corpus.domains![id]!.map((intent) => [intent, id] as const)))
  return corpus.tests
    .filter(({ intent }) => intent !== null && domainOf.has(intent))
    .map(({ text, intent, slots }) => ({
      text,
      domain: domainOf.get(intent!)!.replaceAll('_', ''),
      intent: intent!,
      slots,
    }))
}

/** Constants are fitted on one half of the tests, and figures are those of the other. */
export function halfOf<Test>(tests: readonly Test[], half: 'fitted' | 'measured'): Test[] {
  return tests.filter((_, at) => (at % 2 === 1) === (half === 'fitted'))
}

/** A corpus whose intents all belong to one domain. */
export function asOneDomain(corpus: Corpus): Corpus {
  return { ...corpus, domains: { one: corpus.intents.map(({ intent }) => intent) } }
}

export function nobodysOf(corpus: Corpus): CarTest[] {
  return corpus.tests
    .filter(({ intent }) => intent === null)
    .map(({ text }) => ({ text, domain: undefined, intent: undefined, slots: {} }))
}
