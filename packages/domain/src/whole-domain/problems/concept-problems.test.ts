import { expect, test } from 'vitest'
import type { Domain } from '../../model/domain.ts'
import { supportedLanguages } from '../../model/supported-languages.ts'
import { knownConcepts } from '../../nouns/concepts/known-concepts.ts'
import { aDomain, aUiAction } from '../../testing/index.ts'
import { mentionsConcepts } from './concept-problems.ts'
import { createProblemFinder, type ProblemContext } from './problem-finder.ts'

const context: ProblemContext = {
  language: 'eng-USA',
  vendorPrefix: 'sdp_',
  coreActions: [],
  platformUiActions: [],
  languages: supportedLanguages,
}
const known = knownConcepts([
  { name: 'HELLO_CONCEPT', isActive: true, formerNames: ['HI_CONCEPT'] },
  { name: 'BYE_CONCEPT', isActive: false, formerNames: [] },
])

/** A domain that names a concept in a spoken text, in a toast and as a label of a dictation. */
const naming = (concept: string): Domain =>
  aDomain({
    uiActions: [
      aUiAction('say', { ttsResponses: ['say'] }),
      aUiAction('toast', { guiResponse: { name: 'toast', type: 'TOAST_MESSAGE' } }),
      aUiAction('dictate', { guiResponse: { name: 'dictate', type: 'DICTATION', labels: [concept] } }),
    ],
    ttsResponses: [{ name: 'say', texts: [`Well, ${concept}`] }],
    guiResponses: [{ name: 'toast', template: { type: 'TEXT', content: [concept] } }],
  })

const about = (domain: Domain, concepts = known) =>
  createProblemFinder(context)(domain, concepts)
    .filter(({ secondary }) => secondary?.endsWith('_CONCEPT'))
    .map(({ severity, message, at }) => `${at.join('.')}: ${severity}: ${message}`)
    .sort()

const everywhere = (message: string) =>
  ['guiResponses.0', 'ttsResponses.0', 'uiActions.2'].map((place) => `${place}: warning: ${message}`)

test('a concept that is not there is reported where it is named: spoken text, toast and dictation label', () => {
  expect(about(naming('GONE_CONCEPT'))).toEqual(everywhere('There is no concept GONE_CONCEPT'))
})

test('so is one without an active text in the open language', () => {
  expect(about(naming('BYE_CONCEPT'))).toEqual(
    everywhere('The concept BYE_CONCEPT has no active text in eng-USA'),
  )
})

test('a former name is reported with the new one', () => {
  expect(about(naming('HI_CONCEPT'))).toEqual(
    everywhere('The concept HI_CONCEPT is called HELLO_CONCEPT now'),
  )
})

test('nothing is wrong with an active one, whatever its case, or while concepts are not known', () => {
  expect(about(naming('HELLO_CONCEPT'))).toEqual([])
  expect(about(naming('Hello_CONCEPT'))).toEqual([])
  const domain = naming('GONE_CONCEPT')
  expect(createProblemFinder(context)(domain).filter(({ message }) => message.includes('GONE'))).toEqual([])
})

test('what becomes known later is reported by the same check', () => {
  const check = createProblemFinder(context)
  const domain = naming('NEW_CONCEPT')
  const count = check(domain).length
  expect(check(domain, known).length).toBe(count + 3)
  const more = knownConcepts([{ name: 'NEW_CONCEPT', isActive: true, formerNames: [] }])
  expect(check(domain, more).length).toBe(count)
})

test('an entry says whether it mentions concepts at all', () => {
  const { ttsResponses, uiActions } = naming('A_CONCEPT')
  expect(mentionsConcepts(ttsResponses[0]!, 'ttsResponses')).toBe(true)
  expect(mentionsConcepts(uiActions[0]!, 'uiActions')).toBe(false)
})
