import { expect } from '@playwright/test'
import { publishing } from '@sdp/api'
import type { ApprovalOption } from '@sdp/domain/publishing'
import { storeContent } from './pages/api.ts'
import { expectNothingWrongIn } from './pages/axe.ts'
import { makeEditable } from './pages/editor.ts'
import { chip, expectState, openPublish } from './pages/publish.ts'
import { test } from './pages/shared-page.ts'
import { callAs, type Person } from './pages/studio.ts'
import { talkingRadio } from './pages/talking-radio.ts'

const place = 'ECE prod eng-USA'

/** Follows what there is to publish of a domain at ECE prod, as somebody. */
async function follow(id: string, person: Person, approval: ApprovalOption): Promise<void> {
  const domain = { name: id, savePoint: 'Original' }
  const { instructions } = await callAs(person, publishing.config, { body: { domain, context: {} } })
  const wanted = instructions
    .filter(({ node, environment }) => node === 'ECE' && environment === 'prod')
    .map((one) => ({ ...one, languages: [...one.languages], approval }))
  await callAs(person, publishing.publish, { body: { domain, context: { instructions: wanted } } })
}

/** A conversation that is kept, with the UI action that is expected of its sentence. */
const kept = (uiAction: string) => ({
  conversation_tests: [
    {
      name: 'silence when asked for',
      turns: [
        { sentences: { 'eng-USA': 'stop it' }, expected: { intent: 'stop', systemActions: [uiAction] } },
      ],
    },
  ],
})

test('a kept test that fails stops what goes to prod and says why, and after it is mended it goes through', async ({
  pageOf,
}) => {
  const id = await makeEditable('Gate', 'paul', { contributors: ['nora'] })
  await storeContent(id, { ...talkingRadio, ...kept('playing') })
  await follow(id, 'paul', 'request')

  // Whoever approves sees beforehand what will happen
  const nora = await openPublish(pageOf, 'nora', id, 'ECE')
  await nora.getByRole('button', { name: 'Approve eng-USA of ECE in prod', exact: true }).click()
  const dialog = nora.getByRole('dialog', { name: 'Approve publishing' })
  const tests = dialog.getByRole('region', { name: 'Kept tests' })
  await expect(tests.getByRole('alert')).toContainText('publishing will be stopped at ECE prod')
  await expect(tests.getByRole('listitem')).toContainText('playing was expected, and stopped was run')
  await expectNothingWrongIn(dialog)
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(dialog).toHaveCount(0)

  const paul = await openPublish(pageOf, 'paul', id, 'ECE')
  await follow(id, 'paul', 'execute')
  await expectState(paul, place, 'Error')
  await chip(paul, place).click()
  const details = paul.getByRole('dialog', { name: 'Details of ECE prod eng-USA' })
  await expect(details).toContainText("The kept test 'silence when asked for' (eng-USA) fails")
  const failing = details.getByRole('list', { name: 'Failing tests' }).first()
  await expect(failing).toContainText('Turn 1: playing was expected, and stopped was run')
  await expectNothingWrongIn(details)
  await failing.getByRole('link', { name: 'silence when asked for' }).click()
  await expect(paul.getByRole('region', { name: 'Test silence when asked for' })).toBeVisible()

  await storeContent(id, kept('stopped'))
  await follow(id, 'paul', 'request')
  await follow(id, 'nora', 'approve')
  await follow(id, 'paul', 'execute')
  await expectState(await openPublish(pageOf, 'paul', id, 'ECE'), place, 'Published')
})
