import { expect, test } from 'vitest'
import { newApiInput } from '../../model/api-input.ts'
import { aDomain, aSlot, aUiAction } from '../../testing/index.ts'
import { auditResponses } from './audit.ts'

const domain = aDomain({
  platforms: ['Gen20x.i3'],
  slots: [aSlot('genre')],
  apiInputs: [newApiInput('found')],
  uiActions: [
    aUiAction('answer', {
      ttsResponses: ['hello'],
      preTtsText: 'answer_preTts',
      guiResponse: { name: 'answer', type: 'ONLINE_UI' },
    }),
    aUiAction('show', { ttsResponses: ['later'], audioResponses: ['ding'] }),
  ],
  ttsResponses: [
    {
      name: 'hello',
      texts: ['Hello {{genre}} of {{found.title}}', 'Hello  {{ genre }} of {{found.title}} '],
    },
    { name: 'later', texts: [] },
    { name: 'answer_preTts', texts: ['<rate value="20">{{artist}}</rate>'] },
    { name: 'left', texts: ['Over'] },
  ],
  audioResponses: [{ name: 'ding', texts: ['{{x}}.wav'] }],
  guiResponses: [{ name: 'gone', template: { heading: '$lost', list: ['{{lost}}', '{{genre}}'] } }],
})

test('[UIA-010] an audit lists all that is worth a look, kind by kind', () => {
  const findings = auditResponses(domain, { ssmlTransition: false }).map(
    ({ kind, in: list, name, text, message }) =>
      `${kind} ${list}.${name}${text === undefined ? '' : `.${text}`}: ${message}`,
  )
  expect(findings).toEqual([
    'noText uiActions.show: show says nothing in this language',
    'unused ttsResponses.left: No UI action uses left',
    'unfilled ttsResponses.answer_preTts.0: There is no slot or API input artist',
    'unfilled audioResponses.ding.0: There is no slot or API input x',
    'spaces ttsResponses.hello.1: The texts 1 and 2 differ in nothing but spaces',
    'ssml ttsResponses.answer_preTts.0: The value of <rate> can be: 50 to 200',
    'gui uiActions.answer: The GUI response of answer is not there in this language',
    'gui guiResponses.gone: The GUI response gone belongs to no UI action',
    'gui guiResponses.gone: There is no slot or API input lost',
  ])
})

test('an audit of a sound domain reports nothing', () => {
  const uiActions = [aUiAction('answer', { ttsResponses: ['hello'] })]
  const sound = aDomain({ uiActions, ttsResponses: [{ name: 'hello', texts: ['Hello', 'Hi'] }] })
  expect(auditResponses(sound, { ssmlTransition: false })).toEqual([])
})

test('whether tags are read depends on the platforms and on the transition to SSML', () => {
  const uiActions = [aUiAction('answer', { ttsResponses: ['hello'] })]
  const old = aDomain({
    platforms: ['NTG7-SOP'],
    uiActions,
    ttsResponses: [{ name: 'hello', texts: ['Hello<eos/>'] }],
  })
  expect(auditResponses(old, { ssmlTransition: false })).toMatchObject([{ kind: 'ssml' }])
  expect(auditResponses(old, { ssmlTransition: true })).toEqual([])
})
