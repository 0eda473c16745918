import { search } from '@sdp/api'
import { aLargeWireDomain } from '@sdp/domain/testing'
import { callAs } from '../e2e/pages/studio.ts'
import { inBrowser, makeDomainOf, mostlyWithin } from './in-browser.ts'
import { paintedAfter } from './page-work.ts'
import { print } from './report.ts'

/** How soon the command palette shows what it finds: 20 domains of 2,000 intents, one of them open in a real browser. */

const domains = 20
const size = { intents: 2000, expressions: 1, rules: 2000, languages: ['eng-USA'] }
const texts = ['playlist', 'concert 12', 'plco', 'xyz']

const lines = await inBrowser(async ({ page }) => {
  const wire = aLargeWireDomain(size)
  const ids: string[] = []
  for (let number = 1; number <= domains; number++) {
    const name = `Large${number}`
    ids.push(await makeDomainOf({ name, languages: wire.languages }, { ...wire, name }))
  }
  await page.goto(`/domains/${ids[0]}/intent-editor`)
  await page.getByRole('grid', { name: 'Intents' }).waitFor()

  const letters: number[] = []
  const answers: number[] = []
  for (const text of [...texts, ...texts]) {
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'Command palette' }).waitFor()
    for (const letter of text) letters.push((await paintedAfter(page, letter)).first)
    await page.keyboard.press('Escape')
  }
  for (const text of [...texts, ...texts, ...texts]) {
    const start = performance.now()
    await callAs('ada', search.names, { query: { text, except: ids[0]! } })
    answers.push(performance.now() - start)
  }
  return [
    mostlyWithin(50, 'a letter in the palette until what it finds is painted', letters),
    mostlyWithin(50, 'what the server finds in 19 other domains', answers),
  ]
})
process.exit(print(lines) ? 1 : 0)
