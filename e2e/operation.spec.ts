import { expect } from '@playwright/test'
import { notifications } from '@sdp/api'
import { expectNothingWrong, expectNothingWrongIn } from './pages/axe.ts'
import { makeEditable, openEditor } from './pages/editor.ts'
import { test } from './pages/shared-page.ts'
import { callAs, freshName, notification, signIn } from './pages/studio.ts'

test('a super user sees how the installation is, reads feedback, and ends a session with a message', async ({
  pageOf,
}) => {
  const wish = freshName('Wish')
  await callAs('nora', notifications.bug, { body: { feedbackType: 'New Feature', description: wish } })
  const id = await makeEditable('Blocked')
  const [ada, paul] = [await pageOf('ada'), await pageOf('paul')]
  await openEditor(paul, id)
  await expect(paul.getByRole('button', { name: /^Your session/ })).toBeVisible()

  await signIn(ada, 'ada')
  await ada.getByRole('link', { name: 'Operation' }).click()
  await expect(ada.getByText('Database size')).toBeVisible()
  await expect(
    ada.getByRole('table', { name: 'Jobs' }).getByRole('row', { name: /^Git export/ }),
  ).toBeVisible()
  await expect(ada.getByRole('table', { name: 'Tickets' }).getByRole('row', { name: wish })).toContainText(
    'nora@sdp.example',
  )
  await expectNothingWrong(ada, 'main')

  const row = ada
    .getByRole('table', { name: 'Open sessions' })
    .getByRole('row', { name: new RegExp(id, 'i') })
  await row.getByRole('button', { name: /^End the session of Paul Author/ }).click()
  const dialog = ada.getByRole('dialog', { name: 'End the session of Paul Author' })
  await dialog.getByLabel('Message').fill('We move to a new machine')
  await expectNothingWrongIn(dialog)
  await dialog.getByRole('button', { name: 'End session' }).click()
  await expect(notification(ada, 'The session of Paul Author is ended')).toBeVisible()
  await expect(row).toHaveCount(0)

  const notice = paul.getByRole('dialog', { name: 'Ada Lovelace ended your session' })
  await expect(notice).toContainText('We move to a new machine')
  await expectNothingWrongIn(notice)
  await notice.getByRole('button', { name: 'OK' }).click()
  await expect(paul.getByRole('button', { name: 'Start editing' })).toBeVisible()
})
