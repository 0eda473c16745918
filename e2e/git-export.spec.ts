import { expect, type Locator, type Page } from '@playwright/test'
import { domains, gitExport, savePoints, sessions } from '@sdp/api'
import { expectNothingWrongIn } from './pages/axe.ts'
import { type PageOf, test } from './pages/shared-page.ts'
import { callAs, freshName, makeDomain, notification, type Person, visit } from './pages/studio.ts'

async function openAs(pageOf: PageOf, person: Person, id: string): Promise<Page> {
  const page = await pageOf(person)
  await visit(page, person, `/domains/${id}/intent-editor`)
  await expect(menuButton(page)).toBeVisible()
  return page
}

function menuButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Unread commits/ })
}

function secondNow(): number {
  return Math.floor(Date.now() / 1000)
}

async function save(id: string, message: string): Promise<void> {
  await callAs('paul', domains.update, {
    params: { id },
    query: {},
    body: { updates: { tts_responses: { greeting: [message] } }, commit_message: message },
  })
}

test('[GIT-002] [GIT-011] [GIT-012] [GIT-013] [GIT-014] [GIT-015] commits of others are unread until they are looked at', async ({
  pageOf,
}) => {
  const name = freshName('Committed')
  const id = await makeDomain(name)
  await callAs('paul', sessions.start, { params: { id }, query: {}, body: { message: 'saving' } })
  for (const message of ['First words', 'Second words', 'Third words']) await save(id, message)
  // Saves become commits a little later, and a list that is open stays as it is
  await expect
    .poll(async () => {
      const params = { name, lang: 'eng-USA', env: 'dev' } as const
      return (await callAs('paul', gitExport.commits, { params, query: {} })).data[0]?.commitMessage
    })
    .toBe('Third words')

  const own = await openAs(pageOf, 'paul', id)
  await expect(menuButton(own)).toHaveAccessibleName('Unread commits (0)')

  const page = await openAs(pageOf, 'ada', id)
  await expect(menuButton(page)).toHaveAccessibleName('Unread commits (3)')
  await menuButton(page).click()
  const list = page.getByRole('dialog', { name: 'Unread commits' }).getByRole('listitem')
  await expect(list).toContainText(['Third words', 'Second words', 'First words'])
  await expect(list.first()).toContainText('Paul Author')
  await expectNothingWrongIn(page.getByRole('dialog', { name: 'Unread commits' }))
  const cookie = (await page.context().cookies()).find((one) => one.name === `lastVisited-${name}`)
  expect(cookie!.expires / 86_400 - Date.now() / 86_400_000).toBeCloseTo(365, 1)
  const visited = secondNow()
  await page.keyboard.press('Escape')
  await expect(menuButton(page)).toHaveAccessibleName('Unread commits (0)')

  // Git times are in seconds, so what comes in the second of the visit is not known from what was seen
  await expect.poll(secondNow).toBeGreaterThan(visited)
  await save(id, 'Fourth words')
  await expect(menuButton(page)).toHaveAccessibleName('Unread commits (1)')
  await page.reload()
  await expect(menuButton(page)).toHaveAccessibleName('Unread commits (1)')
  await menuButton(page).click()
  await expect(list).toHaveCount(1)
  await expect(list).toContainText('Fourth words')
  await expect(menuButton(own)).toHaveAccessibleName('Unread commits (0)')
})

test('[GIT-025] elsewhere than on the Original it says why there are no commits', async ({ pageOf }) => {
  const fromId = await makeDomain(freshName('Branched'))
  const body = { fromId, newSavePoint: { name: 'summer', description: '' } }
  const { _id } = await callAs('paul', savePoints.create, { body })
  const page = await openAs(pageOf, 'paul', _id)
  await menuButton(page).click()
  await expect(page.getByRole('dialog', { name: 'Unread commits' })).toHaveText(
    'The GitHub integration is only available on the original domain Save Point',
  )
})

test('[GIT-005] [GIT-007] [GIT-024] [GIT-026] [GIT-027] the export is deleted, missed, and uploaded again', async ({
  pageOf,
}) => {
  const name = freshName('Exported')
  const page = await openAs(pageOf, 'paul', await makeDomain(name))
  await menuButton(page).click()
  const panel = page.getByRole('dialog', { name: 'Unread commits' })
  await panel.getByRole('button', { name: 'Delete from GitHub' }).click()
  await expect(notification(page, 'Domain deleted from GitHub successfully')).toBeVisible()
  await expect(panel).toContainText(
    "Sorry, we couldn't find your domain on GitHub. Try saving your domain to trigger your first commit!",
  )
  await expect(panel.getByRole('button', { name: 'Delete from GitHub' })).toBeDisabled()

  await panel.getByRole('button', { name: 'Upload to GitHub' }).click()
  await expect(
    notification(page, new RegExp(`Domain uploaded to GitHub successfully at http.*/${name}/eng-USA/dev`)),
  ).toBeVisible()
  await expect(panel).not.toContainText('Sorry')
  await expect(panel.getByRole('button', { name: 'Delete from GitHub' })).toBeEnabled()
})
