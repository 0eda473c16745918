import { expect, test } from 'vitest'
import { aDomain, aUiAction } from '../../testing/index.ts'
import { conceptNames } from './concept-names.ts'

test('concepts are found wherever a domain mentions them, each once', () => {
  const domain = aDomain({
    uiActions: [
      aUiAction('note', { guiResponse: { name: 'note', type: 'DICTATION', labels: ['SEND_CONCEPT'] } }),
    ],
    ttsResponses: [{ name: 'hello', texts: ['HELLO_CONCEPT', 'Oh, HELLO_CONCEPT'] }],
    guiResponses: [{ name: 'note', template: { heading: 'BYE_CONCEPT' } }],
    additionalResponses: [{ name: 'BUSY', voice: ['WAIT_CONCEPT'], text: [] }],
  })
  expect(conceptNames(domain)).toEqual(['BYE_CONCEPT', 'HELLO_CONCEPT', 'SEND_CONCEPT', 'WAIT_CONCEPT'])
})
