import { compile, newState, understand } from '@sdp/dialogue'
import { aDomain, aSlot, aUiAction } from '@sdp/domain/testing'
import { readLines } from './car.ts'

const slots = {
  ordinal: aSlot('ordinal', {}, { type: 'which' }),
  time: aSlot('time', {}, { type: 'Time' }),
  number: aSlot('number', {}, { type: 'Number' }),
}

/** The answers of `answers.txt` that are not understood, or understood where they give no value. */
export function missedAnswers(): { asked: number; missed: string[] } {
  const domain = aDomain({
    slots: Object.values(slots),
    uiActions: Object.keys(slots).map((slot) =>
      aUiAction(`ask_${slot}`, { dialogAct: { type: 'askForInput', slots: { [slot]: '' } } }),
    ),
  })
  const programs = { eng: compile(domain, 'eng-USA'), deu: compile(domain, 'deu-DEU') }
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
  return { asked, missed }
}
