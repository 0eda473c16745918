import { expect } from '@playwright/test'
import { test } from './pages/shared-page.ts'
import { openProfile, signIn } from './pages/studio.ts'

test('who signs in twice sees both sign-ins and ends the other one', async ({ browser, page }) => {
  const other = await browser.newPage()
  await signIn(other, 'nora')
  await signIn(page, 'nora')
  await (await openProfile(page)).getByRole('button', { name: 'Sign-ins' }).click()
  const table = page.getByRole('dialog', { name: 'Sign-ins' }).getByRole('table', { name: 'Sign-ins' })
  await expect(table.getByRole('row', { name: /This one/ })).toHaveCount(1)
  await expect(table.getByRole('button', { name: /^End the sign-in of Chrome/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'End all others' }).click()
  await expect(page.getByText(/sign-ins? (is|are) ended/)).toBeVisible()
  await expect(table.getByRole('row')).toHaveCount(2)
  await other.reload()
  await expect(other).toHaveURL(/\/$/)
  await other.close()
})

test('a super user ends the sign-in of somebody in the user administration', async ({ browser, page }) => {
  const other = await browser.newPage()
  await signIn(other, 'max')
  await signIn(page, 'ada')
  await page.getByRole('button', { name: 'Users' }).click()
  const table = page.getByRole('table', { name: 'Sign-ins of everybody' })
  const rows = table.getByRole('row', { name: /max@sdp\.example/ })
  const before = await rows.count()
  await rows
    .first()
    .getByRole('button', { name: /^End the sign-in of max@sdp\.example/ })
    .click()
  await expect(page.getByText('The sign-in is ended')).toBeVisible()
  await expect(rows).toHaveCount(before - 1)
  await other.reload()
  await expect(other).toHaveURL(/\/$/)
  await other.close()
})
