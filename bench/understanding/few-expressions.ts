import type { Domain } from '@sdp/domain'
import { parseExpression } from '@sdp/domain/expressions'
import { anExpression } from '@sdp/domain/testing'
import { readCorpusDomain } from '../dialogue/corpus-domain.ts'
import { freshSentences } from '../dialogue/fresh-sentences.ts'
import { learnByNlpjs } from '../peers/nlpjs.ts'
import type { Line } from '../report.ts'
import { listen, sharesOf } from './answering.ts'
import { asOneDomain, type CarTest, type Corpus, domainsOf, halfOf, some, testsOf } from './cars.ts'
import { withExampleValues } from './example-values.ts'
import { wrongAgainst } from './lines.ts'

const counts = [5, 10, 20]
/** nlp.js takes long. */
const maxTests = 500
/** How many points of a hundred it has to be better than nlp.js. */
const better = 2

interface FewSet {
  name: string
  language: string
  peerLanguage: 'en' | 'de'
  tests: CarTest[]
  domain: (count: number) => Domain
  /** What nlp.js learns from; slots have values in them. */
  sentences: (count: number) => { text: string; intent: string }[]
}

/** How many are right with few expressions, compared with nlp.js with the same sentences; of snips with as many, drawn apart. */
export async function fewExpressions(corpora: { hwu: Corpus; clinc: Corpus }): Promise<Line[]> {
  const sets = [
    plainSet('hwu-en', corpora.hwu),
    plainSet('clinc-en', corpora.clinc),
    slotsSet('snips-en', 'en'),
    slotsSet('home-de', 'de'),
  ]
  const lines: Line[] = []
  for (const { name, language, peerLanguage, tests, domain, sentences } of sets) {
    for (const count of counts) {
      const listening = listen([{ id: 'one', domain: domain(count) }], language)
      const intentOf = await learnByNlpjs(sentences(count), peerLanguage)
      let right = 0
      for (const { text, intent } of tests) if ((await intentOf(text)) === intent) right++
      const peer = (100 * right) / tests.length
      lines.push(
        wrongAgainst(
          `${name}, ${count} an intent: wrong or not understood`,
          100 - (await sharesOf(listening, tests)).intent,
          { name: `nlp.js (${peer.toFixed(1)} % right) less ${better}`, share: 100 - peer - better },
        ),
      )
    }
  }
  return lines
}

/** Sentences without slots. */
function plainSet(name: string, corpus: Corpus): FewSet {
  const one = asOneDomain(corpus)
  const domain = (count: number) => domainsOf(one, ['one'], { isPlain: true, expressions: count })[0]!.domain
  return {
    name,
    language: 'eng-USA',
    peerLanguage: 'en',
    tests: some(halfOf(testsOf(one, ['one']), 'measured'), maxTests),
    domain,
    sentences: (count) =>
      domain(count).intents.flatMap(({ name: intent, expressions }) =>
        expressions.map(({ text }) => ({ text, intent })),
      ),
  }
}

/** Of expressions with slots and alternatives: as many sentences of each intent, for both. */
function slotsSet(name: 'snips-en' | 'home-de', peerLanguage: FewSet['peerLanguage']): FewSet {
  const corpus = readCorpusDomain(name)!
  const { language } = corpus
  // Some intents of the corpus have only expressions that break our rules
  const intents = corpus.domain.intents.filter(({ expressions }) =>
    expressions.some(({ text }) => parseExpression(text).tree !== undefined),
  )
  const domain = { ...corpus.domain, intents }
  const tests = corpus.tests.map(({ text, intent, slots }) => ({ text, intent, slots, domain: 'one' }))
  // Nobody measures with what an author tried
  const tried = halfOf(tests, 'fitted')
  const speaking = (count: number) => withExampleValues(domain, tried, { each: count, fills: corpus.fills })
  const sentences = (count: number) =>
    domain.intents.flatMap((intent) =>
      freshSentences({ ...speaking(count), intents: [intent] }, count, { ...corpus, seed: count }),
    )
  return {
    name,
    language,
    peerLanguage,
    tests: some(halfOf(tests, 'measured'), maxTests),
    domain: (count) => {
      const made = sentences(count)
      const expressionsOf = (intent: string) =>
        name === 'home-de'
          ? made.filter((one) => one.intent === intent).map(({ text }) => anExpression(text))
          : some(domain.intents.find((one) => one.name === intent)!.expressions, count)
      return {
        ...speaking(count),
        intents: domain.intents.map((intent) => ({ ...intent, expressions: expressionsOf(intent.name) })),
      }
    },
    sentences,
  }
}
