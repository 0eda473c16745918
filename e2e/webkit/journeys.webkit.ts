import { test as base, expect } from '@playwright/test'
import { storeContent } from '../pages/api.ts'
import { makeEditable, storedIntents } from '../pages/editor.ts'
import { module, rule, storeRules } from '../pages/rules.ts'
import { talkingRadio } from '../pages/talking-radio.ts'
import { key, WebKit } from './driver.ts'

const server = () => process.env.SDP_E2E_URL!

const test = base.extend<object, { webKit: WebKit }>({
  webKit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const webKit = await WebKit.launch()
      await use(webKit)
      await webKit.close()
    },
    { scope: 'worker' },
  ],
})

/** Signs in through the home page; who was here before is signed in already. */
async function signIn(webKit: WebKit): Promise<void> {
  await webKit.goto(`${server()}/`)
  await expect.poll(() => webKit.text()).toMatch(/Continue as|Login/)
  if ((await webKit.text()).includes('Continue as')) return
  await webKit.click('radio', 'Paul Author')
  await webKit.click('button', 'Login')
  await webKit.find('heading', 'Domains')
}

test('in the engine of Safari an author signs in, adds an intent and an expression, undoes, and saves by keys', async ({
  webKit,
}) => {
  const id = await makeEditable('WebKit')
  await signIn(webKit)
  const editor = `${server()}/domains/${id}/intent-editor`
  await webKit.goto(editor)
  await webKit.click('textbox', 'Add intent')
  await webKit.type('play', key.Enter)
  await webKit.find('button', 'Name: play')
  await webKit.type('stop', key.Enter)
  await webKit.focus('button', 'Name: stop')
  await webKit.press(key.Control, 'z')
  await expect.poll(() => webKit.text()).not.toContain('stop')

  await webKit.click('button', 'Expressions of play')
  await webKit.click('textbox', 'Add expression')
  await webKit.type('play (it|something)', key.Enter)
  await webKit.find('button', 'Delete play (it|something)')
  await webKit.press(key.Escape)
  await webKit.press(key.Control, 's')
  await webKit.click('textbox', 'Commit message')
  await webKit.type('In WebKit')
  await webKit.press(key.Control, key.Enter)
  await expect.poll(() => storedIntents(id)).toEqual(['play'])
  await webKit.goto(editor)
  await webKit.find('button', 'Name: play')
})

test('in the engine of Safari a rule is written with completions, copied and pasted', async ({ webKit }) => {
  const id = await makeEditable('WebKit')
  await storeRules(id, [module('Music', rule('play'))])
  await signIn(webKit)
  await webKit.goto(`${server()}/domains/${id}/dialog-editor`)
  await webKit.focus('button', 'Intent of rule 1 of Music: play')
  await webKit.type('sto', key.Enter)
  await webKit.find('button', 'Intent of rule 1 of Music: stop')
  await webKit.press(key.Control, 'c')
  await expect.poll(() => webKit.text()).toContain('1 rule copied')
  await webKit.press(key.Control, 'v')
  await webKit.find('button', 'Intent of rule 2 of Music: stop')
})

test('in the engine of Safari the chat answers and says why', async ({ webKit }) => {
  const id = await makeEditable('WebKit')
  await storeContent(id, talkingRadio)
  await signIn(webKit)
  await webKit.goto(`${server()}/domains/${id}/intent-editor`)
  await webKit.click('button', 'Try out domains in the SDP chatbot')
  await webKit.click('textbox', 'Ask SDP Studio')
  await webKit.type('stop it', key.Enter)
  await webKit.click('button', 'Why')
  await expect.poll(() => webKit.text()).toContain('The intent is ‘stop’ (certain), since ‘stop it’ fits.')
})
