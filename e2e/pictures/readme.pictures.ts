import path from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { sessions } from '@sdp/api'
import { openChat, say } from '../pages/chat.ts'
import { action, expectState } from '../pages/publish.ts'
import { ruleTable } from '../pages/rules.ts'
import { callAs, type Person, visit } from '../pages/studio.ts'
import { guiResponseDialog } from '../pages/ui-actions.ts'
import { takePicture } from './camera.ts'

const folder = path.join(import.meta.dirname, '../../docs/images')

/** What the README shows, each by how one gets there. */
const scenes: Record<string, { path: string; as?: Person; prepare: (page: Page) => Promise<void> }> = {
  'domain-list': {
    path: '/domains',
    prepare: (page) => expect(page.getByRole('article', { name: 'Navigation', exact: true })).toBeVisible(),
  },
  'decision-table': {
    path: '/domains/climate/dialog-editor',
    prepare: async (page) => {
      await expect(ruleTable(page)).toContainText('set_cabin_temperature')
      await expect(page.getByRole('button', { name: /problems$/i })).toBeVisible()
    },
  },
  'ui-action': {
    path: '/domains/navigation/system-actions-editor?action=results_shown&dialog=gui',
    as: 'ada',
    prepare: (page) =>
      expect(
        guiResponseDialog(page, 'results_shown').getByRole('region', { name: 'Picture of the head unit' }),
      ).toBeVisible(),
  },
  'chat-why': {
    path: '/domains/climate/intent-editor',
    prepare: async (page) => {
      const chat = await openChat(page)
      const answer = await say(chat, 'set the temperature to 22 degrees')
      await answer.getByRole('button', { name: /^Why/ }).click()
      await expect(chat.getByRole('region', { name: 'Why this answer' })).toBeVisible()
    },
  },
  publish: { path: '/domains/climate/publish', prepare: openMarket },
}

async function openMarket(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Languages of ECE', exact: true }).click()
  await expect(page.getByRole('table', { name: 'Languages of ECE' })).toBeVisible()
}

async function publishSomething(page: Page): Promise<void> {
  await visit(page, 'paul', '/domains/climate/publish')
  await openMarket(page)
  await action(page, 'Publish eng-USA of ECE in dev').click()
  await expectState(page, 'ECE dev eng-USA', 'Published')
  await page.context().close()
}

test('the pictures of the README', async ({ browser }) => {
  const body = { message: 'Pictures' }
  await callAs('paul', sessions.start, { params: { id: 'climate' }, query: {}, body })
  await callAs('ada', sessions.start, { params: { id: 'navigation' }, query: {}, body })
  await publishSomething(await open(browser, 'light'))
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [name, { path: address, as = 'paul', prepare }] of Object.entries(scenes)) {
      const page = await open(browser, colorScheme)
      await visit(page, as, address)
      await prepare(page)
      await takePicture(page, path.join(folder, `${name}-${colorScheme}.webp`))
      await page.context().close()
    }
  }
})

async function open(browser: Browser, colorScheme: 'light' | 'dark'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 860 }, colorScheme })
  return context.newPage()
}
