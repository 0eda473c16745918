import { expect, test } from '@playwright/test'
import { sessions } from '@sdp/api'
import { openEditor } from './pages/editor.ts'
import { callAs, freshName, makeDomain } from './pages/studio.ts'

test('at 1440 pixels no name of the header is cut, also with all that a domain can show there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const id = await makeDomain(freshName('LongNamedTestDomain'), 'paul', {
    isTestDomain: true,
    diss: { enabled: true, version: null },
  })
  await callAs('paul', sessions.start, { params: { id }, query: {}, body: { message: 'work' } })
  await openEditor(page, id)
  const header = page.getByRole('main').locator('header')
  await expect(header.getByLabel('DISS version Latest')).toBeVisible()
  const cut = await header.evaluate((element) => [
    ...(element.scrollWidth > element.clientWidth ? [`header ${element.scrollWidth}`] : []),
    ...[...element.querySelectorAll('button, button span, .MuiChip-label')]
      .filter((one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).display !== 'inline')
      .map((one) => `${one.textContent} ${one.scrollWidth} > ${one.clientWidth}`),
  ])
  expect(cut).toEqual([])

  // One row from here on, and the name of the domain still says something
  for (const width of [1440, 1600, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => header.evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(64)
  }
})
