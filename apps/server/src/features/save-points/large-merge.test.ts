import { merges, savePoints, sessions } from '@sdp/api'
import { aLargeWireDomain } from '@sdp/domain/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newAuthor, openAuthor } from '../../testing/author.ts'
import { longestBlock, longestBlockBelow } from '../../testing/longest-block.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Twice of what is wanted: a machine may be slow. */
const limit = 100
/** What can be measured only once may meet a pause of the whole machine. */
const limitOnce = 400

const languages = ['eng-USA', 'deu-DEU']

test('while a large merge is computed and written, others are answered', { timeout: 300_000 }, async () => {
  const paul = await server.as('paul')
  const large = aLargeWireDomain({ intents: 500, expressions: 20, rules: 3000, languages })
  const { ontology = {}, nlu_interpretations = [], user_inputs, decision_rules = [], system_actions } = large
  const original = await newAuthor(paul, { name: 'Large', languages })
  await original.put({
    'ontology.intents': ontology.intents,
    'ontology.userInputs': ontology.userInputs,
    'ontology.apiInputs': ontology.apiInputs,
    decision_rules,
    system_actions,
    user_inputs,
    nlu_interpretations,
  })
  await original.put({ nlu_interpretations, user_inputs }, { language_to_update: 'deu-DEU' })
  const { body } = await paul.call(savePoints.create, {
    body: { fromId: original.id, newSavePoint: { name: 'summer' } },
  })
  await paul.call(sessions.start, { params: { id: body._id }, query: {}, body: { message: 'work' } })
  const summer = openAuthor(paul, { id: body._id, languages })
  const saidMore = (offset: number) =>
    nlu_interpretations.map((entry, at) =>
      at % 5 === offset
        ? { ...entry, expressions: [...(entry.expressions ?? []), { expression: `more ${at}` }] }
        : entry,
    )
  await original.put({ nlu_interpretations: saidMore(0) }, { language_to_update: 'deu-DEU' })
  await summer.put({ nlu_interpretations: saidMore(1) }, { language_to_update: 'deu-DEU' })
  await summer.put({ nlu_interpretations: saidMore(1) })

  const params = { id: original.id }
  const preview = await longestBlockBelow(limit, () =>
    paul.call(merges.preview, { params, body: { source: summer.id } }),
  )
  expect(preview.result.status).toBe(200)
  expect(preview.result.body.theirsOnly.changes).toHaveLength(200)
  expect(preview.millis).toBeLessThan(limit)

  const { target, source } = preview.result.body
  const sent = {
    source: summer.id,
    commit_message: 'Together',
    base_revision: target.revision,
    source_revision: source.revision,
  }
  const applied = await longestBlock(() => paul.call(merges.apply, { params, body: sent }))
  expect(applied.result).toMatchObject({ status: 200 })
  expect(applied.millis).toBeLessThan(limitOnce)
})
