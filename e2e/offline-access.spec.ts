import { expect } from '@playwright/test'
import { domains, savePoints, sessions } from '@sdp/api'
import { test } from './own-server.ts'
import { addIntent, addIntentField, intentCell, saveByKey, savedByKey } from './pages/editor.ts'
import { indicator } from './pages/sessions.ts'
import { callAs, freshName, visit } from './pages/studio.ts'

test('[SESS-022] [AUTH-015] with offline access a domain is edited and saved without a session (ruling R30)', async ({
  page,
  startOwn,
}) => {
  const { url } = await startOwn({ SDP_OFFLINE_ACCESS: 'true' })
  const body = { name: freshName('Free'), languages: [{ language: 'eng-USA' }], contributors: ['nora'] }
  const { _id: id } = await callAs('paul', domains.create, { body }, url)
  await visit(page, 'paul', `/domains/${id}/intent-editor`, url)
  await expect(indicator(page)).toHaveText('Available')
  await expect(page.getByRole('status', { name: 'Read-only' })).toHaveCount(0)
  await addIntent(page, 'play')
  await savedByKey(page, 'without a session')

  // Somebody saves from elsewhere; what is kept as a save point of its own needs no session either.
  await addIntent(page, 'mine')
  const stored = await callAs('nora', domains.read, { params: { id }, query: {} }, url)
  const theirs = {
    updates: { tts_responses: { hi: ['hello'] } },
    commit_message: 'theirs',
    base_revision: stored.revision,
  }
  await callAs('nora', domains.update, { params: { id }, query: {}, body: theirs }, url)
  await saveByKey(page, 'mine')
  await page.getByRole('button', { name: 'Keep mine as a new save point' }).click()
  const naming = page.getByRole('dialog', { name: 'Keep mine as a new save point' })
  await naming.getByLabel('Name').fill('Mine')
  await naming.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('button', { name: 'Save point Mine' })).toBeVisible()
  await expect(intentCell(page, 'mine')).toBeVisible()
  await expect(indicator(page)).toHaveText('Available')
  expect(await callAs('paul', sessions.list, {}, url)).toEqual([])
  const points = await callAs('paul', savePoints.list, { params: { name: id } }, url)
  expect(points.map(({ name }) => name)).toEqual(['Original', 'Mine'])

  // Somebody else's session closes a save point all the same.
  const mine = { id: points[1]!._id }
  const message = { message: 'mine now' }
  await callAs('nora', sessions.start, { params: mine, query: {}, body: message }, url)
  await expect(page.getByRole('status', { name: 'Read-only' })).toContainText('Nora Novak is editing')
  await expect(addIntentField(page)).toBeDisabled()
})
