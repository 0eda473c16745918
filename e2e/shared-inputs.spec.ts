import { expect, type Page } from '@playwright/test'
import { sessions } from '@sdp/api'
import { headsOf, inputTable, openApiPage, storeContent, storedContent } from './pages/api.ts'
import { expectNothingWrongIn } from './pages/axe.ts'
import { makeEditable, savedByKey } from './pages/editor.ts'
import { test } from './pages/shared-page.ts'
import { callAs, freshName, makeDomain, type Person } from './pages/studio.ts'

async function makeEmbedded(name: string, content: Record<string, unknown>): Promise<string> {
  const id = await makeDomain(name, 'paul', { embedded: true, contributors: ['nora'] })
  await callAs('paul', sessions.start, { params: { id }, query: {}, body: { message: 'work' } })
  await storeContent(id, content)
  return id
}

/** A domain that shares a slot and an API input; its name is what others know it by. */
async function makeRadio(): Promise<string> {
  const name = freshName('Radio')
  await makeEmbedded(name, {
    'ontology.userInputs': { mood: { shared: true }, secret: {} },
    'ontology.apiInputs': { station: { shared: true }, hidden: {} },
    api_actions: [{ name: `tune_${name.length}` }],
  })
  return name
}

const sharedTable = (page: Page) => page.getByRole('grid', { name: 'Shared Inputs' })
const open = async (page: Page, id: string, person: Person = 'paul') => {
  await openApiPage(page, id, person)
  await expect(sharedTable(page)).toBeVisible()
}

test('[DOM-003] [SHARE-001] [SHARE-002] [SHARE-003] [SHARE-004] [SHARE-005] [SHARE-007] an input takes its value from what other domains share, and is shared with them', async ({
  sharedPage: page,
}) => {
  const id = await makeEmbedded(freshName('Car'), {
    'ontology.userInputs': { feeling: {} },
    'ontology.apiInputs': { channel: {} },
  })
  await open(page, id)
  await expect(page.getByRole('button', { name: 'No problems' })).toBeVisible()
  // What somebody shares from now on is there when the page is opened again
  const radio = await makeRadio()
  await open(page, id)
  await expect(sharedTable(page)).toContainText('No input is shared yet')
  expect(await headsOf(inputTable(page))).toContain('Shared')

  await page.getByRole('button', { name: 'Share input' }).click()
  const shareDialog = page.getByRole('dialog', { name: 'Share input' })
  await expectNothingWrongIn(shareDialog)
  await shareDialog.getByRole('combobox', { name: 'Input' }).fill('chan')
  await page.keyboard.press('Enter')
  const sources = shareDialog.getByRole('combobox', { name: 'Takes its value from' })
  await sources.click()
  const offers = page.getByRole('listbox').getByRole('option')
  await expect(offers.filter({ hasText: `(${radio})` })).toHaveText([`station (${radio})`])
  await sources.fill(radio)
  await sources.press('ArrowDown')
  await sources.press('Enter')
  await shareDialog.getByRole('button', { name: 'Save' }).click()
  await expect(shareDialog).toHaveCount(0)
  await expect(
    sharedTable(page).getByRole('button', { name: `Sources of channel: station (${radio})` }),
  ).toBeVisible()

  await page.getByRole('checkbox', { name: 'Shared channel' }).check()
  await expect(sharedTable(page).getByRole('checkbox', { name: 'Share channel' })).toBeChecked()
  await page.getByRole('button', { name: 'Share input' }).click()
  await shareDialog.getByRole('combobox', { name: 'Input' }).fill('feel')
  await page.keyboard.press('Enter')
  await sources.fill(radio)
  await expect(offers).toHaveText([`mood (${radio})`])
  await sources.press('ArrowDown')
  await sources.press('Enter')
  await sources.press('Control+Enter')
  await expect(shareDialog).toHaveCount(0)
  await expect(sharedTable(page).getByRole('row')).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'No problems' })).toBeVisible()

  await savedByKey(page, 'Sharing')
  expect((await storedContent(id)).ontology).toMatchObject({
    userInputs: { feeling: { fromShared: [{ userInput: 'mood', domain: radio }] } },
    apiInputs: { channel: { shared: true, fromShared: [{ apiInput: 'station', domain: radio }] } },
  })
  const offered = page.locator(`datalist option[label="${radio}"]`)
  await expect(offered).toHaveAttribute('value', `tune_${radio.length}`)
})

test('[DOM-055] [SHARE-008] [SHARE-009] [SHARE-010] a shared input that is gone asks for an action, which saving its dialog is', async ({
  sharedPage: page,
}) => {
  const radio = await makeRadio()
  const id = await makeEmbedded(freshName('Car'), {
    'ontology.userInputs': { feeling: { fromShared: [{ userInput: 'secret', domain: radio }] } },
    'ontology.apiInputs': {
      channel: {
        fromShared: [
          { apiInput: 'station', domain: radio },
          { apiInput: 'frequency', domain: 'Nowhere' },
        ],
      },
    },
  })
  await open(page, id)
  await expect(
    sharedTable(page).getByRole('button', { name: 'ACTION REQUIRED!! for channel: frequency (Nowhere)' }),
  ).toBeVisible()
  const slot = sharedTable(page).getByRole('button', {
    name: `ACTION REQUIRED for feeling: secret (${radio})`,
  })
  await expect(slot).toBeVisible()
  await page.getByRole('button', { name: '2 problems' }).click()
  const problems = page.getByRole('complementary', { name: 'Problems' })
  await expect(problems.getByRole('region', { name: 'Slots' })).toContainText(
    `ACTION REQUIRED: secret (${radio})`,
  )
  await problems.getByRole('button', { name: 'ACTION REQUIRED!!: frequency (Nowhere)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Shared input channel' })
  await expect(dialog.getByRole('alert')).toContainText('ACTION REQUIRED!!')
  await expect(dialog.getByRole('alert')).toContainText('frequency (Nowhere)')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: '1 problem', exact: true })).toBeVisible()
  await expect(
    sharedTable(page).getByRole('button', { name: `Sources of channel: station (${radio})` }),
  ).toBeVisible()

  await slot.click()
  await page
    .getByRole('dialog', { name: 'Shared input feeling' })
    .getByRole('button', { name: 'Save' })
    .click()
  await expect(page.getByRole('button', { name: 'No problems' })).toBeVisible()
  await expect(sharedTable(page).getByRole('row')).toHaveCount(2)
})

test('[SHARE-006] [DOM-003] a cloud domain has neither the table nor the column, and asks for nothing', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Cloud')
  await storeContent(id, { 'ontology.apiInputs': { channel: {} } })
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await openApiPage(page, id)
  await expect(page.getByRole('button', { name: 'No problems' })).toBeVisible()
  expect(await headsOf(inputTable(page))).not.toContain('Shared')
  await expect(sharedTable(page)).toHaveCount(0)
  expect(requests).not.toContain('/api/shared/inputs')
})

test('without the session shared inputs are only looked at', async ({ pageOf }) => {
  const page = await pageOf('nora')
  const id = await makeEmbedded(freshName('Held'), { 'ontology.apiInputs': { channel: { shared: true } } })
  await open(page, id, 'nora')
  await expect(page.getByRole('button', { name: 'Share input' })).toBeDisabled()
  await expect(sharedTable(page).getByRole('checkbox')).toHaveAttribute('aria-disabled', 'true')
  await sharedTable(page).getByRole('button', { name: 'Sources of channel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Shared input channel' })
  await expect(dialog.getByRole('combobox')).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
})
