import { existsSync, readFileSync } from 'node:fs'
import type { Domain } from '@sdp/domain'
import { aDomain, anExpression, anIntent, aSlot } from '@sdp/domain/testing'

/** A public corpus as a domain, with its test sentences. */
export interface CorpusDomain {
  name: string
  language: string
  domain: Domain
  numberWords: Record<string, number>
  tests: CorpusTest[]
  /** The name under which tests expect a slot. */
  fills: Map<string, string>
}

interface CorpusTest {
  text: string
  intent: string
  slots: Record<string, unknown>
}

export interface CorpusFile {
  numberWords?: Record<string, number>
  slots: {
    name: string
    type: string
    fills?: string
    canonicals: { canonical: string; literals: string[] }[]
  }[]
  reusable?: { name: string; value: string }[]
  intents: { intent: string; expressions: string[] }[]
  tests: CorpusTest[]
}

const own = new URL('../../examples/corpora/', import.meta.url)
const sharedData = new URL('../../../shared/data/', import.meta.url)
const corpora = {
  'garden-en': { folder: own, language: 'eng-USA' },
  'garden-de': { folder: own, language: 'deu-DEU' },
  'garden-zh': { folder: own, language: 'cmn-CHN' },
  'home-en': { folder: sharedData, language: 'eng-USA' },
  'home-de': { folder: sharedData, language: 'deu-DEU' },
  'home-zh': { folder: sharedData, language: 'cmn-CHN' },
  'snips-en': { folder: sharedData, language: 'eng-USA' },
}

export type CorpusName = keyof typeof corpora

/** Those that are here, with their language and content: our own small ones, and public ones that lie next to the project. */
export function corporaHere(): [CorpusName, string, CorpusFile][] {
  return (Object.keys(corpora) as CorpusName[]).flatMap((name) => {
    const corpus = readCorpus(name)
    return corpus === undefined
      ? []
      : [[name, corpora[name].language, corpus] as [CorpusName, string, CorpusFile]]
  })
}

function readCorpus(name: CorpusName): CorpusFile | undefined {
  const file = new URL(`${name}.json`, corpora[name].folder)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CorpusFile) : undefined
}

/** A corpus as a domain, or nothing where it is not here. */
export function readCorpusDomain(name: CorpusName): CorpusDomain | undefined {
  const corpus = readCorpus(name)
  if (corpus === undefined) return undefined
  const { language } = corpora[name]
  const domain = aDomain({
    languages: [{ id: language, language, isDefault: true }],
    slots: corpus.slots.map(({ name, type, canonicals }) => ({
      ...aSlot(name, {}, { type }),
      canonicals: canonicals.map(({ canonical, literals }) => ({ name: canonical, literals })),
    })),
    reusableExpressions: (corpus.reusable ?? []).map(({ name, value }) => ({
      id: name,
      name,
      values: { [language]: value },
      comments: '',
    })),
    intents: corpus.intents.map(({ intent, expressions }) =>
      anIntent(intent, { expressions: expressions.map((text) => anExpression(text)) }),
    ),
  })
  return {
    name,
    language,
    domain,
    numberWords: corpus.numberWords ?? {},
    tests: corpus.tests,
    fills: new Map(corpus.slots.map((slot) => [slot.name, slot.fills ?? slot.name])),
  }
}
