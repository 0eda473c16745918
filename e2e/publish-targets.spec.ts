import { expect, type Page } from '@playwright/test'
import { domains, sessions } from '@sdp/api'
import { hasRedis, startRedis } from '../apps/server/src/testing/redis-server.ts'
import { test } from './own-server.ts'
import { expectNothingWrongIn } from './pages/axe.ts'
import { action, chip, expectState } from './pages/publish.ts'
import { callAs, notification, visit } from './pages/studio.ts'
import { talkingRadio } from './pages/talking-radio.ts'

const place = 'ECE dev eng-USA'
const subject = 'eng-USA of ECE in dev'

async function makeRadio(url: string): Promise<(updates: Record<string, unknown>) => Promise<unknown>> {
  const languages = [{ language: 'eng-USA', default: true }]
  const platforms = ['Gen20x.i2', 'NTG7-SOP']
  await callAs('paul', domains.create, { body: { name: 'Radio', languages, ntg_versions: platforms } }, url)
  const params = { id: 'radio' }
  await callAs('paul', sessions.start, { params, query: {}, body: { message: 'work' } }, url)
  const save = (updates: Record<string, unknown>) => {
    const body = { updates, language_to_update: 'eng-USA', commit_message: 'Content' }
    return callAs('paul', domains.update, { params, query: {}, body }, url)
  }
  await save(talkingRadio)
  return save
}

async function refresh(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Refresh', exact: true }).click()
}

test('platforms that changed, a target that is down and one that lost its content are shown on the page', async ({
  page,
  startOwn,
}) => {
  test.skip(!hasRedis, 'there is no redis-server and none could be installed')
  const redis = await startRedis()
  try {
    const { url } = await startOwn({ SDP_REDIS_ECE: redis.url })
    const save = await makeRadio(url)
    await visit(page, 'paul', '/domains/radio/publish', url)
    await page.getByRole('button', { name: 'Languages of ECE', exact: true }).click()
    await action(page, `Publish ${subject}`).click()
    await expectState(page, place, 'Published')

    await save({ ntg_versions: ['NTG7-SOP'] })
    await expectState(page, place, 'Outdated')
    await action(page, `More actions for ${subject}`).click()
    await page.getByRole('menuitem', { name: 'What will change…' }).click()
    const dialog = page.getByRole('dialog', { name: /^Publish/ })
    const platforms = dialog.getByRole('group', { name: 'Setting Platforms' })
    await expect(platforms).toContainText('Gen20x.i2')
    await expectNothingWrongIn(dialog)
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    await redis.kill()
    await action(page, `Publish ${subject}`).click()
    await expect(notification(page, 'Your publish of Radio at ECE dev failed')).toBeVisible({
      timeout: 30_000,
    })
    await expectState(page, place, 'Error')

    await redis.start()
    await action(page, `Publish ${subject}`).click()
    await expectState(page, place, 'Published')
    await redis.forget()
    // What a target was seen to have is believed for some seconds
    await expect(async () => {
      await refresh(page)
      await expect(chip(page, place)).toHaveAccessibleName(new RegExp(`^${place}: Error`), { timeout: 2_000 })
    }).toPass({ timeout: 40_000 })
    await chip(page, place).click()
    const details = page.getByRole('dialog', { name: 'Details of ECE Dev eng-USA' })
    await expect(details).toContainText('Redis of ECE does not have what is published here')
    await expectNothingWrongIn(details)
    await page.keyboard.press('Escape')
    await action(page, `Deliver again ${subject}`).click()
    await expectState(page, place, 'Published')
  } finally {
    await redis.stop()
  }
})
