import { expect } from '@playwright/test'
import { expectNothingWrongIn } from './pages/axe.ts'
import { openEditor } from './pages/editor.ts'
import { test } from './pages/shared-page.ts'
import { card, freshName, makeDomain, notification, signIn, visit } from './pages/studio.ts'

test('[FEED-012] an author asks for access, the creator grants it with one click, and the author edits', async ({
  pageOf,
}) => {
  const name = freshName('Wanted')
  const id = await makeDomain(name, 'paul')
  const [paul, nora] = [await pageOf('paul'), await pageOf('nora')]
  await signIn(paul, 'paul')
  await openEditor(nora, id, 'nora')
  await nora.getByRole('button', { name: 'Ask for access' }).click()
  const requestDialog = nora.getByRole('dialog', { name: `Ask for access to ${name}` })
  await expectNothingWrongIn(requestDialog)
  await requestDialog.getByLabel('Message').fill('I speak Welsh')
  await requestDialog.getByRole('button', { name: 'Ask' }).click()
  await expect(notification(nora, 'Paul Author is asked to give you access')).toBeVisible()

  await expect(notification(paul, `Nora Novak asks for access to ${name}`)).toBeVisible()
  await paul.getByRole('button', { name: /requests? waiting for you/ }).click()
  const requests = paul.getByRole('dialog', { name: 'Requests' })
  await expect(requests).toContainText('I speak Welsh')
  await expectNothingWrongIn(requests)
  await requests.getByRole('button', { name: `Grant Nora Novak access to ${name}` }).click()
  await expect(notification(paul, `Nora Novak is a contributor of ${name} now`)).toBeVisible()
  await expect(requests.getByText(name)).toHaveCount(0)
  await paul.keyboard.press('Escape')

  await expect(notification(nora, `Paul Author gave you access to ${name}`)).toBeVisible()
  await nora.getByRole('button', { name: 'Your requests are answered' }).click()
  await nora.getByRole('button', { name: `Dismiss the answer about ${name}` }).click()
  await expect(nora.getByRole('button', { name: 'Start editing' })).toBeVisible()
  await expect(nora.getByRole('button', { name: 'Ask for access' })).toHaveCount(0)
})

test('a request from a card is declined on the dashboard, and who asked is told', async ({ pageOf }) => {
  const name = freshName('Closed')
  await makeDomain(name, 'nora')
  const [paul, nora] = [await pageOf('paul'), await pageOf('nora')]
  await signIn(nora, 'nora')
  await signIn(paul, 'paul')
  await paul.getByLabel('Filter by name').fill(name)
  await card(paul, name)
    .getByRole('button', { name: `Ask for access to ${name}` })
    .click()
  await paul.getByRole('dialog').getByRole('button', { name: 'Ask' }).click()
  await visit(nora, 'nora', '/dashboard')
  const waiting = nora.getByRole('region', { name: 'Requests waiting for you' })
  await waiting.getByRole('button', { name: `Decline Paul Author access to ${name}` }).click()
  await expect(notification(paul, `Nora Novak declined your request for access to ${name}`)).toBeVisible()
  await paul.getByRole('button', { name: 'Your requests are answered' }).click()
  await paul.getByRole('button', { name: `Dismiss the answer about ${name}` }).click()
  await expect(waiting.getByText(name)).toHaveCount(0)
})
