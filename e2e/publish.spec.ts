import { expect, type Page } from '@playwright/test'
import { storeContent } from './pages/api.ts'
import { expectNothingWrongIn } from './pages/axe.ts'
import { answers, openChat, say } from './pages/chat.ts'
import { makeEditable } from './pages/editor.ts'
import { action, chip, confirmAction, expectState, openActions, openPublish } from './pages/publish.ts'
import { test } from './pages/shared-page.ts'
import { talkingRadio } from './pages/talking-radio.ts'

const prod = 'eng-USA of ECE in prod'
const place = 'ECE prod eng-USA'

/** Paul's radio, which Nora may look after as well, for the platform that the chat asks for. */
async function makeRadio(prefix: string): Promise<string> {
  const id = await makeEditable(prefix, 'paul', { contributors: ['nora'], ntg_versions: ['Gen20x.i2'] })
  await storeContent(id, talkingRadio)
  return id
}

/** Paul asks, Nora says yes, Paul publishes; both see the other's step without a reload. */
async function publishTogether({ paul, nora }: { paul: Page; nora: Page }, before: string): Promise<void> {
  await confirmAction(paul, `Request Publish ${prod}`, 'Request Publish')
  await expectState(paul, place, `${before}, requested`)
  await approve(nora)
  await publishApproved(paul, before)
}

async function approve(nora: Page, what = prod): Promise<void> {
  await action(nora, `Approve ${what}`).click()
  const dialog = nora.getByRole('dialog', { name: 'Approve publishing' })
  await expect(dialog).toContainText('Requested by')
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

async function publishApproved(paul: Page, before: string): Promise<void> {
  await expectState(paul, place, `${before}, approved`)
  await confirmAction(paul, `Publish ${prod}`, 'Publish')
  await expectState(paul, place, 'Published')
}

/** What the market says to a driver, other than to the one before. */
async function expectAnswerAtProd(page: Page, text: string): Promise<void> {
  const chat = await openChat(page)
  await chat.getByRole('combobox', { name: 'Chat stage' }).selectOption('ece-prod')
  const before = await answers(chat).count()
  await say(chat, 'stop it')
  await expect(answers(chat).nth(before)).toContainText(text)
  await page.keyboard.press('Escape')
  await expect(chat).toHaveCount(0)
}

test('[PUB-001] [PUB-002] [ROUTE-013] an author asks, somebody else approves, the market answers from it and is taken back', async ({
  pageOf,
}) => {
  const id = await makeRadio('Published')
  const paul = await openPublish(pageOf, 'paul', id, 'ECE')
  const nora = await openPublish(pageOf, 'nora', id, 'ECE')
  await publishTogether({ paul, nora }, 'Unpublished')
  await expectState(nora, place, 'Published')
  await expectAnswerAtProd(paul, 'Silence')

  await storeContent(id, { tts_responses: { ...talkingRadio.tts_responses, stopped: ['Not a sound'] } })
  await expectState(paul, place, 'Outdated')
  await expectAnswerAtProd(paul, 'Silence')
  await publishTogether({ paul, nora }, 'Outdated')
  await expectAnswerAtProd(paul, 'Not a sound')

  await chip(paul, place).click()
  await paul.getByRole('button', { name: 'Publications', exact: true }).click()
  const publications = paul.getByRole('dialog', { name: 'Publications of ECE' })
  const dialogs = publications.getByRole('row').filter({ hasText: 'Dialog Resource' })
  await expect(dialogs).toHaveCount(2)
  await expect(dialogs.first()).toContainText('Active')
  await expect(dialogs.last()).toContainText('Nora')
  await expectNothingWrongIn(publications)
  const goBack = async (action: string) => {
    await dialogs.last().getByRole('button', { name: 'Go back to this version' }).click()
    const question = paul.getByRole('dialog', { name: /^Go back to/ })
    await expect(question).toContainText('− eng-USA: Not a sound')
    await expectNothingWrongIn(question)
    await question.getByRole('button', { name: action, exact: true }).click()
    await expect(question).toHaveCount(0)
  }
  await goBack('Request')
  // What did not change since needs nobody's yes
  await chip(nora, place).click()
  await approve(nora, `Dialog Resource, ${prod}`)
  await goBack('Go back to this version')
  await expect(dialogs).toHaveCount(3)
  await expect(dialogs.first()).toContainText('Active')
  await publications.getByRole('button', { name: 'Close' }).click()
  await paul.keyboard.press('Escape')
  await expectState(paul, place, 'Outdated')
  await expectAnswerAtProd(paul, 'Silence')
})

test('a request is refused with a reason that the requester reads', async ({ pageOf }) => {
  const id = await makeRadio('Refused')
  const paul = await openPublish(pageOf, 'paul', id, 'ECE')
  const nora = await openPublish(pageOf, 'nora', id, 'ECE')
  await confirmAction(paul, `Request Publish ${prod}`, 'Request Publish')
  await expectState(nora, place, 'Unpublished, requested')
  const menu = await openActions(nora, prod)
  await menu.getByRole('menuitem', { name: 'Refuse' }).click()
  const dialog = nora.getByRole('dialog', { name: `Refuse the request for ${prod}` })
  await expectNothingWrongIn(dialog)
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Not before Monday')
  await dialog.getByRole('button', { name: 'Refuse' }).click()
  await paul.getByRole('button', { name: /^Your requests are answered/ }).click()
  const news = paul.getByRole('listitem').filter({ hasText: `your request for ${id}` })
  await expect(news).toContainText('“Not before Monday”')
  await news.getByRole('button', { name: /^Dismiss/ }).click()
  await expect(news).toHaveCount(0)
  await paul.keyboard.press('Escape')
  await expectState(paul, place, 'Unpublished')
  await chip(paul, place).click()
  await expect(paul.getByRole('dialog', { name: 'Details of ECE prod eng-USA' })).toContainText(
    'Not before Monday',
  )
})

test('[AUTH-022] [PUB-088] who cannot edit cannot publish and learns why', async ({ pageOf }) => {
  const id = await makeRadio('Locked')
  const nora = await openPublish(pageOf, 'nora', id, 'ECE')
  const publish = action(nora, 'Publish eng-USA of ECE in dev')
  await expect(publish).toHaveAttribute('aria-disabled', 'true')
  await expect(publish).toHaveAttribute('title', 'The domain is in read-only mode')
})
