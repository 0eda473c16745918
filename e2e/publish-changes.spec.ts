import { expect } from '@playwright/test'
import { publishing } from '@sdp/api'
import type { ApprovalOption } from '@sdp/domain/publishing'
import { storeContent } from './pages/api.ts'
import { makeEditable } from './pages/editor.ts'
import { test } from './pages/shared-page.ts'
import { callAs, type Person, visit } from './pages/studio.ts'
import { talkingRadio } from './pages/talking-radio.ts'

/** Follows what there is to publish of a domain at ECE prod, as somebody. */
async function follow(id: string, person: Person, approval: ApprovalOption): Promise<void> {
  const domain = { name: id, savePoint: 'Original' }
  const { instructions } = await callAs(person, publishing.config, { body: { domain, context: {} } })
  const wanted = instructions
    .filter(({ node, environment }) => node === 'ECE' && environment === 'prod')
    .map((one) => ({ ...one, languages: [...one.languages], approval }))
  await callAs(person, publishing.publish, { body: { domain, context: { instructions: wanted } } })
}

async function statesAtProd(id: string): Promise<string[]> {
  const domain = { name: id, savePoint: 'Original' }
  const states = await callAs('paul', publishing.states, { body: { domain, context: {} } })
  return states
    .filter(({ node, environment }) => node === 'ECE' && environment === 'prod')
    .map(({ resourceState }) => resourceState.state)
}

const [play] = talkingRadio.nlu_interpretations
const [main] = talkingRadio.decision_rules

test('before somebody approves it is shown what changes, and which sentence gets another answer', async ({
  pageOf,
}) => {
  const id = await makeEditable('Told', 'paul', { contributors: ['nora'] })
  await storeContent(id, talkingRadio)
  await follow(id, 'paul', 'request')
  await follow(id, 'nora', 'approve')
  await follow(id, 'paul', 'execute')
  await expect.poll(() => statesAtProd(id), { timeout: 30_000 }).toEqual(['published', 'published'])

  const quiet = { intent: 'stop', expressions: [{ expression: 'be quiet', weight: 100, literals: {} }] }
  const asking = { ...main!.rules[0]!, systemAction: 'stopped' }
  await storeContent(id, {
    nlu_interpretations: [play, quiet],
    decision_rules: [{ ...main!, rules: main!.rules.with(0, asking) }],
  })
  await follow(id, 'paul', 'request')

  const nora = await pageOf('nora')
  await visit(nora, 'nora', `/domains/${id}/publish`)
  await nora.getByRole('button', { name: 'Languages of ECE', exact: true }).click()
  await nora.getByRole('button', { name: 'Approve eng-USA of ECE in prod', exact: true }).click()
  const dialog = nora.getByRole('dialog', { name: 'Approve publishing' })
  const changes = dialog.getByRole('region', { name: 'What will change' })
  const expressions = changes.getByRole('group', { name: 'Intent stop' })
  await expect(expressions).toContainText('− Expression (eng-USA): stop it')
  await expect(expressions).toContainText('+ Expression (eng-USA): be quiet')
  await expect(changes.getByRole('group', { name: 'Module Main' })).toContainText(
    'UI action playing → intent == play, genre',
  )
  const sentences = changes.getByRole('list', { name: 'Sentences in eng-USA' }).getByRole('listitem')
  await expect(sentences.filter({ hasText: 'be quiet' })).toContainText(/→ stop, .*“Silence”/)
  await expect(sentences.filter({ hasText: 'play jazz' }).first()).toContainText('“Here is jazz” →')
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(dialog).toHaveCount(0)
})
