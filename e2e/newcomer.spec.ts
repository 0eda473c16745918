import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './own-server.ts'
import { answers, openChat, say } from './pages/chat.ts'
import { addIntent, savedByKey } from './pages/editor.ts'
import { addField, expressionCell } from './pages/expressions.ts'
import { expectState } from './pages/publish.ts'
import { writeText } from './pages/responses.ts'
import { ruleCell, writeCell } from './pages/rules.ts'
import { freshName, goInApp, signIn, signInByHand } from './pages/studio.ts'

const step = (page: Page, number: number) =>
  page.getByRole('region', { name: new RegExp(`^Step ${number} of 5`) })
const bar = (page: Page) => page.getByRole('complementary', { name: 'Tutorial' })

async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('[ROUTE-020] [PAGE-010] [PAGE-011] a newcomer signs in, follows the tutorial to its end, and the own domain answers', async ({
  page,
  startOwn,
}) => {
  const { url } = await startOwn()
  await signInByHand(page, 'nora', url)
  const hint = page.getByRole('region', { name: 'First steps' })
  await expect(hint).toContainText('You have no domain of your own yet')
  await hint.getByRole('link', { name: 'Start the tutorial' }).click()

  await expect(step(page, 1)).toContainText('Create domain')
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await page.getByRole('link', { name: 'Create a domain' }).click()
  await page.getByLabel('Name').fill('Greeter')
  await page.getByLabel('Initial language').click()
  await page.getByRole('option', { name: /eng-USA/ }).click()
  await page.getByRole('button', { name: 'Create domain' }).click()
  await expect(page).toHaveURL(/\/domains\/greeter\/intent-editor$/)
  await expect(bar(page)).toContainText('Create domain: done')
  await bar(page).getByRole('link', { name: 'Back to the tutorial' }).click()
  await goOn(page)

  await expect(step(page, 2)).toContainText('Domain data')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(step(page, 1)).toBeVisible()
  await goOn(page)
  await page.getByRole('link', { name: 'Open the domain data' }).click()
  await page.getByLabel('Description').fill('Says hello')
  await page.getByLabel('Tags').fill('first')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(step(page, 2)).toContainText('This step is done.')
  await goOn(page)

  await step(page, 3).getByRole('link', { name: 'Intents' }).click()
  await addIntent(page, 'say_hello')
  await page.getByRole('button', { name: /^Expressions of say_hello/ }).click()
  await addField(page).fill('(hello|hi) [there]')
  await page.keyboard.press('Enter')
  await expect(expressionCell(page, '(hello|hi) [there]')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  await page.getByRole('link', { name: 'UI Actions' }).click()
  const added = page.getByRole('textbox', { name: 'Add new UI action' })
  await added.fill('greeting')
  await added.press('Enter')
  await page.getByRole('button', { name: /^System Responses of greeting:/ }).click()
  const responses = page.getByRole('dialog', { name: 'System responses of greeting' })
  await writeText(responses, 'Hello! What can I do for you?')
  await responses.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('link', { name: 'Decision Table' }).click()
  await page.getByRole('button', { name: 'Add this example' }).click()
  await page.getByRole('button', { name: 'Add rule to Main' }).click()
  await writeCell(page, ruleCell(page, 'Intent', 1), 'say_hello')
  await expect(bar(page)).toContainText('To do: A rule answers the intent with the UI action')
  await writeCell(page, ruleCell(page, 'UI action', 1), 'greeting')
  await expect(bar(page)).toContainText('Intents and utterances: done, and not saved yet')
  await savedByKey(page, 'It says hello')
  await expect(bar(page)).toContainText('Intents and utterances: done')
  await bar(page).getByRole('link', { name: 'Back to the tutorial' }).click()
  await goOn(page)

  await step(page, 4).getByRole('link', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Languages of ECE', exact: true }).click()
  await page.getByRole('button', { name: 'Publish eng-USA of ECE in dev', exact: true }).click()
  await expectState(page, 'ECE dev eng-USA', 'Published')
  const chat = await openChat(page)
  await chat.getByRole('combobox', { name: 'Chat stage' }).selectOption('ece-dev')
  await expect(await say(chat, 'hi there')).toContainText('What can I do for you?')

  await chat.getByRole('button', { name: /^Keep as test up to here/ }).click()
  await page.getByRole('textbox', { name: 'Name of the test' }).press('Enter')
  await expect(bar(page)).toContainText('To do: A change broke it, and the test was red')
  await page.getByRole('link', { name: 'Decision Table' }).click()
  await ruleCell(page, 'UI action', 1).focus()
  await page.keyboard.press('Delete')
  const tests = page.getByRole('navigation', { name: 'Editor' }).getByRole('link', { name: /^Tests/ })
  await expect(tests).toHaveAccessibleName(/1 test failed/)
  await expect(bar(page)).toContainText('Upload to an NLU provider and test: done, and not saved yet')
  await page.keyboard.press('Control+z')
  await expect(tests).toHaveAccessibleName('Tests')
  await savedByKey(page, 'A test')
  await bar(page).getByRole('link', { name: 'Back to the tutorial' }).click()
  await expect(step(page, 4)).toContainText('This step is done.')
  await goOn(page)

  await expect(step(page, 5)).toContainText('Greeter')
  await page.getByRole('link', { name: 'Go on with Greeter' }).click()
  await expect(page).toHaveURL(/\/domains\/greeter\/intent-editor$/)

  await expect(bar(page)).toHaveCount(0)

  // To look at the tutorial begins nothing
  await goInApp(page, '/tutorial')
  await page.getByRole('button', { name: 'Begin again' }).click()
  await expect(step(page, 1)).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Domains' }).click()
  await expect(page.getByRole('heading', { name: /^Domains/ })).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'My Domains' })).toContainText('Greeter')
  await expect(page.getByRole('region', { name: 'First steps' })).toHaveCount(0)

  await goInApp(page, '/tutorial')
  await step(page, 1).getByRole('combobox').click()
  await page.getByRole('option', { name: 'Greeter' }).click()
  await goInApp(page, '/domains')
  await bar(page).getByRole('button', { name: 'Leave the tutorial' }).click()
  await expect(bar(page)).toHaveCount(0)
})

test('the tutorial is offered until somebody does not want it or has finished it (ruling R234)', async ({
  page,
}) => {
  await signIn(page, 'paul')
  const offer = page.getByRole('region', { name: 'First steps' })
  await expect(offer).toContainText('New here?')
  await offer.getByRole('button', { name: 'Not now' }).click()
  await expect(offer).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(offer).toHaveCount(0)
})

test('from the sign-in to the first own right answer takes at most 30 inputs (ruling R234)', async ({
  page,
}) => {
  let inputs = 0
  const click = async (what: Locator) => {
    inputs++
    await what.click()
  }
  const type = async (text: string) => {
    inputs++
    await page.keyboard.insertText(text)
  }
  const press = async (key: string) => {
    inputs++
    await page.keyboard.press(key)
  }
  const go = (name: string) => click(page.getByRole('button', { name, exact: true }))
  const follow = (name: string) => click(page.getByRole('link', { name, exact: true }))

  await page.goto(`${process.env.SDP_E2E_URL ?? ''}/`)
  await click(page.getByRole('radio', { name: /nora/i }))
  await go('Login')
  await follow('Start the tutorial')
  await follow('Create a domain')
  await expect(page.getByLabel('Name')).toBeFocused()
  await type(freshName('Greeter'))
  await click(page.getByLabel('Initial language'))
  await click(page.getByRole('option', { name: /eng-USA/ }))
  await go('Create domain')
  await expect(page).toHaveURL(/\/intent-editor$/)
  await expect(bar(page)).toContainText('Create domain: done')
  await follow('Back to the tutorial')
  await go('Continue')
  await follow('Open the domain data')
  await click(page.getByLabel('Description'))
  await type('Says hello')
  await click(page.getByLabel('Tags'))
  await type('first')
  await press('Enter')
  await go('Save')
  await go('Continue')
  await follow('Add an exchange')

  const dialog = page.getByRole('dialog', { name: 'Add exchange' })
  await expect(dialog.getByLabel('Intent')).toBeFocused()
  await type('say_hello')
  await press('Tab')
  await type('(hello|hi) [car]')
  await click(dialog.getByLabel('What the assistant answers'))
  await type('Hello! What can I do for you?')
  await press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Move rule 1' })).toBeFocused()
  await expect(bar(page)).toContainText('Intents and utterances: done')
  await go('Try out domains in the SDP chatbot')
  await expect(page.getByRole('textbox', { name: 'Ask SDP Studio' })).toBeFocused()
  await type('hi car')
  await press('Enter')
  await expect(answers(page.getByRole('dialog', { name: 'SDP chatbot' })).last()).toContainText(
    'What can I do for you?',
  )
  expect(inputs).toBeLessThanOrEqual(30)
})
