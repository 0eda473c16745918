import { expect, type Page } from '@playwright/test'
import { publishing } from '@sdp/api'
import type { ApprovalOption } from '@sdp/domain/publishing'
import { storeContent, storedContent, write } from './pages/api.ts'
import { expectNothingWrongIn } from './pages/axe.ts'
import { answers, openChat, say } from './pages/chat.ts'
import { makeEditable, savedByKey } from './pages/editor.ts'
import { chip, expectState, openPublish } from './pages/publish.ts'
import { ruleCell } from './pages/rules.ts'
import { test } from './pages/shared-page.ts'
import { callAs, type Person, visit } from './pages/studio.ts'
import { radioInGerman, talkingRadio } from './pages/talking-radio.ts'
import { uiActionRow } from './pages/ui-actions.ts'

const languages = ['eng-USA', 'deu-DEU'].map((language) => ({ language, default: language === 'eng-USA' }))
/** How something gets to prod. */
const steps = [
  ['paul', 'request'],
  ['nora', 'approve'],
  ['paul', 'execute'],
] as const
const inEnglish = 'ECE prod eng-USA'
const inGerman = 'ECE prod deu-DEU'

/** A test that is kept next to the one from the chat. */
const silence = {
  name: 'silence when asked for',
  turns: [
    {
      sentences: { 'eng-USA': 'stop it', 'deu-DEU': 'hör auf' },
      intent: 'stop',
      expected: { intent: 'stop', systemActions: ['stopped'] },
    },
  ],
}

/** German in which the sentence that stops is one that plays. */
const [play, stop] = radioInGerman.nlu_interpretations
const mixedUp = {
  nlu_interpretations: [
    { ...play!, expressions: [...play!.expressions, ...stop!.expressions] },
    { ...stop!, expressions: [{ ...stop!.expressions[0]!, expression: 'Ruhe' }] },
  ],
}

/** Follows what there is to publish of a language of a domain at ECE prod, as somebody. */
async function follow(
  { id, language }: { id: string; language: string },
  person: Person,
  approval: ApprovalOption,
): Promise<void> {
  const domain = { name: id, savePoint: 'Original' }
  const { instructions } = await callAs(person, publishing.config, { body: { domain, context: {} } })
  const wanted = instructions
    .filter(({ node, environment }) => node === 'ECE' && environment === 'prod')
    .filter((one) => one.languages.includes(language))
    .map((one) => ({ ...one, languages: [language], approval }))
  await callAs(person, publishing.publish, { body: { domain, context: { instructions: wanted } } })
}

test('a conversation is kept from the chat, is broken by an edit and accepted, in two languages, and another failing test stops prod', async ({
  sharedPage: page,
  pageOf,
}) => {
  const id = await makeEditable('TestsKept', 'paul', { languages, contributors: ['nora'] })
  await storeContent(id, talkingRadio)
  await storeContent(id, radioInGerman, 'deu-DEU')
  await visit(page, 'paul', `/domains/${id}/intent-editor`)
  const tab = (label: RegExp) =>
    page.getByRole('navigation', { name: 'Editor' }).getByRole('link', { name: label })
  const result = (name = 'play something') =>
    page.getByRole('button', { name: new RegExp(`^Open ${name}: `) })
  const row = page.getByRole('row').filter({ has: result() })

  // Kept from the chat
  const chat = await openChat(page)
  const reset = chat.getByRole('button', { name: 'Reset dialog session' })
  await reset.click()
  // Answers of conversations before this one stay in the chat of a shared page
  const earlier = await answers(chat).count()
  await say(chat, 'play something')
  await say(chat, 'jazz')
  await say(chat, 'stop it')
  await answers(chat)
    .nth(earlier + 1)
    .getByRole('button', { name: /^Keep as test up to here/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Keep as test' })
  const name = dialog.getByRole('textbox', { name: 'Name of the test' })
  await expect(name).toHaveValue('play something')
  await expect(dialog).toContainText('2 turns in eng-USA')
  await expectNothingWrongIn(dialog)
  await name.press('Enter')
  await page.getByRole('button', { name: 'Show the test' }).click()
  await expect(result()).toContainText('Passed')
  await savedByKey(page, 'A test')
  expect(await storedContent(id)).toMatchObject({
    conversation_tests: [{ name: 'play something', turns: [{}, { userInputs: { genre: 'jazz' } }] }],
  })

  // It follows a rename
  await tab(/^UI Actions/).click()
  await write(page, uiActionRow(page, 'ask_genre'), 'Name', 'which_genre')
  await reset.click()
  const asked = await say(chat, 'play something')
  await expect(asked).toContainText('which_genre')
  await expect(asked).not.toContainText('expects otherwise')

  // The rule that plays goes, so that the question is asked again
  await tab(/^Decision Table/).click()
  await ruleCell(page, 'UI action', 1).focus()
  await page.keyboard.press('Delete')
  await expect(tab(/^Tests/)).toHaveAccessibleName(/1 test failed/)
  await page.getByRole('button', { name: '1 test failed' }).click()
  await expect(page.getByRole('complementary', { name: 'Problems' })).toContainText(
    'Turn 2: playing was expected, and which_genre was run',
  )
  await page.getByRole('button', { name: 'Close problems' }).click()
  const again = await say(chat, 'jazz')
  await expect(again).toContainText(
    'The test play something expects otherwise: playing was expected, and which_genre was run.',
  )
  await expectNothingWrongIn(chat)
  await again.getByRole('button', { name: 'This is right now: play something' }).click()
  await expect(again).not.toContainText('expects otherwise')
  await again.getByRole('button', { name: /^Why\?/ }).waitFor()
  await expect(tab(/^Tests/)).toHaveAccessibleName('Tests')

  await tab(/^Tests/).click()
  await expect(row).toContainText('1 passed')
  await result().click()
  await page.getByRole('button', { name: 'Go on in the chat' }).click()
  await expect(chat.getByRole('listitem', { name: 'You' }).last()).toContainText('jazz')
  await expect(chat.getByRole('img', { name: 'The answer is on its way' })).toHaveCount(0)
  await chat.getByRole('button', { name: 'Close the chat' }).click()
  await savedByKey(page, 'Accepted')

  await breakInGerman(page, id)
  await savedByKey(page, 'Accepted in German')
  await visit(page, 'paul', `/domains/${id}/tests`)
  await expect(row).toContainText('Passed')
  await expect(row).toContainText('1 passed')

  // Both languages are as they should be, and English is published with the dialog
  const { conversation_tests: kept } = await storedContent(id)
  await storeContent(id, { conversation_tests: [...(kept as object[]), silence] })
  const [english, german] = languages.map(({ language }) => ({ id, language }))
  for (const [person, approval] of steps) await follow(english!, person, approval)
  const paul = await openPublish(pageOf, 'paul', id, 'ECE')
  await expectState(paul, inEnglish, 'Published')

  // Then somebody mixes up what is said in German
  await storeContent(id, mixedUp, 'deu-DEU')
  await follow(german!, 'paul', 'request')

  // Whoever approves sees beforehand what will happen
  const nora = await openPublish(pageOf, 'nora', id, 'ECE')
  await nora.getByRole('button', { name: 'Approve deu-DEU of ECE in prod', exact: true }).click()
  const approving = nora.getByRole('dialog', { name: 'Approve publishing' })
  const tests = approving.getByRole('region', { name: 'Kept tests' })
  await expect(tests.getByRole('alert')).toContainText('publishing will be stopped at ECE prod')
  await expect(tests.getByRole('listitem')).toContainText('intent stop was expected, and play was understood')
  await expectNothingWrongIn(approving)
  await approving.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(approving).toHaveCount(0)

  await follow(german!, 'paul', 'execute')
  await expectState(paul, inGerman, 'Error')
  await chip(paul, inGerman).click()
  const details = paul.getByRole('dialog', { name: `Details of ${inGerman}` })
  await expect(details).toContainText("The kept test 'silence when asked for' (deu-DEU) fails")
  const failing = details.getByRole('list', { name: 'Failing tests' }).first()
  await expect(failing).toContainText('Turn 1: intent stop was expected, and play was understood')
  await expectNothingWrongIn(details)
  await failing.getByRole('link', { name: 'silence when asked for' }).click()
  await expect(paul.getByRole('region', { name: 'Test silence when asked for' })).toBeVisible()

  await storeContent(id, radioInGerman, 'deu-DEU')
  for (const [person, approval] of steps) await follow(german!, person, approval)
  await expectState(await openPublish(pageOf, 'paul', id, 'ECE'), inGerman, 'Published')
})

/** In German the conversation is said by own expressions; what somebody says there is another value, and right there alone. */
async function breakInGerman(page: Page, id: string): Promise<void> {
  await visit(page, 'paul', `/domains/${id}/tests?language=deu-DEU`)
  const result = page.getByRole('button', { name: /^Open play something: / })
  const row = page.getByRole('row').filter({ has: result })
  await expect(result).toContainText('Passed')
  await result.click()
  const panel = page.getByRole('region', { name: 'Test play something' })
  const sentence = panel.getByLabel('Sentence of turn 2 in deu-DEU')
  await expect(sentence).toHaveAttribute('placeholder', /^Jazz /)
  await sentence.fill('Rock')
  await page.keyboard.press('Enter')
  await expect(result).toContainText('Turn 2: genre = jazz was expected, and genre = rock was said')
  await panel.getByRole('button', { name: 'Close the test' }).click()
  await expect(row).toContainText('1 passed')
  await result.click()
  await panel
    .getByRole('listitem', { name: 'Turn 2' })
    .getByRole('button', { name: 'This is right now' })
    .click()
  await expect(result).toContainText('Passed')
}
