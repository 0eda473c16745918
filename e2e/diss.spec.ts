import { expect, type Page } from '@playwright/test'
import { diss, domains, sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { expectNothingWrongIn } from './pages/axe.ts'
import { openEditor } from './pages/editor.ts'
import { test } from './pages/shared-page.ts'
import { callAs, freshName, makeDomain, notification, signIn } from './pages/studio.ts'

const genre = { label: 'genre', type: 'enum', canonicals: ['jazz', 'rock'] }

function aDefinition(version: string) {
  const slots = [genre, { label: 'year', type: 'number' }, { label: 'title', type: 'string' }]
  return { version, intents: [{ intent: 'play', slots }] }
}

async function makeCheckedDomain(version: string): Promise<string> {
  const id = await makeDomain(freshName('Diss'), 'paul', { diss: { enabled: true, version } })
  await callAs('paul', sessions.start, { params: { id }, query: {}, body: { message: 'DISS' } })
  const updates = {
    'ontology.intents': { play: {}, sing: {} },
    nlu_interpretations: [
      { intent: 'play', expressions: [{ expression: 'play' }] },
      { intent: 'sing', expressions: [{ expression: 'sing' }] },
    ],
  }
  const body = { updates, language_to_update: 'eng-USA', commit_message: 'Content' }
  await callAs('paul', domains.update, { params: { id }, query: {}, body })
  return id
}

async function importFile(page: Page, content: unknown): Promise<void> {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  await page.getByLabel('DISS definition file').setInputFiles({
    name: 'diss.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
}

test('[DISS-005] an admin imports definitions, sees what they hold, and deletes what no domain is pinned to', async ({
  pageOf,
}) => {
  const page = await pageOf('ada')
  const version = freshName('1')
  await signIn(page, 'ada')
  await page.getByRole('button', { name: 'DISS definitions' }).click()
  const dialog = page.getByRole('dialog', { name: 'DISS definitions' })
  await expect(dialog.getByText('No DISS service is configured.')).toBeVisible()
  await expectNothingWrongIn(dialog)

  await importFile(page, '{"version":')
  await expect(notification(page, 'This is not a JSON file.')).toBeVisible()
  await importFile(page, { version, intents: [{ intent: 'play', slots: [{ type: 'enum' }] }] })
  await expect(notification(page, /intents\[0\]\.slots\[0\]\.label: /)).toBeVisible()

  await importFile(page, aDefinition(version))
  const row = dialog.getByRole('row').filter({ hasText: version })
  await expect(row.getByRole('cell')).toHaveText([new RegExp(version), '1', '3', '2', ''])
  await importFile(page, { version, intents: [] })
  await expect(notification(page, `There is already another DISS definition ${version}`)).toBeVisible()

  const id = await makeCheckedDomain(version)
  const remove = async () => {
    await row.getByRole('button', { name: `Delete ${version}` }).click()
    await page
      .getByRole('dialog', { name: `Delete DISS ${version}?` })
      .getByRole('button', { name: 'Delete' })
      .click()
  }
  await remove()
  await expect(notification(page, new RegExp(`^The DISS definition ${version} is used by`))).toBeVisible()
  await callAs('paul', domains.remove, { params: { id } })
  await remove()
  await expect(row).toHaveCount(0)
})

test('[DISS-002] [SLOT-057] [SLOT-058] [SLOT-059] the author sees what DISS would add, takes it over in one step, and undoes it', async ({
  sharedPage: page,
}) => {
  const version = freshName('2')
  await callAs('ada', diss.create, { body: aDefinition(version) })
  const id = await makeCheckedDomain(version)
  await openEditor(page, id)
  await page.getByRole('button', { name: 'Slots from DISS' }).click()
  const dialog = page.getByRole('dialog', { name: `Slots and canonicals from DISS ${version}` })
  await expect(dialog.getByRole('list', { name: 'What is added' }).getByRole('listitem')).toHaveText([
    'New slot genre (StaticList): jazz, rock',
    'New slot year (Number)',
    'New slot title (FreeText)',
  ])
  await expectNothingWrongIn(dialog)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)

  const button = page.getByRole('button', { name: 'Slots from DISS' })
  await expect(button).toBeFocused()
  await button.press('Enter')
  await expect(dialog.getByText('The domain has all slots')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await button.click()
  await expect(dialog.getByText('New slot year (Number)')).toBeVisible()
})

test('where no definition was ever imported, a domain that follows the latest says so, and asks for none', async ({
  sharedPage: page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  // Other tests of this server have imported some
  await page.route('**/api/v2/diss/versions', (route) => route.fulfill({ json: [] }))
  const id = await makeDomain(freshName('Diss'), 'paul', { diss: { enabled: true, version: null } })
  await openEditor(page, id)
  await expect(page.getByRole('img', { name: new RegExp(messages.diss.none) })).toBeVisible()
  expect(requests.filter((path) => path.endsWith('/v2/diss/latest'))).toEqual([])

  await page.unroute('**/api/v2/diss/versions')
  await callAs('ada', diss.create, { body: aDefinition(freshName('5')) })
  await expect(page.getByRole('img', { name: new RegExp(messages.diss.none) })).toHaveCount(0)
})

test('a definition that is imported while the editor is open arrives there', async ({ sharedPage: page }) => {
  const version = freshName('3')
  const id = await makeCheckedDomain(version)
  await openEditor(page, id)
  const mark = page.getByRole('img', { name: new RegExp(`There is no DISS definition ${version}`) })
  await expect(mark).toBeVisible()
  await expect(page.getByRole('button', { name: 'Slots from DISS' })).toHaveCount(0)
  await callAs('ada', diss.create, { body: aDefinition(version) })
  await expect(page.getByRole('button', { name: 'Slots from DISS' })).toBeVisible()
  await expect(mark).toHaveCount(0)
})

test('[DISS-001] [DISS-003] [DISS-006] [DISS-007] [DISS-008] [DISS-009] [DISS-011] both tables show how they stand to the definition, only where there is one', async ({
  sharedPage: page,
}) => {
  const version = freshName('4')
  const id = await makeCheckedDomain(version)
  await openEditor(page, id)
  const column = page.getByRole('columnheader', { name: 'DISS' })
  await expect(column).toHaveCount(0)
  await callAs('ada', diss.create, { body: aDefinition(version) })
  await expect(column).toBeVisible()
  const intents = page.getByRole('grid', { name: 'Intents' })
  await expect(
    intents.getByRole('img', { name: /^DISS, WARNING, No expression uses the slot genre/ }),
  ).toBeVisible()
  await expect(
    intents.getByRole('img', { name: `DISS, ERROR, sing is not in the DISS definition ${version}` }),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Slots from DISS' }).click()
  await page.getByRole('button', { name: 'Take over' }).click()
  await page.getByRole('link', { name: 'Slots' }).click()
  const slots = page.getByRole('grid', { name: 'User Inputs' })
  await expect(slots.getByRole('img', { name: 'DISS, OK' })).toHaveCount(3)
})
