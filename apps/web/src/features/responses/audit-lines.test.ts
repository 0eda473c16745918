import { auditResponses } from '@sdp/domain/responses'
import { aDomain, aUiAction } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { auditLines } from './audit-lines.ts'

test('a finding leads to the UI action where it can be mended', () => {
  const domain = aDomain({
    uiActions: [aUiAction('answer', { ttsResponses: ['hello'] }), aUiAction('show')],
    ttsResponses: [
      { name: 'hello', texts: ['Hello {{lost}}'] },
      { name: 'left', texts: ['Over'] },
    ],
    guiResponses: [{ name: 'gone', template: {} }],
  })
  const lines = auditLines(domain, auditResponses(domain, { ssmlTransition: false }))
  expect(lines.map(({ title, message, action, dialog }) => [title, message, action, dialog])).toEqual([
    ['No text', 'show says nothing in this language', 'show', 'responses'],
    ['Not used', 'No UI action uses left', undefined, 'responses'],
    ['Nothing fills it', 'hello, text 1: There is no slot or API input lost', 'answer', 'responses'],
    ['GUI response', 'The GUI response gone belongs to no UI action', undefined, 'gui'],
  ])
})
