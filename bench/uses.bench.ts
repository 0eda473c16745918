import { performance } from 'node:perf_hooks'
import { uses } from '@sdp/api'
import { aLargeWireDomain } from '@sdp/domain/testing'
import { createDomain } from './create-domain.ts'
import { longestBlock } from './longest-block.ts'
import { middle } from './median.ts'
import { listen, runBench } from './opening.ts'

/** How long the question before a deletion waits for all uses in three large languages, and how long it keeps others waiting. */

const languages = ['eng-USA', 'deu-DEU', 'fra-FRA']
const intents = 2400
const rounds = 7

await runBench(async ({ databaseUrl }) => {
  const { deps, url, token, close } = await listen(databaseUrl)
  const texts = languages.map((language) => ({ language, text: JSON.stringify(spoken(language)) }))
  const byLanguage = texts.map(({ language, text }) => [language, { nlu_interpretations: JSON.parse(text) }])
  console.log(`Each language has ${(texts[0]!.text.length / 1e6).toFixed(1)} MB.`)
  await createDomain(deps, 'Used', { shared: {}, byLanguage: Object.fromEntries(byLanguage) })

  const times: number[] = []
  const blocks: number[] = []
  for (let round = -1; round < rounds; round++) {
    let millis = 0
    const block = await longestBlock(async () => {
      const start = performance.now()
      const answer = await fetch(`${url}/api${uses.find.path.replace('{id}', 'used')}`, {
        method: uses.find.method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ kind: 'slot', names: ['everywhere'] }),
      })
      const found = uses.find.shapes.reply.parse(await answer.json())
      millis = performance.now() - start
      for (const { language, intents: count } of found.languages) {
        if (count !== intents * 0.9) throw new Error(`${count} intents use it in ${language}`)
      }
    })
    if (round < 0) continue
    times.push(millis)
    blocks.push(block)
  }
  await close()
  return [
    {
      what: 'the uses of a slot that is nearly everywhere, in three languages',
      millis: middle(times),
      against: 'one second',
      floor: 1000,
      limit: 1,
    },
    { what: 'the longest others wait', millis: Math.max(...blocks), against: '50 ms', floor: 50, limit: 1 },
  ]
})

/** Nine of ten intents use the slot in each of their expressions. */
function spoken(language: string) {
  const { nlu_interpretations = [] } = aLargeWireDomain({
    intents,
    expressions: 50,
    rules: 0,
    languages: [language],
  })
  return nlu_interpretations.map(({ intent, expressions = [] }, at) => ({
    intent,
    expressions: expressions.map(({ expression, ...more }) => ({
      ...more,
      expression: at % 10 === 0 ? `${expression} ${language}` : `${expression} ${language} $(everywhere)`,
    })),
  }))
}
