import { aDomain, aUiAction } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import type { ConceptWording } from '../model/context.ts'
import { compile } from '../program/compile.ts'
import { conceptsOf, conceptWords } from './concepts.ts'

const wordings: ConceptWording[] = [
  { name: 'SENT_CONCEPT', type: 'voice', text: 'Ich habe es gesendet.' },
  { name: 'SENT_CONCEPT', type: 'voice', text: 'Es ist unterwegs.' },
  { name: 'SENT_CONCEPT', type: 'text', text: 'Gesendet' },
  { name: 'OK_CONCEPT', type: 'text', text: 'OK <b>' },
]

test('what is said takes the spoken words, what is shown the written ones', () => {
  const words = conceptWords(wordings, 0)
  expect(words.said('Gut. SENT_CONCEPT {{name}}')).toBe('Gut. Ich habe es gesendet. {{name}}')
  expect(words.shown({ content: ['SENT_CONCEPT', 7] })).toEqual({ content: ['Gesendet', 7] })
})

test('a concept with words of the other kind alone has those, and one without any keeps its name', () => {
  const words = conceptWords(wordings, 0)
  expect(words.said('OK_CONCEPT LOST_CONCEPT')).toBe('OK <b> LOST_CONCEPT')
})

test('several words have their turns', () => {
  const said = [0, 1, 2, -1].map((turn) => conceptWords(wordings, turn).said('SENT_CONCEPT'))
  expect(said).toEqual([
    'Ich habe es gesendet.',
    'Es ist unterwegs.',
    'Ich habe es gesendet.',
    'Es ist unterwegs.',
  ])
})

test('a UI action mentions the concepts of its texts, of its screen and of its labels', () => {
  const action = aUiAction('sent', {
    ttsResponses: ['ok'],
    guiResponse: { name: 'sent', type: 'TOAST_MESSAGE', labels: ['LABEL_CONCEPT'] },
  })
  const domain = aDomain({
    uiActions: [action],
    ttsResponses: [{ name: 'ok', texts: ['A_CONCEPT', 'Good.'] }],
    guiResponses: [{ name: 'sent', template: { type: 'TEXT', content: ['B_CONCEPT'] } }],
  })
  const program = compile(domain, 'deu-DEU')
  expect(conceptsOf(program, action)).toEqual(['A_CONCEPT', 'B_CONCEPT', 'LABEL_CONCEPT'])
  expect(conceptsOf(program, aUiAction('other'))).toEqual([])
})
