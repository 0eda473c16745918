import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from './pages/shared-page.ts'
import { freshName, makeDomain, signIn } from './pages/studio.ts'

test('a super user reads who did what, filters it and takes it away as a file', async ({ pageOf }) => {
  const page = await pageOf('ada')
  const name = freshName('Audited')
  await makeDomain(name)
  await signIn(page, 'ada')
  await page.getByRole('link', { name: 'Audit log' }).click()
  const log = page.getByRole('table', { name: 'Audit log' })
  await expect(log.getByRole('row', { name: /ada@sdp\.example Sign in/ }).first()).toBeVisible()

  await page.getByRole('textbox', { name: 'Domain' }).fill(name.toLowerCase())
  await expect(log.getByRole('row')).toHaveCount(2)
  await expect(log.getByRole('row', { name: `paul@sdp.example Create domain ${name} done` })).toBeVisible()

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const lines = (await readFile(await (await coming).path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`,paul@sdp.example,,Create domain,${name},127.0.0.1,done,200,`)

  const comingLines = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export JSONL' }).click()
  const file = await comingLines
  expect(file.suggestedFilename()).toBe('audit-log.jsonl')
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    what: 'Create domain',
    domain: name,
  })

  await page.getByLabel('Result').click()
  await page.getByRole('option', { name: 'refused' }).click()
  await expect(page.getByText('No entry matches the filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(log).toBeVisible()
})

test('an author finds no audit log, also by its address', async ({ sharedPage: page }) => {
  await signIn(page, 'paul')
  await expect(page.getByRole('link', { name: 'Domains' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Audit log' })).toHaveCount(0)
  await page.goto('/audit-log')
  await expect(page.getByText('Only super users may do this')).toBeVisible()
})
