import { compile, newState, understand } from '@sdp/dialogue'
import { aDomain, aSlot, aUiAction } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { readLines } from './car.ts'

/* What people answer to a question, written without looking at the samples: the value is found among the other words. */

const slots = {
  ordinal: aSlot('ordinal', {}, { type: 'which' }),
  time: aSlot('time', {}, { type: 'Time' }),
  number: aSlot('number', {}, { type: 'Number' }),
}
const domain = aDomain({
  slots: Object.values(slots),
  uiActions: Object.keys(slots).map((slot) =>
    aUiAction(`ask_${slot}`, { dialogAct: { type: 'askForInput', slots: { [slot]: '' } } }),
  ),
})
const programs = { eng: compile(domain, 'eng-USA'), deu: compile(domain, 'deu-DEU') }

test('most answers to a question are understood, and what answers nothing is not', () => {
  const missed: string[] = []
  let asked = 0
  for (const [question = '', kind = '', text = '', value = ''] of readLines('answers.txt')) {
    if (!Object.hasOwn(slots, kind)) continue
    asked++
    const waits = { uiAction: `ask_${kind}`, act: 'askForInput', slots: [kind], whiteList: [] }
    const program = /[äöüß]|^(Welche|Um wie|Wann|Wie|Auf)/.test(question) ? programs.deu : programs.eng
    const { chosen } = understand(program, { ...newState(), waits }, text)
    if ((chosen !== undefined) !== (value !== '-')) missed.push(`${text} (${value})`)
  }
  expect(asked).toBeGreaterThan(20)
  expect(missed).toMatchInlineSnapshot(`
    [
      "whichever is nearest (nearest)",
      "einfach das nächstgelegene (nearest)",
    ]
  `)
})
