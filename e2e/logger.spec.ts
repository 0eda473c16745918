import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectNothingWrongIn } from './pages/axe.ts'
import { test } from './pages/shared-page.ts'

test('[SHELL-027] [LOG-001] [LOG-002] [LOG-003] [LOG-008] the profile menu opens the logger, which has what the server refused with the id of the request, and gives it as a file', async ({
  sharedPage: page,
}) => {
  await page.goto('/domains/no-such-domain/intent-editor')
  await expect(
    page
      .getByRole('button', { name: 'Try again' })
      .or(page.getByRole('link', { name: 'All domains' }))
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Profile' }).click()
  const profile = page.getByRole('dialog', { name: 'Profile' })
  await expect(profile.getByRole('switch', { name: 'Notifications' })).toBeVisible()
  await expectNothingWrongIn(profile)
  await profile.getByRole('button', { name: 'Logger settings' }).click()
  const logger = page.getByRole('dialog', { name: 'Logger settings' })
  const refused = logger.getByRole('listitem').filter({ hasText: '/domains/no-such-domain' }).first()
  await expect(refused).toContainText(/server.*404 after \d+ ms, request [\w-]{6,}/)
  await expect(refused).toContainText(/[A-Z][a-z]{2} \d+, \d{4}, \d+:\d\d:\d\d/)
  await expectNothingWrongIn(logger)

  await logger.getByRole('combobox', { name: 'Log level' }).click()
  await page.getByRole('option', { name: 'debug' }).click()
  await logger.getByRole('textbox', { name: 'Query' }).fill('no-such')
  await expect(refused).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    logger.getByRole('button', { name: 'Download log' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^sdp-studio-.*\.log$/)
  expect(await readFile(await file.path(), 'utf8')).toMatch(/warn {2}\[server\] GET .*no-such-domain.*: 404/)
  await logger.getByRole('textbox', { name: 'Query' }).fill('')
  await logger.getByRole('button', { name: 'Purge buffer' }).click()
  await expect(refused).toHaveCount(0)
  await page.keyboard.press('Escape')

  // The level is kept: at debug also what went well is logged
  await page.goto('/domains')
  await page.getByRole('button', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Logger settings' }).click()
  await expect(
    logger
      .getByRole('listitem')
      .filter({ hasText: /GET .*: 200 after/ })
      .first(),
  ).toBeVisible()
})
