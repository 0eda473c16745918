import { expect, test } from 'vitest'
import { editRenames } from '../edits.ts'
import { expectEdit } from '../testing/expect-edit.ts'
import { aDomain, aUiAction } from '../testing/index.ts'
import { renameUiAction } from './edits.ts'

test('a UI action takes no name from texts that nobody uses', () => {
  const before = aDomain({
    uiActions: [{ ...aUiAction('show'), ttsResponses: ['show'], audioResponses: ['show'] }],
    ttsResponses: [
      { name: 'show', texts: ['here it is'] },
      { name: 'present', texts: ['kept for later'] },
    ],
    audioResponses: [
      { name: 'show', texts: ['here.wav'] },
      { name: 'present', texts: [] },
    ],
  })
  const rename = { from: 'show', to: 'present' }
  const after = expectEdit(before, renameUiAction, rename)
  expect(after.ttsResponses).toEqual(before.ttsResponses)
  expect(after.uiActions).toMatchObject([
    { name: 'present', ttsResponses: ['show'], audioResponses: ['present'] },
  ])
  expect(after.audioResponses).toEqual([{ name: 'present', texts: ['here.wav'] }])
  expect(editRenames(renameUiAction, before, rename).map(({ kind }) => kind)).toEqual([
    'uiAction',
    'audioResponse',
  ])
})
