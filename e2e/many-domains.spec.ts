import { expect } from '@playwright/test'
import { domains } from '@sdp/api'
import { test } from './own-server.ts'
import { callAs, card, signIn } from './pages/studio.ts'

test('the list stays quick with 1,000 domains', async ({ page, startOwn }) => {
  test.setTimeout(180_000)
  const server = await startOwn()
  const names = Array.from({ length: 1000 }, (_, index) => `Many-${String(index).padStart(4, '0')}`)
  for (let start = 0; start < names.length; start += 50) {
    await Promise.all(
      names.slice(start, start + 50).map((name, at) =>
        callAs(
          'nora',
          domains.create,
          {
            body: {
              name,
              languages: [{ language: 'eng-USA' }],
              ntg_versions: ['NTG7-SOP'],
              tags: [`tag-${at}`],
              embedded: at % 2 === 0,
            },
          },
          server.url,
        ),
      ),
    )
  }
  await signIn(page, 'paul', server.url)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('1,004')
  // Only what is on screen is in the page.
  expect(await page.getByRole('article').count()).toBeLessThan(100)
  await page.getByLabel('Filter by name').fill('many-0777')
  await expect(card(page, 'Many-0777')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByLabel('Filter by name').fill('')
  await page.getByRole('group', { name: 'Sort' }).getByRole('button', { name: 'Z-A' }).click()
  await expect(card(page, 'Many-0999')).toBeVisible()
  await page.keyboard.press('End')
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 1_000_000)
  await expect(card(page, 'Many-0000')).toBeVisible()
})
