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

interface CorpusFile {
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

const folder = new URL('../../../shared/data/', import.meta.url)
const languages = { 'home-en': 'eng-USA', 'home-de': 'deu-DEU', 'home-zh': 'cmn-CHN', 'snips-en': 'eng-USA' }

export type CorpusName = keyof typeof languages

/** A corpus that lies beside the project, or nothing where there is none. */
export function readCorpusDomain(name: CorpusName): CorpusDomain | undefined {
  const file = new URL(`${name}.json`, folder)
  if (!existsSync(file)) return undefined
  const language = languages[name]
  const corpus = JSON.parse(readFileSync(file, 'utf8')) as CorpusFile
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
