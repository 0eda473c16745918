import { expect, test } from 'vitest'
import type { Domain } from '../../model/domain.ts'
import { supportedLanguages } from '../../model/supported-languages.ts'
import { aDomain, aSlot, aUiAction } from '../../testing/index.ts'
import { createProblemFinder, findProblems } from '../../whole-domain/problems/problem-finder.ts'
import { setResponseText } from './text-edits.ts'

const context = {
  language: 'eng-USA',
  vendorPrefix: 'sdp_',
  coreActions: [],
  platformUiActions: [],
  languages: supportedLanguages,
}

function wrongWith(parts: Partial<Domain>, ssmlTransition = false): string[] {
  const domain = aDomain({
    slots: [aSlot('genre')],
    uiActions: [aUiAction('answer', { ttsResponses: ['hello'] })],
    ...parts,
  })
  return findProblems(domain, { ...context, ssmlTransition }).map(
    ({ severity, at, message }) => `${severity} ${at.join('.')}: ${message}`,
  )
}

test('what is wrong in a spoken text is a problem of the domain, with its place', () => {
  const ttsResponses = [
    { name: 'hello', texts: ['Hello {{genre}}', 'Hi <mw>', 'Hello{{genre}}', ' ', '{{artist}}'] },
  ]
  expect(wrongWith({ platforms: ['Gen20x.i3'], ttsResponses })).toEqual([
    'error ttsResponses.0.texts.1.3: <mw> is not closed with </mw>',
    'warning ttsResponses.0.texts.3: The text should contain at least one character',
    'warning ttsResponses.0.texts.2: The texts 1 and 3 differ in nothing but spaces',
    'warning ttsResponses.0: There is no slot or API input artist',
  ])
})

test('responses without texts and those that nobody uses are warnings', () => {
  const ttsResponses = [
    { name: 'hello', texts: [] },
    { name: 'answer_preTts', texts: ['Well'] },
    { name: 'gone_preTts', texts: ['Well'] },
  ]
  expect(wrongWith({ ttsResponses, audioResponses: [{ name: 'ding', texts: ['<x>.wav'] }] })).toEqual([
    'warning ttsResponses.0.texts: hello has no text',
    'warning ttsResponses.2: No UI action uses gone_preTts',
    'warning audioResponses.0: No UI action uses ding',
  ])
})

test('additional responses: voices are spoken, texts are shown', () => {
  const additionalResponses = [{ name: 'BUSY', voice: ['<rate value="9">x</rate>'], text: ['<b>'] }]
  const ttsResponses = [{ name: 'hello', texts: ['Hello'] }]
  expect(wrongWith({ additionalResponses, ttsResponses }, true)).toEqual([
    'error additionalResponses.0.voice.0.0: The value of <rate> can be: 50 to 200',
  ])
})

test('after an edit of one of 20,000 texts only that one is looked at again', () => {
  const names = Array.from({ length: 5000 }, (_, index) => `action${index}`)
  const large = aDomain({
    uiActions: names.map((name) => aUiAction(name, { ttsResponses: [name] })),
    ttsResponses: names.map((name, index) => ({
      name,
      texts: Array.from(
        { length: 4 },
        (__, text) => `Text ${index} ${text} <mw>{{genre}}</mw> and more words`,
      ),
    })),
    slots: [aSlot('genre')],
    platforms: ['Gen20x.i3'],
  })
  const check = createProblemFinder(context)
  const millis = (look: () => void) => {
    const before = performance.now()
    look()
    return performance.now() - before
  }
  const whole = millis(() => expect(check(large)).toEqual([]))
  const afterEdits = [1, 2, 3].map((index) => {
    const edited = setResponseText(large, { kind: 'tts', name: 'action4000', index, text: 'Hi <mw>' })
    return millis(() => expect(check(edited)).toHaveLength(1))
  })
  // Compared with the look at all of it, since a busy machine is slow at both; the best of three, since it may also pause
  expect(Math.min(...afterEdits)).toBeLessThan(whole / 5)
})
