import { expect, type Locator, type Page, test } from '@playwright/test'
import { storeContent } from './pages/api.ts'
import { intentCell, makeEditable, openEditor } from './pages/editor.ts'

const scrolling = (page: Page) => page.getByRole('grid', { name: 'Intents' }).locator('tbody[data-scrolling]')

/** Opens a domain with more intents than fit the window. */
async function openLong(page: Page): Promise<void> {
  const id = await makeEditable('Scrolled')
  const intents = Object.fromEntries(Array.from({ length: 45 }, (_, at) => [`intent${at + 10}`, {}]))
  await storeContent(id, { 'ontology.intents': intents })
  await openEditor(page, id)
}

/** Scrolls by one pixel to and fro, so that the grid takes itself to be scrolled for as long as the test goes on. */
async function keepScrolling(page: Page): Promise<void> {
  await page.evaluate(() => {
    let step = 1
    setInterval(() => {
      scrollBy(0, step)
      step = -step
    }, 20)
  })
  await expect(scrolling(page)).toHaveCount(1)
}

async function middleOf(shown: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await shown.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

test('a click while the grid still scrolls does what it does at any other time', async ({ page }) => {
  await openLong(page)
  const name = await middleOf(intentCell(page, 'intent15'))
  const box = await middleOf(page.getByRole('checkbox', { name: 'Select intent17' }))
  await page.mouse.move(name.x, name.y)
  await keepScrolling(page)
  // The mouse stays where it is: only the press sends an event
  await page.mouse.down()
  await page.mouse.up()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('intent15')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  await page.mouse.click(box.x, box.y)
  await expect(page.getByRole('checkbox', { name: 'Select intent17' })).toBeChecked()
})

test('a click goes where it was meant also when the grid comes to rest and scrolls again meanwhile', async ({
  page,
}) => {
  await openLong(page)
  const name = await middleOf(intentCell(page, 'intent15'))
  await page.mouse.move(name.x, name.y)
  const scroll = () => page.evaluate(() => scrollBy(0, scrollY === 0 ? 1 : -1))
  await expect(async () => {
    await scroll()
    await expect(scrolling(page)).toHaveCount(1, { timeout: 100 })
    await page.mouse.down()
  }).toPass()
  await expect(scrolling(page)).toHaveCount(0)
  await scroll()
  await page.mouse.up()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('intent15')
})

test('rows react to a mouse that is moved while the grid scrolls, and not to a still one (ruling R284)', async ({
  page,
}) => {
  await openLong(page)
  const { x, y } = await middleOf(intentCell(page, 'intent15'))
  await page.mouse.move(x, y)
  await keepScrolling(page)
  // A movement to the same place is the event that browsers send when another row is under the mouse
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, 70)
  await expect(scrolling(page)).toHaveCount(1)
  await page.mouse.move(x + 3, y)
  await expect(scrolling(page)).toHaveCount(0)
})
