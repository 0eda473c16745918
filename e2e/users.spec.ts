import { expect } from '@playwright/test'
import { userGroups } from '@sdp/api'
import { expectNothingWrongIn } from './pages/axe.ts'
import { test } from './pages/shared-page.ts'
import { callAs, signIn } from './pages/studio.ts'

const members = async (group: string) => {
  const groups = await callAs('ada', userGroups.list, {})
  return groups.find(({ name }) => name === group)?.members
}

test('[SHELL-007] [ADMIN-005] only super users see the Users entry', async ({ pageOf }) => {
  const page = await pageOf('max')
  await signIn(page, 'max')
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Domains' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Users' })).toHaveCount(0)
})

test('[SHELL-008] [ADMIN-004] [ADMIN-006] [ADMIN-007] [ADMIN-008] [ADMIN-009] [ADMIN-017] [ADMIN-018] [ADMIN-019] [ADMIN-020] the user administration', async ({
  pageOf,
}) => {
  const page = await pageOf('ada')
  await signIn(page, 'ada')
  await page.getByRole('button', { name: 'Users' }).click()
  const dialog = page.getByRole('dialog', { name: 'User administration' })
  const column = (title: string) => dialog.getByRole('region', { name: title })
  for (const title of ['Super Users', 'Members', 'Concept Editors']) await expect(column(title)).toBeVisible()
  await expectNothingWrongIn(dialog)

  await dialog.getByLabel('Add to Members').fill('New.Member@sdp.example')
  await page.keyboard.press('Enter')
  await expect(column('Members').getByText('New.Member@sdp.example')).toBeVisible()
  await expect.poll(() => members('members')).toContain('New.Member@sdp.example')

  await dialog.getByLabel('Add to Concept Editors').fill('tess')
  await dialog.getByRole('button', { name: 'Add the entry to Concept Editors' }).click()
  await expect.poll(() => members('conceptEditors')).toContain('tess')

  for (const [title, value, message] of [
    ['Members', '   ', 'User name invalid.'],
    ['Members', 'new.member@SDP.example', 'Member already exists.'],
    ['Super Users', 'ADA@sdp.example', 'Super user already exists.'],
    ['Concept Editors', 'Tess', 'Concept Editor already exists.'],
  ] as const) {
    await dialog.getByLabel(`Add to ${title}`).fill(value)
    await page.keyboard.press('Enter')
    await expect(column(title).getByText(message)).toBeVisible()
  }

  await dialog.getByRole('button', { name: 'Delete New.Member@sdp.example from Members' }).click()
  const question = page.getByRole('dialog', { name: 'Remove from Members?' })
  await expect(question).toContainText('Do you want to remove New.Member@sdp.example from Members?')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  expect(await members('members')).toContain('New.Member@sdp.example')

  await dialog.getByRole('button', { name: 'Delete New.Member@sdp.example from Members' }).click()
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => members('members')).not.toContain('New.Member@sdp.example')
  await dialog.getByRole('button', { name: 'Delete tess from Concept Editors' }).click()
  await page
    .getByRole('dialog', { name: 'Remove from Concept Editors?' })
    .getByRole('button', { name: 'Remove' })
    .click()
  await expect.poll(() => members('conceptEditors')).not.toContain('tess')
})
